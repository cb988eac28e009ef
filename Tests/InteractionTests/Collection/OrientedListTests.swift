import DragKitRecording
import Support
import Testing

@testable import DragKit
@testable import DragLayout

extension PlainView {
  /// A list of rows, 50 px each, of which eight are visible, along an axis and from an end.
  fileprivate static func ribbon(_ axis: Axis, isReversed: Bool = false, count: Int = 20) -> Self {
    let list = ListConfiguration(rowHeight: 50, axis: axis, isReversed: isReversed)
    let size: (Length, Length) = axis == .vertical ? (200, 400) : (400, 80)
    return PlainView(
      (1...count).map { "row-\($0)" }, as: list.layout,
      in: Rect(x: 100, y: 100, width: size.0, height: size.1))
  }
}

extension Driver<ContentWorld<PlainView>> {
  /// How far the list is scrolled from where it begins.
  fileprivate var distance: Length { interaction.scrollOffsets(of: content)["items"] ?? -1 }

  fileprivate var bar: ScrollBar? { interaction.scrollBar(of: "items") }

  /// Moves a finger without lifting anything.
  fileprivate mutating func pan(from start: Point, by way: Vector) {
    pointer = .finger(1)
    press(at: start)
    drag(by: way.dx, way.dy, steps: 10)
    wait(.milliseconds(500))
    drop()
  }

  fileprivate mutating func turnWheel(_ dx: Length, _ dy: Length) {
    send(.wheelScrolled(at: Point(x: 150, y: 150), by: Vector(dx: dx, dy: dy)))
    settle()
  }
}

struct HorizontalListTests {
  private var list = ContentDriver(PlainView.ribbon(.horizontal))

  @Test("A horizontal list lays out rows from left to right, with widths of their own")
  mutating func places() {
    #expect(list.place(of: "row-1") == Rect(x: 100, y: 100, width: 50, height: 80))
    #expect(list.place(of: "row-3") == Rect(x: 200, y: 100, width: 50, height: 80))
    list.change { ribbon in
      var sizes = ItemSizes()
      sizes[ItemID(rawValue: 0)] = Size(width: 120, height: 10)
      ribbon.sizes = sizes
    }
    #expect(list.place(of: "row-1") == Rect(x: 100, y: 100, width: 120, height: 80))
    list.drag("row-1", to: Point(x: 400, y: 140))
    #expect(list.gap(in: "items")?.frame.width == 120)
  }

  @Test("A horizontal list scrolls sideways by finger, and not up and down")
  mutating func finger() {
    list.pan(from: Point(x: 400, y: 140), by: Vector(dx: -210, dy: 20))
    #expect(list.distance == 200)
    list.pan(from: Point(x: 300, y: 140), by: Vector(dx: 20, dy: -200))
    #expect(list.distance == 200)
  }

  @Test("A horizontal list scrolls with a wheel that turns sideways, or with Shift held")
  mutating func wheel() {
    list.turnWheel(1, 0)
    let notch = list.distance
    #expect(notch > 0)
    list.turnWheel(0, 1)
    #expect(list.distance == notch)
    list.hold(.shift)
    list.turnWheel(0, 1)
    #expect(list.distance == notch * 2)
  }

  @Test("A horizontal list scrolls under a drag at an edge, and back when the drag is cancelled")
  mutating func edge() {
    list.drag("row-1", to: Point(x: 495, y: 140), steps: 10)
    list.wait(.seconds(5))
    #expect(list.distance == 600)
    list.press(.escape)
    list.settle()
    #expect(list.distance == 0)
    list.drag("row-1", to: Point(x: 495, y: 140), steps: 10)
    list.wait(.seconds(5))
    list.drop()
    #expect(list.names(in: "items").last == "row-1")
  }

  @Test("A horizontal list has its bar at the lower edge")
  mutating func scrollBar() throws {
    let bar = try #require(list.bar)
    #expect(bar.track == Rect(x: 104, y: 168, width: 392, height: 8))
    #expect(bar.thumb.minX == 104 && bar.range.axis == .horizontal)
    list.press(at: bar.thumb.center)
    list.drag(to: Point(x: bar.thumb.center.x + 500, y: 170))
    list.release()
    #expect(list.distance == 600)
    #expect(list.bar?.thumb.maxX == 496)
  }

