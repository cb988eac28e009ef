internal import DragCoding
package import DragKit
internal import PlaygroundUI

/// The page *Playlist* (E01–E30 on the page *Rules*): a playlist that can be edited, and a library.
package struct PlaylistScene: ClipboardScene {
  static let info = PageInfo(name: "playlist", icon: "music")

  package var model = Model()
  var bounds = Rect.zero { didSet { if bounds != oldValue { sizeRows() } } }
  /// The screen; setting it ends edit mode, deselects all songs and hides their details.
  var screen = Screen.edit {
    didSet {
      (isEditing, selected, detailed) = (false, [], nil)
      if screen != oldValue { sizeRows() }
    }
  }
  var isEditing = false { didSet { if isEditing != oldValue { sizeRows() } } }
  var selected: [ItemID] = []
  var selectedItems: [ItemID] { selected }
  var detailed: ItemID? {
    didSet { for item in [oldValue, detailed].compactMap(\.self) { sizeRow(of: item) } }
  }
  var lastMoved: [ItemID] = []
  private(set) var added: [Song] = []
  /// The song that the current event appended, if any; the playlist scrolls to it.
  @Derived var appended: [ItemID] = []
  // Both lists size the rows of all songs, because songs can be dragged between the lists.
  private(set) var rowSizes = ItemSizes()
  private(set) var libraryRowSizes = ItemSizes()

  /// The form of the playlist: always editable (`edit`), or with swipe actions and an edit mode.
  package enum Screen: Int, Hashable, Sendable, CaseIterable, CanonicalCodable {
    case edit
    case ordinary
  }

  static let container: ContainerID = "playlist"
  static let library: ContainerID = "library"
  static let controls: ContainerID = "playlist-controls"
  static let view = ItemID.control(ControlNumbers.playlist)
  static let libraryView = ItemID.control(ControlNumbers.playlist + 1)
  private static let usualCount = 12
  /// The songs of the initial items by raw value: first the playlist's, then the library's.
  private static let initialSongs = Array(Song.all.prefix(usualCount) + Song.all)

  init() {
    model.addContainer(Self.container, items: (1...Self.usualCount).map { "track-\($0)" })
    model.addContainer(Self.library, items: (1...Song.all.count).map { "song-\($0)" })
  }

  func song(of item: ItemID) -> Song? {
    let (number, initial) = (item.rawValue, Self.initialSongs)
    if initial.indices.contains(number) { return initial[number] }
    let index = number - initial.count
    return added.indices.contains(index) ? added[index] : nil
  }

  func isInLibrary(_ item: ItemID) -> Bool {
    model.position(of: item)?.container == Self.library
  }

  mutating func makeTrack(of item: ItemID) -> ItemID? {
    song(of: item).map { add($0) }
  }

  mutating func add(_ song: Song) -> ItemID {
    added.append(song)
    let track = model.registerItem(named: "track-\(Self.usualCount + added.count)")
    sizeRow(of: track)
    return track
  }
}

extension PlaylistScene {
  var layout: PlaylistLayout { PlaylistLayout(bounds: bounds) }

  var stage: Stage {
    Stage(areas: [
      area(Self.container, Self.view, in: layout.playlist, rowSizes, isEditing: isEditing),
      area(Self.library, Self.libraryView, in: layout.library, libraryRowSizes),
      Stage.Area(Self.controls, .placed(buttons.items), layer: .controls),
    ])
  }

  private func area(
    _ container: ContainerID, _ view: ItemID, in list: PageList, _ sizes: ItemSizes,
    isEditing: Bool = false
  ) -> Stage.Area {
    let area = CollectionArea(
      view: view, bounds: list.rows,
      layout: ListConfiguration(rowHeight: PlaylistLayout.rowHeight).layout,
      sections: [CollectionSection(container, count: model.count(of: container) ?? 0)],
      isEditing: isEditing, itemSizes: sizes)
    return Stage.Area(container, .collection(area))
  }

  func name(of item: ItemID) -> String? {
    item == Self.view ? Self.container.name : item == Self.libraryView ? Self.library.name : nil
  }

  var panel: ScenePanel {
    ScenePanel(
      segments: [[.playlistEdit, .playlistOrdinary]],
      sliders: Control.sliders(
        without: .springLoadingTime, .liftScale, .liftedAlpha, .glideResponse))
  }

  func encodeTheRest(to writer: inout CanonicalWriter) {
    writer.write(screen, isEditing, selected, detailed, lastMoved, added)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (model, screen, isEditing, selected, detailed, lastMoved, added) = try reader.read()
    guard model[Self.container] != nil, model[Self.library] != nil else {
      throw reader.invalid("playlist")
    }
    sizeRows()
  }
}

// MARK: - The sizes of rows
extension PlaylistScene {
  mutating func sizeRows() {
    (rowSizes, libraryRowSizes) = (ItemSizes(), ItemSizes())
    let count = Self.initialSongs.count + added.count
    for number in 0..<count { sizeRow(of: ItemID(rawValue: number)) }
  }

  mutating func sizeRow(of item: ItemID) {
    let layout = layout
    rowSizes[item] = rowSize(
      of: item, in: layout.playlist, accessories().map(\.style),
      isDetailed: detailed == item)
    libraryRowSizes[item] = rowSize(of: item, in: layout.library, [Self.add.style])
  }

  private func rowSize(
    of item: ItemID, in list: PageList, _ accessories: [RowAccessoryStyle],
    isDetailed: Bool = false
  ) -> Size {
    let width = list.frame.width
    let row = Row(
      item, in: Rect(x: 0, y: 0, width: width, height: PlaylistLayout.rowHeight),
      accessories: accessories, editing: isEditing ? .one : .zero)
    let drawing = SongRow(row: row, song: song(of: item), theme: .light, isDetailed: isDetailed)
    return Size(width: width, height: drawing.fittingHeight)
  }
}

extension Control {
  static let playlistEdit = Control(22, "playlist-edit")
  static let playlistOrdinary = Control(23, "playlist-ordinary")
  static let editPlaylist = Control(602, "edit")
  static let newPlaylist = Control(603, "new-playlist")
  static let exportPlaylist = Control(604, "export")
  static let deleteSelected = Control(605, "delete-selected")
}
