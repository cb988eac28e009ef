internal import DragKit

extension GuideScene {
  /// Draws the page without the gestures: heading, cards and buttons.
  func draw(on canvas: inout Canvas, _ interaction: Interaction, _ chrome: Chrome) {
    let layout = GuideLayout(bounds: bounds)
    canvas.begin(.page)
    drawHeading(layout, on: &canvas, chrome)
    for style in GuideStyle.allCases { drawCard(style, layout, on: &canvas, chrome) }
    drawSpeeds(layout, on: &canvas, interaction, chrome)
    drawButton(
      .play, icon: isPaused ? "play" : "pause", isPaused ? .play : .pause, on: &canvas,
      interaction, chrome)
    drawButton(.restart, icon: "replay", .restart, on: &canvas, interaction, chrome)
  }

  private func drawHeading(_ layout: GuideLayout, on canvas: inout Canvas, _ chrome: Chrome) {
    guard !layout.isSmall else { return }
    let box = layout.heading
    canvas.text(
      chrome.text(.guideTitle), .pageTitle, chrome.theme.text,
      in: Rect(x: box.minX, y: box.minY, width: box.width, height: 30))
    canvas.text(
      chrome.text(.guideHint), .label, chrome.theme.secondaryText,
      in: Rect(x: box.minX, y: box.minY + 32, width: box.width, height: 20))
  }

  private func drawCard(
    _ style: GuideStyle, _ layout: GuideLayout, on canvas: inout Canvas, _ chrome: Chrome
  ) {
    let (card, theme) = (layout.card(style), chrome.theme)
    canvas.card(card, theme)
    let (box, name) = (layout.title(style), chrome.text(style.title.word))
    canvas.text(name, .title, theme.text, in: box)
    canvas.text(
      style.title.interface, .trace, theme.secondaryText,
      in: box.inset(by: Insets(left: TextMetrics.width(of: name, in: .title) + 10)))
    guard !layout.isSmall else { return }
    let calls = layout.calls(style)
    canvas.text(
      chrome.text(.calls), .heading, theme.secondaryText,
      in: Rect(x: calls.minX, y: calls.minY - 24, width: calls.width, height: 20))
  }

  private func drawSpeeds(
    _ layout: GuideLayout, on canvas: inout Canvas, _ interaction: Interaction, _ chrome: Chrome
  ) {
    canvas.begin(GuideControl.slow.id)
    canvas.fill(layout.speeds, radius: 9, chrome.theme.well.opacity(percent: 60))
    for control in GuideControl.speeds {
      guard let (speed, text) = control.speed else { continue }
      canvas.begin(.segment, control.rawValue)
      chrome.drawSegment(
        text, layout.frame(of: control).insetBy(2), isChosen: speed == self.speed,
        isHot: interaction.hovered == control.id, on: &canvas)
    }
  }

  private func drawButton(
    _ control: GuideControl, icon: String, _ word: LocalizedString, on canvas: inout Canvas,
    _ interaction: Interaction, _ chrome: Chrome
  ) {
    let frame = GuideLayout(bounds: bounds).frame(of: control)
    canvas.begin(control.id)
    chrome.drawPlate(control.id, frame, on: &canvas, interaction)
    canvas.icon(icon, chrome.theme.text, in: frame)
    guard interaction.hovered == control.id else { return }
    chrome.drawTip(chrome.text(word), beside: frame, on: &canvas)
  }
}
