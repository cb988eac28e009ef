internal import DragCoding
internal import DragKit

/// The values of all pages.
///
/// Swift boxes each value, because its protocol type has room for three words only, and copies a
/// shared box when the value changes. So a copy of the pages shares the unchanged ones.
struct Pages: Sendable {
  /// The values, in the order of `Page.allCases`.
  private var values: [any PlaygroundScene]
  /// The hashes of the values; `nil` for a value that has changed since it was hashed.
  @Derived private var hashes: [UInt64?]

  init() {
    values = Page.allCases.map { $0.type.init() }
    hashes = Self.fresh
  }

  private static let fresh: [UInt64] = Page.allCases.map { $0.type.init().stateHash }
  private static let freshStates: [UInt64] = Page.allCases.map { $0.type.init().stableHash }

  /// The value of a page; its type is ``Page/type``.
  subscript(page: Page) -> any PlaygroundScene {
    _read { yield values[page.rawValue] }
    _modify {
      hashes[page.rawValue] = nil
      yield &values[page.rawValue]
    }
  }

  /// A copy of the value of the page of the given type; setting it replaces the value.
  subscript<Scene: PlaygroundScene>(type: Scene.Type) -> Scene {
    get { read(type) { $0 } }
    set { self[Scene.page] = newValue }
  }

  func read<Scene: PlaygroundScene, Result>(
    _ type: Scene.Type, _ body: (Scene) -> Result
  ) -> Result {
    values[Scene.page.rawValue].read(as: type, body)
  }

  /// Changes the value of the page of the given type in place, without a copy.
  mutating func modify<Scene: PlaygroundScene, Result>(
    _ type: Scene.Type, _ body: (inout Scene) -> Result
  ) -> Result {
    self[Scene.page].modify(as: type, body)
  }

  /// Computes the missing hashes, except that of the shown page, which soon changes again.
  mutating func updateHashes(except shown: Page) {
    for page in Page.allCases where page != shown && hashes[page.rawValue] == nil {
      hashes[page.rawValue] = values[page.rawValue].stateHash
    }
  }

  /// Writes the hashes of the pages that differ from those of a new window.
  ///
  /// The others are omitted, so a page that is added to the program changes no recording.
  func encodeHashes(to writer: inout CanonicalWriter) {
    for page in Page.allCases {
      let hash = hashes[page.rawValue] ?? values[page.rawValue].stateHash
      if hash != Self.fresh[page.rawValue] { writer.write(page, Int64(bitPattern: hash)) }
    }
  }
}

extension Pages {
  /// The number of pages when recordings first had hashes of their models.
  private static let firstPages = 9
  private static let freshModels = Page.allCases.map { $0.type.init().model.foldedHash }

  /// Writes the hashes of the models: of the first pages always, and without their numbers.
  ///
  /// A later page is omitted while its model equals a new window's, so it changes no recording.
  func encodeModelHashes(to writer: inout CanonicalWriter) {
    for page in Page.allCases {
      let hash = values[page.rawValue].model.foldedHash
      if page.rawValue < Self.firstPages {
        writer.write(hash)
      } else if hash != Self.freshModels[page.rawValue] {
        writer.write(page, hash)
      }
    }
  }
}

extension Pages: Hashable {
  static func == (left: Pages, right: Pages) -> Bool {
    zip(left.values, right.values).allSatisfy { $0.isEqual(to: $1) }
  }

  func hash(into hasher: inout Hasher) { for value in values { value.hash(into: &hasher) } }
}

extension Pages: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    let changed = Page.allCases.filter {
      values[$0.rawValue].stableHash != Self.freshStates[$0.rawValue]
    }
    writer.write(changed)
    for page in changed { values[page.rawValue].encode(into: &writer) }
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init()
    let changed: [Page] = try reader.read()
    guard zip(changed, changed.dropFirst()).allSatisfy({ $0.rawValue < $1.rawValue }) else {
      throw reader.invalid("pages")
    }
    for page in changed { self[page] = try page.type.init(decoding: &reader) }
  }
}

