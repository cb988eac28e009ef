package import DragKit

extension Playground {
  package func frame() -> DrawList { frame(reusing: FrameCache()) }

  package func frame(reusing cache: FrameCache) -> DrawList {
    frame(reusing: cache, animated: true)
  }

  /// Returns the frame; if `animated` is `false`, only the items in hand differ from the last one.
  package func frame(reusing cache: FrameCache, animated: Bool) -> DrawList {
    let environment = content.chrome.environment(interaction, cache.drawings)
    let overlays = interaction.motion.overlays
    let kept = animated || cache.layers?.previews.count != overlays.count ? nil : cache.layers
    let layers = kept ?? layers(environment, cache)
    cache.layers = layers
    var canvas = Canvas(environment)
    canvas.begin(.behindHand)
    canvas.draw(layers.behindHand)
    for (number, overlay) in overlays.enumerated() where overlay.isInHand {
      DragOverlayDrawing(overlay, layers.previews[number], layers.tuning)
        .draw(number: number, at: interaction.seenFrame(of: overlay), in: nil, on: &canvas)
    }
    canvas.begin(.inFront)
    canvas.draw(layers.inFront)
    return DrawList(background: environment.theme.window, operations: canvas.operations)
  }

  private func layers(_ environment: Canvas.Environment, _ cache: FrameCache) -> FrameLayers {
    let (chrome, shown, tuning) = (content.chrome, content.shown, content.tuning)
    cache.drawings.beginFrame()
    var back = Canvas(environment)
    shown.draw(on: &back)
    let previews = interaction.motion.overlays.map { preview(of: $0, in: shown, on: back) }
    for (number, overlay) in interaction.motion.overlays.enumerated() where !overlay.isInHand {
      let stage = chrome.layout.stage
      DragOverlayDrawing(overlay, previews[number], tuning)
        .draw(
          number: number, at: interaction.seenFrame(of: overlay),
          in: interaction.visibleArea(of: overlay).map(stage.intersection) ?? stage, on: &back)
    }
    back.begin(.chrome)
    back.draw(cache.chrome.frameOperations(chrome, environment, ChromeState(content)))
    back.draw(cache.chrome.callOperations(chrome))
    chrome.drawCancelStrip(on: &back)
    var front = Canvas(environment)
    chrome.drawStatus(status, on: &front)
    if let menu = shown.menu { chrome.draw(menu, on: &front) }
    chrome.drawFocus(on: &front)
    return FrameLayers(
      behindHand: back.operations, previews: previews, inFront: front.operations, tuning: tuning)
  }

  private func preview(
    of overlay: DragOverlay, in shown: any PlaygroundScene, on canvas: Canvas
  ) -> DragPreview {
    interaction.preview(of: overlay, in: content)
      ?? shown.preview(
        of: overlay.item, landed: overlay.landedShare,
        size: interaction.seenFrame(of: overlay).size, on: canvas)
  }
}

extension DragOverlay {
  fileprivate var landedShare: Fraction {
    lifted == item ? .one : Fraction.one - liftAmount.clamped(to: .zero ... .one)
  }
}

extension ChromeState {
  fileprivate init(_ content: PlaygroundContent) {
    let (shown, panel) = (content.shown, content.chrome.panel)
    let choices = panel.segments.flatMap(\.self) + panel.switches + Control.switches
    self.init(
      page: content.page, canUndo: shown.canUndo, canRedo: shown.canRedo,
      on: choices.filter { content.isOn($0) || shown.isOn($0) })
  }
}
