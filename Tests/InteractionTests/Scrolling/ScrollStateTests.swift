import Testing

@testable import DragKit

struct ScrollStateTests {
  private var scroll = ScrollState()
  private var tuning = Tuning()
  /// A list of a hundred rows of 44 px, 500 px of which are seen.
  private var range = ScrollRange(.vertical, viewport: 500, content: 4400)

  private var y: Length { scroll.offset }

  /// Scrolls to a place, and rests there.
  private mutating func rest(at y: Length) {
    scroll.scroll(to: y, animated: false, in: range, tuning)
  }

  /// A finger draws the content up or, where negative, down, and stays.
  private mutating func draw(by way: Length) {
    scroll.begin(in: range, tuning)
    scroll.drag(by: -way, in: range, tuning)
  }

  /// The finger lets go while it moves up by so much a second.
  private mutating func release(at speed: Length = 0) {
    scroll.release(at: -speed, in: range, tuning)
  }

  private mutating func turn(_ notches: Length) {
    scroll.turn(by: notches, in: range, tuning)
  }

  /// Lets milliseconds pass.
  private mutating func pass(_ count: Int) {
    for _ in 0..<count { scroll.step(in: range, tuning) }
  }

  /// Lets time pass until nothing moves; says after how many milliseconds, and how far it came.
  @discardableResult
  private mutating func settle() -> (time: Int, least: Length, greatest: Length) {
    var (time, least, greatest) = (0, y, y)
    while !scroll.isSettled, time < 100_000 {
      pass(1)
      (time, least, greatest) = (time + 1, min(least, y), max(greatest, y))
    }
    return (time, least, greatest)
  }

  // MARK: A finger

  @Test("A scrollable area follows the finger, pixel for pixel")
  mutating func follow() {
    draw(by: 80)
    #expect(y == 80)
    release()
    #expect(y == 80)
    #expect(scroll.isSettled)
  }

  @Test("A scrollable area is flung if it is held, by no slow finger, at up to 8,000 px per second")
  mutating func speeds() {
    release(at: 1000)
    #expect(scroll.isSettled, "It was not held.")
    draw(by: 100)
    release(at: 49)
    #expect(scroll.isSettled)
    draw(by: 0)
    release(at: 1_000_000)
    pass(10)
    #expect(y.pixels == 179)
  }

  @Test(
    "A scrollable area coasts half its speed, and a 27th of it beyond an end",
    arguments: [(300, 146, -11), (1000, 495, -37), (3000, 1494, -110), (8000, 3992, -294)])
  mutating func distances(speed: Int, way: Int, beyond: Int) {
    range = ScrollRange(.vertical, viewport: 500, content: 44_000)
    draw(by: 0)
    release(at: Length(pixels: speed))
    settle()
    #expect(y.pixels == way)
    rest(at: 0)
    draw(by: 0)
    release(at: -Length(pixels: speed))
    let least = settle().least.pixels
    #expect(least == beyond)
    #expect(y == 0)
  }

  @Test("A scrollable area returns with the finger from beyond its end, or when it is released")
  mutating func rubberBand() {
    draw(by: -100)
    draw(by: 100)
    #expect(y == 0, "The finger is where it was.")
    rest(at: 3900)
    draw(by: 100)
    // 55 · 500 / 555.
    #expect(y.pixels == 3950)
    release()
    let end = settle()
    #expect(y == 3900)
    #expect(end.least == 3900)
    #expect(end.time == 757)
  }

  @Test("A scrollable area that is flung back from beyond its end continues into the list")
  mutating func flungBack() {
    draw(by: -200)
    release(at: 2000)
    settle()
    #expect(y.pixels == 223)
  }

  @Test("A scrollable area is caught at its visible offset, and such a press is no tap")
  mutating func catches() {
    let wasMoving = stop()
    #expect(!wasMoving)
    draw(by: 0)
    release(at: 1000)
    pass(100)
    let seen = y
    let isCaught = stop()
    #expect(isCaught)
    #expect(scroll.isSettled)
    #expect(y == seen)
    pass(100)
    #expect(y == seen)
    draw(by: 10)
    #expect(y == seen + 10)
  }

  @Test("A scrollable area that is caught beyond its end returns when it is released")
  mutating func catchesBeyond() {
    draw(by: -200)
    release()
    pass(50)
    let beyond = y
    #expect(beyond.pixels == -82)
    let isCaughtAgain = stop()
    #expect(isCaughtAgain)
    draw(by: 0)
    #expect((y - beyond).magnitude.subpixels <= 2)
    release()
    settle()
    #expect(y == 0)
  }

  private mutating func stop() -> Bool { scroll.stop(in: range, tuning) }

  // MARK: The wheel, the keys and the program

  @Test("A scrollable area follows the wheel by 51 px a notch, within a quarter of a second")
  mutating func wheel() {
    turn(1)
    #expect(y == 0)
    #expect(scroll.goal == 51)
    pass(50)
    #expect(y.pixels == 30)
    let end = settle()
    #expect(y == 51)
    #expect(end.time == 189)
    #expect(end.greatest == 51)
  }

