package import DragKit

/// Article 002: a playlist whose songs are added, reordered and deleted.
package struct PlaylistScene: PlaygroundScene {
  package var model = Model()
  var bounds = Rect.zero
  /// Which of the article's two screens is shown.
  var screen = Screen.edit

  /// The screens that the article tells apart (E09).
  package enum Screen: Int, Hashable, Sendable, CaseIterable {
    /// A screen for editing alone: what edits is always there.
    case edit
    /// A list as it is used every day, which can be edited too.
    case ordinary
  }

  static let container: ContainerID = "playlist"
  /// What stands for the playlist where none of its songs is.
  static let view = ItemID.control(ControlNumbers.playlist)

  init() {
    model.addContainer(Self.container, items: (1...12).map { "track-\($0)" })
  }

  var areas: [Stage.Area] {
    let count = model[Self.container]?.count ?? 0
    return [
      Stage.Area(
        Self.container,
        .collection(
          CollectionArea(
            view: Self.view, bounds: bounds, layout: .list(ListConfiguration(rowHeight: 56)),
            sections: [CollectionSection(Self.container, count: count)])))
    ]
  }

  func name(of item: ItemID) -> String? { item == Self.view ? Self.container.name : nil }

  var panel: ScenePanel { ScenePanel(segments: [[.playlistEdit, .playlistOrdinary]]) }

  func isOn(_ control: Control) -> Bool {
    switch control {
    case .playlistEdit: screen == .edit
    case .playlistOrdinary: screen == .ordinary
    default: false
    }
  }

  mutating func press(_ control: Control) {
    switch control {
    case .playlistEdit: screen = .edit
    case .playlistOrdinary: screen = .ordinary
    default: break
    }
  }

  mutating func reset() {
    guard !model.isInTransaction else { return }
    self = with(bounds)
  }

  private func with(_ bounds: Rect) -> PlaylistScene {
    var scene = PlaylistScene()
    (scene.bounds, scene.screen) = (bounds, screen)
    return scene
  }

  /// What the playlist does.
  static let wiring = Wiring<PlaylistScene>().collection(container) { playlist in
    playlist.reorderingHandlers.canReorderItem = { _, _ in true }
  }

  func draw(on canvas: inout Canvas, _ interaction: Interaction, _ chrome: Chrome) {
    for row in interaction.visibleItems(in: Self.container) where !row.isAway {
      canvas.own(row.item)
      canvas.text(model.name(of: row.item), .label, chrome.theme.text, in: row.frame)
      if interaction.focused == row.item { canvas.focusRing(within: row.frame, chrome.theme) }
    }
  }

  func picture(of item: ItemID, size: Size, _ theme: Theme) -> DragPreview {
    var canvas = Canvas()
    let frame = Rect(origin: .zero, size: size)
    canvas.fill(frame, radius: 8, theme.card)
    canvas.text(model.name(of: item), .label, theme.text, in: frame)
    return DragPreview(size: size, cornerRadius: 8, operations: canvas.operations)
  }
}

extension PlaylistScene {
  func encodeTheRest(to writer: inout CanonicalWriter) {
    screen.rawValue.encode(to: &writer)
  }

  package init(from reader: inout CanonicalReader) throws(CanonicalError) {
    model = try Model(from: &reader)
    guard model[Self.container] != nil, let screen = Screen(rawValue: try Int(from: &reader)) else {
      throw reader.invalid("playlist")
    }
    self.screen = screen
  }
}
