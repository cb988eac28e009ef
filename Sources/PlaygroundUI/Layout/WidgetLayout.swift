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
    /// A row, or a column.
    case stack([WidgetLayout], isRow: Bool, spacing: Length)
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
    Self(length: length, content: .stack(parts, isRow: true, spacing: spacing))
  }

  package static func column(
    _ length: Length? = nil, spacing: Length = 0, of parts: [WidgetLayout]
  ) -> Self {
    Self(length: length, content: .stack(parts, isRow: false, spacing: spacing))
  }

  package static func layers(_ length: Length? = nil, of parts: [WidgetLayout]) -> Self {
    Self(length: length, content: .layers(parts))
  }

  /// The least length of a row or column along its own direction; zero for other layouts.
  package var contentLength: Length {
    guard case .stack(let parts, _, let spacing) = content else { return 0 }
    return parts.reduce(spacing * max(parts.count - 1, 0)) { $0 + ($1.length ?? 0) }
  }

  /// Returns the widgets with their frames in a room, from back to front.
  ///
  /// - Complexity: O(*n*) in the number of parts.
  package func placed(in room: Rect) -> [PlacedWidget] {
    switch content {
    case .space: return []
    case .widget(let widget): return [PlacedWidget(widget, room)]
    case .layers(let parts): return parts.flatMap { $0.placed(in: room) }
    case .stack(let parts, let isRow, let spacing):
      let rest = max((isRow ? room.width : room.height) - contentLength, 0)
      let share = rest / max(parts.count { $0.length == nil }, 1)
      var start = Length.zero
      return parts.flatMap { part in
        let length = part.length ?? share
        defer { start = start + length + spacing }
        return part.placed(
          in: isRow ? room.column(start, width: length) : room.band(start, height: length))
      }
    }
  }
}
