@testable import DragKit
@testable import DragLayout

/// A collection view over which an item is dragged, with the gap that opens for it.
struct InsertionTable: Sendable {
  var layout: any CollectionLayout
  var sections: [CollectionSection]
  var width: Length
  /// The offset of the dragged item in the first section; `nil` for an item from elsewhere.
  let lifted: Int?
  var gapSize: Size
  var sizes: [Size] = []
  var isRightToLeft = false
  /// The open gap, at first in the place of the dragged item.
  var gap: InsertionPlace?

  init(
    _ layout: any CollectionLayout = ListConfiguration().layout, count: Int = 6,
    width: Length = 400, lifted: Int? = nil, gapSize: Size = Size(width: 400, height: 44)
  ) {
    (self.layout, self.width, self.lifted, self.gapSize) = (layout, width, lifted, gapSize)
    sections = [CollectionSection("a", count: count)]
    gap = lifted.map { InsertionPlace("a", Gap($0)) }
  }

  private func laidOut(with gap: InsertionPlace?) -> CollectionGeometry {
    let hidden = lifted.map { [Position("a", $0)] } ?? []
    let gap = gap.map { CollectionGap(place: $0, size: gapSize) }
    let ordered = sizes.isEmpty ? nil : OrderedSizes(sizes)
    return CollectionGeometry(
      CollectionRows(sections, without: hidden, gap: gap), layout, width: width,
      isRightToLeft: isRightToLeft
    ) { _ in ordered }
  }

  /// The layout with the gap.
  var opened: CollectionGeometry { laidOut(with: gap) }

  /// Drags a rectangle there; returns how many of the other rows are before the gap then.
  @discardableResult
  mutating func carry(_ rect: Rect) -> Int {
    let base = laidOut(with: nil)
    let row = InsertionChoice(
      base, dragged: rect, gapSize: gapSize, opened: gap.map { laidOut(with: $0) }
    ).gapIndex
    gap = base.rows.places(atGap: row, in: sections).first?.place
    return row
  }
}