  @Test("Arrows move the focus and a drag along a horizontal list")
  mutating func keyboard() {
    list.press(.tab, .right, .right)
    #expect(list.focused == "row-3")
    list.press(.down, .up, .left)
    #expect(list.focused == "row-2")
    list.press(.space, .right, .right, .left, .right, .space)
    #expect(list.names(in: "items").prefix(4) == ["row-1", "row-3", "row-4", "row-2"])
    list.press(.end)
    #expect(list.focused == "row-20")
    list.settle()
    #expect(list.distance == 600)
    list.press(.pageUp)
    #expect(list.focused == "row-13")
  }

  @Test("A horizontal list begins at the right edge from right to left, and scrolls to the left")
  mutating func mirrored() {
    list.change { $0.isRightToLeft = true }
    #expect(list.place(of: "row-1") == Rect(x: 450, y: 100, width: 50, height: 80))
    #expect(list.place(of: "row-2") == Rect(x: 400, y: 100, width: 50, height: 80))
    list.turnWheel(-1, 0)
    #expect(list.distance > 0)
    list.turnWheel(9, 0)
    #expect(list.distance == 0)
    list.press(.tab, .left)
    #expect(list.focused == "row-2")
    list.carry("row-1", to: "row-3")
    list.settle()
    #expect(list.names(in: "items").prefix(3) == ["row-2", "row-3", "row-1"])
  }
}

struct ReversedListTests {
  private var list = ContentDriver(PlainView.ribbon(.vertical, isReversed: true))

  @Test("A reversed list begins at the bottom, also if it does not fill its view")
  func places() {
    #expect(list.place(of: "row-1") == Rect(x: 100, y: 450, width: 200, height: 50))
    #expect(list.place(of: "row-2") == Rect(x: 100, y: 400, width: 200, height: 50))
    let short = ContentDriver(PlainView.ribbon(.vertical, isReversed: true, count: 2))
    #expect(short.place(of: "row-2") == Rect(x: 100, y: 400, width: 200, height: 50))
  }

  @Test("Rows inserted at the end of a reversed list move no others; those at its beginning do")
  mutating func inserts() {
    list.pan(from: Point(x: 200, y: 200), by: Vector(dx: 0, dy: 110))
    #expect(list.distance == 100)
    let place = list.place(of: "row-5")
    list.change { ribbon in
      let row = ribbon.model.registerItem(named: "old")
      ribbon.model.insert(row, at: InsertionPlace("items", Gap(20)))
    }
    #expect(list.place(of: "row-5") == place)
    list.change { ribbon in
      let row = ribbon.model.registerItem(named: "new")
      ribbon.model.insert(row, at: InsertionPlace("items", .start))
    }
    #expect(list.place(of: "row-5").minY == place.minY - 50)
  }

  @Test("Arrows move in their direction in a reversed list, and pages by a viewport")
  mutating func keyboard() {
    list.press(.tab, .home)
    #expect(list.focused == "row-1")
    list.press(.up, .up, .down)
    #expect(list.focused == "row-2")
    list.press(.pageUp)
    #expect(list.focused == "row-9")
    list.press(.pageDown)
    #expect(list.focused == "row-2")
    list.press(.space, .up, .up, .down, .space)
    #expect(list.names(in: "items").prefix(3) == ["row-1", "row-3", "row-2"])
  }

  @Test("A reversed list scrolls up by wheel, finger and keys, and no farther than its ends")
  mutating func scrolls() {
    list.turnWheel(0, 3)
    #expect(list.distance == 0)
    list.turnWheel(0, -1)
    #expect(list.distance > 0)
    list.press(.home)
    list.settle()
    #expect(list.distance == 600)
    #expect(list.place(of: "row-20").minY == 100)
    list.press(.end)
    list.settle()
    #expect(list.distance == 0)
    list.pan(from: Point(x: 200, y: 200), by: Vector(dx: 0, dy: 80))
    #expect(list.distance == 70)
  }

