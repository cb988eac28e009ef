import Support
import Testing

@testable import DragKit

struct AutoScrollTests {
  private var tuning = Tuning()
  /// A list of 500 by 600 px at the window's corner, scrolled to its middle: its bands are 150 px.
  private var list = ScrollArea(
    container: "list", frame: Rect(x: 0, y: 0, width: 500, height: 600),
    range: ScrollRange(.vertical, viewport: 600, content: 44_000), offset: 20_000)

  /// A row that was lifted in the middle of the list and dragged to a place.
  private func dragged(
    to x: Length, _ y: Length, from start: Point = Point(x: 250, y: 300),
    _ areas: [ScrollArea]? = nil
  ) -> AutoScroll {
    var drag = AutoScroll(pressedAt: start)
    drag.move(to: Point(x: x, y: y), over: areas ?? [list], tuning)
    return drag
  }

  /// Lets time pass in steps of 8 ms, and scrolls the areas.
  private func pass(
    _ time: Microseconds, _ drag: inout AutoScroll, _ areas: inout [ScrollArea],
    interval: Microseconds = AutoScrollTuning().interval
  ) {
    for _ in 0..<(time.count / interval.count) {
      for step in drag.step(over: areas, tuning, interval: interval) {
        for index in areas.indices where areas[index].container == step.container {
          areas[index].offset = areas[index].offset + step.translation
        }
      }
    }
  }

  /// How far the list scrolls in a time.
  private func way(
    to y: Length, in time: Microseconds, interval: Microseconds = AutoScrollTuning().interval
  ) -> Length {
    var (drag, areas) = (dragged(to: 250, y), [list])
    pass(time, &drag, &areas, interval: interval)
    return areas[0].offset - list.offset
  }

