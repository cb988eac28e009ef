package import DragDrawing
internal import DragKit
internal import DragKitInspection
internal import PlaygroundUI

extension Playground {
  package func frame() -> DrawList { frame(reusing: FrameCache()) }

  /// Returns the frame in dark or light colors.
  package func frame(isDark: Bool) -> DrawList {
    var content = content
    content.chrome.isDark = isDark
    return Playground(content: content, interaction: interaction, scale: scale).frame()
  }

  package func frame(reusing cache: FrameCache) -> DrawList {
    frame(reusing: cache, with: FrameAdditions())
  }

  /// Returns the frame; if `animated` is `false`, redraws only the dragged items where possible.
  package func frame(
    reusing cache: FrameCache, with additions: FrameAdditions, animated: Bool = true
  ) -> DrawList {
    let interaction = interaction
    let overlays = interaction.overlays(of: content)
    let kept = animated || cache.layers?.previews.count != overlays.count ? nil : cache.layers
    let layers = kept ?? layers(cache, additions, overlays)
    cache.layers = layers
    var canvas = Canvas(layers.environment)
    canvas.begin(.behindHand)
    canvas.draw(layers.behindHand)
    for (number, overlay) in overlays.enumerated() where overlay.isInHand {
      canvas.draw(overlay, layers.previews[number], number: number, of: interaction.session)
    }
    canvas.begin(.inFront)
    canvas.draw(layers.inFront)
    return DrawList(background: canvas.theme.window, operations: canvas.operations)
  }

  private func layers(
    _ cache: FrameCache, _ additions: FrameAdditions, _ overlays: [SceneElement]
  ) -> FrameLayers {
    let (content, interaction) = (content, interaction)
    let environment = content.chrome.environment(
      interaction, cache.drawings, showsFocus: !additions.hidesFocus)
    let isBare = content.chrome.isBare
    cache.drawings.beginFrame()
    var back = Canvas(environment)
    content.shown.draw(on: &back)
    var previews: [PreviewDrawing] = []
    let stage = content.chrome.layout.stage
    for (number, overlay) in overlays.enumerated() {
      previews.append(content.preview(of: overlay, on: back))
      guard !overlay.isInHand else { continue }
      back.draw(
        overlay, previews[number], number: number, in: overlay.clip.map(stage.intersection) ?? stage
      )
    }
    let state = isBare ? nil : content.chromeState(interaction)
    if let state {
      back.begin(.chrome)
      back.draw(cache.chrome.frameOperations(content.chrome, environment, state))
      content.chrome.drawScrolled(3, on: &back) { canvas in
        canvas.draw(cache.chrome.callOperations(content.chrome))
        content.drawInspected(of: interaction, cache, additions.figures, on: &canvas)
      }
    }
    back.draw(additions.page)
    if let state { content.chrome.drawTip(on: &back, state) }
    if let carried = overlays.last(where: \.isInHand) {
      content.chrome.drawCancelStrip(on: &back, opacity: carried.lift)
    }
    var front = Canvas(environment)
    if !isBare, !additions.hidesFocus, let status, let box = frame(ofStatus: status) {
      content.chrome.drawStatus(status, in: box, on: &front)
    }
    let overlays = content.overlays
    for overlay in overlays { front.draw(overlay, as: ScreenPart.overlay.rawValue) }
    if !interaction.isFocusCovered { content.chrome.drawFocus(in: overlays, on: &front) }
    return FrameLayers(
      behindHand: back.operations, previews: previews, inFront: front.operations,
      environment: environment.withoutInteraction)
  }
}

// MARK: - Outside the window
extension Playground {
  /// The drawing of the dragged items for the part outside the window; `nil` without a drag, or
  /// while the lifted item is entirely inside the window.
  ///
  /// It does not depend on the items' location, so it is painted only when their look changes.
  package var carriedDrawing: CarriedDrawing? {
    let interaction = interaction
    let window = Rect(origin: .zero, size: content.chrome.window)
    func isInside(_ frame: Rect) -> Bool { window.intersection(frame) == frame }
    // Checks the item's frame first, because every move gets here and the overlays take longer.
    guard let session = interaction.session, !isInside(session.itemFrame) else { return nil }
    let content = content
    let overlays = interaction.overlays(of: content).filter(\.isInHand)
    guard let first = overlays.last else { return nil }
    let frame = first.unscaledFrame
    guard !isInside(frame) else { return nil }
    let bounds = frame.insetBy(-Self.carriedMargin)
    var canvas = Canvas(content.chrome.environment(interaction, FrameCache().drawings))
    for (number, overlay) in overlays.enumerated() {
      let preview = content.preview(of: overlay, on: canvas)
      canvas.draw(overlay, preview, number: number, of: session, from: bounds.origin)
    }
    return CarriedDrawing(
      size: bounds.size, hotSpot: session.location - bounds.origin, operations: canvas.operations)
  }

