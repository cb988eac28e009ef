package import DragKit

extension Playground {
  package func frame() -> DrawList { frame(reusing: FrameCache()) }

  package func frame(reusing cache: FrameCache) -> DrawList {
    frame(reusing: cache, animated: true)
  }

  /// Returns the frame; if `animated` is `false`, all but the items in hand are as in the last one.
  package func frame(reusing cache: FrameCache, animated: Bool) -> DrawList {
    let (chrome, shown) = (content.chrome, content.shown)
    let environment = chrome.environment(interaction, cache.drawings)
    if animated || cache.layers == nil {
      cache.drawings.beginFrame()
      cache.layers = FrameLayers(
        behindHand: operationsBehindHand(chrome, shown, environment, cache.chrome),
        inFront: operationsInFront(chrome, shown, environment))
    }
    var canvas = Canvas(environment)
    canvas.begin(.behindHand)
    canvas.draw(cache.layers?.behindHand ?? [])
    drawOverlays(of: shown, inHand: true, on: &canvas)
    canvas.begin(.inFront)
    canvas.draw(cache.layers?.inFront ?? [])
    return DrawList(background: chrome.theme.window, operations: canvas.operations)
  }

  private func operationsBehindHand(
    _ chrome: Chrome, _ shown: any PlaygroundScene, _ environment: Canvas.Environment,
    _ cache: ChromeCache
  ) -> [DrawOperation] {
    var canvas = Canvas(environment)
    shown.draw(on: &canvas)
    drawOverlays(of: shown, inHand: false, on: &canvas)
    canvas.begin(.chrome)
    canvas.draw(cache.frameOperations(chrome, environment, ChromeState(content)))
    canvas.draw(cache.callOperations(chrome))
    chrome.drawCancelStrip(on: &canvas)
    return canvas.operations
  }

  private func operationsInFront(
    _ chrome: Chrome, _ shown: any PlaygroundScene, _ environment: Canvas.Environment
  ) -> [DrawOperation] {
    var canvas = Canvas(environment)
    chrome.drawStatus(status, on: &canvas)
    if let menu = shown.menu { chrome.draw(menu, on: &canvas) }
    chrome.drawFocus(on: &canvas)
    return canvas.operations
  }

  private func drawOverlays(of shown: any PlaygroundScene, inHand: Bool, on canvas: inout Canvas) {
    let stage = content.chrome.layout.stage
    for (number, overlay) in interaction.motion.overlays.enumerated()
    where overlay.isInHand == inHand {
      let frame = interaction.seenFrame(of: overlay)
      let area = interaction.visibleArea(of: overlay).map(stage.intersection) ?? stage
      let preview =
        interaction.preview(of: overlay, in: content)
        ?? shown.preview(
          of: overlay.item, landed: overlay.landedShare, size: frame.size, on: canvas)
      DragOverlayDrawing(overlay, preview, content.tuning)
        .draw(number: number, at: frame, in: inHand ? nil : area, on: &canvas)
    }
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
