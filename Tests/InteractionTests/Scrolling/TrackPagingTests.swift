@testable import DragKit
import Support
import Testing

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

  @Test("Pages are due at the same times, however time advances")
  mutating func deadlines() {
    crates.press(at: track(380))
    var other = crates
    crates.wait(.milliseconds(777))
    for _ in 0..<777 { other.wait(.milliseconds(1)) }
    #expect(other.interaction == crates.interaction)
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
    #expect(crates.interaction.isIdle)
  }

  @Test("A finger grabs the thumb, also slightly beside it")
  mutating func takesThumb() {
    let grip = Point(x: thumb.minX - 7, y: thumb.center.y)
    crates.pointer = .finger(1)
    crates.press(at: grip)
    #expect(bar?.isHeld == true)
    crates.drag(by: 0, 100, steps: 1)
    #expect(offset > 1000)
    crates.drop()
    #expect(crates.interaction.isIdle)
  }

  @Test("A finger slightly beside the track scrolls the rows instead of paging")
  mutating func besideTrack() {
    crates.pointer = .finger(1)
    crates.press(at: Point(x: track.minX - 6, y: 300))
    crates.drag(by: 0, -60, steps: 1)
    #expect(offset == 50)
  }
}
