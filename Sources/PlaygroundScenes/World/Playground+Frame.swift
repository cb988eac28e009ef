package import DragKit

extension Playground {
  /// Everything that is seen now, from back to front.
  package func frame(_ cache: ChromeCache = ChromeCache()) -> DrawList {
    let chrome = content.chrome
    let state = ToolbarState(canUndo: content.model.canUndo, canRedo: content.model.canRedo)
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
      drawing.draw(
        flight, number: number, seenAt: interaction.seenFrame(of: flight),
        operation: interaction.session?.operation, on: &canvas
      ) { canvas, box in
        content.colours.drawTile(flight.item, at: box, on: &canvas, theme)
      }
    }
  }
}
