import Testing

extension DesktopTests {
  /// Article 001: tiles change places during a drag.
  @Suite(.serialized) struct ReorderTests {
    @Test("red dragged down to green is placed after green")  // D12, D13, D15
    func down() throws {
      let app = try App("colours")
      try app.press(on: "red")
      try app.drag(to: "green")
      try app.release()

      let end = try app.expectEnd(reason: "dropped")
      app.expect(end["operation"] == "move", "the operation was \(end.text)")
      app.expectOrder(["blue", "black", "green", "red", "yellow"])
      app.expectLaws()
    }

    @Test("yellow dragged up to blue is placed before blue")  // D13
    func up() throws {
      let app = try App("colours")
      try app.press(on: "yellow")
      try app.drag(to: "blue")
      try app.release()

      try app.expectEnd(reason: "dropped")
      app.expectOrder(["red", "yellow", "blue", "black", "green"])
      app.expectLaws()
    }

    @Test("the order changes while the tile is still held")  // D12
    func live() throws {
      let app = try App("colours")
      let mark = app.trace.count
      try app.press(on: "red")
      try app.drag(to: "black")
      try app.wait(for: "order", after: mark) {
        $0.items == ["blue", "black", "red", "green", "yellow"]
      }
      app.expect(app.trace.lines(of: "dragEnded").isEmpty, "the drag ended before the release")

      try app.release()
      try app.expectEnd(reason: "dropped")
      app.expectLaws()
    }

    @Test("a tile can be dragged back to its origin")  // D32
    func back() throws {
      let app = try App("colours")
      let start = try app.place(of: "red", in: "colours")
      try app.press(on: "red")
      try app.drag(to: "black")
      try app.move(to: start)
      try app.release()

      try app.expectEnd(reason: "dropped")
      app.expectOrder(App.colors)
      app.expectLaws()
    }

    @Test("one drag after another works")
    func again() throws {
      let app = try App("colours")
      for _ in 1...2 {
        try dragRed(app, to: "yellow")
        app.expectOrder(["blue", "black", "green", "yellow", "red"])
        try dragRed(app, to: "blue")
        app.expectOrder(App.colors)
      }
      app.expectLaws()
    }

    /// Drags the red tile over another, and waits until everything has settled.
    private func dragRed(_ app: App, to tile: String) throws {
      let mark = app.trace.count
      try app.press(on: "red")
      try app.drag(to: tile)
      try app.release()
      try app.expectEnd(reason: "dropped", after: mark)
      try app.settle(after: app.trace.count)
    }
  }
}
