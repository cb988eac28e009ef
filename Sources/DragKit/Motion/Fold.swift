public import DragCoding
internal import DragGeometry
public import DragModel

/// A group of an outline that is just being opened or folded: what is in it slides out from under its
/// row like a drawer, or back.
public struct Fold: Hashable, Sendable {
  /// The item that stands for the group.
  public let group: ItemID
  /// How high the drawer is.
  let height: Length
  /// What is in a drawer that closes, counted from the upper left corner of the group's row; what is
  /// in one that opens stands in its collection view.
  var rows: [PlacedItem]
  /// What was seen elsewhere when the drawer began to open, and comes into it from there.
  var newcomers: [ItemID] = []
  /// How far the drawer is open: nothing or one at rest.
  var openness: SpringValue

  init(_ group: ItemID, height: Length, rows: [PlacedItem], from openness: Fraction) {
    (self.group, self.height, self.rows) = (group, height, rows)
    self.openness = SpringValue(at: openness)
  }

  /// How far up from its place everything in the drawer is.
  var way: Vector { Vector(dx: .zero, dy: height * openness.fraction - height) }
}

extension Fold: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(group, height, rows, newcomers, openness)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (group, height, rows, newcomers, openness) = try reader.read()
  }
}

extension ItemMotion {
  /// Opens or folds a group, from however far it is open now.
  mutating func turn(_ fold: Fold, isOpening: Bool) {
    var fold = fold
    if let running = folds.firstIndex(where: { $0.group == fold.group }) {
      fold.openness = folds.remove(at: running).openness
    }
    fold.openness.retarget(to: isOpening ? Fraction.one : Fraction.zero)
    folds.append(fold)
  }
}
