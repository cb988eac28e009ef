import Testing

extension DesktopTests {
  /// Keys, and the other buttons of a mouse.
  @Suite(.serialized) struct KeyboardTests {
    @Test(
      "an arrow key that is held moves the focus, and a tile, to the end",
      arguments: [.mouse, .wayland()] as [Desktop.Kind])
    func heldKey(kind: Desktop.Kind) throws {
      let app = try App("colours", "--bare", on: kind)
      // Twice the delay after which a key is repeated.
      func hold(_ key: String) throws { try app.holding(key) { app.hold(1.2) } }
      try app.keys("Tab")
      try hold("Down")
      try app.keys("space")
      let began = try app.wait(for: "dragBegan")
      app.expect(began["item"] == "yellow", began.text)
      try hold("Up")
      try app.keys("space")
      try app.expectEnd(reason: "dropped")
      app.expectOrder(["yellow", "red", "blue", "black", "green"])
    }

    @Test("a shortcut is the key at its place on a keyboard of other letters")
    func shortcutOnOtherLetters() throws {
      let app = try App("colours", "--bare")
      try app.desktop.run("setxkbmap", "ru")
      try app.expectDrag()
      // The key of Я, by its number: xdotool would press one that has the letter Z.
      try app.key("ctrl+52")
      app.expectOrder(App.colors)
    }

    @Test("Control, pressed during a drag, makes it a copy at once, and undo removes the copy")
    func copies() throws {
      let app = try App("board", "--bare")
      try app.press(on: "item-3", in: "board")
      try app.glide(to: "item-11", in: "board")
      app.hold(0.15)
      let mark = app.trace.count
      try app.holding("Control_L") {
        try app.wait(for: "dropUpdated", after: mark) { $0["operation"] == "copy" }
        try app.release()
      }
      let end = try app.expectEnd(reason: "dropped")
      app.expect(end["operation"] == "copy", end.text)
      try until("the copy") { app.trace.order(of: "board").count == 61 }
      try app.key("ctrl+z")
      app.expectOrder((1...60).map { "item-\($0)" }, of: "board")
    }

    @Test("the secondary button opens the menu of a tile, and an entry performs its action")
    func menu() throws {
      let app = try App("colours")
      try app.click(at: try app.place(of: "black", in: "colours"), button: 3)
      try app.wait(for: "layout") { $0["container"] == "menu" }
      try app.press(on: "menu-move-to-top", in: "menu")
      try app.release()
      app.expectOrder(["black", "red", "blue", "green", "yellow"])
    }

    @Test("a turn of the wheel scrolls", arguments: [.mouse, .wayland()] as [Desktop.Kind])
    func wheel(on kind: Desktop.Kind) throws {
      let app = try App("board", on: kind)
      try app.glide(to: Spot(x: 390, y: 400))
      let (mark, before) = (app.trace.count, try app.place(of: "item-20", in: "board"))
      try app.wheel()
      try app.settle(after: mark)
      let after = try app.place(of: "item-20", in: "board")
      app.expect(before.y - after.y > 20, "it has moved from \(before) to \(after)")
    }
  }
}
