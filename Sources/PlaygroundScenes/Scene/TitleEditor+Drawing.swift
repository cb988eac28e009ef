internal import DragKit

extension TitleEditor {
  /// Draws the field in which the title is typed, with the caret and the selection.
  func draw(in field: TitleField, on canvas: inout Canvas) {
    let (theme, box, line) = (canvas.theme, field.box, field.line)
    canvas.fill(box, radius: Radius.control, theme.card)
    canvas.outline(box, radius: Radius.control, width: 2, theme.accent)
    let (start, end) = (
      field.x(of: selection.lowerBound, in: self), field.x(of: selection.upperBound, in: self)
    )
    canvas.clip(to: box.insetBy(2)) { canvas in
      if !selection.isEmpty {
        canvas.fill(
          Rect(x: start, y: line.minY + 4, width: end - start, height: line.height - 8),
          radius: Radius.groove, theme.accent.opacity(percent: 30))
      }
      let all = field.width(before: text.count, in: self) + 4
      canvas.text(
        text, field.font, theme.text,
        in: Rect(x: line.minX - offset, y: line.minY, width: all, height: line.height))
      canvas.fill(
        Rect(x: field.x(of: caret, in: self), y: line.minY + 5, width: 1, height: 14),
        theme.accent)
    }
  }
}
