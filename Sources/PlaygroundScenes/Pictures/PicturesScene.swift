internal import DragCoding
package import DragKit
internal import PlaygroundUI

/// The page *Pictures*: a tile for each file of the user, groups of tiles, and a document that
/// stores them.
///
/// The page knows files only by their paths and by the program's reports (``PictureReport``). It
/// never reads or changes one.
package struct PicturesScene: PlaygroundScene {
  static let info = PageInfo(name: "pictures", scene: "pictures", icon: "image")

  /// The model, with the container `pictures` and a container for each group, named like the
  /// group's item.
  ///
  /// The model's titles are those that the user has given.
  package internal(set) var model = Model() { didSet { layOut() } }
  var bounds = Rect.zero { didSet { if bounds != oldValue { sizeTiles() } } }
  /// The look of the tiles; one value, because each change measures all tiles.
  var look = TileLook() { didSet { if look != oldValue { sizeTiles() } } }
  /// The open groups, in the order of opening.
  var openGroups: [ContainerID] = [] { didSet { if openGroups != oldValue { layOut() } } }
  /// The groups among the dragged items, closed during the drag.
  var liftedGroups: [ContainerID] = [] { didSet { if liftedGroups != oldValue { layOut() } } }
  /// The selected tiles, including those that an undo can restore or that are in a folded group.
  package internal(set) var selection = TileSelection()
  var isSelecting = false
  /// The selection when the current rubber band began; `nil` while no band is active.
  var selectionBeforeBand: TileSelection?
  /// ``tileSide`` when the current pinch began; `nil` while no pinch is active.
  var magnifiedFrom: Int?
  @Derived var menu: ContextMenu?
  /// The picture of the large view; `nil` if it is closed.
  var enlarged: ItemID? { didSet { if enlarged != oldValue { layOut() } } }
  var editor: TitleEditor?
  /// The pictures of the tiles, by the numbers of their items; `nil` for a group.
  private(set) var tiles: [BoardPicture?] = []
  /// The pictures without details; derived from the tiles.
  @Derived private var unknownTiles: Set<ItemID> = []
  /// The number of path changes, for the program only.
  @Derived private var pathChanges = 0
  /// The tiles by file path, derived from the tiles on demand.
  @Derived private var tilesByPath = TilesByPath()
  package internal(set) var state = DocumentState.none { didSet { layOut() } }
  /// The identity of the program's board on this page; 0 without a board.
  ///
  /// A page from a recording carries a different number, and is not stored.
  package internal(set) var documentID = 0
  /// The number of a page from a recording; no program's board has it.
  static let recordedDocumentID = 1
  /// A specific reason why the document cannot be changed or stored; `nil` if the state's standard
  /// text suffices.
  var reason: String?
  /// Listings that arrived during a drag, or for tiles that an undo has removed.
  var listings: [FolderListing] = []
  /// Pictures that were dropped or pasted as data, until the program has stored them in files.
  package internal(set) var unsaved: [UnsavedPicture] = []
  /// The names of files that could not be moved to the trash, until the user dismisses the notice.
  var untrashed: [String] = []
  /// The number of pictures without room, until the user dismisses the notice.
  var crowdedOut = 0
  /// Why the last press of a button found no pictures, until the user dismisses the notice.
  var searchProblem: PictureSearchProblem?
  /// The number of changes of file details.
  var detailsVersion = 0
  /// The sizes of the tiles, derived from the other properties.
  @Derived var tileSizes = ItemSizes()
  // Stored, because each motion reads it.
  @Derived private(set) var stage = Stage()

  package enum Arrangement: Int, Hashable, Sendable, CaseIterable, CanonicalCodable {
    case square
    case flow
    case masonry
  }

  package struct TileLook: Hashable, Sendable {
    package var arrangement = Arrangement.flow
    package var tileSide = PicturesScene.usualTileSide
    package var showsNames = true
  }

  /// The state of the page's document.
  package enum DocumentState: Int, Hashable, Sendable, CanonicalCodable {
    /// No document, as in a test: nothing is saved.
    case none
    case open
    /// Another program has the document open; nothing can be changed.
    case readOnly
    /// The last change could not be saved.
    case failed
    /// The file was damaged, and was moved aside.
    case replaced
    /// The page comes from a recording: it is stored nowhere.
    case recorded
  }

  static let container: ContainerID = "pictures"
  static let view = ItemID.control(ControlNumbers.pictures)
  package static let usualTileSide = 148
  package static let tileSides = 64...400
  /// The greatest number of tiles: each gap in a flow or a masonry lays out all of them again.
  package static let limit = 10_000
  /// The greatest number of pictures in a document: more than the page makes, so that it opens all
  /// that it stored.
  package static let storedLimit = 40_000
  /// The greatest number of tiles, including removed ones that an undo can restore.
  static let mostTiles = storedLimit * 2

  init() {
    model.addContainer(Self.container)
    layOut()
  }

  var isReadOnly: Bool { state == .readOnly }

  package var pictures: [BoardPicture] { tiles.compactMap(\.self) }

  package internal(set) var arrangement: Arrangement {
    get { look.arrangement }
    set { look.arrangement = newValue }
  }

  /// The height of a line in a flow, and the width of the other tiles, in logical pixels.
  package internal(set) var tileSide: Int {
    get { look.tileSide }
    set { look.tileSide = newValue }
  }

  var showsNames: Bool {
    get { look.showsNames }
    set { look.showsNames = newValue }
  }

  /// Whether the board has pictures without details.
  var hasUnknown: Bool { unknownTiles.contains { model.position(of: $0) != nil } }

  /// A value that changes with the page's paths.
  package var pathsVersion: [Int] { [documentID, tiles.count, pathChanges] }

  mutating func layOut() { stage = Stage(areas: areas) }
}

