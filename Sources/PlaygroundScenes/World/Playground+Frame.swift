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
    chrome.drawStatus(status, on: &canvas)
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
      let own = interaction.preview(of: flight, in: content)
      drawing.draw(
        flight, as: own ?? shown.picture(of: flight, size: frame.size, theme), number: number,
        seenAt: frame, on: &canvas)
    }
  }
}

extension PlaygroundScene {
  /// What is in the air, as it is in its place; a copy that lands looks like what was lifted at first,
  /// and more and more like what it is.
  fileprivate func picture(of flight: Flight, size: Size, _ theme: Theme) -> DragPreview {
    let own = picture(of: flight.item, size: size, theme)
    guard flight.lifted != flight.item, flight.liftAmount > .zero else { return own }
    let before = picture(of: flight.lifted, size: size, theme)
    guard before != own else { return own }
    var canvas = Canvas()
    canvas.draw(own.operations)
    canvas.group(alpha: min(flight.liftAmount, .one), .identity) { $0.draw(before.operations) }
    return DragPreview(size: size, cornerRadius: own.cornerRadius, operations: canvas.operations)
  }
}
