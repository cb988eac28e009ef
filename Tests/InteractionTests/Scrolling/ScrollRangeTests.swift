import Testing

@testable import DragKit

struct ScrollRangeTests {
  /// A hundred rows of 44 px, of which 500 px are seen.
  private let range = ScrollRange(.vertical, viewport: 500, content: 4400)
  /// Eight columns of 200 px, of which 300 px are seen.
  private let wide = ScrollRange(.horizontal, viewport: 300, content: 1600)

  private func after(_ command: MoveCommand, from offset: Length = 2000) -> Length {
    range.offset(after: command, from: offset, line: 44)
  }

  @Test("The scroll range is the difference between content and viewport")
  func limits() {
    #expect(range.length == 3900)
    #expect(range.clamp(5000) == 3900)
    #expect(range.clamp(-1) == 0)
    #expect(range.excess(of: 4000) == 100)
    let small = ScrollRange(.vertical, viewport: 500, content: 44)
    #expect(small.length == 0)
    #expect(small.clamp(10) == 0)
    #expect(small.clamp(-10) == 0)
  }

  @Test("The scroll range holds a list of a million rows")
  func millionRows() {
    let list = ScrollRange(.vertical, viewport: 500, content: 44_000_000)
    #expect(list.length == 43_999_500)
    #expect(list.offset(after: .end(.down), from: 0, line: 44) == 43_999_500)
    let last = Rect(x: 0, y: 43_999_956, width: 300, height: 44)
    #expect(list.offset(toShow: last, from: 0) == 43_999_500)
  }

  @Test("A scroll range can be scrolled along its axis, unless it is at that end")
  func directions() {
    let small = ScrollRange(.vertical, viewport: 500, content: 44)
    for direction in Direction.allCases {
      #expect(!small.canScroll(direction, from: 0))
      #expect(range.canScroll(direction, from: 2000) == (direction.axis == .vertical))
      #expect(wide.canScroll(direction, from: 600) == (direction.axis == .horizontal))
    }
    #expect(!range.canScroll(.up, from: 0))
    #expect(range.canScroll(.down, from: 0))
    #expect(!wide.canScroll(.right, from: 1300))
    #expect(wide.canScroll(.left, from: 1300))
  }

  @Test("The offsets of a reversed scroll range are negative")
  func reversed() {
    let range = ScrollRange(.vertical, viewport: 500, content: 4400, isReversed: true)
    #expect(range.clamp(1) == 0)
    #expect(range.clamp(-5000) == -3900)
    #expect(!range.canScroll(.down, from: 0))
    #expect(range.canScroll(.up, from: 0))
    #expect(range.offset(after: .end(.up), from: 0, line: 44) == -3900)
    let row = Rect(x: 0, y: -1000, width: 300, height: 44)
    #expect(range.offset(toShow: row, from: 0) == -500)
    #expect(range.offset(toShow: row, at: .bottom, from: 0) == -956)
  }

  @Test("An arrow key scrolls a line, Page Down a viewport less a line, End to the end")
  func keys() {
    #expect(after(.step(.down)) == 2044)
    #expect(after(.step(.up)) == 1956)
    #expect(after(.page(.down)) == 2456)
    #expect(after(.page(.up)) == 1544)
    #expect(after(.end(.down)) == 3900)
    #expect(after(.end(.up)) == 0)
    #expect(after(.step(.up), from: 10) == 0)
    #expect(after(.page(.down), from: 3800) == 3900)
    #expect(wide.offset(after: .step(.right), from: 600, line: 44) == 644)
    #expect(wide.offset(after: .page(.left), from: 600, line: 44) == 344)
    #expect(wide.offset(after: .end(.right), from: 600, line: 44) == 1300)
    #expect(range.offset(after: .page(.down), from: 0, line: 480) == 250)
    #expect(range.offset(after: .page(.down), from: 0, line: 9999) == 250)
  }

  @Test(
    "A rectangle is shown with the least scrolling, and with none if it is visible",
    arguments: [
      (1000, 44, 1000), (1990, 44, 1990), (2000, 44, 2000), (2300, 44, 2000), (2456, 44, 2000),
      (2460, 44, 2004), (4356, 44, 3900),
      // Larger than what is seen: fills it, or comes into it as far as it must.
      (1900, 700, 2000), (2300, 700, 2300), (1000, 700, 1200),
    ])
  func nearest(top: Int, height: Int, offset: Int) {
    let rect = Rect(
      x: 600, y: Length(pixels: top), width: 200, height: Length(pixels: height))
    #expect(range.offset(toShow: rect, from: 2000) == Length(pixels: offset))
  }

  @Test("A rectangle is shown at an edge or in the middle, within the range")
  func positions() {
    let cell = Rect(x: 800, y: 1000, width: 200, height: 44)
    for (position, x, y) in [
      (ScrollPosition.nearest, Length(700), Length(544)), (.top, 700, 1000), (.bottom, 700, 544),
      (.left, 800, 544), (.right, 700, 544), (.center, 750, 772),
    ] {
      #expect(wide.offset(toShow: cell, at: position, from: 0) == x, "\(position)")
      #expect(range.offset(toShow: cell, at: position, from: 0) == y, "\(position)")
    }
    let first = Rect(x: 0, y: 0, width: 200, height: 44)
    #expect(range.offset(toShow: first, at: .center, from: 2000) == 0)
  }

  @Test("No number is too large for a scroll range")
  func hostile() {
    let far = [Length(subpixels: .min), -1, 0, 1, Length(subpixels: .max)]
    for (x, y) in far.flatMap({ x in far.map { (x, $0) } }) {
      for (axis, isReversed) in [(Axis.horizontal, false), (.vertical, true)] {
        let range = ScrollRange(axis, viewport: x, content: y, isReversed: isReversed)
        for isForward in [false, true] {
          let direction = Direction(along: axis, isForward: isForward)
          for command in [MoveCommand.step(direction), .page(direction), .end(direction)] {
            let next = range.offset(after: command, from: x, line: y)
            #expect(next == range.clamp(next))
          }
        }
        for position in [ScrollPosition.nearest, .top, .bottom, .left, .right, .center] {
          let rect = Rect(x: x, y: y, width: y, height: x)
          let next = range.offset(toShow: rect, at: position, from: x)
          #expect(next == range.clamp(next))
        }
      }
    }
  }
}
