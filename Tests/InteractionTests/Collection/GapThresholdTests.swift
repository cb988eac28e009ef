import DragModel
import Support
import Testing

@testable import DragKit

/// Drags an item over its neighbour and back, pixel by pixel, in every layout.
///
/// Expected translations are literal: 56 % of the distance between the two places on the way there, and 44 % on the way
/// back.
@Suite("The one rule for every gap")
struct GapThresholdTests {
  struct Page: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let layout: any CollectionLayout
    /// The direction in which the next place of the third item is.
    let direction: Direction
    /// The translation at which the gap moves there, and that at which it moves back.
    let there: Int
    let back: Int
    var isRightToLeft = false
    var sizes: [Size] = []
    var next = 3
  }

  private static let tiles = TileConfiguration(itemSize: Size(width: 100, height: 100), spacing: 12)
  /// Tiles of which the third has a narrow one behind it, and a low one below it.
  private static let sizes: [Size] = [
    (100, 100), (100, 100), (100, 100), (50, 100), (100, 100), (100, 60), (100, 100), (100, 100),
    (100, 100), (100, 100), (100, 100), (100, 100),
  ].map { Size(width: $0, height: $1) }

  private static func list(
    _ height: Length = 44, spacing: Length = 0, axis: Axis = .vertical, isReversed: Bool = false
  ) -> any CollectionLayout {
    ListConfiguration(
      rowHeight: height, spacing: spacing, axis: axis, isReversed: isReversed
    ).layout
  }

  static let pages: [Page] = [
    Page(testDescription: "list", layout: list(), direction: .down, there: 25, back: 19),
    Page(
      testDescription: "list with spacing", layout: list(88, spacing: 12), direction: .down,
      there: 56, back: 44),
    Page(
      testDescription: "reversed list", layout: list(isReversed: true), direction: .up, there: 25,
      back: 19),
    Page(
      testDescription: "horizontal list", layout: list(50, axis: .horizontal), direction: .right,
      there: 28, back: 22),
    Page(
      testDescription: "horizontal list from right to left", layout: list(50, axis: .horizontal),
      direction: .left, there: 28, back: 22, isRightToLeft: true),
    // The next row is 100 px high, so that its place is 112 px below that of the third.
    Page(
      testDescription: "list of rows of several heights", layout: list(spacing: 12),
      direction: .down, there: 63, back: 49, sizes: sizes),
    Page(
      testDescription: "grid", layout: tiles.grid, direction: .right, there: 63, back: 49),
    Page(
      testDescription: "grid from right to left", layout: tiles.grid, direction: .left,
      there: 63, back: 49, isRightToLeft: true),
    Page(
      testDescription: "grid, a line down", layout: tiles.grid, direction: .down, there: 63,
      back: 49, next: 6),
    Page(
      testDescription: "flow", layout: tiles.flow, direction: .right, there: 63, back: 49),
    // The next tile is 50 px wide.
    Page(
      testDescription: "flow of tiles of several sizes", layout: tiles.flow,
      direction: .right, there: 35, back: 27, sizes: sizes),
    Page(
      testDescription: "flow from right to left", layout: tiles.flow, direction: .left,
      there: 63, back: 49, isRightToLeft: true),
    Page(
      testDescription: "masonry, a column aside", layout: tiles.masonry, direction: .right,
      there: 63, back: 49),
    Page(
      testDescription: "masonry, down a column", layout: tiles.masonry, direction: .down,
      there: 63, back: 49, next: 6),
    Page(
      testDescription: "masonry from right to left", layout: tiles.masonry,
      direction: .left, there: 63, back: 49, isRightToLeft: true),
    Page(
      testDescription: "layout of an app", layout: HoneycombLayout(), direction: .right, there: 34,
      back: 26),
  ]

  /// Twelve items in one view.
  private func table(_ page: Page) -> ContentDriver<PlainView> {
    var view = PlainView(
      count: 12, as: page.layout, in: Rect(x: 100, y: 100, width: 460, height: 700))
    view.tuning.autoScroll.speed = 0
    view.isRightToLeft = page.isRightToLeft
    if !page.sizes.isEmpty {
      var sizes = ItemSizes()
      for (item, size) in zip(view.model["items"]?.items ?? [], page.sizes) { sizes[item] = size }
      view.sizes = sizes
    }
    return ContentDriver(view)
  }

  @Test(
    "A gap moves 6 % of the distance beyond the middle, in every layout and wherever the item is grabbed",
    arguments: pages)
  func threshold(page: Page) throws {
    for (x, y) in [(10, 10), (50, 50), (90, 80)] {
      var table = self.table(page)
      let home = table.place(of: "item-3")
      let grab = home.origin + Vector(dx: home.width * x / 100, dy: home.height * y / 100)
      table.press(at: grab)
      let gaps = table.sweep(from: grab, page.direction, through: Array(0...page.there))
      // The mouse lifts an item after more than 5 px.
      #expect(gaps.map(\.gap) == [2, page.next], "grabbed at \(x), \(y)")
      #expect(gaps.map(\.translation) == [6, page.there], "grabbed at \(x), \(y)")
      let back = table.sweep(from: grab, page.direction, through: (0...page.there).reversed())
      #expect(back.map(\.gap) == [page.next, 2], "grabbed at \(x), \(y)")
      #expect(back.map(\.translation) == [page.there, page.back], "grabbed at \(x), \(y)")
    }
  }
}

extension Driver<ContentWorld<PlainView>> {
  /// Drags by each translation; returns the open gap, counted without the dragged item, where it changes.
  fileprivate mutating func sweep(
    from grab: Point, _ direction: Direction, through translations: [Int]
  ) -> [(gap: Int, translation: Int)] {
    var gaps: [(gap: Int, translation: Int)] = []
    for translation in translations {
      let distance = Length(pixels: direction.isForward ? translation : -translation)
      drag(to: grab + Vector(distance, along: direction.axis), steps: 1)
      guard let place = interaction.gap(in: "items")?.place else { continue }
      let gap = place.gap.index > 2 ? place.gap.index - 1 : place.gap.index
      if gaps.last?.gap != gap { gaps.append((gap, translation)) }
    }
    return gaps
  }
}