// MARK: - The tiles
extension PicturesScene {
  func picture(of item: ItemID) -> BoardPicture? {
    tiles.indices.contains(item.rawValue) ? tiles[item.rawValue] : nil
  }

  package func isGroup(_ item: ItemID) -> Bool {
    tiles.indices.contains(item.rawValue) && tiles[item.rawValue] == nil
  }

  /// Sets the details of a file; returns whether they are new.
  mutating func setDetails(_ details: PictureDetails, of item: ItemID) -> Bool {
    guard let picture = picture(of: item), picture.details != details else { return false }
    tiles[item.rawValue]?.details = details
    noteUnknown(item)
    measure(item, with: measure)
    return true
  }

  /// Gives a tile another path; returns whether the path is new.
  mutating func setPath(_ path: String, of item: ItemID) -> Bool {
    guard let picture = picture(of: item), !picture.path.utf8.elementsEqual(path.utf8) else {
      return false
    }
    tilesByPath.move(item, from: picture.path, to: path)
    tiles[item.rawValue] = BoardPicture(path: path, picture.details)
    pathChanges += 1
    return true
  }

  /// Returns the tiles of a file, in the order in which they were created.
  mutating func tiles(ofFile path: String) -> [ItemID] {
    tilesByPath.add(tiles)
    return tilesByPath[path]
  }

  private mutating func noteUnknown(_ item: ItemID) {
    if tiles[item.rawValue]?.details == .unknown {
      unknownTiles.insert(item)
    } else {
      unknownTiles.remove(item)
    }
  }

  /// Whether another tile can be created.
  var hasRoom: Bool {
    tiles.count < Self.mostTiles
      && model.containers.reduce(0) { $0 + $1.count } < Self.limit
  }

  /// Creates a tile outside of all containers; `nil` if the board has too many tiles.
  mutating func makeTile(_ picture: BoardPicture) -> ItemID? {
    guard hasRoom else {
      crowdedOut += 1
      return nil
    }
    let name = append(picture)
    return model.registerItem(named: name)
  }

  mutating func makeGroup() -> ItemID {
    let name = append(nil)
    return model.registerItem(named: name)
  }

  /// Adds the tile of a picture or of a group, and returns the name under which to register it.
  mutating func append(_ picture: BoardPicture?) -> String {
    let item = ItemID(rawValue: tiles.count)
    tiles.append(picture)
    noteUnknown(item)
    measure(item, with: measure)
    return "\(picture == nil ? "group" : "picture")-\(tiles.count)"
  }

  func title(of item: ItemID, _ language: Language) -> String? {
    if let title = model.title(of: item) { return title }
    if let picture = picture(of: item) { return picture.fileName }
    if let source = PictureSource(item) { return source.title.text(language) }
    return isGroup(item) ? LocalizedString("group").text(language) : nil
  }

  func title(of container: ContainerID, _ language: Language) -> String? {
    group(of: container).flatMap { title(of: $0, language) }
      ?? Self.page.title.text(language)
  }

  func name(of item: ItemID) -> String? {
    item == Self.view ? Self.container.name : PictureSource(item)?.name
  }
}

extension PicturesScene {
  func encodeTheRest(to writer: inout CanonicalWriter) {
    writer.write(tiles, look, openGroups, liftedGroups)
    writer.write(selection, isSelecting, enlarged, editor, state)
    writer.write(detailsVersion, selectionBeforeBand, magnifiedFrom, unsaved)
    // The number of a document is a hash, so it can be any.
    writer.write(Int64(documentID), reason, listings, untrashed, crowdedOut, searchProblem)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (model, tiles, look, openGroups, liftedGroups) = try reader.read()
    (selection, isSelecting, enlarged, editor, state) = try reader.read()
    (detailsVersion, selectionBeforeBand, magnifiedFrom, unsaved) = try reader.read()
    let documentID: Int64
    (documentID, reason, listings, untrashed, crowdedOut, searchProblem) = try reader.read()
    self.documentID = Int(documentID)
    guard model[Self.container] != nil, tiles.count == model.itemCount,
      Self.tileSides.contains(look.tileSide), (0...1 << 53).contains(crowdedOut)
    else { throw reader.invalid("pictures") }
    for number in tiles.indices { noteUnknown(ItemID(rawValue: number)) }
    sizeTiles()
  }
}

extension PicturesScene.TileLook: FieldCoded {
  package static let fields = Fields(PicturesScene.TileLook.init) {
    ($0.arrangement, $0.tileSide, $0.showsNames)
  }
}

/// The tiles of each file, by the bytes of its path: names that look the same can differ in how
/// accents are composed.
struct TilesByPath: Sendable {
  private var items: [[UInt8]: [ItemID]] = [:]
  private var count = 0

  subscript(path: String) -> [ItemID] { items[Array(path.utf8)] ?? [] }

  /// Adds the tiles that were created since the last call.
  mutating func add(_ tiles: [BoardPicture?]) {
    for number in count..<max(tiles.count, count) {
      guard let picture = tiles[number] else { continue }
      items[Array(picture.path.utf8), default: []].append(ItemID(rawValue: number))
    }
    count = tiles.count
  }

  mutating func move(_ item: ItemID, from path: String, to other: String) {
    guard item.rawValue < count else { return }
    items[Array(path.utf8)]?.removeAll { $0 == item }
    var moved = items[Array(other.utf8)] ?? []
    moved.insert(item, at: moved.firstIndex { $0 > item } ?? moved.count)
    items[Array(other.utf8)] = moved
  }
}
