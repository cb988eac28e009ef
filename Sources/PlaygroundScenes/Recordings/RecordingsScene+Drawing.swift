internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

extension RecordingsScene {
  func draw(on canvas: inout Canvas) {
    let theme = canvas.theme
    canvas.begin(.page)
    canvas.fill(list.header, theme.card)
    canvas.begin(.list)
    canvas.clip(to: list.rows) { canvas in
      for row in canvas.elements(in: Self.container, within: list.rows) {
        draw(row, on: &canvas)
      }
    }
    canvas.scrollBar(of: Self.container, margin: 2)
    if version > 0, model[Self.container]?.count == 0 {
      canvas.emptyState(
        "film", LocalizedString("no-recordings"), LocalizedString("no-recordings-hint"),
        in: list.rows)
    }
    drawHeader(on: &canvas)
  }

  func preview(of item: ItemID, landed: Fraction, size: Size, on canvas: Canvas) -> PreviewDrawing {
    canvas.preview(
      of: item, row(of: item, canvas.language), size, cornerRadius: RecordingRow.radius)
  }

  private func row(of item: ItemID, _ language: Language) -> RecordingRow {
    let recording = recording(of: item)
    return RecordingRow(
      title: title(of: item, language) ?? "", summary: recording?.summary(language) ?? "",
      date: recording.map { RecordingDate(of: $0).text(language) } ?? "",
      details: recording?.readable, isUnreadable: recording?.details == .unreadable)
  }

  private func draw(_ row: SceneElement, on canvas: inout Canvas) {
    let item = row.item
    var drawing = self.row(of: item, canvas.language)
    drawing.isSelected = selection.contains(item)
    (drawing.isHot, drawing.isPressed) = (canvas.isHot(item), canvas.isPressed(item))
    drawing.isEdited = editor?.item == item
    drawing.hasBackground = true
    canvas.begin(item)
    canvas.group(alpha: row.opacity) { canvas in
      // A recording that is dragged to another program stays here.
      if row.kind == .gap || row.isCopied {
        canvas.fill(row.unscaledFrame, canvas.theme.well.opacity(percent: 30))
      }
      canvas.draw(drawing, in: row.unscaledFrame)
    }
    if let editor, editor.item == item {
      canvas.begin(.hint, item.rawValue)
      editor.draw(in: RecordingRow.titleFrame(in: row.unscaledFrame), on: &canvas)
    }
    guard canvas.focused == item else { return }
    canvas.begin(.focusMark, item.rawValue)
    canvas.focusRing(within: row.unscaledFrame)
  }

  private func drawHeader(on canvas: inout Canvas) {
    let (header, theme, buttons) = (list.header, canvas.theme, buttons)
    let end = buttons.first?.frame.minX ?? header.maxX
    let box = header.column(20, width: max(end - header.minX - 32, 1))
    canvas.begin(.pageHeader)
    let line = box.band(36, height: 16)
    let count = model[Self.container]?.count ?? 0
    canvas.text(Self.page.title, .pageTitle, theme.text, in: box.band(8, height: 26))
    canvas.text(
      caption(count, canvas.language, to: line.width), .caption, theme.secondaryText, in: line)
    canvas.fill(header.bottomLine, theme.hairline)
    canvas.draw(buttons, as: ScreenPart.pageHeader.rawValue)
    canvas.tip(of: buttons)
  }

  /// The hint below the title; the number of recordings if the hint does not fit; empty without
  /// recordings.
  private func caption(_ count: Int, _ language: Language, to width: Length) -> String {
    guard count > 0 else { return "" }
    let hint = LocalizedString("recordings-hint").text(language)
    if TextMetrics.width(of: hint, in: .caption) <= width { return hint }
    return LocalizedString("recordings-count", ["count": "\(count)"]).text(language)
  }
}
