package import DragKit

extension Playground {
  /// Everything that is seen now, from back to front.
  package func frame() -> DrawList { frame(reusing: ChromeCache()) }

  /// Everything that is seen now, with the chrome as it was drawn before where it has not changed.
  package func frame(reusing cache: ChromeCache) -> DrawList {
    let (chrome, shown) = (content.chrome, content.shown)
    var canvas = Canvas()
    shown.draw(on: &canvas, interaction, chrome)
    drawOverlays(of: shown, inHand: false, on: &canvas)
    canvas.begin(.chrome)
    canvas.draw(cache.operations(chrome, interaction, ChromeState(content)))
    canvas.draw(cache.callOperations(chrome))
    chrome.drawCancelStrip(on: &canvas, interaction)
    drawOverlays(of: shown, inHand: true, on: &canvas)
    chrome.drawStatus(status, on: &canvas, interaction)
    if let menu = shown.menu { chrome.draw(menu, on: &canvas, interaction) }
    chrome.drawFocus(on: &canvas, interaction)
    return DrawList(background: chrome.theme.window, operations: canvas.operations)
  }

  /// Draws the items in the hand, which are above everything, or those that were released, which stay
  /// below what is around the scene.
  private func drawOverlays(
    of shown: any PlaygroundScene, inHand: Bool, on canvas: inout Canvas
  ) {
    let stage = content.chrome.layout.stage
    let theme = content.chrome.theme
    let drawing = DragOverlayDrawing(
      tuning: content.tuning, theme: theme, session: interaction.session)
    for (number, overlay) in interaction.motion.overlays.enumerated()
    where overlay.isInHand == inHand {
      let frame = interaction.seenFrame(of: overlay)
      let own = interaction.preview(of: overlay, in: content)
      drawing.draw(
        overlay, as: own ?? shown.picture(of: overlay, size: frame.size, theme), number: number,
        seenAt: frame, in: inHand ? nil : area(of: overlay, in: stage), on: &canvas)
    }
  }

  private func area(of overlay: DragOverlay, in stage: Rect) -> Rect {
    interaction.visibleArea(of: overlay).map(stage.intersection) ?? stage
  }
}

extension PlaygroundScene {
  /// What is in the air, as it is in its place; a copy that lands looks like what was lifted at first.
  fileprivate func picture(of overlay: DragOverlay, size: Size, _ theme: Theme) -> DragPreview {
    guard overlay.lifted != overlay.item else {
      return picture(of: overlay.item, size: size, theme)
    }
    let share = Fraction.one - overlay.liftAmount.clamped(to: .zero ... .one)
    return landingPicture(of: overlay.item, landed: share, size: size, theme)
  }
}
