import Testing

@testable import DragKit

@Suite("The range of a scrollable area")
struct ScrollRangeTests {
  /// Eight columns of 200 px and a hundred rows of 44 px, of which 300 by 500 px are seen.
  private let range = ScrollRange(
    viewport: Size(width: 300, height: 500), content: Size(width: 1600, height: 4400))
  private let middle = Vector(dx: 600, dy: 2000)

  private func after(_ command: ScrollCommand, from offset: Vector? = nil) -> Vector {
    range.offset(after: command, from: offset ?? middle, line: 44)
  }

  @Test("The scroll range is the difference between content and viewport")
  func limits() {
    #expect(range.limits == Vector(dx: 1300, dy: 3900))
    let small = ScrollRange(
      viewport: Size(width: 300, height: 500), content: Size(width: 300, height: 44))
    #expect(small.limits == .zero)
    #expect(small.clamp(Vector(dx: 10, dy: -10)) == .zero)
    #expect(range.clamp(Vector(dx: 2000, dy: -1)) == Vector(dx: 1300, dy: 0))
    for direction in ScrollDirection.allCases {
      #expect(!small.canScroll(direction, from: .zero))
      #expect(range.canScroll(direction, from: middle))
    }
    #expect(!range.canScroll(.up, from: .zero))
    #expect(range.canScroll(.down, from: .zero))
    #expect(!range.canScroll(.right, from: range.limits))
    #expect(range.canScroll(.left, from: range.limits))
  }

  @Test("The scroll range holds a list of a million rows")
  func million() {
    let list = ScrollRange(
      viewport: Size(width: 300, height: 500), content: Size(width: 300, height: 44_000_000))
    #expect(list.limits.dy == 43_999_500)
    #expect(list.offset(after: .end(.down), from: .zero, line: 44).dy == 43_999_500)
    let last = Rect(x: 0, y: 43_999_956, width: 300, height: 44)
    #expect(list.offset(toShow: last, from: .zero).dy == 43_999_500)
  }

  @Test("An arrow key scrolls a line, Page Down a viewport less a line, End to the end")
  func keys() {
    #expect(after(.line(.down)) == Vector(dx: 600, dy: 2044))
    #expect(after(.line(.up)) == Vector(dx: 600, dy: 1956))
    #expect(after(.line(.right)) == Vector(dx: 644, dy: 2000))
    #expect(after(.page(.down)) == Vector(dx: 600, dy: 2456))
    #expect(after(.page(.up)) == Vector(dx: 600, dy: 1544))
    #expect(after(.page(.left)) == Vector(dx: 344, dy: 2000))
    #expect(after(.end(.down)) == Vector(dx: 600, dy: 3900))
    #expect(after(.end(.up)) == Vector(dx: 600, dy: 0))
    #expect(after(.end(.right)) == Vector(dx: 1300, dy: 2000))
    #expect(after(.line(.up), from: Vector(dx: 0, dy: 10)) == .zero)
    #expect(after(.page(.down), from: Vector(dx: 0, dy: 3800)) == Vector(dx: 0, dy: 3900))
  }

  @Test("A page is at least half of the viewport")
  func largeLines() {
    #expect(range.offset(after: .page(.down), from: .zero, line: 480).dy == 250)
    #expect(range.offset(after: .page(.down), from: .zero, line: 9999).dy == 250)
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
    let shown = range.offset(toShow: rect, from: middle)
    #expect(shown == Vector(dx: 600, dy: Length(pixels: offset)))
  }

  @Test("A rectangle is shown at an edge or in the middle, within the range")
  func positions() {
    let cell = Rect(x: 800, y: 1000, width: 200, height: 44)
    func shown(_ position: ScrollPosition) -> Vector {
      range.offset(toShow: cell, at: position, from: .zero)
    }
    #expect(shown(.nearest) == Vector(dx: 700, dy: 544))
    #expect(shown(.top) == Vector(dx: 700, dy: 1000))
    #expect(shown(.bottom) == Vector(dx: 700, dy: 544))
    #expect(shown(.left) == Vector(dx: 800, dy: 544))
    #expect(shown(.right) == Vector(dx: 700, dy: 544))
    #expect(shown(.center) == Vector(dx: 750, dy: 772))
    let first = Rect(x: 0, y: 0, width: 200, height: 44)
    #expect(range.offset(toShow: first, at: .center, from: middle) == .zero)
  }

  @Test("No number is too large for a scroll range")
  func hostile() {
    let far = [Length(subpixels: .min), -1, 0, 1, Length(subpixels: .max)]
    for (x, y) in far.flatMap({ x in far.map { (x, $0) } }) {
      let range = ScrollRange(
        viewport: Size(width: x, height: y), content: Size(width: y, height: x))
      let offset = Vector(dx: x, dy: y)
      for direction in ScrollDirection.allCases {
        for command in [ScrollCommand.line(direction), .page(direction), .end(direction)] {
          let next = range.offset(after: command, from: offset, line: y)
          #expect(next == range.clamp(next))
        }
      }
      for position in [ScrollPosition.nearest, .top, .bottom, .left, .right, .center] {
        let rect = Rect(x: x, y: y, width: y, height: x)
        let next = range.offset(toShow: rect, at: position, from: offset)
        #expect(next == range.clamp(next))
      }
    }
  }
}