  @Test("A scrollable area adds up consecutive notches, also fractions of them")
  mutating func notches() {
    turn(1)
    pass(30)
    let before = y
    turn(1)
    #expect(y == before)
    turn(Length(subpixels: 64))
    settle()
    #expect(y.subpixels == 51 * 256 * 9 / 4)
  }

  @Test("A scrollable area scrolls to an offset, at once or animated, within its range")
  mutating func toOffset() {
    scroll.scroll(to: 600, in: range, tuning)
    #expect(y == 0)
    #expect(scroll.goal == 600)
    settle()
    #expect(y == 600)
    rest(at: 9999)
    #expect(y == 3900)
  }

  @Test("A held area ignores the wheel, and continues from where the program scrolls it")
  mutating func sentWhileHeld() {
    draw(by: 10)
    turn(1)
    #expect(y == 10 && scroll.isSettled)
    scroll.scroll(to: 600, in: range, tuning)
    #expect(y == 600)
    draw(by: 10)
    #expect(y == 610)
  }

  @Test("A scrollable area stops a fling by the wheel, and scrolls a notch from there")
  mutating func stopsFling() {
    draw(by: 0)
    release(at: 4000)
    pass(100)
    let seen = y
    turn(-1)
    let end = settle()
    #expect(y == seen - 51)
    #expect(end.greatest == seen)
  }

  // MARK: Sizes, slowness

  @Test("A scrollable area whose content is fully visible does not scroll")
  mutating func allVisible() {
    range = ScrollRange(.vertical, viewport: 500, content: 500)
    draw(by: 100)
    release(at: 1000)
    #expect(y == 0)
    #expect(scroll.isSettled)
  }

  @Test("A scrollable area continues to the end of a range that shrinks, or is clamped to it")
  mutating func shrink() {
    rest(at: 3000)
    turn(10)
    pass(20)
    range = ScrollRange(.vertical, viewport: 500, content: 3550)
    scroll.fit(in: range, tuning)
    #expect(scroll.goal == 3050)
    settle()
    #expect(y == 3050)
    draw(by: 0)
    release(at: -3000)
    pass(20)
    range = ScrollRange(.vertical, viewport: 500, content: 600)
    settle()
    #expect(y == 100)
    range = ScrollRange(.vertical, viewport: 500, content: 550)
    scroll.fit(in: range, tuning)
    #expect(y == 50)
  }

  @Test("A scrollable area covers the same distance in slow motion, ten times as slowly")
  mutating func slowMotion() {
    tuning.slowMotion = true
    draw(by: 0)
    release(at: 1000)
    pass(160)
    #expect(y.pixels == 16)
    settle()
    #expect(y == 496)
    rest(at: 100)
    draw(by: 0)
    release(at: -1000)
    let least = settle().least.pixels
    #expect(least == -29)
    #expect(y == 0)
  }

  @Test("A scrollable area arrives at once with reduced motion, except when flung")
  mutating func reducedMotion() {
    tuning.reducedMotion = true
    turn(2)
    #expect(y == 102)
    #expect(scroll.isSettled)
    scroll.scroll(to: 600, in: range, tuning)
    #expect(y == 600)
    draw(by: 0)
    release(at: -1000)
    settle()
    #expect(y == 105)
    draw(by: 0)
    release(at: -1000)
    let farthest = settle().least
    #expect(farthest == 0)
    draw(by: -100)
    #expect(y.pixels == -50)
    release()
    #expect(y == 0)
  }
}

struct CollectionScrollsTests {
  private var scrolls = CollectionScrolls()
  private let tuning = Tuning()
  private let range = ScrollRange(.vertical, viewport: 100, content: 500)
  private let wide = ScrollRange(.horizontal, viewport: 100, content: 500)

  init() {
    scrolls.update("songs", in: range, tuning) { $0.scroll(to: 300, in: $1, $2) }
  }

  @Test("A view that has left the layout is at its goal after one step")
  mutating func hidden() {
    let scrolled = scrolls.step(tuning) { _ in nil }
    #expect(scrolled == [])
    #expect(scrolls.offset(of: "songs") == 300)
    #expect(scrolls.isSettled)
  }

  @Test("A view that turns to the other axis begins at zero, also while it moves or is held")
  mutating func turned() {
    scrolls.update("songs", in: wide, tuning) { $0.fit(in: $1, $2) }
    #expect(scrolls.offset(of: "songs") == 0)
    #expect(scrolls.isSettled)
    scrolls.update("songs", in: wide, tuning) { state, range, tuning in
      state.begin(in: range, tuning)
      state.drag(by: -30, in: range, tuning)
    }
    #expect(scrolls.offset(of: "songs") == 30)
    scrolls.update("songs", in: range, tuning) { $0.drag(by: -10, in: $1, $2) }
    #expect(scrolls.offset(of: "songs") == 10, "The finger still holds it.")
  }
}
