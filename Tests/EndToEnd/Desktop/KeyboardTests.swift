import Testing

extension DesktopTests {
  /// Drags without a pointer.
  @Suite(.serialized) struct KeyboardTests {
    @Test("Tab, Space, arrows, Space: a tile is dragged and dropped by keys alone")
    func tiles() throws {
      let app = try App("colours", "--bare")
      try keys(["Tab", "space", "Down", "Down", "space"], on: app)
      let began = try app.wait(for: "dragBegan")
      app.expect(began["pointer"] == "keyboard", began.text)
      try app.expectEnd(reason: "dropped")
      app.expectOrder(["blue", "black", "red", "green", "yellow"])
      app.expectLaws()
    }

    @Test("Escape returns the item that keys have dragged, which keeps the focus")
    func escape() throws {
      let app = try App("board", "--bare", "--list", "--items", "1000000")
      try keys(["Tab", "Down", "Down", "space", "Down", "Down", "Escape"], on: app)
      try app.expectEnd(reason: "cancelled")
      let mark = app.trace.count
      try app.key("space")
      let began = try app.wait(for: "dragBegan", after: mark)
      app.expect(began["item"] == "item-3", began.text)
      try keys(["Up", "space"], on: app)
      try app.expectEnd(reason: "dropped", after: mark)
      let order = app.trace.order(of: "board")
      app.expect(Array(order.prefix(3)) == ["item-1", "item-3", "item-2"], "\(order.prefix(3))")
      app.expectLaws()
    }

    @Test(
      "an arrow key that is held moves the focus, and a tile, to the end",
      arguments: [.mouse, .wayland()] as [Desktop.Kind])
    func heldKey(kind: Desktop.Kind) throws {
      let app = try App("colours", "--bare", on: kind)
      func hold(_ key: String) throws {
        try app.keyDown(key)
        // Twice the delay after which a key is repeated.
        try app.hold(1.2)
        try app.keyUp(key)
      }
      try keys(["Tab"], on: app)
      try hold("Down")
      try keys(["space"], on: app)
      let began = try app.wait(for: "dragBegan")
      app.expect(began["item"] == "yellow", began.text)
      try hold("Up")
      try keys(["space"], on: app)
      try app.expectEnd(reason: "dropped")
      app.expectOrder(["yellow", "red", "blue", "black", "green"])
    }

    @Test("keys drag a song from the library into the playlist")
    func acrossLists() throws {
      let app = try App("playlist", "--bare", window: Spot(x: 1_000, y: 900))
      try keys(["Tab", "Tab", "Tab"], on: app)
      let focused = app.trace.lines(of: "focused").compactMap { $0["item"] }
      app.expect(focused.contains("song-1"), "\(focused)")
      for _ in focused.drop(while: { $0 != "song-1" }).dropFirst() { try app.key("shift+Tab") }
      try keys(["space", "Left", "space"], on: app)
      try app.expectEnd(reason: "dropped")
      app.expect(app.trace.order(of: "playlist").contains("track-13"), "it has no new song")
      app.expectLaws()
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

    private func keys(_ names: [String], on app: App) throws {
      for name in names {
        try app.key(name)
        try app.hold(0.06)
      }
    }
  }
}
