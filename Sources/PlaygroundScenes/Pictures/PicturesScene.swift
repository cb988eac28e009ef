package import DragKit

/// The page of one's own pictures: a tile for each file, groups of tiles, and a document that keeps them.
///
/// The page knows files only by their paths, and by what the program reports about them (``PictureReport``). It never
/// reads or changes one.
package struct PicturesScene: PlaygroundScene {
  /// The model, with the container `pictures` and a container for each group, which has the name of the group's item.
  ///
  /// The titles of the model are those that the user has given.
  package internal(set) var model = Model() { didSet { layOut() } }
  var bounds = Rect.zero { didSet { if bounds != oldValue { sizeTiles() } } }
  package internal(set) var arrangement = Arrangement.flow { didSet { sizeTiles() } }
  /// The height of a line of the flow, and the width of the other tiles, in logical pixels.
  package internal(set) var tileSide = usualTileSide { didSet { sizeTiles() } }
  var showsNames = true { didSet { sizeTiles() } }
  /// The open groups, in the order in which they were opened.
  var openGroups: [ContainerID] = [] { didSet { layOut() } }
  /// The groups among the dragged items, which are closed meanwhile.
  var liftedGroups: [ContainerID] = [] { didSet { if liftedGroups != oldValue { layOut() } } }
  package internal(set) var selection = TileSelection()
  var isSelecting = false
  /// The selection before a band is drawn; `nil` if none is.
  var selectionBeforeBand: TileSelection?
  /// ``tileSide`` at the beginning of a pinch; `nil` if there is none.
  var magnifiedFrom: Int?
  var menu: ContextMenu?
  /// The picture of the large view; `nil` if it is closed.
  var enlarged: ItemID? { didSet { layOut() } }
  var editor: TitleEditor?
  /// The tiles by the numbers of their items.
  private(set) var tiles: [TileKind] = []
  /// The number of tiles of which something is known, computed from them, and so not encoded.
  @Derived private var knownTiles = 0
  package internal(set) var state = DocumentState.none
  /// The number of the program's board that the page shows; 0 if it shows none.
  ///
  /// A page that was recorded has another number, and is not stored in the file of the program's board.
  package internal(set) var documentID = 0
  /// The number of a page that a recording has left; no program's board has it.
  static let recordedDocumentID = 1
  /// The reason why the document cannot be changed or stored; `nil` if there is none, or the usual one.
  var reason: String?
  /// The listings of dropped folders that arrived during a drag, or for tiles that an undo has removed.
  var listings: [FolderListing] = []
  /// The pictures that were dropped or pasted as data, until the program has stored them in files.
  package internal(set) var unsaved: [UnsavedPicture] = []
  /// The names of files that could not be moved to the trash, until the notice about them is dismissed.
  var untrashed: [String] = []
  /// Counts the changes of what is known about files.
  var detailsVersion = 0
  /// The sizes of the tiles, computed from the other properties, and so not encoded.
  @Derived var tileSizes = ItemSizes()
  // Stored since each motion reads it.
  @Derived private(set) var stage = Stage()

  package enum Arrangement: Int, Hashable, Sendable, CaseIterable, CanonicalCodable {
    case square
    case flow
    case masonry
  }

  /// The meaning of an item.
  enum TileKind: Hashable, Sendable {
    case picture(BoardPicture)
    case group
  }

  /// The state of the page's document.
  package enum DocumentState: Int, Hashable, Sendable, CanonicalCodable {
    /// There is none, as in a test: nothing is saved.
    case none
    case open
    /// Another program has it open; nothing can be changed.
    case readOnly
    /// The last change could not be saved.
    case failed
    /// The file was damaged, and was moved aside.
    case replaced
    /// The page is that of a recording: it is stored nowhere.
    case recorded
  }

  static let container: ContainerID = "pictures"
  static let view = ItemID.control(ControlNumbers.pictures)
  package static let usualTileSide = 148
  package static let tileSides = 64...400
  /// The greatest number of tiles: each gap that opens in a flow or a masonry lays out all of them again.
  package static let limit = 10_000
  /// The greatest number of pictures in a document: more than the page makes, so that it opens all that it has stored.
  static let storedLimit = 40_000

  init() {
    model.addContainer(Self.container)
    layOut()
  }

  var isReadOnly: Bool { state == .readOnly }

  package var pictures: [BoardPicture] {
    tiles.compactMap { if case .picture(let picture) = $0 { picture } else { nil } }
  }

  /// Whether there may be pictures about which nothing is known yet.
  var hasUnknown: Bool { tiles.count > knownTiles }

  mutating func layOut() { stage = Stage(areas: areas) }
}

