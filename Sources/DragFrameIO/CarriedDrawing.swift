package import DragGeometry

/// What a pointer carries, as a drawing of its own.
package struct CarriedDrawing {
  package let size: Size
  /// From the drawing's upper left corner to the pointer.
  package let hotSpot: Vector
  package let operations: [DrawOperation]

  package init(size: Size, hotSpot: Vector, operations: [DrawOperation]) {
    (self.size, self.hotSpot, self.operations) = (size, hotSpot, operations)
  }
}
