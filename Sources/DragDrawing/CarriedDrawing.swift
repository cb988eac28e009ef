package import DragGeometry

/// A drawing of the items that a pointer carries.
package struct CarriedDrawing: Equatable {
  package let size: Size
  /// From the drawing's upper left corner to the pointer.
  package let hotSpot: Vector
  package let operations: [DrawOperation]

  package init(size: Size, hotSpot: Vector, operations: [DrawOperation]) {
    (self.size, self.hotSpot, self.operations) = (size, hotSpot, operations)
  }
}