  /// The room around the lifted item for its shadow and the badges.
  private static let carriedMargin: Length = 28
}

extension PlaygroundContent {
  /// Draws the parts of the inspector that are not cached: the dots on the springs, or the claims
  /// and the frame graphs.
  fileprivate func drawInspected(
    of interaction: Interaction, _ cache: FrameCache, _ figures: FrameFigures?,
    on canvas: inout Canvas
  ) {
    guard chrome.layout.hasInspector else { return }
    switch chrome.tab {
    case .feel: chrome.drawSpringDots(cache.chrome.springPlots(chrome), on: &canvas)
    case .engine:
      let claims = interaction.pointerClaims(in: self)
      chrome.drawDecisions(claims, tuning, on: &canvas, title)
      chrome.drawFrames(figures, on: &canvas)
    }
  }

  fileprivate func chromeState(_ interaction: Interaction) -> ChromeState {
    let (panel, layout) = (chrome.panel, chrome.layout)
    let buttons = ChromeLayout.buttonsOfPage + layout.buttonsOfWindow
    let choices = panel.segments.flatMap(\.self) + panel.allSwitches + buttons
    var state = ChromeState(
      page: page, on: choices.filter(isOn), disabled: buttons.filter { !isEnabled($0.id) })
    for (control, direction) in [(Control.undo, UndoDirection.undo), (.redo, .redo)]
    where interaction.hovered == control.id {
      state.stepTitles[control] = stepTitle(direction)
    }
    return state
  }

  func preview(of overlay: SceneElement, on canvas: Canvas) -> PreviewDrawing {
    let scene = shown
    if overlay.preview != nil, let own = scene.ownPreview(of: overlay.item, on: canvas) {
      return own
    }
    let share = Fraction.one - overlay.liftAmount.clamped(to: .zero ... .one)
    var drawing = scene.preview(
      of: overlay.item, landed: overlay.isCopy ? share : .one,
      size: overlay.unscaledFrame.size, on: canvas)
    guard share > .zero else { return drawing }
    // Fades the selection mark out as the item is lifted.
    var mark = Canvas(canvas.environment.withoutInteraction)
    mark.begin(.selectionMark, overlay.item.rawValue)
    var front = mark
    scene.drawSelection(
      of: overlay.item, in: Rect(origin: .zero, size: drawing.size), on: &mark)
    guard !mark.operations.isEmpty else { return drawing }
    front.group(alpha: share) { $0.draw(mark.operations) }
    drawing.operations += front.operations
    return drawing
  }
}

/// The inputs of a frame that are not part of the playground's state.
package struct FrameAdditions {
  /// The frame timings, for the inspector; `nil` without a window.
  package var figures: FrameFigures?
  /// Whether the frame hides the focus, because something in front of the playground has it.
  package var hidesFocus = false
  /// The program's drawings on the page, behind tooltips, lists, menus and sheets.
  package var page: [DrawOperation] = []

  package init() {}
}

// MARK: - Caches

/// A cache of the last frames' drawings, which saves time but never changes a frame.
package final class FrameCache {
  let chrome = ChromeCache()
  let drawings = DrawingCache()
  var layers: FrameLayers?

  package init() {}
}

/// The layers of a frame behind and in front of the dragged items, and the previews of overlays.
struct FrameLayers {
  let behindHand: [DrawOperation]
  /// The drawings of all overlays, from back to front.
  let previews: [PreviewDrawing]
  let inFront: [DrawOperation]
  /// The environment for drawing the dragged items; it keeps no interaction, which the next event
  /// would have to copy.
  let environment: Canvas.Environment
}

extension Canvas {
  package init(inFrontOf playground: Playground) {
    self.init(playground.content.chrome.environment(playground.interaction))
  }
}
