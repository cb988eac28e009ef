import Support
import Testing

@testable import DragKit

struct ScrollBarTests {
  /// A track of 480 px beside a hundred rows of 44 px, 500 px of which are seen.
  private func bar(
    at y: Length, of height: Length = 4400, track: Length = 480, seen: Length = 500
  ) -> ScrollBar {
    ScrollBar(
      track: Rect(x: 290, y: 10, width: 10, height: track),
      range: ScrollRange(.vertical, viewport: seen, content: height), offset: y)
  }

  private func point(_ y: Length) -> Point { Point(x: 295, y: y) }

  @Test("A scroll bar shows the visible part in proportion, squeezed against the end beyond it")
  func proportion() {
    #expect(bar(at: 0, of: 1000).thumb == Rect(x: 290, y: 10, width: 10, height: 240))
    #expect(bar(at: 500, of: 1000).thumb == Rect(x: 290, y: 250, width: 10, height: 240))
    #expect(bar(at: 250, of: 1000).thumb == Rect(x: 290, y: 130, width: 10, height: 240))
    let row = ScrollBar(
      track: Rect(x: 0, y: 490, width: 300, height: 10),
      range: ScrollRange(.horizontal, viewport: 300, content: 900), offset: 300)
    #expect(row.thumb == Rect(x: 100, y: 490, width: 100, height: 10))
    #expect(bar(at: -100, of: 1000).thumb == Rect(x: 290, y: 10, width: 10, height: 140))
    #expect(bar(at: 600, of: 1000).thumb == Rect(x: 290, y: 350, width: 10, height: 140))
    #expect(bar(at: 900, of: 1000).thumb == Rect(x: 290, y: 482, width: 10, height: 8))
  }

  @Test("A scroll bar keeps a thumb large enough to grab, also in a list of a million rows")
  func shortest() {
    #expect(bar(at: 0, of: 44_000_000).thumb == Rect(x: 290, y: 10, width: 10, height: 32))
    let end = bar(at: 43_999_500, of: 44_000_000)
    #expect(end.thumb == Rect(x: 290, y: 458, width: 10, height: 32))
    #expect(bar(at: 0, track: 20).thumb.height == 20)
    for row in [0, 1, 7, 499_999, 999_988] {
      let offset = Length(pixels: 44 * row)
      let bar = bar(at: offset, of: 44_000_000)
      let drag = bar.beginDrag(at: bar.thumb.center)
      #expect(bar.offset(of: drag, at: bar.thumb.center) == offset)
    }
  }

  @Test(
    "A scroll bar is hit at the outermost pixels of its view", arguments: [Length(392), 396, 399])
  func edge(x: Length) {
    var sheet = ContentDriver(ContactSheet())
    sheet.press(at: Point(x: x, y: 399))
    sheet.drop()
    #expect(sheet.interaction.scrollOffset(of: "sheet") == Vector(dx: 0, dy: 350), "the track")
    sheet.press(at: Point(x: x, y: 40))
    #expect(sheet.interaction.scrollBar(of: "sheet")?.isHeld == true, "the thumb")
  }

  @Test("A scroll bar is hidden if all is visible")
  func notNeeded() {
    #expect(bar(at: 0).isNeeded)
    #expect(!bar(at: 0, of: 500).isNeeded)
    #expect(bar(at: 0, of: 500).part(at: point(20)) == nil)
    #expect(!bar(at: 0, track: 20).isNeeded, "The thumb would have nowhere to go.")
  }

  @Test("A scroll bar has a thumb, and before and behind it a track")
  func parts() {
    let bar = bar(at: 250, of: 1000)
    #expect(bar.part(at: point(9)) == nil)
    #expect(bar.part(at: point(10)) == .track(.up))
    #expect(bar.part(at: point(129)) == .track(.up))
    #expect(bar.part(at: point(130)) == .thumb)
    #expect(bar.part(at: point(369)) == .thumb)
    #expect(bar.part(at: point(370)) == .track(.down))
    #expect(bar.part(at: point(490)) == nil)
    #expect(bar.part(at: Point(x: 280, y: 200)) == nil)
    #expect(bar.part(at: Point(x: 280, y: 200), slop: 12) == .thumb)
  }

