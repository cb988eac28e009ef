@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("The picture of Follow")
struct LinkTests {
  private var table = LinkTests.page()

  /// The page with some switches changed, and a finger as the pointer.
  private static func page(_ switches: String...) -> PlaygroundDriver {
    var table = PlaygroundDriver(page: .follow)
    for name in switches { table.tap(name) }
    table.pointer = .finger(1)
    _ = table.takeCalls()
    return table
  }

  private let start = Point(x: 504, y: 408)

  @Test("T01: is 128 px square in the middle of the view, also of a resized one")
  mutating func first() {
    #expect(table.place(of: "link") == Rect(x: 440, y: 344, width: 128, height: 128))
    #expect(table.place(of: "view") == Rect(x: 176, y: 56, width: 656, height: 704))
    #expect(table.names(in: "follow") == ["link"])
    table.send(.windowResized(Size(width: 1400, height: 900)))
    #expect(table.place(of: "link").center == table.place(of: "view").center)
    table.send(.windowResized(Size(width: 640, height: 480)))
    #expect(table.place(of: "link").center == table.place(of: "view").center)
  }

  @Test("T01: once moved, keeps its place in a resized window, but stays visible")
  mutating func moved() {
    table.drag("link", by: 60, 120, steps: 4)
    table.drop()
    let moved = table.place(of: "link").center
    table.send(.windowResized(Size(width: 1120, height: 900)))
    #expect(table.place(of: "link").center == moved)
    table.send(.windowResized(Size(width: 640, height: 480)))
    let (picture, view) = (table.place(of: "link"), table.place(of: "view"))
    #expect(view.intersection(picture) == picture)
    #expect(picture.maxY == view.maxY)
  }

  @Test(
    "is up to twice as large in a window with more room",
    arguments: [(1920, 1080, 156), (3840, 2160, 256), (3840, 700, 128), (640, 480, 128)]
      as [(Length, Length, Length)])
  mutating func largeWindow(width: Length, height: Length, side: Length) {
    table.send(.windowResized(Size(width: width, height: height)))
    #expect(table.place(of: "link").size == Size(width: side, height: side))
  }

  @Test(
    "T16: springs back from where it is released, until 44 px are within reach",
    arguments: [
      (Point(x: 20, y: 408), Point(x: 156, y: 408)), (Point(x: 504, y: 790), Point(x: 504, y: 780)),
      (Point(x: 1100, y: 20), Point(x: 852, y: 36)),
    ])
  mutating func reach(goal: Point, center: Point) {
    table.drag("link", to: goal)
    #expect(table.place(of: "link").center == goal)
    table.drop()
    #expect(table.place(of: "link").center == center)
  }

  @Test(
    "each motion moves it at once as its switches say, without a lift",
    arguments: [
      ("T05: a plain press and a move", [], 50, [(10, 0)], [(514, 408)]),
      ("T03: each by its own translation", [], 50, [(7, -5), (7, -5)], [(511, 403), (518, 398)]),
      ("T09: with the grab offset kept", ["keep-grab-offset"], 10, [(1, 0)], [(505, 408)]),
      ("T16: it can leave the view", [], 50, [(-804, 492)], [(-300, 900)]),
      ("T16: clamped, it stays in the view", ["clamp"], 50, [(-804, 492)], [(240, 696)]),
      (
        "with its axis locked, along the longer component", ["axis-lock"], 50,
        [(80, 30), (-70, 90)], [(584, 408), (504, 528)]
      ),
      (
        "in steps of 32 px from the view's corner", ["snap-to-grid"], 50, [(1, 0), (8, -20)],
        [(496, 408), (528, 376)]
      ),
    ] as [(String, [String], Int, [(Length, Length)], [(Length, Length)])])
  mutating func motions(
    name: String, switches: [String], share: Int, ways: [(Length, Length)],
    centers: [(Length, Length)]
  ) {
    table.pointer = .mouse
    for name in switches { table.tap(name) }
    table.pointer = .finger(1)
    table.press(on: "link", at: (share, share))
    for (way, center) in zip(ways, centers) {
      table.drag(by: way.0, way.1, steps: 1)
      #expect(table.place(of: "link").center == Point(x: center.0, y: center.1))
    }
    #expect(table.interaction.session == nil)
  }

  @Test("T06, T17: began, moved and ended are called in that order, each with its time")
  mutating func order() {
    table.drag("link", by: 10, steps: 2)
    table.release()
    let names: [Call.Name] = [.touchesBegan, .touchesMoved, .touchesMoved, .touchesEnded]
    let touches = table.calls.filter { names.contains($0.name) }
    #expect(touches.map(\.name) == names)
    #expect(touches.map(\.time.count) == [0, 8000, 16_000, 16_000])
    #expect(touches.allSatisfy { $0["item"] == "link" && $0["pointer"] == "touch" })
  }

  @Test("T07: two fingers are down on it, and only the first moves it")
  mutating func firstFinger() {
    table.press(on: "link")
    table.drag("link", from: (20, 20), by: 100, 100, with: .finger(2))
    #expect(table.place(of: "link").center == start)
    table.release(with: .finger(2))
    table.drag(by: 30)
    #expect(table.place(of: "link").center == Point(x: 534, y: 408))
  }

