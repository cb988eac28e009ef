/// The picture of what a pointer drags, which follows it outside of the window.
package struct DragImage {
  package let size: DeviceSize
  /// The pixels, as `0xAARRGGBB` with premultiplied alpha, row by row.
  package let pixels: [UInt32]
  /// The pixel under the pointer.
  package let hotSpot: (x: Int, y: Int)
  /// Pixels per unit of the window.
  package let density: Int

  package init(size: DeviceSize, pixels: [UInt32], hotSpot: (x: Int, y: Int), density: Int = 1) {
    (self.size, self.pixels, self.hotSpot, self.density) = (size, pixels, hotSpot, density)
  }
}
