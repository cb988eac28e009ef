package import DragDrawing
internal import DragKit
internal import PlaygroundUI

extension Playground {
  /// A drawing of the items in hand; `nil` if all are inside the window, or without a drag.
  ///
  /// It does not depend on their place, so it is painted only when their look changes.
  package var carriedDrawing: CarriedDrawing? {
    let interaction = interaction
    guard let session = interaction.session else { return nil }
    let content = content
    let overlays = interaction.overlays(of: content).filter(\.isInHand)
    guard let first = overlays.last else { return nil }
    let frame = first.unscaledFrame
    let window = Rect(origin: .zero, size: content.chrome.window)
    guard frame.intersection(window) != frame else { return nil }
    let bounds = frame.insetBy(-Self.carriedMargin)
    var canvas = Canvas(content.chrome.environment(interaction, FrameCache().drawings))
    for (number, overlay) in overlays.enumerated() {
      let preview = content.preview(of: overlay, on: canvas)
      canvas.draw(overlay, preview, number: number, of: session, from: bounds.origin)
    }
    return CarriedDrawing(
      size: bounds.size, hotSpot: session.location - bounds.origin, operations: canvas.operations)
  }

  /// Room for the shadow and the badges.
  private static let carriedMargin: Length = 28
}
