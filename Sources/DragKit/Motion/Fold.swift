package import DragCoding
internal import DragGeometry
package import DragModel

/// The animation in which a group of an outline opens or folds.
package struct Fold: Hashable, Sendable {
  package let group: ItemID
  let height: Length
  /// The rows that slide behind the group's row while the group folds; empty while the group opens.
  ///
  /// Their frames are relative to the upper left corner of the group's row.
  var rows: [PlacedItem]
  var newcomers: [ItemID] = []
  /// The progress of opening: 0 if the group is folded, 1 if it is open.
  ///
  /// While the spring overshoots, it can be below 0 or above 1.
  var openness: SpringValue

  init(_ group: ItemID, height: Length, rows: [PlacedItem], from openness: Fraction) {
    (self.group, self.height, self.rows) = (group, height, rows)
    self.openness = SpringValue(at: openness)
  }

  var translation: Vector { Vector(dx: .zero, dy: height * openness.fraction - height) }
}

extension Fold: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) {
    writer.write(group, height, rows, newcomers, openness)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (group, height, rows, newcomers, openness) = try reader.read()
  }
}

extension ItemMotion {
  mutating func turn(_ fold: Fold, isOpening: Bool) {
    var fold = fold
    if let running = folds.firstIndex(where: { $0.group == fold.group }) {
      fold.openness = folds.remove(at: running).openness
    }
    fold.openness.retarget(to: isOpening ? Fraction.one : Fraction.zero)
    folds.append(fold)
  }
}
