/// The animation in which a group of an outline opens or folds.
public struct Fold: Hashable, Sendable {
  let group: ItemID
  let height: Length
  /// The rows that slide behind the group's row as the group folds, relative to the upper left
  /// corner of that row; empty while the group opens.
  var rows: [PlacedItem] = []
  /// The rows of the opening group that the view already showed in another place: they move from
  /// there, and do not slide from behind the group's row.
  public internal(set) var newcomers: [ItemID] = []
  var openness: SpringValue

  /// The progress of opening, from 0 (folded) to 1 (open); the spring can overshoot both.
  public var progress: Fraction { openness.fraction }

  var translation: Vector { Vector(dx: .zero, dy: height * progress - height) }

  /// Returns the sliding rows in window coordinates; `group` is the group row's visible frame.
  public func rows(behind group: Rect) -> [PlacedItem] {
    let offset = (group.origin - .zero) + translation
    return rows.map { PlacedItem($0.item, $0.frame.moved(by: offset)) }
  }
}

extension Fold: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(group, height, rows, newcomers, openness)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (group, height, rows, newcomers, openness) = try reader.read()
  }
}
