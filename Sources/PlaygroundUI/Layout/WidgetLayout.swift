package import DragKit

/// Widgets in rows and columns: one description that yields both what is drawn and what is pressed.
///
/// ```swift
/// let bar = WidgetLayout.row(spacing: 4, of: [
///   .widget(undo, 36), .widget(redo, 36), .space(), .widget(record, 36),
/// ])
/// let placed = bar.placed(in: toolbar)
/// canvas.draw(placed, as: toolbarPart)
/// let area = Stage.Area("toolbar", .placed(placed.items), layer: .controls)
/// ```
package struct WidgetLayout: Sendable {
  /// The length along the row or column around it, in logical pixels.
  ///
  /// Parts without a length share what is left of the room in equal parts.
  package let length: Length?
  private let content: Content

  private indirect enum Content: Sendable {
    case space
    case widget(Widget)
    case row([WidgetLayout], spacing: Length)
    case column([WidgetLayout], spacing: Length)
    /// Layouts in the same room, from back to front.
    case layers([WidgetLayout])
  }

  package static func space(_ length: Length? = nil) -> Self {
    Self(length: length, content: .space)
  }

  package static func widget(_ widget: Widget, _ length: Length? = nil) -> Self {
    Self(length: length, content: .widget(widget))
  }

  package static func row(
    _ length: Length? = nil, spacing: Length = 0, of parts: [WidgetLayout]
  ) -> Self {
    Self(length: length, content: .row(parts, spacing: spacing))
  }

  package static func column(
    _ length: Length? = nil, spacing: Length = 0, of parts: [WidgetLayout]
  ) -> Self {
    Self(length: length, content: .column(parts, spacing: spacing))
  }

  package static func layers(_ length: Length? = nil, of parts: [WidgetLayout]) -> Self {
    Self(length: length, content: .layers(parts))
  }

  /// The least length of a row or column along its own direction; zero for other layouts.
  package var contentLength: Length {
    switch content {
    case .row(let parts, let spacing), .column(let parts, let spacing):
      parts.reduce(spacing * max(parts.count - 1, 0)) { $0 + ($1.length ?? 0) }
    case .space, .widget, .layers: 0
    }
  }

  /// Returns the widgets with their frames in a room, from back to front.
  ///
  /// - Complexity: O(*n*) in the number of parts.
  package func placed(in room: Rect) -> [PlacedWidget] {
    switch content {
    case .space: return []
    case .widget(let widget): return [PlacedWidget(widget, room)]
    case .layers(let parts): return parts.flatMap { $0.placed(in: room) }
    case .row(let parts, let spacing):
      let share = share(of: room.width, among: parts)
      var left = Length.zero
      return parts.flatMap { part in
        let width = part.length ?? share
        defer { left = left + width + spacing }
        return part.placed(in: room.column(left, width: width))
      }
    case .column(let parts, let spacing):
      let share = share(of: room.height, among: parts)
      var top = Length.zero
      return parts.flatMap { part in
        let height = part.length ?? share
        defer { top = top + height + spacing }
        return part.placed(in: room.band(top, height: height))
      }
    }
  }

  private func share(of room: Length, among parts: [WidgetLayout]) -> Length {
    let count = parts.count { $0.length == nil }
    return count == 0 ? 0 : max(room - contentLength, 0) / count
  }
}
