import DragKit
import Support
import Testing

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

  @Test("The tiles of an app's layout change places, and the gap is the place of the drop")
  mutating func reorders() {
    comb.drag("a", to: Point(x: 190, y: 80))
    #expect(comb.gap(in: "items")?.frame == Rect(x: 150, y: 50, width: 60, height: 60))
    comb.drop()
    #expect(comb.names(in: "items") == ["b", "c", "d", "e", "f", "g", "a", "h"])
    #expect(comb.place(of: "a") == Rect(x: 150, y: 50, width: 60, height: 60))
  }

  @Test("The gap in an app's layout never returns to a place that it has left, in any direction")
  mutating func sweeps() {
    let middles = [Point(x: 30, y: 30), Point(x: 60, y: 80), Point(x: 260, y: 80)]
    comb.press(on: "a")
    for (start, end) in [(0, 1), (1, 2), (2, 0), (0, 2)] {
      comb.drag(to: middles[start], steps: 40)
      for end in [end, start] {
        let gaps = gaps(to: middles[end])
        #expect(gaps.count > 1 && Set(gaps).count == gaps.count, "\(gaps)")
      }
    }
  }

  /// The gaps that open one after the other on the way to a point.
  private mutating func gaps(to end: Point) -> [Rect] {
    var gaps: [Rect] = []
    let start = comb.interaction.session?.location ?? .zero
    for step in 0...250 {
      let way = end - start
      comb.drag(
        to: Point(x: start.x + way.dx * step / 250, y: start.y + way.dy * step / 250), steps: 1)
      if let gap = comb.gap(in: "items")?.frame, gaps.last != gap { gaps.append(gap) }
    }
    return gaps
  }

  @Test("Arrows in an app's layout move the focus and a dragged tile to the nearest place")
  mutating func arrows() {
    comb.press(.tab, .right, .right, .down)
    #expect(comb.interaction.focused == comb.item("f"))
    comb.press(.space, .left, .up, .space)
    #expect(comb.names(in: "items") == ["f", "a", "b", "c", "d", "e", "g", "h"])
  }

  @Test("An app's layout is mirrored from right to left by the engine")
  mutating func mirrored() {
    comb.change { $0.isRightToLeft = true }
    #expect(comb.place(of: "a") == Rect(x: 240, y: 0, width: 60, height: 60))
    comb.carry("a", to: "c")
    comb.settle()
    #expect(comb.names(in: "items").prefix(3) == ["b", "c", "a"])
  }
}
