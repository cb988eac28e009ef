internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

// MARK: - The card of a recording
extension Chrome {
  func drawCard(on canvas: inout Canvas) {
    guard let card, let layout = cardLayout else { return }
    let plate = layout.plate
    canvas.begin(CardControl.cardPlate.id)
    canvas.card(plate, .menu)
    let title = LocalizedString(card.isNew ? "recording-done" : "recording")
    canvas.text(title, .title, theme.text, in: layout.title)
    if let room = layout.picture { drawPicture(of: card, in: room, on: &canvas) }
    drawWords(of: card, layout, on: &canvas)
    drawReplay(in: layout.replay, on: &canvas)
    for control in [CardControl.cardGif, .cardMp4, .cardShow, .cardTest] {
      guard let frame = layout.frame(of: control) else { continue }
      draw(control, of: card, in: frame, on: &canvas)
    }
    if let room = layout.status { drawStatus(of: card, in: room, layout.cancel, on: &canvas) }
    // Last, because its name can cover what is below it.
    canvas.button(
      CardControl.cardClose.id, icon: "close", CardControl.cardClose.title, in: layout.close)
  }

  private func drawPicture(of card: RecordingCard, in room: Rect, on canvas: inout Canvas) {
    canvas.begin(.cardPicture)
    canvas.fill(room, radius: Radius.control, theme.well.opacity(percent: 50))
    if let details = card.recording.readable, let path = details.thumbnail {
      canvas.draw(.image(path, details.pictureFrame(in: room), radius: Radius.control))
    } else if card.recording.details == .unreadable {
      canvas.icon("image-off", size: 32, theme.secondaryText, in: room)
    }
    canvas.outline(room, radius: Radius.control, theme.hairline)
  }

  private func drawWords(
    of card: RecordingCard, _ layout: RecordingCardLayout, on canvas: inout Canvas
  ) {
    canvas.begin(.cardWords)
    let width = layout.name.width
    let name = TextMetrics.elided(card.recording.stem, to: width, in: .strongLabel)
    canvas.text(name, .strongLabel, theme.text, in: layout.name)
    canvas.text(
      card.recording.summary(language), .caption, theme.secondaryText, in: layout.details)
  }

  private func drawReplay(in frame: Rect, on canvas: inout Canvas) {
    let control = CardControl.cardReplay.id
    canvas.begin(control)
    let isPressed = canvas.isPressed(control)
    canvas.fill(
      frame, radius: Radius.control, isPressed ? theme.accent.mixed(with: .black) : theme.accent)
    if canvas.hovered == control, !isPressed {
      canvas.fill(frame, radius: Radius.control, theme.onAccent.opacity(percent: 12))
    }
    draw(
      CardControl.cardReplay.title, icon: "replay", .strongLabel, theme.onAccent, in: frame,
      on: &canvas)
  }

  private func draw(
    _ control: CardControl, of card: RecordingCard, in frame: Rect, on canvas: inout Canvas
  ) {
    let (isEnabled, isPressed) = (card.isEnabled(control), canvas.isPressed(control.id))
    let isHot = isEnabled && canvas.hovered == control.id
    canvas.begin(control.id)
    canvas.fill(
      frame, radius: Radius.control,
      isEnabled && isPressed ? theme.well : theme.well.opacity(percent: isHot ? 60 : 30))
    canvas.outline(frame, radius: Radius.control, isHot ? theme.accent : theme.hairline)
    draw(
      card.hasFFmpeg ? control.title : control.titleWithoutFFmpeg, icon: control.icon, .label,
      isEnabled ? theme.text : theme.text.disabled, in: frame, on: &canvas)
  }

  /// Draws an icon and text in the middle of a button.
  private func draw(
    _ title: LocalizedString, icon: String, _ font: Font, _ color: Color, in frame: Rect,
    on canvas: inout Canvas
  ) {
    let words = text(title)
    let width = min(TextMetrics.width(of: words, in: font) + 24, frame.width)
    let x = (frame.center.x - width / 2).roundedToPixel
    let box = Rect(x: x, y: frame.minY, width: width, height: frame.height)
    canvas.icon(icon, size: 16, color, in: box.column(0, width: 16))
    canvas.text(words, font, color, in: box.inset(by: Insets(left: 24)))
  }

  private func drawStatus(
    of card: RecordingCard, in room: Rect, _ cancel: Rect?, on canvas: inout Canvas
  ) {
    canvas.begin(.cardStatus)
    let line = room.band(0, height: 20)
    switch card.status {
    case .working(let product, let percent):
      let words = room.band(4, height: 20).inset(by: Insets(right: 36))
      canvas.text(LocalizedString("card-working-\(product)"), .label, theme.text, in: words)
      if product != .test {
        canvas.text("\(percent) %", .label, theme.secondaryText, in: words, .trailing)
      }
      let groove = room.band(36, height: 4)
      canvas.fill(groove, radius: Radius.groove, theme.track)
      let share = Fraction(max(percent, 2), 100)
      canvas.fill(
        groove.column(0, width: groove.width * share), radius: Radius.groove, theme.accent)
      if let cancel {
        let control = CardControl.cardCancel
        canvas.button(control.id, icon: "close", control.title, in: cancel)
      }
    case .saved(_, let path):
      canvas.icon("check", size: 16, theme.accent, in: line.column(0, width: 16))
      let name = path.split(separator: "/").last.map(String.init) ?? path
      drawLines(name, .folder(of: path), in: room, left: 24, theme.text, on: &canvas)
    case .failed(let reason):
      drawLines(
        text(LocalizedString("not-saved")), reason, in: room, left: 0, theme.danger, on: &canvas)
    case .withoutFileManager:
      drawLines(
        text(LocalizedString("no-file-manager")), .folder(of: card.recording.path), in: room,
        left: 0, theme.danger, on: &canvas)
    case .ready:
      drawLines(
        text(LocalizedString("films-need-ffmpeg")), text(LocalizedString("install-ffmpeg")),
        in: room, left: 0, theme.text, on: &canvas)
    }
  }

  private func drawLines(
    _ first: String, _ second: String, in room: Rect, left: Length, _ color: Color,
    on canvas: inout Canvas
  ) {
    let box = room.inset(by: Insets(left: left))
    canvas.text(
      TextMetrics.elided(first, to: box.width, in: .strongLabel), .strongLabel, color,
      in: box.band(0, height: 20))
    canvas.text(
      TextMetrics.elided(second, to: box.width, in: .caption), .caption, theme.secondaryText,
      in: box.band(20, height: 20))
  }
}

extension RecordingCard {
  func isEnabled(_ control: CardControl) -> Bool {
    guard let product = control.product else { return true }
    return !isWorking && (hasFFmpeg || product == .test)
  }
}

extension SavedRecording {
  /// The page and the length, such as `Colours · 0:12`.
  func summary(_ language: Language) -> String {
    switch details {
    case .unknown: LocalizedString("recording-loading").text(language)
    case .unreadable: LocalizedString("recording-unreadable").text(language)
    case .readable(let details):
      "\(details.title.text(language)) · \(((details.length + 500) / 1000).asMinutes)"
    }
  }
}

extension String {
  fileprivate static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
