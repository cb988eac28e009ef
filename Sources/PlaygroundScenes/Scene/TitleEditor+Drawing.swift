internal import DragKit

extension TitleEditor {
  /// Draws the field in which the title is typed, with the caret and the selection.
  func draw(in box: Rect, _ font: Font, on canvas: inout Canvas) {
    let theme = canvas.theme
    canvas.fill(box, radius: Radius.control, theme.card)
    canvas.outline(box, radius: Radius.control, width: 2, theme.accent)
    let line = box.inset(by: Insets(left: 8, right: 8))
    let caret = TextMetrics.width(of: head, in: font)
    // The caret stays in sight.
    let shift = max(caret - line.width + 2, 0)
    canvas.clip(to: box.insetBy(2)) { canvas in
      let shown = Rect(
        x: line.minX - shift, y: line.minY, width: TextMetrics.width(of: text, in: font) + 4,
        height: line.height)
      if isAllSelected, !text.isEmpty {
        canvas.fill(
          shown.inset(by: Insets(top: 4, bottom: 4)), radius: Radius.groove,
          theme.accent.opacity(percent: 30))
      }
      canvas.text(text, font, theme.text, in: shown)
      canvas.fill(
        Rect(x: line.minX - shift + caret, y: line.minY + 5, width: 1, height: 14), theme.accent)
    }
  }
}
