package import DragKit

/// Widgets in rows and columns; their frames are used both for drawing and for hit tests.
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
  /// The length along the enclosing row or column, in logical pixels; `nil` for an equal part of
  /// the remaining space.
  package let length: Length?
  private let content: Content

  private indirect enum Content: Sendable {
    case space
    case widget(Widget)
    case stack([WidgetLayout], isRow: Bool, spacing: Length)
    /// Layouts in the same frame, from back to front.
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

  /// The fixed lengths of a row's or column's parts and its spacing; zero for other layouts.
  package var contentLength: Length {
    guard case .stack(let parts, _, let spacing) = content else { return 0 }
    return parts.reduce(spacing * max(parts.count - 1, 0)) { $0 + ($1.length ?? 0) }
  }

  /// Returns the widgets with their frames in `room`, from back to front.
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
