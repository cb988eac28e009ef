internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

/// The frames of the two lists: side by side, or stacked on a page narrower than 560 pixels.
struct PlaylistLayout: Hashable, Sendable {
  let playlist, library: PageList
  let divider: Rect

  static let rowHeight: Length = 48

  init(bounds: Rect) {
    // Limited, because in wider rows, a song's handle would be too far from its title.
    let width = min(bounds.width, 1600)
    let room = bounds.column(((bounds.width - width) / 2).roundedToPixel, width: width)
    let isWide = width >= 560
    let share = ((isWide ? width : room.height) * .percent(60)).roundedToPixel
    let lists =
      isWide
      ? [room.column(0, width: share), room.column(share, width: width - share)]
      : [room.band(0, height: share), room.band(share, height: room.height - share)]
    playlist = PageList(frame: lists[0], headerHeight: 56)
    library = PageList(frame: lists[1], headerHeight: 56)
    divider = isWide ? lists[1].column(0, width: 1) : lists[1].band(0, height: 1)
  }
}

extension PlaylistScene {
  /// The buttons in the playlist's header; they depend on the screen and the selection.
  var buttons: [PlacedWidget] {
    let shown: [Control] = selected.isEmpty ? [.newPlaylist, .exportPlaylist] : [.deleteSelected]
    let buttons = (shown + (screen == .ordinary ? [.editPlaylist] : [])).map(button)
    return layout.playlist.place(.row(spacing: 6, of: buttons), height: 32)
  }

  private func button(_ control: Control) -> WidgetLayout {
    switch control {
    case .editPlaylist:
      .widget(
        .word(control, isEditing ? LocalizedString("playlist-done") : control.title), 84)
    case .deleteSelected:
      .widget(.word(control, control.title, " (\(selected.count))", \.danger), 84)
    default: .widget(.button(control).isEnabled(isEnabled(control)), 32)
    }
  }
}

extension Widget {
  /// Returns a button with a title and an optional number, on a tint of the text's color.
  fileprivate static func word(
    _ control: Control, _ title: LocalizedString, _ number: String = "",
    _ color: ThemeColor = \.accent
  ) -> Widget {
    let drawing = Kind.drawing { canvas, frame in
      let color = canvas.theme[keyPath: color]
      let percent = canvas.isPressed(control.id) ? 28 : canvas.hovered == control.id ? 20 : 13
      canvas.fill(frame, radius: Radius.control, color.opacity(percent: percent))
      canvas.text(
        title.text(canvas.language) + number, .strongLabel, color, in: frame, .center)
    }
    return Widget(drawing, control.id)
  }
}
