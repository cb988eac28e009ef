internal import DragFrameIO
internal import DragGeometry
internal import DragSDL

extension DragImage {
  /// Paints what a pointer carries, with its translucent parts; `nil` if it has no pixels.
  ///
  /// The painter paints on opaque ground. So it paints on black, which gives the premultiplied colours, and on white,
  /// where each level by which a pixel is brighter is one of transparency.
  init?(
    _ drawing: CarriedDrawing, scale: Fraction, density: Int, _ assets: AssetStore
  ) throws(SDLError) {
    let scale = Fraction(raw: scale.raw * density)
    func pixels(on ground: Color) throws(SDLError) -> Frame {
      try FrameRenderer(size: drawing.size, scale: scale, assets: assets)
        .frame(of: DrawList(background: ground, operations: drawing.operations))
    }
    let (dark, light) = (
      try pixels(on: Color(hex: 0x000000)), try pixels(on: Color(hex: 0xffffff))
    )
    var result: [UInt32] = []
    result.reserveCapacity(dark.width * dark.height)
    for y in 0..<dark.height {
      for x in 0..<dark.width {
        // Red is the highest byte, alpha the lowest.
        let (black, white) = (dark[x, y], light[x, y])
        let alpha = 255 - ((white >> 16 & 255) - min(black >> 16 & 255, white >> 16 & 255))
        result.append(alpha << 24 | black >> 8)
      }
    }
    func device(_ length: Length) -> Int { (length * scale).pixels }
    self.init(
      size: DeviceSize(width: dark.width, height: dark.height), pixels: result,
      hotSpot: (device(drawing.hotSpot.dx), device(drawing.hotSpot.dy)), density: density)
  }
}
