internal import DragDrawing
internal import DragPainter
internal import DragSDL

extension DragImage {
  /// Paints what a pointer carries, with its translucent parts; `nil` if it has no pixels.
  ///
  /// The painter paints on opaque ground. So it paints on black, which gives the premultiplied colours, and on white,
  /// where each level by which a pixel is brighter is one of transparency.
  init?(
    _ drawing: CarriedDrawing, scale: Fraction, density: Int, _ assets: AssetStore
  ) throws(PaintingError) {
    let scale = Fraction(raw: scale.raw * density)
    func frame(on ground: Color) throws(PaintingError) -> Picture {
      try FrameRenderer(size: drawing.size, scale: scale, assets: assets)
        .frame(of: DrawList(background: ground, operations: drawing.operations))
    }
    let (dark, light) = (
      try frame(on: Color(hex: 0x000000)), try frame(on: Color(hex: 0xffffff))
    )
    let (onDark, onLight) = (dark.rgba, light.rgba)
    let pixels = stride(from: 0, to: onDark.count, by: 4).map { red -> UInt32 in
      func byte(_ channel: Int) -> UInt32 { UInt32(onDark[red + channel]) }
      let bright = UInt32(onLight[red])
      let alpha = 255 - (bright - min(byte(0), bright))
      return alpha << 24 | byte(0) << 16 | byte(1) << 8 | byte(2)
    }
    func device(_ length: Length) -> Int { (length * scale).pixels }
    self.init(
      size: DeviceSize(width: dark.width, height: dark.height), pixels: pixels,
      hotSpot: (device(drawing.hotSpot.dx), device(drawing.hotSpot.dy)), density: density)
  }
}