extension Page {
  /// The scene of each page; recordings refer to pages by number, so a new page comes last.
  static let scenes: [any PlaygroundScene.Type] = [
    LinkScene.self, DiagramScene.self, ColoursScene.self, LessonsScene.self, PlaylistScene.self,
    BoardScene.self, PicturesScene.self, RecordingsScene.self, GuideScene.self,
  ]

  static let infos = scenes.map { $0.info }

  var type: any PlaygroundScene.Type { Self.scenes[rawValue] }

  package static let follow = LinkScene.page
  package static let diagram = DiagramScene.page
  package static let colours = ColoursScene.page
  package static let guide = GuideScene.page
  package static let board = BoardScene.page
  package static let lessons = LessonsScene.page
  package static let playlist = PlaylistScene.page
  package static let pictures = PicturesScene.page
  package static let recordings = RecordingsScene.page
}

extension PlaygroundScene {
  /// The page whose scene this is.
  ///
  /// - Precondition: ``Page/scenes`` contains the scene.
  static var page: Page {
    let page = Page.scenes.firstIndex { $0 == self }.flatMap(Page.init)
    guard let page else { preconditionFailure("\(self) is not in the list of scenes") }
    return page
  }

  /// Returns a registry with the handlers of the page added, and those of its items' menus.
  fileprivate static func add(
    to registry: HandlerRegistry<PlaygroundContent>
  ) -> HandlerRegistry<PlaygroundContent> {
    containersWithMenus.reduce(registry.part(PagePart<Self>(), handlers)) { registry, container in
      registry.items(in: container) { item in
        item.onContextMenu { content, item, place in content.openMenu(of: item, at: place) }
      }
    }
  }
}

extension HandlerRegistry<PlaygroundContent> {
  func addingPages() -> Self { Page.scenes.reduce(self) { $1.add(to: $0) } }
}

extension PlaygroundContent {
  package var board: BoardScene { pages[BoardScene.self] }
  package var colours: ColoursScene { pages[ColoursScene.self] }
  package var diagram: DiagramScene { pages[DiagramScene.self] }
  package var guide: GuideScene { pages[GuideScene.self] }
  package var lessons: LessonsScene { pages[LessonsScene.self] }
  package var pictures: PicturesScene { pages[PicturesScene.self] }
  package var playlist: PlaylistScene { pages[PlaylistScene.self] }
  package var recordings: RecordingsScene { pages[RecordingsScene.self] }
}

/// The page of the given type, as the part of the content that its handlers change.
struct PagePart<Scene: PlaygroundScene>: ContentPart {
  func read<Result>(_ content: PlaygroundContent, _ body: (Scene) -> Result) -> Result {
    content.pages.read(Scene.self, body)
  }

  func modify<Result>(
    _ content: inout PlaygroundContent, _ body: (inout Scene) -> Result
  ) -> Result {
    content.pages.modify(Scene.self, body)
  }
}

extension PlaygroundScene {
  /// The hash of the encoded state, with the model's stored hash instead of the model.
  fileprivate var stateHash: UInt64 {
    var writer = CanonicalWriter.hashing
    model.foldedHash.encode(into: &writer)
    encodeTheRest(to: &writer)
    return writer.stableHash
  }

  fileprivate func isEqual(to other: any PlaygroundScene) -> Bool { other as? Self == self }

  /// Calls `body` with the value in place, without a copy; its type must be `Scene`.
  fileprivate func read<Scene, Result>(as type: Scene.Type, _ body: (Scene) -> Result) -> Result {
    precondition(Self.self == type, "the page is \(Self.self), not \(type)")
    return withUnsafePointer(to: self) {
      body(UnsafeRawPointer($0).assumingMemoryBound(to: Scene.self).pointee)
    }
  }

  /// Changes the value in place with `body`, without a copy; its type must be `Scene`.
  mutating func modify<Scene, Result>(
    as type: Scene.Type, _ body: (inout Scene) -> Result
  ) -> Result {
    precondition(Self.self == type, "the page is \(Self.self), not \(type)")
    // A checked cast would copy the value, and changing the copy would copy what the value shares.
    return withUnsafeMutablePointer(to: &self) {
      body(&UnsafeMutableRawPointer($0).assumingMemoryBound(to: Scene.self).pointee)
    }
  }
}
