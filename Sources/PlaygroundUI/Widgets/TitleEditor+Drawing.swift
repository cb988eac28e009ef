package import DragDrawing
package import DragKit

extension TitleEditor {
  /// Draws the field in which the title is typed, with the caret and the selection.
  package func draw(in box: Rect, on canvas: inout Canvas) {
    let (theme, line) = (canvas.theme, Self.line(in: box))
    canvas.fill(box, radius: Radius.control, theme.card)
    canvas.outline(box, radius: Radius.control, width: 2, theme.accent)
    let (start, end) = (x(of: selection.lowerBound, in: box), x(of: selection.upperBound, in: box))
    canvas.clip(to: box.insetBy(4)) { canvas in
      if !selection.isEmpty {
        canvas.fill(
          Rect(x: start, y: line.minY + 4, width: end - start, height: line.height - 8),
          radius: Radius.groove, theme.accent.opacity(percent: 30))
      }
      let all = width(before: text.count) + 4
      canvas.text(
        text, font, theme.text,
        in: Rect(x: line.minX - offset, y: line.minY, width: all, height: line.height))
      canvas.fill(
        Rect(x: x(of: caret, in: box), y: line.minY + 5, width: 1, height: 14), theme.accent)
    }
  }
}
