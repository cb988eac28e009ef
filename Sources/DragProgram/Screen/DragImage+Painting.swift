internal import DragDrawing
internal import DragPainter
internal import DragSDL

extension DragImage {
  /// Paints what a pointer carries, with its translucent parts; `nil` if it has no pixels.
  init?(
    _ drawing: CarriedDrawing, scale: Fraction, density: Int, _ assets: AssetStore
  ) throws(PaintingError) {
    let scale = Fraction(raw: scale.raw * density)
    let renderer = try FrameRenderer(
      size: drawing.size, scale: scale, assets: assets, hasAlpha: true)
    renderer.paint(DrawList(background: .clear, operations: drawing.operations))
    func device(_ length: Length) -> Int { (length * scale).pixels }
    self.init(
      size: renderer.surface.size, pixels: renderer.surface.pixels,
      hotSpot: (device(drawing.hotSpot.dx), device(drawing.hotSpot.dy)), density: density)
  }
}
