import Foundation
import ProgramSupport
import Testing

extension DesktopTests {
  /// A mouse beside fingers: they share X's only pointer.
  @Suite(.serialized) struct TouchAndMouseTests {
    @Test("a finger does not move the mouse")
    func stray() throws {
      let scratch = try TemporaryFolder()
      let file = scratch.path("session.dndrec")
      let app = try App("colours", "--record", file, on: .touch)
      let finger = try app.finger()
      try app.move(to: try app.emptyPlace())
      try finger.lift("red")
      try finger.drag(to: Spot(x: -150, y: 200))
      try finger.drag(to: "green")
      try finger.release()
      try app.expectEnd(reason: "dropped")
      #expect(try app.terminate() == 0)

      let pointers = Self.pointers(in: try scratch.text("session.dndrec"))
      let fromFinger = pointers.drop { $0 == 0 }
      #expect(!fromFinger.isEmpty)
      #expect(fromFinger.allSatisfy { $0 == 1 }, "the mouse moved: \(pointers)")
    }

    @Test("a finger that touches while the mouse drags does not disturb it")
    func fingerInMouseDrag() throws {
      let app = try App("colours", on: .touch)
      let finger = try app.finger()
      try app.press(on: "red")
      try app.drag(to: "blue")
      try finger.press(at: try app.emptyPlace())
      try finger.drag(to: "yellow")
      try app.drag(to: "black")
      try finger.release()
      app.expect(app.trace.lines(of: "dragEnded").isEmpty, "the finger ended the drag")
      try app.drag(to: "green")
      try app.release()

      try app.expectEnd(reason: "dropped")
      app.expectOrder(App.sorted)
      app.expect(app.trace.lines(of: "dragBegan").count == 1, "the finger lifted")
      try app.expectTouch()
    }

    @Test("the mouse drops where it is, not where a finger is")
    func releaseUnderFinger() throws {
      let app = try App("colours", on: .touch)
      let finger = try app.finger()
      try app.press(on: "red")
      try app.drag(to: "green")
      try finger.press(at: try app.emptyPlace())
      try app.release()

      try app.expectEnd(reason: "dropped")
      app.expectOrder(App.sorted)
      try finger.release()
      try app.expectTouch()
    }

    @Test("the mouse drops, also if its release is read together with the first finger")
    func releaseReadWithFinger() throws {
      let app = try App("colours", on: .touch)
      let finger = try app.finger()
      try app.press(on: "red")
      try app.drag(to: "green")
      kill(app.process, SIGSTOP)
      try finger.press(at: try app.emptyPlace())
      try app.release()
      kill(app.process, SIGCONT)

      try app.expectEnd(reason: "dropped")
      app.expectOrder(App.sorted)
      try finger.release()
      try app.expectTouch()
    }

    @Test("a press of the mouse takes over the item that a finger drags")
    func mouseInTouchDrag() throws {
      let app = try App("colours", on: .touch)
      let finger = try app.finger()
      try app.move(to: try app.emptyPlace())
      try finger.lift("red")
      try finger.drag(to: "green")
      try app.press(at: try app.emptyPlace())

      try app.expectEnd(reason: "interrupted")
      app.expectOrder(App.colors)
      try finger.drag(to: "blue")
      try app.release()
      try finger.release()
      try app.rest(after: 0)
      try app.expectDrag()
      try app.expectTouch()
    }

    /// The pointers of a recording's events: 0 is the mouse, the others are fingers.
    private static func pointers(in recording: String) -> [Int] {
      // The index of the field with the pointer's number.
      let places = ["m": 1, "s": 1, "press": 2, "release": 2, "cancel": 2]
      return recording.split(separator: "\n").flatMap { line -> [Int] in
        let turn = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        let events = turn?["e"] as? [[Any]] ?? []
        return events.compactMap { event in
          places[event[0] as? String ?? ""].flatMap { event[$0] as? Int }
        }
      }
    }
  }
}

extension App {
  /// Drags a tile with a finger once everything has settled, and checks that this works.
  func expectTouch(sourceLocation: SourceLocation = #_sourceLocation) throws {
    if !trace.lines(of: "dragEnded").isEmpty { try rest(after: 0) }
    let mark = trace.count
    let finger = try finger()
    try finger.lift("black")
    try finger.drag(to: "yellow")
    try finger.release()
    try expectEnd(reason: "dropped", after: mark, sourceLocation: sourceLocation)
    expectLaws(sourceLocation: sourceLocation)
  }
}
