internal import DragCoding
package import DragKit
internal import PlaygroundUI

/// The page *Pictures*: tiles of the user's picture files, groups of tiles, and a document that
/// stores them.
///
/// The page knows files only by their paths and the program's reports (``PictureReport``), and
/// never accesses one.
package struct PicturesScene: SelectionScene {
  static let info = PageInfo(name: "pictures", icon: "image")

  /// The model, with the container `pictures` and a container for each group.
  ///
  /// A group's container has the name of the group's item. The titles in the model are those that
  /// the user has typed, and the names of dropped folders.
  package internal(set) var model = Model() { didSet { layOut() } }
  var bounds = Rect.zero { didSet { if bounds != oldValue { sizeTiles() } } }
  /// The look of the tiles; one value, so that a change of several properties measures tiles once.
  package internal(set) var look = TileLook() { didSet { if look != oldValue { sizeTiles() } } }
  /// The open groups, in the order in which they were opened.
  var openGroups: [ContainerID] = [] { didSet { if openGroups != oldValue { layOut() } } }
  /// The dragged groups; they are shown folded during the drag.
  var liftedGroups: [ContainerID] = [] { didSet { if liftedGroups != oldValue { layOut() } } }
  /// The selected tiles, including removed tiles and tiles in folded groups.
  package internal(set) var selection = TileSelection()
  var selects = false { didSet { if !selects { selection.clear() } } }
  /// The selection when the current rubber band began; `nil` while no band is active.
  var selectionBeforeBand: TileSelection?
  /// The size of the tiles when the current pinch began; `nil` while no pinch is active.
  var magnifiedFrom: Int?
  /// The picture of the large view; `nil` if it is closed.
  var enlarged: ItemID? { didSet { if enlarged != oldValue { layOut() } } }
  var editor: TitleEditor?
  /// The pictures of the tiles by the items' raw values; `nil` for a group.
  private(set) var tiles: [BoardPicture?] = []
  /// The number of path changes so far, a part of ``pathsVersion``.
  @Derived private var pathChanges = 0
  package internal(set) var state = DocumentState.none { didSet { layOut() } }
  /// The identity of the board on this page: 0 without a board, 1 on a page from a recording.
  ///
  /// The program stores only a page that has the identity of its open board.
  package internal(set) var documentID = 0
  /// The text of the notice about ``state``; `nil` if the standard text applies.
  var reason: String?
  /// The listings that wait for the end of a drag, or for an undo that restores their tile.
  var listings: [FolderListing] = []
  /// The pictures that were dropped or pasted as data, until the program stores them in files.
  package internal(set) var unsaved: [UnsavedPicture] = []
  var notices = BoardNotices()
  /// The number of messages with reports that changed the board, a part of ``documentHash``.
  var detailsVersion = 0
  /// The sizes of the tiles; empty in the arrangement `square`, because its tiles have one size.
  @Derived var tileSizes = ItemSizes()
  // Stored, because every pointer move reads it.
  @Derived var stage = Stage()

  /// The layout of the tiles.
  package enum Arrangement: Int, Hashable, Sendable, CaseIterable, CanonicalCodable {
    case square
    case flow
    case masonry
  }

  /// The layout, size and captions that the user has chosen for the tiles.
  package struct TileLook: Hashable, Sendable {
    package var arrangement = Arrangement.flow
    /// The height of pictures in a flow, or the minimum width of other tiles, in logical pixels.
    package var tileSide = PicturesScene.usualTileSide
    package var showsNames = true
  }

  /// The storage state of the page's document; messages contain its raw value.
  package enum DocumentState: Int, Hashable, Sendable, CanonicalCodable {
    /// The page has no document, as in a test, and nothing is stored.
    case none
    case open
    /// Another program has the document open, so the page cannot be changed.
    case readOnly
    /// The last change could not be saved.
    case failed
    /// The file was damaged and has been moved aside.
    case replaced
    /// The page is from a recording and is not stored.
    case recorded
  }

  static let container: ContainerID = "pictures"
  static let view = ItemID.control(ControlNumbers.pictures)
  package static let usualTileSide = 148
  package static let tileSides = 64...400
  /// The maximum number of tiles, because each new gap in a flow or a masonry lays out all of them.
  package static let limit = 10_000
  /// The maximum number of pictures in a document; it exceeds ``limit``, so that the page can open
  /// every document that it stored.
  package static let storedLimit = 40_000
  /// The maximum number of tiles, including removed ones that an undo can restore.
  static let mostTiles = storedLimit * 2

  init() {
    model.addContainer(Self.container)
    layOut()
  }

  var isReadOnly: Bool { state == .readOnly }

  /// Whether commands can change the content: not during a drag or while another program has the
  /// document open.
  var canChange: Bool { !isReadOnly && !model.isInTransaction }
}

// MARK: - The tiles
extension PicturesScene {
  package var pictures: [BoardPicture] { tiles.compactMap(\.self) }

  /// A value that changes whenever a path on the page is added or changed.
  package var pathsVersion: [Int] { [documentID, tiles.count, pathChanges] }

  /// The items of all tiles, including removed ones.
  var allTiles: [ItemID] { tiles.indices.map(ItemID.init(rawValue:)) }

  func picture(of item: ItemID) -> BoardPicture? {
    tiles.indices.contains(item.rawValue) ? tiles[item.rawValue] : nil
  }

  package func isGroup(_ item: ItemID) -> Bool {
    tiles.indices.contains(item.rawValue) && tiles[item.rawValue] == nil
  }