  @Test("Law: A dragged thumb follows the pointer")
  func followsPointer() throws {
    var generator = SeededGenerator(seed: 99)
    for round in 0..<500 {
      let height = Length(pixels: Int.random(in: 600...44_000_000, using: &generator))
      let limit = height - 500
      let start = Length(pixels: Int.random(in: 0...limit.pixels, using: &generator))
      let before = bar(at: start, of: height)
      let thumb = before.thumb
      let press = point(thumb.minY + 3)
      let drag = try ThumbDrag(canonicalBytes: before.beginDrag(at: press).canonicalBytes)
      let way = Length(pixels: Int.random(in: -500...500, using: &generator))
      let offset = before.offset(of: drag, at: press + Vector(dx: 0, dy: way))
      let after = bar(at: offset, of: height).thumb
      let expected = min(max(thumb.minY + way, 10), 490 - thumb.height)
      // The offset is whole pixels, which are more than 1/256 px of the track in a short list.
      #expect((after.minY - expected).magnitude <= 1, "round \(round) of seed 99")
      #expect(after.height == thumb.height)
      let isAtEnd = way > 490
      #expect(!isAtEnd || offset == limit)
    }
  }

  @Test("No number is too large for a scroll bar")
  func hostile() throws {
    let far = [Length(subpixels: .min), -1, 0, 1, Length(subpixels: .max)]
    for (x, y) in far.flatMap({ x in far.map { (x, $0) } }) {
      for axis in Axis.allCases {
        let bar = ScrollBar(
          track: Rect(x: x, y: y, width: y, height: x),
          range: ScrollRange(axis, viewport: x, content: y), offset: y)
        let drag = bar.beginDrag(at: Point(x: x, y: y))
        let offset = bar.offset(of: drag, at: Point(x: y, y: x))
        let back = Direction(along: axis, isForward: false)
        #expect(bar.range.canScroll(back, from: offset) || bar.part(at: .zero, slop: x) != .thumb)
        #expect(bar.thumb.size.width >= 0)
      }
    }
  }
}

struct TrackPagingTests {
  private var crates = ContentDriver(Crates(count: 1000))

  private var bar: ScrollBar? { crates.interaction.scrollBar(of: "list") }
  private var thumb: Rect { (bar?.thumb).required("thumb", or: .zero, #_sourceLocation) }
  private var track: Rect { (bar?.track).required("track", or: .zero, #_sourceLocation) }
  private var offset: Length {
    (crates.interaction.scrollOffset(of: "list")?.dy).required("offset", or: 0, #_sourceLocation)
  }

  /// The point of the track at that distance from its upper end.
  private func track(_ y: Length) -> Point {
    Point(x: track.center.x, y: track.minY + y)
  }

  @Test(
    "A press on the track scrolls by a page, and repeats while it is held",
    arguments: [.mouse, .finger(1)] as [PointerID])
  mutating func pages(pointer: PointerID) {
    crates.press(at: track(380), with: pointer)
    crates.wait(.milliseconds(499))
    #expect(offset.pixels == 356, "A page is the view, less a line.")
    crates.wait(.milliseconds(451))
    crates.release(with: pointer)
    crates.settle()
    // At 500 ms, and then every 50 ms up to 950 ms: ten more.
    #expect(offset.pixels == 3916)
    #expect(crates.interaction.isIdle)
  }

  @Test("Paging stops when the thumb reaches the pointer, and no deadline remains")
  mutating func stops() {
    crates.press(at: track(100))
    crates.wait(.seconds(20))
    #expect(thumb.minY <= track(100).y && track(100).y <= thumb.maxY)
    #expect(crates.interaction.nextWake(crates.content) == nil)
    let before = offset
    crates.drag(to: track(200), steps: 1)
    crates.wait(.seconds(20))
    #expect(offset > before, "It continues when the pointer does.")
    let after = offset
    crates.drag(to: track(20), steps: 1)
    crates.wait(.seconds(2))
    #expect(offset == after, "It never goes back.")
    crates.drop()
  }

  @Test("Pages are due at the same times, however time advances")
  mutating func division() {
    crates.press(at: track(380))
    var other = crates
    crates.wait(.milliseconds(777))
    for _ in 0..<777 { other.wait(.milliseconds(1)) }
    #expect(other.interaction == crates.interaction)
  }

  @Test("A finger grabs the thumb, also slightly beside it")
  mutating func grabs() {
    let grip = Point(x: thumb.minX - 7, y: thumb.center.y)
    crates.pointer = .finger(1)
    crates.press(at: grip)
    #expect(bar?.isHeld == true)
    crates.drag(by: 0, 100, steps: 1)
    #expect(offset > 1000)
    crates.drop()
  }

  @Test("A finger slightly beside the track scrolls the rows instead of paging")
  mutating func besideTrack() {
    crates.pointer = .finger(1)
    crates.press(at: Point(x: track.minX - 6, y: 300))
    crates.drag(by: 0, -60, steps: 1)
    #expect(offset == 50)
  }
}
