package import DragKit

extension Playground {
  /// Everything that is seen now, from back to front.
  package func frame() -> DrawList { frame(reusing: ChromeCache()) }

  /// Everything that is seen now, with the chrome as it was drawn before where it has not changed.
  package func frame(reusing cache: ChromeCache) -> DrawList {
    let (chrome, shown) = (content.chrome, content.shown)
    var canvas = Canvas()
    shown.draw(on: &canvas, interaction, chrome)
    canvas.draw(cache.operations(chrome, interaction, ChromeState(content)))
    canvas.draw(cache.callOperations(chrome))
    chrome.drawCancelStrip(on: &canvas, interaction)
    drawFlights(of: shown, on: &canvas)
    chrome.drawStatus(on: &canvas, interaction, on: shown)
    if let menu = shown.menu { chrome.draw(menu, on: &canvas, interaction) }
    chrome.drawFocus(on: &canvas, interaction)
    return DrawList(background: chrome.theme.window, operations: canvas.operations)
  }

  private func drawFlights(of shown: any PlaygroundScene, on canvas: inout Canvas) {
    let theme = content.chrome.theme
    let drawing = FlightDrawing(
      tuning: content.tuning, theme: theme, session: interaction.session)
    for (number, flight) in interaction.motion.flights.enumerated() {
      let frame = interaction.seenFrame(of: flight)
      let own = shown.picture(of: flight.item, size: frame.size, theme)
      drawing.draw(
        flight, as: interaction.preview(of: flight, in: content) ?? own, number: number,
        seenAt: frame, on: &canvas)
    }
  }
}