  @Test("R9: A drag near an edge scrolls, faster nearer to it, and at most 900 px per second")
  mutating func bands() {
    func speed(_ y: Length) -> Length {
      Length(subpixels: dragged(to: 250, y).vertical?.fullSpeed ?? 0)
    }
    #expect(speed(300) == 0)
    #expect(speed(450) == 0)
    #expect(speed(465) == 180)
    #expect(speed(487) == 444)
    #expect(speed(525) == 900)
    #expect(speed(599) == 900)
    #expect(speed(900) == 900, "Beyond the edge it continues.")
    #expect(speed(149) == 12)
    #expect(speed(75) == 900)
    #expect(dragged(to: 250, 75).vertical?.direction == .up)
    #expect(dragged(to: 250, 525).vertical?.direction == .down)
    // In a tall list, the bands are at most 180 px high.
    list.frame = Rect(x: 0, y: 0, width: 500, height: 1000)
    list.range = ScrollRange(.vertical, viewport: 1000, content: 44_000)
    #expect(
      [820, 821, 179, 180].map { dragged(to: 250, $0).isSettled } == [true, false, false, true])
  }

  @Test("A drag of an item that is larger than its view scrolls the view")
  func largeItem() {
    let rows = ListConfiguration(rowHeight: 500).layout
    var table = ContentDriver(
      PlainView(count: 9, as: rows, in: Rect(x: 0, y: 0, width: 300, height: 400)))
    table.press(at: Point(x: 150, y: 200))
    table.drag(to: Point(x: 150, y: 390))
    table.wait(.seconds(2))
    #expect(table.gap(in: "items").map { $0.place.gap.index > 3 } == true)
    table.drop()
    #expect(table.names(in: "items").prefix(3) == ["item-2", "item-3", "item-4"])
  }

  @Test("Auto-scrolling reaches full speed in 0.4 s, and is then exactly 900 px per second")
  func speedsUp() {
    #expect(way(to: 550, in: .milliseconds(200)).pixels == 45)
    #expect(way(to: 550, in: .milliseconds(400)).pixels == 180)
    #expect(way(to: 550, in: .milliseconds(1400)).pixels == 1080)
    let second =
      way(to: 550, in: .milliseconds(10_400)) - way(to: 550, in: .milliseconds(9400))
    #expect((second - 900).magnitude.subpixels <= 1)
    #expect(way(to: 550, in: .milliseconds(10_400)).pixels == 9180)
    #expect(way(to: 50, in: .milliseconds(400)).pixels == -180)
  }

  @Test("Auto-scrolling restarts after the band was left, and continues within it")
  func restarts() {
    var (drag, areas) = (dragged(to: 250, 550), [list])
    pass(.milliseconds(400), &drag, &areas)
    drag.move(to: Point(x: 250, y: 580), over: areas, tuning)
    #expect(drag.vertical?.age == .milliseconds(400))
    drag.move(to: Point(x: 250, y: 300), over: areas, tuning)
    #expect(drag.isSettled)
    drag.move(to: Point(x: 250, y: 550), over: areas, tuning)
    #expect(drag.vertical?.age == .zero && !drag.isSettled)
  }

  @Test("Auto-scrolling is ten times as slow in slow motion")
  mutating func slowMotion() {
    tuning.slowMotion = true
    #expect(way(to: 550, in: .seconds(4)).pixels == 180)
    #expect(way(to: 550, in: .seconds(14)).pixels == 1080)
  }

  @Test("R11: An item lifted at the edge does not scroll until it is moved there")
  func intent() {
    let edge = Point(x: 250, y: 590)
    #expect(dragged(to: 250, 590, from: edge).isSettled)
    #expect(dragged(to: 250, 580, from: edge).isSettled, "It goes up.")
    #expect(dragged(to: 250, 599, from: edge).isSettled, "The hand only trembles.")
    #expect(!dragged(to: 250, 600, from: edge).isSettled)
    var drag = dragged(to: 250, 560, from: edge)
    #expect(drag.isSettled)
    drag.move(to: Point(x: 250, y: 575), over: [list], tuning)
    #expect(!drag.isSettled, "It came down again, from where it had been.")
  }

  @Test("Auto-scrolling stops at the end of the content")
  mutating func end() {
    list.offset = 43_395
    var (drag, areas) = (dragged(to: 250, 550), [list])
    pass(.seconds(1), &drag, &areas)
    #expect(areas[0].offset == 43_400)
    #expect(drag.isSettled)
  }

  @Test("Auto-scrolling stops after two minutes of a still pointer, and continues when it moves")
  mutating func stops() {
    list.range = ScrollRange(.vertical, viewport: 600, content: 4_000_000)
    var (drag, areas) = (dragged(to: 250, 550), [list])
    pass(.milliseconds(119_992), &drag, &areas)
    #expect(!drag.isSettled)
    pass(.milliseconds(16), &drag, &areas)
    #expect(drag.isSettled)
    let offset = areas[0].offset
    pass(.seconds(3600), &drag, &areas, interval: .seconds(1))
    #expect(areas[0].offset == offset)
    drag.move(to: Point(x: 250, y: 551), over: areas, tuning)
    #expect(!drag.isSettled)
  }

  @Test("R10: A drag near an edge scrolls the innermost area that still can, one along each axis")
  func nested() {
    let page = ScrollArea(
      container: "page", frame: Rect(x: 0, y: 0, width: 900, height: 700),
      range: ScrollRange(.vertical, viewport: 700, content: 2000), offset: 100)
    let board = ScrollArea(
      container: "board", frame: Rect(x: 0, y: 200, width: 900, height: 500),
      range: ScrollRange(.horizontal, viewport: 900, content: 4000), offset: 100)
    var column = ScrollArea(
      container: "column", frame: Rect(x: 700, y: 300, width: 200, height: 400),
      range: ScrollRange(.vertical, viewport: 400, content: 2000), offset: .zero)
    var drag = AutoScroll(pressedAt: Point(x: 500, y: 500))
    drag.move(to: Point(x: 850, y: 690), over: [column, board, page], tuning)
    #expect(drag.words == ["board right", "column down"])

    column.offset = 1600
    drag.aim(at: [column, board, page], tuning)
    #expect(drag.words == ["board right", "page down"], "The column is at its end.")
  }

  @Test("Law: Auto-scrolling does not depend on steps", arguments: [1, 2, 4, 5, 10, 20, 25, 40])
  func steps(milliseconds: Int64) {
    for y in [451, 470, 500, 590] {
      let place = Length(pixels: y)
      for time in [200, 1000] as [Int64] {
        let eight = way(to: place, in: .milliseconds(time))
        let other = way(
          to: place, in: .milliseconds(time), interval: .milliseconds(milliseconds))
        #expect((eight - other).magnitude.subpixels <= 1, "at \(y) in \(time) ms")
      }
    }
  }

  @Test("Law: Auto-scrolling is symmetric, and continues from its bytes")
  mutating func mirrored() throws {
    var generator = SeededGenerator(seed: 11)
    for round in 0..<60 {
      var (up, down) = (dragged(to: 250, 300), dragged(to: 250, 300))
      list.offset = 21_700
      var (above, below) = ([list], [list])
      for _ in 0..<40 {
        let y = Length(pixels: Int.random(in: -50...650, using: &generator))
        up.move(to: Point(x: 250, y: 600 - y), over: above, tuning)
        down.move(to: Point(x: 250, y: y), over: below, tuning)
        let time = Microseconds.milliseconds(8 * Int64.random(in: 0...60, using: &generator))
        pass(time, &up, &above)
        pass(time, &down, &below)
        #expect(above[0].offset + below[0].offset == 43_400, "round \(round) of seed 11")
      }
      #expect(try AutoScroll(canonicalBytes: up.canonicalBytes) == up)
    }
  }

  @Test("No number is too large for auto-scrolling, and damaged bytes are refused or harmless")
  func hostile() {
    let far = [Length(subpixels: .min), -1, 0, 1, 300, Length(subpixels: .max)]
    for (x, y) in far.flatMap({ x in far.map { (x, $0) } }) {
      var tuning = Tuning()
      (tuning.autoScroll.speed, tuning.autoScroll.band, tuning.autoScroll.intent) = (x, y, x)
      tuning.autoScroll.damping = Microseconds(Int64(y.subpixels))
      tuning.autoScroll.bandShare = Fraction(raw: x.subpixels)
      (tuning.slowMotion, tuning.slowMotionFactor) = (true, y.subpixels)
      let area = ScrollArea(
        container: "far", frame: Rect(x: x, y: y, width: y, height: x),
        range: ScrollRange(
          x < y ? .horizontal : .vertical, viewport: x, content: y, isReversed: x == y),
        offset: y)
      var drag = AutoScroll(pressedAt: Point(x: y, y: x))
      for areas in [[area], [area, list], [list, area]] {
        drag.move(to: Point(x: x, y: y), over: areas, tuning)
        drag.move(to: Point(x: 250, y: 550), over: areas, tuning)
        for span in [Int64.min, 0, 8000, .max] {
          _ = drag.step(over: areas, tuning, interval: Microseconds(span))
        }
      }
    }
    for damaged in Damage.ofEachBit(in: dragged(to: 250, 550).canonicalBytes) {
      guard var drag = try? AutoScroll(canonicalBytes: damaged) else { continue }
      _ = drag.step(over: [list], tuning)
    }
  }
}

extension AutoScroll {
  /// The areas that scroll, and the directions.
  fileprivate var words: [String] {
    [horizontal, vertical].compactMap(\.self).map { "\($0.container.name) \($0.direction)" }
  }
}
