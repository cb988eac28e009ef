internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

extension RecordingsScene {
  func draw(on canvas: inout Canvas) {
    canvas.begin(.page)
    canvas.fill(list.header, canvas.theme.card)
    canvas.begin(.list)
    canvas.clip(to: list.rows) { canvas in
      for row in canvas.elements(in: Self.container, within: list.rows) {
        draw(row, on: &canvas)
      }
    }
    canvas.scrollBar(of: Self.container, margin: 2)
    if version > 0, count == 0 {
      canvas.emptyState(
        "film", LocalizedString("no-recordings"), LocalizedString("no-recordings-hint"),
        in: list.rows)
    }
    drawHeader(on: &canvas)
  }

  func preview(of item: ItemID, landed: Fraction, size: Size, on canvas: Canvas) -> PreviewDrawing {
    let row = RecordingRow(
      recording: recording(of: item), title: title(of: item, canvas.language) ?? "")
    return canvas.preview(of: item, row, size, cornerRadius: RecordingRow.radius)
  }

  private func draw(_ row: SceneElement, on canvas: inout Canvas) {
    let item = row.item
    let title = editor?.item == item ? nil : title(of: item, canvas.language)
    let drawing = RecordingRow(
      recording: recording(of: item), title: title ?? "", isSelected: selection.contains(item),
      isHot: canvas.isHot(item), isPressed: canvas.isPressed(item), isInList: true)
    canvas.begin(item)
    canvas.group(alpha: row.opacity) { canvas in
      // Recordings cannot be moved, so the row of a dragged one stays.
      if row.kind == .gap || row.isCopied {
        canvas.fill(row.unscaledFrame, canvas.theme.well.opacity(percent: 30))
      }
      canvas.draw(drawing, in: row.unscaledFrame)
    }
    drawEditor(of: row, on: &canvas)
    guard canvas.focused == item else { return }
    canvas.begin(.focusMark, item.rawValue)
    canvas.focusRing(within: row.unscaledFrame)
  }

  private func drawHeader(on canvas: inout Canvas) {
    let (header, theme, buttons) = (list.header, canvas.theme, buttons)
    let end = buttons.first?.frame.minX ?? header.maxX
    let box = header.column(20, width: max(end - header.minX - 32, 1))
    canvas.begin(.pageHeader)
    canvas.text(Self.page.title, .pageTitle, theme.text, in: box.band(8, height: 26))
    canvas.text(
      caption(canvas.language, to: box.width), .caption, theme.secondaryText,
      in: box.band(36, height: 16))
    canvas.fill(header.bottomLine, theme.hairline)
    canvas.draw(buttons, as: ScreenPart.pageHeader.rawValue)
    canvas.tip(of: buttons)
  }

  /// Returns the hint below the title, or the number of recordings if the hint does not fit; empty
  /// if there are no recordings.
  private func caption(_ language: Language, to width: Length) -> String {
    guard count > 0 else { return "" }
    let hint = LocalizedString("recordings-hint").text(language)
    if TextMetrics.width(of: hint, in: .caption) <= width { return hint }
    return LocalizedString("recordings-count", ["count": "\(count)"]).text(language)
  }
}
