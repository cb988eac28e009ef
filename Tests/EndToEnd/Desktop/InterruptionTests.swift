import CDesktop
import CSDL2
import Foundation
import Testing

extension DesktopTests {
  /// Drags that do not end with a release on a target, or go on without the focus.
  @Suite(.serialized) struct InterruptionTests {
    /// Carries red over green, and returns the release.
    private func carryRed(in app: App, byFinger: Bool) throws -> () throws -> Void {
      guard byFinger else {
        try app.pressRed(dragTo: "green")
        return { try app.release() }
      }
      let finger = try app.finger()
      try finger.lift("red")
      try finger.drag(to: "green")
      return { try finger.release() }
    }

    private static let pointers: [(Desktop.Kind, Bool)] = [
      (.mouse, false), (.touch, true), (.wayland(), false), (.wayland(), true),
    ]

    @Test("Escape cancels a drag, once, and restores the order", arguments: pointers)
    func escape(on kind: Desktop.Kind, byFinger: Bool) throws {
      let app = try App("colours", on: kind)
      let release = try carryRed(in: app, byFinger: byFinger)
      try app.key("Escape")
      try app.expectEnd(reason: "cancelled")
      app.expectOrder(App.colors)
      try release()
      try app.rest()
      app.expect(app.trace.lines(of: "dragEnded").count == 1, "the drag ended more than once")
      app.expect(app.trace.lines(of: "performDrop").isEmpty, "performDrop was called")
    }

    @Test("a drag continues in a window that has lost the focus", arguments: pointers)
    func focusLost(on kind: Desktop.Kind, byFinger: Bool) throws {
      let app = try App("colours", on: kind)
      let release = try carryRed(in: app, byFinger: byFinger)
      try app.desktop.focusOther()
      try release()
      try app.expectReordered()
    }

    @Test("a drag continues beyond a window that is minimized, and the next drag works")
    func minimized() throws {
      let app = try App("colours")
      try app.pressRed(dragTo: "green")
      try app.minimize()
      app.hold(0.3)
      app.expectDragging()

      try app.release()
      try app.expectEnd(reason: "outside")
      app.expectOrder(App.colors)
      // A press would catch the tile on its way back.
      try app.rest()
      try app.activate()
      try app.expectDrag()
    }

    @Test("a window that is minimized interrupts a finger's drag, once")
    func minimizedUnderFinger() throws {
      let app = try App("colours", on: .touch)
      let finger = try app.finger()
      try finger.lift("red")
      try finger.drag(to: "green")
      try app.minimize()
      try app.expectEnd(reason: "interrupted")
      app.expectOrder(App.colors)
      try finger.drag(to: "blue")
      try finger.release()
      try app.activate()
      try app.expectTouch()
    }

    @Test("a release outside of a window without the focus is seen, and the next press counts")
    func releasedElsewhere() throws {
      let app = try App("board", "--bare", "--list", "--items", "20")
      try app.press(on: "item-2", in: "board")
      try app.drag(to: "item-4", in: "board")
      try app.wait(for: "dragBegan")
      try app.desktop.focusOther()
      // Out of the window, in again and out, as people do when they look for their target.
      for spot in [Spot(x: -80, y: 200), Spot(x: 300, y: 200), Spot(x: -80, y: 300)] {
        try app.move(to: spot)
      }
      try app.release()
      try app.expectEnd(reason: "outside")
      // A press would catch the tile on its way back.
      try app.rest()
      try app.activate()
      try app.press(on: "item-2", in: "board")
      try app.release()
      try app.wait(for: "tap")
    }

    @Test(
      "a press without a motion before it, as from a remote desktop, is where it is, also after a drop"
    )
    func pressWithoutMotion() throws {
      let app = try App("board", "--bare", "--list", "--items", "20")
      try app.press(on: "item-2", in: "board")
      try app.drag(to: "item-4", in: "board")
      try app.release()
      try app.expectEnd(reason: "dropped")
      try app.rest()
      try app.sendClick(at: try app.place(of: "item-9", in: "board"))
      try app.wait(for: "tap") { $0["item"] == "item-9" }
    }

    @Test("a program that is stopped in the middle of a drag continues it")
    func stopped() throws {
      let app = try App("colours")
      try app.pressRed(dragTo: "black")
      try app.stopped {
        try app.drag(to: "green")
        app.hold(Self.stop)
      }
      try app.release()
      try app.expectReordered()
    }

    /// The seconds for which the program is stopped: thirty each night.
    private static let stop =
      ProcessInfo.processInfo.environment["DRAGPLAY_STOP"].flatMap(Double.init) ?? 3
  }
}

extension App {
  /// Sends the window a press and a release without the mouse.
  fileprivate func sendClick(at spot: Spot) throws {
    guard let display = XOpenDisplay(desktop.environment["DISPLAY"]), let window = UInt(window)
    else { throw Failure("no window to click on") }
    defer { XCloseDisplay(display) }
    for type in [ButtonPress, ButtonRelease] {
      var event = XEvent()
      event.xbutton.type = type
      (event.xbutton.window, event.xbutton.root) = (window, XDefaultRootWindow(display))
      (event.xbutton.x, event.xbutton.y) = (Int32(spot.x), Int32(spot.y))
      (event.xbutton.button, event.xbutton.same_screen) = (1, 1)
      // To the program that has created the window, whatever it listens to.
      XSendEvent(display, window, 0, 0, &event)
    }
  }
}
