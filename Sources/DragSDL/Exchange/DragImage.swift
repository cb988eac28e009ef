/// A picture of the dragged items, which follows the pointer outside of the window.
package struct DragImage {
  package let size: DeviceSize
  /// The pixels, as `0xAARRGGBB` with premultiplied alpha, row by row.
  package let pixels: [UInt32]
  /// The pixel under the pointer.
  package let hotSpot: (x: Int, y: Int)
  /// Pixels per unit of the window.
  package let density: Int

  /// Creates a picture, whose size is rounded up to whole units of the window by transparent pixels; `nil` if it is empty.
  ///
  /// Wayland compositors end a program whose picture has another size.
  package init?(
    size: DeviceSize, pixels: [UInt32], hotSpot: (x: Int, y: Int), density: Int = 1
  ) {
    guard size.area > 0 else { return nil }
    func roundedUp(_ length: Int) -> Int { (length + density - 1) / density * density }
    let (width, height) = (roundedUp(size.width), roundedUp(size.height))
    self.size = DeviceSize(width: width, height: height)
    var rows = pixels
    if width > size.width {
      let margin = [UInt32](repeating: 0, count: width - size.width)
      rows = (0..<size.height).flatMap {
        pixels[$0 * size.width..<($0 + 1) * size.width] + margin
      }
    }
    self.pixels = rows + [UInt32](repeating: 0, count: (height - size.height) * width)
    (self.hotSpot, self.density) = (hotSpot, density)
  }
}