  /// Replaces the picture of a tile; returns whether its path or its details have changed.
  mutating func setPicture(_ picture: BoardPicture, of item: ItemID) -> Bool {
    guard let old = tiles[item.rawValue] else { return false }
    let isMoved = !old.path.utf8.elementsEqual(picture.path.utf8)
    guard isMoved || old.details != picture.details else { return false }
    tiles[item.rawValue] = picture
    if isMoved { pathChanges += 1 }
    measure([item])
    return true
  }

  /// The number of tiles that can be created within ``limit`` and ``mostTiles``.
  var room: Int {
    min(Self.mostTiles - tiles.count, Self.limit - model.containers.reduce(0) { $0 + $1.count })
  }

  var hasRoom: Bool { room > 0 }

  /// Returns a new tile in no container; if there is no room, counts the picture in ``notices`` and
  /// returns `nil`.
  mutating func makeTile(_ picture: BoardPicture) -> ItemID? {
    if hasRoom { return make(picture) }
    notices.crowdedOut += 1
    return nil
  }

  /// Returns a new tile in no container: of a picture, or of a group if `picture` is `nil`.
  mutating func make(_ picture: BoardPicture?) -> ItemID {
    let name = append(picture)
    return model.registerItem(named: name)
  }

  /// Appends a picture, or `nil` for a group, to ``tiles``; returns the name for its item.
  mutating func append(_ picture: BoardPicture?) -> String {
    tiles.append(picture)
    measure([ItemID(rawValue: tiles.count - 1)])
    return "\(picture == nil ? "group" : "picture")-\(tiles.count)"
  }

  func title(of item: ItemID, _ language: Language) -> String? {
    let words = isGroup(item) ? LocalizedString("group") : nil
    return model.title(of: item) ?? picture(of: item)?.fileName ?? words?.text(language)
  }

  func title(of container: ContainerID, _ language: Language) -> String? {
    group(of: container).flatMap { title(of: $0, language) }
      ?? Self.page.title.text(language)
  }

  func name(of item: ItemID) -> String? {
    item == Self.view ? Self.container.name : nil
  }
}

// MARK: - The controls
extension PicturesScene {
  static let pageControls: [Control: PageControl<PicturesScene>] = [
    .picturesSquare: .choice(\.look.arrangement, .square),
    .picturesFlow: .choice(\.look.arrangement, .flow),
    .picturesMasonry: .choice(\.look.arrangement, .masonry),
    .showNames: .toggle(\.look.showsNames),
    .tileSize: .slider { $0.setTileSide($1) },
    .closeLargeView: .action { $0.enlarged = nil },
    .chooseFolder: .button { $0.find(.chooseFolder) },
    .addSamples: .button { $0.find(.addSamples) },
  ]

  var panel: ScenePanel {
    ScenePanel(
      segments: [[.picturesSquare, .picturesFlow, .picturesMasonry]],
      switches: [.showNames, .select], sliders: Control.sliders(without: .glideResponse),
      ownSliders: [
        ScenePanel.Slider(
          control: .tileSize,
          value: SliderValue(
            look.tileSide, usual: Self.usualTileSide, in: Self.tileSides, "px", keyStep: 8,
            largeKeyStep: 40))
      ])
  }

  private mutating func find(_ source: PictureSource) -> [Request] {
    notices.searchProblem = nil
    return [source.request]
  }

  mutating func setTileSide(_ side: Int) { look.tileSide = side.clamped(to: Self.tileSides) }

  /// Resets the look of the tiles, folds all groups and clears the selection; pictures stay.
  mutating func reset() {
    look = TileLook()
    openGroups = []
    selection.clear()
  }
}

// MARK: - The encoded state
extension PicturesScene {
  func encodeTheRest(to writer: inout CanonicalWriter) {
    writer.write(tiles, look, openGroups, liftedGroups)
    writer.write(selection, selects, enlarged, editor, state)
    writer.write(detailsVersion, selectionBeforeBand, magnifiedFrom, unsaved)
    // A document's number is random, so it can exceed the limit of an encoded `Int`.
    writer.write(Int64(documentID), reason, listings, notices)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (model, tiles, look, openGroups, liftedGroups) = try reader.read()
    (selection, selects, enlarged, editor, state) = try reader.read()
    (detailsVersion, selectionBeforeBand, magnifiedFrom, unsaved) = try reader.read()
    let documentID: Int64
    (documentID, reason, listings, notices) = try reader.read()
    self.documentID = Int(documentID)
    guard model[Self.container] != nil, tiles.count == model.itemCount,
      Self.tileSides.contains(look.tileSide)
    else { throw reader.invalid("pictures") }
    sizeTiles()
  }
}

extension PicturesScene.TileLook: FieldCoded {
  package static let fields = Fields(PicturesScene.TileLook.init) {
    ($0.arrangement, $0.tileSide, $0.showsNames)
  }
}

/// The contents of the notice that the board shows until the user dismisses it.
struct BoardNotices: Hashable, Sendable {
  /// The names of files that could not be moved to the trash.
  var untrashed: [String] = []
  /// The number of pictures that were not added, because there was no room.
  var crowdedOut = 0
  /// The problem of the last search for pictures, if any.
  var searchProblem: PictureSearchProblem?
}

extension BoardNotices: FieldCoded {
  static let fields = Fields(BoardNotices.init) {
    ($0.untrashed, $0.crowdedOut, $0.searchProblem)
  }

  var isValid: Bool { (0...1 << 53).contains(crowdedOut) }
}

extension Control {
  static let picturesSquare = Control(61, "pictures-square")
  static let picturesFlow = Control(62, "pictures-flow")
  static let picturesMasonry = Control(63, "pictures-masonry")
  static let showNames = Control(64, "show-names")
  static let tileSize = Control(65, "tile-size")
  static let closeLargeView = Control(74, "close-large-view")
  static let chooseFolder = Control(701, "choose-folder")
  static let addSamples = Control(702, "add-samples")
}
