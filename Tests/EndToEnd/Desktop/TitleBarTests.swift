import Testing

extension DesktopTests {
  /// A window whose title bar libdecor draws beside the content, as under GNOME.
  @Suite(.serialized) struct TitleBarTests {
    @Test("a finger on the title bar has no effect, and does not disturb another one's drag")
    func titleBar() throws {
      let app = try App("colours", on: .wayland())
      try app.expectTitleBar()
      let (outer, inner) = (try app.finger(1), try app.finger(2))
      try outer.press(at: Spot(x: 300, y: -12))
      app.hold(0.7)
      try outer.drag(to: "red")
      try outer.release()
      app.expect(app.trace.lines(of: "dragBegan").isEmpty, "something was lifted")
      try inner.lift("red")
      try outer.press(at: Spot(x: 300, y: -12))
      try inner.drag(to: "green")
      try outer.drag(to: "blue")
      try outer.release()
      try inner.release()
      try app.expectReordered()
    }

    @Test(
      "a window is maximized and restored by its title bar, and drags work in both sizes",
      arguments: [1, 2])
    func maximized(scale: Int) throws {
      let app = try App("colours", on: .wayland(scale: scale))
      try app.expectTitleBar()
      let first = try app.place(of: "red", in: "colours")
      let before = try app.frame
      // The buttons for minimizing, maximizing and closing are 32 wide, at the right end.
      let button = Spot(x: before.width - 48, y: -12)
      try app.click(at: button)
      let wide = try app.waitForFrame { $0.width > before.width && $0.height > before.height }
      try app.activate()
      try app.expectDrag()
      try app.click(at: Spot(x: wide.width - 48, y: -12))
      try app.waitForFrame { $0.width == before.width && $0.height == before.height }
      try app.activate()
      try app.expectColor([0, 122, 255], at: first)
      try app.expectTouch()
    }
  }

  /// Drags during which the compositor takes something away.
  @Suite(.serialized) struct WaylandLossTests {
    private func carryRed(in app: App, by device: String) throws {
      guard device == "finger" else {
        return try app.pressRed(dragTo: "green")
      }
      let finger = try app.finger()
      try finger.lift("red")
      try finger.drag(to: "green")
    }

    @Test("a touch that the compositor cancels returns the item, and the next touch is a new one")
    func cancelled() throws {
      let app = try App("colours", on: .wayland())
      let finger = try app.finger()
      try finger.press(on: "red")
      try app.desktop.wayland().send("cancel")
      app.hold(0.8)
      app.expect(app.trace.lines(of: "dragBegan").isEmpty, "it was lifted")
      try carryRed(in: app, by: "finger")
      try app.desktop.wayland().send("cancel")
      try app.expectEnd(reason: "interrupted")
      app.expectOrder(App.colors)
      try app.expectTouch()
    }

    @Test(
      "devices that are disconnected during a drag interrupt it, and work when they are back",
      arguments: ["mouse", "finger"])
    func disconnected(device: String) throws {
      let app = try App("colours", on: .wayland())
      let session = try app.desktop.wayland()
      try carryRed(in: app, by: device)
      try session.send("devices none")
      try app.expectEnd(reason: "interrupted")
      app.expectOrder(App.colors)
      try session.send("devices all")
      try app.rest()
      try app.move(to: try app.emptyPlace())
      if device == "mouse" { try app.expectDrag() }
      try app.expectTouch()
    }

    @Test(
      "a seat that is replaced during a drag interrupts it, and mouse, finger and keys of the new one work",
      arguments: ["mouse", "finger"])
    func replacedSeat(device: String) throws {
      let app = try App("colours", "--bare", on: .wayland())
      try carryRed(in: app, by: device)
      try app.desktop.wayland().send("seat")
      try app.expectEnd(reason: "interrupted")
      app.expectOrder(App.colors)
      try app.activate()
      try app.rest()
      try app.move(to: try app.emptyPlace())
      if device == "mouse" { try app.expectDrag() } else { try app.expectTouch() }
      let mark = app.trace.count
      try app.key("Tab")
      try app.wait(for: "focused", after: mark)
    }

    @Test(
      "a window that is out of sight gets the end of a drag, comes to rest, and shows it when it is back"
    )
    func hidden() throws {
      let app = try App("colours", "--bare", on: .wayland())
      let session = try app.desktop.wayland()
      let first = try app.place(of: "red", in: "colours")
      try app.pressRed(dragTo: "green")
      // The compositor no longer asks for frames.
      try session.place(app.window, at: Spot(x: 5_000, y: 5_000))
      try app.release()
      try app.expectEnd(reason: "dropped")
      app.expectOrder(App.sorted)
      try app.rest()
      try session.place(app.window, at: app.origin)
      try app.expectColor([0, 122, 255], at: first)
    }

    @Test("a program that is stopped during a drag drops where the button was released meanwhile")
    func stopped() throws {
      let app = try App("colours", on: .wayland())
      try app.pressRed(dragTo: "green")
      let place = try app.emptyPlace()
      try app.stopped {
        try app.release()
        try app.move(to: place)
      }
      try app.expectReordered()
    }

    @Test("a loss of the focus that is read together with the drag before it leaves the drag alone")
    func focusLostWhileStopped() throws {
      let app = try App("colours", on: .wayland())
      try app.stopped {
        try app.pressRed(dragTo: "green")
        try app.desktop.focusOther()
      }
      try app.wait(for: "dragBegan")
      try app.release()
      try app.expectReordered()
    }

    @Test("a screen with another scale replaces the first one during a drag, which continues")
    func screen() throws {
      let app = try App("colours", on: .wayland())
      try app.pressRed(dragTo: "blue")
      try app.desktop.wayland().replaceScreen(under: app.window, scale: 2)
      try app.drag(to: "green")
      app.expectDragging()
      try app.release()
      try app.expectReordered()
    }
  }
}
