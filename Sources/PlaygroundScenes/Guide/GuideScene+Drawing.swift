internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

extension GuideScene {
  func draw(on canvas: inout Canvas) {
    let layout = GuideLayout(bounds: bounds)
    canvas.begin(.page)
    if !layout.isSmall {
      let (box, theme) = (layout.heading, canvas.theme)
      canvas.text(
        LocalizedString("guide-title"), .pageTitle, theme.text, in: box.band(0, height: 30))
      canvas.text(
        LocalizedString("guide-hint"), .label, theme.secondaryText, in: box.band(32, height: 20))
    }
    for style in GuideStyle.allCases { drawCard(style, layout, on: &canvas) }
    drawSpeeds(layout, on: &canvas)
    canvas.button(
      GuideControl.play.id, icon: isPaused ? "play" : "pause", playTitle,
      in: layout.frame(of: .play))
    let restart = layout.frame(of: .restart)
    canvas.button(GuideControl.restart.id, icon: "replay", GuideControl.restart.title, in: restart)
  }

  private func drawCard(_ style: GuideStyle, _ layout: GuideLayout, on canvas: inout Canvas) {
    let (theme, box) = (canvas.theme, layout.title(style))
    let name = style.heading.title.text(canvas.language)
    canvas.card(layout.card(style))
    canvas.text(name, .title, theme.text, in: box)
    canvas.text(
      style.heading.interface, .trace, theme.secondaryText,
      in: box.inset(by: Insets(left: TextMetrics.width(of: name, in: .title) + 10)))
    guard !layout.isSmall else { return }
    let heading = layout.calls(style).band(-24, height: 20)
    canvas.text(Control.calls.title, .heading, theme.secondaryText, in: heading)
  }

  private func drawSpeeds(_ layout: GuideLayout, on canvas: inout Canvas) {
    canvas.begin(GuideControl.slow.id)
    canvas.fill(layout.speeds, radius: Radius.row, canvas.theme.well.opacity(percent: 60))
    for control in GuideControl.speeds {
      guard let speed = control.speed else { continue }
      let frame = layout.frame(of: control).insetBy(2)
      canvas.begin(.segment, control.rawValue)
      canvas.segment(control.id, speed.name, in: frame, isChosen: speed == self.speed)
    }
  }
}
