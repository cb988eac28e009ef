import Support
import Testing

@testable import DragKit

/// Drags an item over its neighbour and back, pixel by pixel, in every layout.
///
/// Expected translations are literal: 56 % of the distance between the two places on the way there, and 44 % on the way
/// back.
struct GapThresholdTests {
  struct Page: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let layout: any CollectionLayout
    /// The direction in which the next place of the third item is.
    let direction: Direction
    /// The translation at which the gap moves there, and that at which it moves back.
    let there: Int
    let back: Int
    var sizes: [Size] = []
    var next = 3

    init(
      _ testDescription: String, _ layout: any CollectionLayout, _ direction: Direction,
      _ there: Int,
      _ back: Int, sizes: [Size] = [], next: Int = 3
    ) {
      (self.testDescription, self.layout, self.direction) = (testDescription, layout, direction)
      (self.there, self.back, self.sizes, self.next) = (there, back, sizes, next)
    }
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
    Page("list", list(), .down, 25, 19),
    Page("list with spacing", list(88, spacing: 12), .down, 56, 44),
    Page("reversed list", list(isReversed: true), .up, 25, 19),
    Page("horizontal list", list(50, axis: .horizontal), .right, 28, 22),
    Page("horizontal list from right to left", list(50, axis: .horizontal), .left, 28, 22),
    // The next row is 100 px high, so that its place is 112 px below that of the third.
    Page("list of rows of several heights", list(spacing: 12), .down, 63, 49, sizes: sizes),
    Page("grid", tiles.grid, .right, 63, 49),
    Page("grid from right to left", tiles.grid, .left, 63, 49),
    Page("grid, a line down", tiles.grid, .down, 63, 49, next: 6),
    Page("flow", tiles.flow, .right, 63, 49),
    // The next tile is 50 px wide.
    Page("flow of tiles of several sizes", tiles.flow, .right, 35, 27, sizes: sizes),
    Page("flow from right to left", tiles.flow, .left, 63, 49),
    Page("masonry, a column aside", tiles.masonry, .right, 63, 49),
    Page("masonry, down a column", tiles.masonry, .down, 63, 49, next: 6),
    Page("masonry from right to left", tiles.masonry, .left, 63, 49),
    Page("layout of an app", HoneycombLayout(), .right, 34, 26),
  ]

  /// Twelve items in one view.
  private func table(_ page: Page) -> ContentDriver<PlainView> {
    var view = PlainView(
      count: 12, as: page.layout, in: Rect(x: 100, y: 100, width: 460, height: 700))
    view.tuning.autoScroll.speed = 0
    view.isRightToLeft = page.direction == .left
    if !page.sizes.isEmpty {
      var sizes = ItemSizes()
      for (item, size) in zip(view.model["items"]?.items ?? [], page.sizes) { sizes[item] = size }
      view.sizes = sizes
    }
    return ContentDriver(view)
  }

  @Test(
    "R1, R2: A gap moves 6 % beyond the middle of two places, at any grab offset", arguments: pages)
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
