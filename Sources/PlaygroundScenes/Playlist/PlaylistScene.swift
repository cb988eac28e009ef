package import DragKit

/// Article 002: a playlist whose songs are added, reordered and deleted, beside a library to add from.
package struct PlaylistScene: PlaygroundScene {
  /// The songs in the container `playlist`, and those to add from in the container `library`.
  package var model = Model()
  var bounds = Rect.zero { didSet { if bounds != oldValue { sizeRows() } } }
  /// Which of the article's two screens is shown.
  var screen = Screen.edit { didSet { if screen != oldValue { sizeRows() } } }
  /// Whether the ordinary screen is being edited.
  var isEditing = false { didSet { if isEditing != oldValue { sizeRows() } } }
  /// What is selected while it is, in the order of the items' numbers.
  var selected: [ItemID] = []
  /// The song of which more is told.
  var detailed: ItemID? {
    didSet { for item in [oldValue, detailed].compactMap(\.self) { sizeRow(of: item) } }
  }
  /// What was told of the last reorder: the items that it moved.
  var lastMoved: [ItemID] = []
  /// The menu of a song.
  var menu: ContextMenu?
  /// The songs that were added, by the order in which they were.
  private(set) var added: [Int] = []
  /// How high the rows of the two lists are; it follows from all else.
  var rowSizes = SongRowSizes()

  /// The screens that the article tells apart (E09).
  package enum Screen: Int, Hashable, Sendable, CaseIterable, CanonicalCodable {
    /// A screen for editing alone: what edits is always there.
    case edit
    /// A list as it is used every day, which can be edited too.
    case ordinary
  }

  static let container: ContainerID = "playlist"
  static let library: ContainerID = "library"
  static let controls: ContainerID = "playlist-controls"
  /// What stands for the playlist where none of its songs is.
  static let view = ItemID.control(ControlNumbers.playlist)
  /// What stands for the library where none of its songs is.
  static let libraryView = ItemID.control(ControlNumbers.playlist + 1)
  /// How many songs the playlist has at first.
  private static let usualCount = 12

  init() {
    model.addContainer(Self.container, items: (1...Self.usualCount).map { "track-\($0)" })
    model.addContainer(Self.library, items: (1...Song.all.count).map { "song-\($0)" })
  }

  /// The song that an item stands for.
  func song(of item: ItemID) -> Song? {
    let (number, first) = (item.rawValue, Self.usualCount)
    switch number {
    case 0..<first: return Song.all[number]
    case first..<first + Song.all.count: return Song.all[number - first]
    default:
      let index = number - first - Song.all.count
      return added.indices.contains(index) ? Song.all[added[index]] : nil
    }
  }

  /// How many songs there are, with those in the library and those that were deleted.
  var songCount: Int { Self.usualCount + Song.all.count + added.count }

  /// Makes another item of a song of the library, which stands nowhere yet.
  mutating func makeTrack(of item: ItemID) -> ItemID? {
    guard let song = song(of: item), let index = Song.all.firstIndex(of: song) else { return nil }
    added.append(index)
    let track = model.registerItem(named: "track-\(Self.usualCount + added.count)")
    sizeRow(of: track)
    return track
  }
}

// What tests ask for.
extension PlaylistScene {
  /// The title of the song that an item stands for.
  package func title(of item: ItemID) -> String? { song(of: item)?.title }

  /// `true` where the page for editing is shown.
  package var isEditPage: Bool { screen == .edit }

  /// The names of what the last reorder moved.
  package var reordered: [String] { lastMoved.map(model.name(of:)) }
}

// What is seen.
extension PlaylistScene {
  var layout: PlaylistLayout { PlaylistLayout(bounds: bounds) }

  /// What can be pressed above the playlist, from the right to the left.
  var shownControls: [PlaylistControl] {
    let first: [PlaylistControl] = screen == .ordinary ? [.edit] : []
    return first + (selected.isEmpty ? [.export, .newPlaylist] : [.deleteSelected])
  }

  var areas: [Stage.Area] {
    [
      list(
        Self.container, Self.view, PlaylistLayout.rows(of: layout.playlist), rowSizes.playlist,
        isEditing: isEditing),
      list(
        Self.library, Self.libraryView, PlaylistLayout.rows(of: layout.library), rowSizes.library),
      Stage.Area(Self.controls, .placed(layout.place(shownControls)), layer: .controls),
    ]
  }

  private func list(
    _ container: ContainerID, _ view: ItemID, _ rows: Rect, _ sizes: ItemSizes,
    isEditing: Bool = false
  ) -> Stage.Area {
    Stage.Area(
      container,
      .collection(
        CollectionArea(
          view: view, bounds: rows,
          layout: ListLayout(ListConfiguration(rowHeight: PlaylistLayout.rowHeight)),
          sections: [CollectionSection(container, count: model[container]?.count ?? 0)],
          isEditing: isEditing, itemSizes: sizes)))
  }

  func name(of item: ItemID) -> String? {
    switch item {
    case Self.view: Self.container.name
    case Self.libraryView: Self.library.name
    default: PlaylistControl(item)?.name
    }
  }

  var panel: ScenePanel {
    ScenePanel(
      segments: [[.playlistEdit, .playlistOrdinary]],
      sliders: [
        .liftDistance, .longPressTime, .gapResponse, .gapDamping,
        .dropResponse, .dropDamping, .cancelResponse,
      ])
  }

  func isOn(_ control: Control) -> Bool {
    switch control {
    case .playlistEdit: screen == .edit
    case .playlistOrdinary: screen == .ordinary
    default: false
    }
  }

  mutating func press(_ control: Control) {
    switch control {
    case .playlistEdit: show(.edit)
    case .playlistOrdinary: show(.ordinary)
    default: break
    }
  }

  /// Shows one of the two screens; nothing on it is selected, and it is not being edited.
  mutating func show(_ screen: Screen) {
    self.screen = screen
    (isEditing, selected, detailed) = (false, [], nil)
  }
}

extension PlaylistScene {
  func encodeTheRest(to writer: inout CanonicalWriter) {
    writer.write(screen, isEditing, selected, detailed, lastMoved, menu, added)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (model, screen, isEditing, selected, detailed, lastMoved, menu, added) = try reader.read()
    guard model[Self.container] != nil, model[Self.library] != nil else {
      throw reader.invalid("playlist")
    }
    guard added.allSatisfy(Song.all.indices.contains) else { throw reader.invalid("song") }
    sizeRows()
  }
}
