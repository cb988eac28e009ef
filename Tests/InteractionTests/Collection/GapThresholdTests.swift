import Support
import Testing

@testable import DragKit

/// Drags an item over its neighbour and back, pixel by pixel, in every layout.
///
/// Expected translations are literal: 56 % of the distance between the two places on the way there, and 44 % on the way
/// back.
struct GapThresholdTests {
  /// A layout, the direction of the third item's next place, and the translations at which the gap
  /// moves there and back.
  typealias Page = (
    name: String, layout: any CollectionLayout, direction: Direction, there: Int, back: Int,
    sizes: [Size], next: Int
  )

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
    ("list", list(), .down, 25, 19, [], 3),
    ("list with spacing", list(88, spacing: 12), .down, 56, 44, [], 3),
    ("reversed list", list(isReversed: true), .up, 25, 19, [], 3),
    ("horizontal list", list(50, axis: .horizontal), .right, 28, 22, [], 3),
    ("horizontal list from right to left", list(50, axis: .horizontal), .left, 28, 22, [], 3),
    // The next row is 100 px high, so that its place is 112 px below that of the third.
    ("list of rows of several heights", list(spacing: 12), .down, 63, 49, sizes, 3),
    ("grid", tiles.grid, .right, 63, 49, [], 3),
    ("grid from right to left", tiles.grid, .left, 63, 49, [], 3),
    ("grid, a line down", tiles.grid, .down, 63, 49, [], 6),
    ("flow", tiles.flow, .right, 63, 49, [], 3),
    // The next tile is 50 px wide.
    ("flow of tiles of several sizes", tiles.flow, .right, 35, 27, sizes, 3),
    ("flow from right to left", tiles.flow, .left, 63, 49, [], 3),
    ("masonry, a column aside", tiles.masonry, .right, 63, 49, [], 3),
    ("masonry, down a column", tiles.masonry, .down, 63, 49, [], 6),
    ("masonry from right to left", tiles.masonry, .left, 63, 49, [], 3),
    ("layout of an app", HoneycombLayout(), .right, 34, 26, [], 3),
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
      #expect(gaps.map(\.gap) == [2, page.next], "\(page.name), grabbed at \(x), \(y)")
      #expect(gaps.map(\.translation) == [6, page.there], "\(page.name), grabbed at \(x), \(y)")
      let back = table.sweep(from: grab, page.direction, through: (0...page.there).reversed())
      #expect(back.map(\.gap) == [page.next, 2], "\(page.name), grabbed at \(x), \(y)")
      #expect(
        back.map(\.translation) == [page.there, page.back], "\(page.name), grabbed at \(x), \(y)")
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

/// A layout that DragKit does not know: round tiles, every second line half a tile farther in.
struct HoneycombLayout: CollectionLayout {
  var diameter: Length = 60
  var columns = 4

  func itemSize(_ own: Size?, inWidth width: Length) -> Size {
    Size(width: diameter, height: diameter)
  }

  func geometry(of contents: LayoutContents) -> HoneycombGeometry {
    HoneycombGeometry(rows: contents.rows, layout: self)
  }
}

struct HoneycombGeometry: LayoutGeometry {
  let rows: CollectionRows
  let layout: HoneycombLayout

  /// How far a line is below the one before.
  private var pitch: Length { layout.diameter * 5 / 6 }

  var height: Length {
    rows.count == 0 ? 0 : pitch * ((rows.count - 1) / layout.columns) + layout.diameter
  }

  func frame(ofRow row: Int) -> Rect {
    let (line, column) = row.quotientAndRemainder(dividingBy: layout.columns)
    return Rect(
      x: layout.diameter * column + (line % 2 == 1 ? layout.diameter / 2 : 0), y: pitch * line,
      width: layout.diameter, height: layout.diameter)
  }

  func rows(in rect: Rect) -> [Int] {
    (0..<rows.count).filter { frame(ofRow: $0).intersects(rect) }
  }

  func corner(ofGap gapIndex: Int, size: Size) -> Point { frame(ofRow: gapIndex).origin }
}

struct HoneycombTests {
  /// Eight round tiles in two lines.
  private var comb = ContentDriver(
    PlainView(
      ["a", "b", "c", "d", "e", "f", "g", "h"], as: HoneycombLayout(),
      in: Rect(x: 0, y: 0, width: 300, height: 400)))

  @Test("The tiles of an app's layout change places, and are mirrored from right to left")
  mutating func reorders() {
    comb.drag("a", to: Point(x: 190, y: 80))
    #expect(comb.gap(in: "items")?.frame == Rect(x: 150, y: 50, width: 60, height: 60))
    comb.drop()
    #expect(comb.names(in: "items") == ["b", "c", "d", "e", "f", "g", "a", "h"])
    #expect(comb.place(of: "a") == Rect(x: 150, y: 50, width: 60, height: 60))
    comb.undo()
    comb.change { $0.isRightToLeft = true }
    #expect(comb.place(of: "a") == Rect(x: 240, y: 0, width: 60, height: 60))
    comb.carry("a", to: "c")
    comb.settle()
    #expect(comb.names(in: "items").prefix(3) == ["b", "c", "a"])
  }

  @Test("Arrows in an app's layout move the focus and a dragged tile to the nearest place")
  mutating func arrows() {
    comb.press(.tab, .right, .right, .down)
    #expect(comb.interaction.focused == comb.item("f"))
    comb.press(.space, .left, .up, .space)
    #expect(comb.names(in: "items") == ["f", "a", "b", "c", "d", "e", "g", "h"])
  }
}