// The tiles.
extension PicturesScene {
  func picture(of item: ItemID) -> BoardPicture? {
    guard tiles.indices.contains(item.rawValue), case .picture(let picture) = tiles[item.rawValue]
    else { return nil }
    return picture
  }

  package func isGroup(_ item: ItemID) -> Bool {
    tiles.indices.contains(item.rawValue) && tiles[item.rawValue] == .group
  }

  mutating func setDetails(_ details: PictureDetails, of item: ItemID) {
    guard let picture = picture(of: item), picture.details != details else { return }
    knownTiles += (details.isKnown ? 1 : 0) - (picture.details.isKnown ? 1 : 0)
    tiles[item.rawValue] = .picture(BoardPicture(path: picture.path, details))
    measure(item)
  }

  mutating func setPath(_ path: String, of item: ItemID) {
    guard let picture = picture(of: item) else { return }
    tiles[item.rawValue] = .picture(BoardPicture(path: path, picture.details))
  }

  /// Whether another tile can be created.
  var hasRoom: Bool {
    tiles.count < Self.storedLimit * 2
      && model.containers.reduce(0) { $0 + $1.count } < Self.limit
  }

  /// Creates a tile, which is in no container yet; `nil` if there are too many.
  mutating func makeTile(_ picture: BoardPicture) -> ItemID? {
    guard hasRoom else { return nil }
    return register(.picture(picture), named: "picture")
  }

  mutating func makeGroup() -> ItemID { register(.group, named: "group") }

  private mutating func register(_ tile: TileKind, named stem: String) -> ItemID {
    tiles.append(tile)
    if tile.isKnown { knownTiles += 1 }
    let item = model.registerItem(named: "\(stem)-\(tiles.count)")
    sizeTile(of: item)
    return item
  }

  func title(of item: ItemID, _ language: Language) -> String? {
    if let title = model.title(of: item) { return title }
    if let picture = picture(of: item) { return picture.fileName }
    return isGroup(item) ? LocalizedString.group.text(language) : nil
  }

  func title(of container: ContainerID, _ language: Language) -> String? {
    group(of: container).flatMap { title(of: $0, language) }
      ?? LocalizedString.pictures.text(language)
  }

  func name(of item: ItemID) -> String? { item == Self.view ? Self.container.name : nil }
}

extension PicturesScene {
  /// Undo also restores titles.
  var undoableHash: UInt64 { model.orderHash &+ model.titlesHash }

  func encodeTheRest(to writer: inout CanonicalWriter) {
    writer.write(tiles, arrangement, tileSide, showsNames, openGroups, liftedGroups)
    writer.write(selection, isSelecting, menu, enlarged, editor, state)
    writer.write(detailsVersion, selectionBeforeBand, magnifiedFrom, unsaved)
    writer.write(documentID, reason, listings)
    // The hash of a page without such files is that of earlier versions, which recordings contain.
    if !writer.isHashing || !untrashed.isEmpty { writer.write(untrashed) }
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (model, tiles, arrangement, tileSide, showsNames, openGroups) = try reader.read()
    (liftedGroups, selection, isSelecting, menu, enlarged, editor, state) = try reader.read()
    (detailsVersion, selectionBeforeBand, magnifiedFrom, unsaved) = try reader.read()
    (documentID, reason, listings, untrashed) = try reader.read()
    guard model[Self.container] != nil, tiles.count == model.itemNames.count,
      Self.tileSides.contains(tileSide)
    else { throw reader.invalid("pictures") }
    knownTiles = tiles.count(where: \.isKnown)
    sizeTiles()
  }
}

extension PicturesScene.TileKind {
  fileprivate var isKnown: Bool {
    if case .picture(let picture) = self { picture.details.isKnown } else { true }
  }
}

extension PictureDetails {
  fileprivate var isKnown: Bool { self != .unknown }
}

extension PicturesScene.TileKind: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    switch self {
    case .group: writer.write(tag: 0)
    case .picture(let picture): writer.write(tag: 1, picture)
    }
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    switch try reader.readTag() {
    case 0: self = .group
    case 1: self = .picture(try reader.read())
    default: throw reader.invalid("tile")
    }
  }
}
