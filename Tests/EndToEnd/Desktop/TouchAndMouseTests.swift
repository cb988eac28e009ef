import Foundation
import Testing

extension DesktopTests {
  /// Fingers, and a mouse beside them: they share X's only pointer.
  @Suite(.serialized) struct TouchAndMouseTests {
    @Test(
      "a second finger taps a button while the first one drags",
      arguments: [.touch, .wayland(), .wayland(scale: 2)] as [Desktop.Kind])
    func secondFinger(on kind: Desktop.Kind) throws {
      let app = try App("colours", on: kind)
      let (first, second) = (try app.finger(1), try app.finger(2))
      try first.lift("red")
      try first.drag(to: "blue")
      try second.tap("appearance")
      try app.wait(for: "tap") { $0["item"] == "appearance" }
      app.expectDragging()
      try first.drag(to: "green")
      try first.release()
      try app.expectReordered()
    }

    @Test(
      "a finger that leaves the screen beside the window drops outside", arguments: [-150, 1_000])
    func outside(x: Int) throws {
      let app = try App("colours", on: .touch)
      let finger = try app.finger()
      try finger.lift("red")
      try finger.drag(to: "blue")
      try finger.drag(to: Spot(x: x, y: 300))
      try finger.release()
      try app.expectEnd(reason: "outside")
      app.expectOrder(App.colors)
    }

    @Test("a finger does not move the mouse")
    func stray() throws {
      let app = try App("colours", on: .touch, isRecorded: true)
      let finger = try app.finger()
      try app.move(to: try app.emptyPlace())
      try finger.lift("red")
      try finger.drag(to: Spot(x: -150, y: 200))
      try finger.drag(to: "green")
      try finger.release()
      try app.expectEnd(reason: "dropped")
      try app.close()

      // The second field of a press, and the first of a motion, are the pointer: 0 is the mouse.
      let recording = Trace(recording: try #require(app.recording))
      let presses = recording.events(of: "press").map { $0[2] }
      #expect(presses == ["1"])
      let pointers = recording.events(of: "m").map { $0[1] }
      let fromFinger = pointers.drop { $0 == "0" }
      #expect(!fromFinger.isEmpty)
      #expect(fromFinger.allSatisfy { $0 == "1" }, "the mouse moved: \(pointers)")
    }

    @Test("a finger that touches while the mouse drags does not disturb it")
    func fingerInMouseDrag() throws {
      let app = try App("colours", on: .touch)
      let finger = try app.finger()
      try app.pressRed(dragTo: "blue")
      try finger.press(at: try app.emptyPlace())
      try finger.drag(to: "yellow")
      try app.drag(to: "black")
      try finger.release()
      app.expectDragging()
      try app.drag(to: "green")
      try app.release()

      try app.expectReordered()
      app.expect(app.trace.lines(of: "dragBegan").count == 1, "the finger lifted")
      try app.expectTouch()
    }

    @Test(
      "the mouse drops where it is, not where a finger is, also if both are read together",
      arguments: [false, true])
    func releaseUnderFinger(isReadWithFinger: Bool) throws {
      let app = try App("colours", on: .touch)
      let (finger, place) = (try app.finger(), try app.emptyPlace())
      try app.pressRed(dragTo: "green")
      func release() throws {
        try finger.press(at: place)
        try app.release()
      }
      if isReadWithFinger { try app.stopped(release) } else { try release() }
      try app.expectReordered()
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
      try app.rest()
      try app.expectDrag()
      try app.expectTouch()
    }
  }
}