  @Test("T08, T09: its middle is where the touch is in the view")
  mutating func jumps() {
    table.drag("link", from: (10, 10), by: 1, steps: 1)
    #expect(table.place(of: "link").center == table.location)
  }

  @Test("T10: follows the touch that began on it everywhere, at any speed")
  mutating func everywhere() {
    table.drag("link", to: Point(x: 200, y: 700), steps: 1)
    table.drag(to: Point(x: 800, y: 100), steps: 1)
    #expect(table.place(of: "link").center == Point(x: 800, y: 100))
    #expect(Set(table.calls.compactMap { $0["item"]?.string }) == ["link"])
  }

  @Test("T11, T12: a touch that began elsewhere and crosses it moves nothing")
  mutating func beganElsewhere() {
    table.press(at: Point(x: 250, y: 408))
    table.drag(to: Point(x: 780, y: 408))
    table.release()
    #expect(table.place(of: "link").center == start)
    #expect(table.takeCalls().isEmpty)
  }

  @Test("T14: answers touches as the view below does, until its switch is off")
  func answers() {
    func answering(_ table: PlaygroundDriver) -> [String] {
      let content = table.content
      let items = ["follow", "view"].flatMap { table.interaction.elements(in: $0) }
      return items.map(\.item).filter(content.isUserInteractionEnabled).map(content.name(of:))
    }
    // The article sets `isUserInteractionEnabled`, which an image view needs.
    #expect(answering(Self.page()) == ["link", "view"])
    #expect(answering(Self.page("interaction-enabled")) == ["view"])
  }

  @Test("T04, T15: stays where the last motion left it")
  mutating func stays() {
    table.drag("link", by: 40, 60)
    table.release()
    #expect(table.place(of: "link").center == Point(x: 544, y: 468))
    #expect(table.playground.nextWake == nil)
  }

  @Test("T15, T18: a press without motion never moves it")
  mutating func pressed() {
    table.press(on: "link", at: (90, 90))
    table.wait(.seconds(2))
    table.release()
    #expect(table.place(of: "link").center == start)
  }

  @Test("flung, it glides, at the edge no farther than the bounds")
  mutating func flungAtEdge() {
    table = Self.page("fling", "clamp")
    table.drag("link", by: 240)
    table.release()
    #expect(table.place(of: "link").maxX == 832)
  }

  @Test(
    "T06: a cancelled touch and Escape return it",
    arguments: [InputEvent.Kind.pointerCancelled(.finger(1)), .keyPressed(.escape)])
  mutating func cancelled(cancel: InputEvent.Kind) {
    table.drag("link", by: 100, 100)
    table.send(cancel)
    #expect(table.takeCalls().last == "touchesCancelled link touch")
    table.drag(by: 100, 100)
    table.drop()
    #expect(table.place(of: "link").center == start)
  }

  @Test("a move can be undone and redone, and a reset, too")
  mutating func undoes() {
    table.drag("link", by: 100)
    table.release()
    table.tap("reset")
    #expect(table.place(of: "link").center == start)
    table.tap("undo")
    #expect(table.place(of: "link").center == Point(x: 604, y: 408))
    table.tap("undo")
    #expect(table.place(of: "link").center == start)
    table.tap("redo")
    #expect(table.place(of: "link").center == Point(x: 604, y: 408))
  }
}

@Suite("The picture of Follow, with a long press")
struct LongPressedLinkTests {
  private var table = PlaygroundDriver(page: .follow)

  init() {
    table.tap("with-long-press")
    table.pointer = .finger(1)
    _ = table.takeCalls()
  }

  @Test(
    "T02: held still, it is lifted half-transparent after half a second and not before",
    arguments: [PointerID.mouse, .finger(1)])
  mutating func floatsUp(pointer: PointerID) {
    table.pointer = pointer
    table.press(on: "link")
    table.wait(Microseconds(499_999))
    #expect(table.interaction.session == nil)
    table.wait(Microseconds(1))
    #expect(table.interaction.session != nil)
    table.wait(.seconds(1))
    #expect(table.interaction.screen.motion.overlays.first?.liftAmount == .one)
    #expect(table.content.tuning.liftedAlpha == .percent(50))
  }

  @Test("T03, T04: it follows, and stays where it is released, as it was held")
  mutating func follows() {
    table.lift("link", at: (25, 25))
    table.drag(by: 120, 40)
    table.release()
    #expect(
      table.takeCalls().suffix(3) == [
        "dropUpdated view move unspecified", "performDrop view true",
        "dragEnded link dropped move",
      ])
    #expect(table.place(of: "link").center == Point(x: 624, y: 448))
    table.settle()
    #expect(table.interaction.isIdle)
  }

  @Test(
    "a release over the chrome returns it, and one over the strip cancels its drag",
    arguments: [(Point(x: 60, y: 400), "outside"), (Point(x: 504, y: 724), "cancelled")])
  mutating func returns(point: Point, reason: String) {
    table.lift("link")
    table.drag(to: point)
    table.release()
    #expect(table.takeCalls().last == "dragEnded link \(reason)")
    #expect(table.place(of: "link").center == Point(x: 504, y: 408))
  }
}
