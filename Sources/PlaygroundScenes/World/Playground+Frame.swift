package import DragKit

extension Playground {
  /// Everything that is seen now, from back to front.
  package func frame() -> DrawList { frame(reusing: ChromeCache()) }

  /// Everything that is seen now, with the chrome as it was drawn before where it has not changed.
  package func frame(reusing cache: ChromeCache) -> DrawList {
    let chrome = content.chrome
    let state = ChromeState(
      canUndo: content.model.canUndo, canRedo: content.model.canRedo,
      usesOwnPreview: content.colours.usesOwnPreview)
    var canvas = Canvas()
    content.colours.draw(on: &canvas, in: chrome.layout.stage, interaction, chrome)
    canvas.draw(cache.operations(chrome, interaction, state))
    chrome.drawCalls(on: &canvas)
    drawFlights(on: &canvas)
    return DrawList(background: chrome.theme.window, operations: canvas.operations)
  }

  private func drawFlights(on canvas: inout Canvas) {
    let theme = content.chrome.theme
    let drawing = FlightDrawing(tuning: content.tuning, theme: theme)
    for (number, flight) in interaction.motion.flights.enumerated() {
      let own = content.colours.picture(of: flight.item, size: flight.size, theme)
      drawing.draw(
        flight, as: interaction.preview(of: flight, in: content) ?? own, number: number,
        seenAt: interaction.seenFrame(of: flight), operation: interaction.session?.operation,
        on: &canvas)
    }
  }
}
