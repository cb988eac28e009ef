package import DragDrawing
internal import DragKit

extension Playground {
  /// A drawing of the items that the pointer carries; `nil` if all are inside the window, or without items.
  ///
  /// It is the same wherever they are, so that it needs to be painted only when their look changes.
  package var carriedDrawing: CarriedDrawing? {
    let interaction = interaction
    guard let session = interaction.session else { return nil }
    let overlays = interaction.overlays.filter(\.isInHand)
    guard let first = overlays.last else { return nil }
    let bounds = interaction.seenFrame(of: first).insetBy(-Self.carriedMargin)
    let content = content
    let window = Rect(origin: .zero, size: content.chrome.window)
    guard bounds.intersection(window) != bounds else { return nil }
    var canvas = Canvas(content.chrome.environment(interaction, FrameCache().drawings))
    for (number, overlay) in overlays.enumerated() {
      let preview = content.preview(of: overlay, interaction, on: canvas)
      DragOverlayDrawing(overlay, preview, of: interaction)
        .draw(number: number, in: nil, of: interaction, from: bounds.origin, on: &canvas)
    }
    return CarriedDrawing(
      size: bounds.size, hotSpot: session.location - bounds.origin, operations: canvas.operations)
  }

  /// Room for the shadow and the badges.
  private static let carriedMargin: Length = 28
}
