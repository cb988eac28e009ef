package import DragKit

extension Playground {
  /// Everything that is seen now, from back to front.
  package func frame() -> DrawList { frame(reusing: ChromeCache()) }

  /// Everything that is seen now, with the chrome as it was drawn before where it has not changed.
  package func frame(reusing cache: ChromeCache) -> DrawList {
    let (chrome, shown) = (content.chrome, content.shown)
    var canvas = Canvas()
    shown.draw(on: &canvas, interaction, chrome)
    drawFlights(of: shown, inHand: false, on: &canvas)
    canvas.begin(.chrome)
    canvas.draw(cache.operations(chrome, interaction, ChromeState(content)))
    canvas.draw(cache.callOperations(chrome))
    chrome.drawCancelStrip(on: &canvas, interaction)
    drawFlights(of: shown, inHand: true, on: &canvas)
    chrome.drawStatus(status, on: &canvas, interaction)
    if let menu = shown.menu { chrome.draw(menu, on: &canvas, interaction) }
    chrome.drawFocus(on: &canvas, interaction)
    return DrawList(background: chrome.theme.window, operations: canvas.operations)
  }

  /// Draws the items in the hand, which are above everything, or those that were released, which stay
  /// below what is around the scene.
  private func drawFlights(
    of shown: any PlaygroundScene, inHand: Bool, on canvas: inout Canvas
  ) {
    let stage = content.chrome.layout.stage
    let theme = content.chrome.theme
    let drawing = FlightDrawing(
      tuning: content.tuning, theme: theme, session: interaction.session)
    for (number, flight) in interaction.motion.flights.enumerated()
    where flight.isInHand == inHand {
      let frame = interaction.seenFrame(of: flight)
      let own = interaction.preview(of: flight, in: content)
      drawing.draw(
        flight, as: own ?? shown.picture(of: flight, size: frame.size, theme), number: number,
        seenAt: frame, in: inHand ? nil : area(of: flight, in: stage), on: &canvas)
    }
  }

  private func area(of flight: Flight, in stage: Rect) -> Rect {
    interaction.visibleArea(of: flight).map(stage.intersection) ?? stage
  }
}

extension PlaygroundScene {
  /// What is in the air, as it is in its place; a copy that lands looks like what was lifted at first.
  fileprivate func picture(of flight: Flight, size: Size, _ theme: Theme) -> DragPreview {
    guard flight.lifted != flight.item else { return picture(of: flight.item, size: size, theme) }
    let share = Fraction.one - flight.liftAmount.clamped(to: .zero ... .one)
    return landingPicture(of: flight.item, landed: share, size: size, theme)
  }
}
