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

    @Test("a window that loses the focus during a drag interrupts it")
    func focusLost() throws {
      let app = try App("colours")
      try app.expectInterruptionByFocus()
    }

    @Test("a window that is minimized during a drag interrupts it, and the next drag works")
    func minimized() throws {
      let app = try App("colours")
      try app.press(on: "red")
      try app.drag(to: "green")
      try app.minimize()

      try app.expectEnd(reason: "interrupted")
      app.expectOrder(App.colors)
      try app.release()
      try app.activate()
      // SDL missed that release, and takes the first press after it for a repeat.
      try app.press(at: try app.emptyPlace())
      try app.release()
      try app.expectDrag()
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
  /// Drags red to green and checks that dragging still works.
  func expectDrag(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let mark = trace.count
    try press(on: "red")
    try drag(to: "green")
    try release()
    try expectEnd(reason: "dropped", after: mark, sourceLocation: sourceLocation)
    expectOrder(["blue", "black", "green", "red", "yellow"], sourceLocation: sourceLocation)
    expectLaws(sourceLocation: sourceLocation)
  }
}
