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

  func corner(ofSlot slot: Int, size: Size) -> Point { frame(ofRow: slot).origin }
}

/// Eight round tiles in two lines.
private struct Honeycomb: InteractiveContent {
  var model = Model()
  var tuning = Tuning()
  var isRightToLeft = false

  init() {
    model.addContainer("comb", items: ["a", "b", "c", "d", "e", "f", "g", "h"])
  }

  var stage: Stage {
    let area = CollectionArea(
      view: .control(0), bounds: Rect(x: 0, y: 0, width: 300, height: 400),
      layout: HoneycombLayout(), sections: [CollectionSection("comb", count: 8)],
      isRightToLeft: isRightToLeft)
    return Stage(areas: [Stage.Area("comb", .collection(area))])
  }

  func name(of item: ItemID) -> String { item.isControl ? "comb" : model.name(of: item) }

  static let handlers = HandlerRegistry<Honeycomb>().collection("comb") { comb in
    comb.reorderingHandlers.canReorderItem = { @Sendable _, _ in true }
  }
}

@Suite("A layout that an app defines")
struct HoneycombTests {
  private var comb = ContentDriver(Honeycomb())

  @Test("its tiles change places under a drag, and the gap is the place of the drop")
  mutating func reorders() {
    comb.press(on: "a")
    comb.drag(to: Point(x: 190, y: 80))
    #expect(comb.interaction.gapFrame(in: "comb") == Rect(x: 150, y: 50, width: 60, height: 60))
    comb.release()
    comb.settle()
    #expect(comb.names(in: "comb") == ["b", "c", "d", "e", "f", "g", "a", "h"])
    #expect(comb.place(of: "a") == Rect(x: 150, y: 50, width: 60, height: 60))
  }

  @Test("the gap never returns to a place that it has left, in any direction")
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
      if let gap = comb.interaction.gapFrame(in: "comb"), gaps.last != gap { gaps.append(gap) }
    }
    return gaps
  }

  @Test("arrows move the focus and a dragged tile to the nearest place")
  mutating func arrows() {
    for key in [Key.tab, .right, .right, .down] { comb.press(key) }
    #expect(comb.interaction.focused == comb.item("f"))
    for key in [Key.space, .left, .up, .space] { comb.press(key) }
    #expect(comb.names(in: "comb") == ["f", "a", "b", "c", "d", "e", "g", "h"])
  }

  @Test("from right to left it is mirrored by the engine")
  mutating func mirrored() {
    comb.change { $0.isRightToLeft = true }
    #expect(comb.place(of: "a") == Rect(x: 240, y: 0, width: 60, height: 60))
    comb.press(on: "a")
    comb.drag(to: "c")
    comb.release()
    comb.settle()
    #expect(comb.names(in: "comb").prefix(3) == ["b", "c", "a"])
  }
}
