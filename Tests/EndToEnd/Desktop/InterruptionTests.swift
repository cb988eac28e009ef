import CDesktop
import CSDL2
import Testing

extension DesktopTests {
  /// Drags that do not end with a release on a target.
  @Suite(.serialized) struct InterruptionTests {
    @Test("Escape cancels a drag, once, and restores the order")
    func escape() throws {
      let app = try App("colours")
      try app.press(on: "red")
      try app.drag(to: "green")
      try app.key("Escape")

      try app.expectEnd(reason: "cancelled")
      app.expectOrder(App.colors)
      let mark = app.trace.count
      try app.move(to: try app.emptyPlace())
      try app.release()
      try app.settle(after: mark - 1)
      app.expect(app.trace.lines(of: "dragEnded").count == 1, "the drag ended more than once")
      app.expect(app.trace.lines(of: "performDrop").isEmpty, "performDrop was called")
      app.expectLaws()
    }

    @Test("a drag continues in a window that has lost the focus")
    func focusLost() throws {
      let app = try App("colours")
      try app.expectDropWithoutFocus()
    }

    @Test("a drag continues beyond a window that is minimized, and the next drag works")
    func minimized() throws {
      let app = try App("colours")
      try app.press(on: "red")
      try app.drag(to: "green")
      try app.minimize()
      try app.hold(0.3)
      app.expect(app.trace.lines(of: "dragEnded").isEmpty, "the drag ended")

      try app.release()
      try app.expectEnd(reason: "outside")
      app.expectOrder(App.colors)
      // A press would catch the tile on its way back.
      try app.rest(after: 0)
      try app.activate()
      try app.expectDrag()
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
      try app.rest(after: 0)
      try app.activate()
      try app.press(on: "item-2", in: "board")
      try app.release()
      try app.wait(for: "tap")
      app.expectLaws()
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
      try app.rest(after: 0)
      try app.sendClick(at: try app.place(of: "item-9", in: "board"))
      try app.wait(for: "tap") { $0["item"] == "item-9" }
      app.expectLaws()
    }

    @Test("a release without a press changes nothing")
    func loneRelease() throws {
      let app = try App("colours")
      try app.move(to: try app.place(of: "black", in: "colours"))
      try app.release()
      try app.move(to: try app.place(of: "green", in: "colours"))
      try app.expectDrag()
      app.expect(app.trace.lines(of: "dragBegan").count == 1, "something was lifted by a release")
    }

    @Test(
      "an interruption between the press and the lift cancels the press",
      arguments: ["wheel", "second button", "key"])
    func abandoned(by interference: String) throws {
      let app = try App("colours")
      try app.press(on: "red")
      switch interference {
      case "wheel": try app.wheel()
      case "second button":
        try app.desktop.devices.press(3)
        try app.release(button: 3)
      default: try app.key("a")
      }
      try app.drag(to: "green")
      try app.release()
      // Closes the menu that a second button may have opened.
      try app.key("Escape")

      try app.expectDrag()
      app.expect(app.trace.lines(of: "dragBegan").count == 1, "the first press lifted")
    }
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

  /// Drags red to green and checks that dragging still works.
  func expectDrag(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let mark = trace.count
    try press(on: "red")
    try drag(to: "green")
    try release()
    try expectReordered(after: mark, sourceLocation: sourceLocation)
  }
}