  @Test("A reversed list scrolls a row into view")
  mutating func toItem() {
    list.scrollToItem(list.item("row-15"), at: .top, animated: false)
    #expect(list.place(of: "row-15").minY == 100)
    list.scrollToItem(list.item("row-2"), at: .nearest, animated: false)
    #expect(list.place(of: "row-2").maxY == 500)
  }

  @Test("A reversed list scrolls under a drag at its upper edge, and not at the lower one")
  mutating func autoScroll() {
    list.drag("row-3", to: Point(x: 200, y: 496), steps: 10)
    list.wait(.seconds(1))
    #expect(list.distance == 0)
    list.drag(to: Point(x: 200, y: 104), steps: 10)
    list.wait(.seconds(5))
    #expect(list.distance == 600)
    list.drop()
    #expect(list.names(in: "items").last == "row-3")
  }

  @Test("The thumb of a reversed list is at the bottom, and can be dragged to the top")
  mutating func thumb() throws {
    let bar = try #require(list.bar)
    #expect(bar.thumb.maxY == 496)
    list.press(at: bar.thumb.center)
    list.drag(to: Point(x: bar.thumb.center.x, y: 0))
    list.release()
    #expect(list.distance == 600)
    #expect(list.bar?.thumb.minY == 104)
  }
}

struct ListOrientationLawTests {
  @Test(
    "Law: A list of any orientation is the vertical one, turned",
    arguments: 0..<40 as Range<UInt64>)
  func isTurned(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let sizes = (0..<9).map { _ in
      Size(width: 300, height: Length(pixels: .random(in: 10..<90, using: &random)))
    }
    let gap = Int.random(in: 0...8, using: &random)
    let dragged = Rect(
      x: Length(pixels: .random(in: -100..<300, using: &random)),
      y: Length(pixels: .random(in: -100..<500, using: &random)),
      width: 300, height: Length(pixels: .random(in: 10..<90, using: &random)))
    let spacings: [Length?] = [nil, 0, 30]
    let spacing = spacings.randomElement(using: &random) ?? nil
    let upright = Ways(
      axis: .vertical, isReversed: false, sizes: sizes, gap: gap, spacing: spacing)
    for (axis, isReversed) in [(Axis.vertical, true), (.horizontal, false), (.horizontal, true)] {
      let other = Ways(
        axis: axis, isReversed: isReversed, sizes: sizes, gap: gap, spacing: spacing)
      for row in 0..<9 {
        #expect(
          other.opened.frame(ofRow: row) == upright.opened.frame(ofRow: row).map(other.turned))
      }
      #expect(other.row(under: other.turned(dragged)) == upright.row(under: dragged))
      let size = upright.opened.contentSize
      #expect(other.opened.contentSize == other.turned(Rect(origin: .zero, size: size)).size)
      let seen = other.opened.rows(in: other.turned(dragged))
      #expect(seen == upright.opened.rows(in: dragged))
    }
  }

  /// A list of nine rows from which the fourth is dragged, with a gap.
  private struct Ways {
    let axis: Axis
    let isReversed: Bool
    let sizes: [Size]
    let gap: Int
    let spacing: Length?

    private var table: InsertionTable {
      var list = ListConfiguration(appearance: .sidebar, spacing: spacing)
      (list.axis, list.isReversed) = (axis, isReversed)
      var table = InsertionTable(
        list.layout, count: 9, width: 300, lifted: 3,
        gapSize: turned(Rect(origin: .zero, size: sizes[3])).size)
      (table.sizes, table.gap) = (sizes, InsertionPlace("a", Gap(gap)))
      return table
    }

    var opened: CollectionGeometry { table.opened }

    func row(under dragged: Rect) -> Int {
      var table = table
      return table.carry(dragged)
    }

    /// The counterpart of a rectangle of the vertical list.
    func turned(_ rect: Rect) -> Rect {
      let start = isReversed ? -rect.maxY : rect.minY
      return axis == .vertical
        ? Rect(x: rect.minX, y: start, width: rect.width, height: rect.height)
        : Rect(x: start, y: rect.minX, width: rect.height, height: rect.width)
    }
  }
}
