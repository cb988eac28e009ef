import Testing

extension DesktopTests {
  /// *Colours*: tiles change places during a drag.
  @Suite(.serialized) struct ReorderTests {
    @Test("red dragged down to green is placed after green")  // D12, D13, D15
    func down() throws {
      let app = try App("colours")
      try app.press(on: "red")
      try app.drag(to: "green")
      try app.release()

      let end = try app.expectEnd(reason: "dropped")
      app.expect(end["operation"] == "move", "the operation was \(end.text)")
      app.expectOrder(App.sorted)
      app.expectLaws()
    }

    @Test("a tile that is dragged across the window's edge is whole on both sides of it")
    func acrossEdge() throws {
      let app = try App("board", window: Spot(x: 900, y: 700))
      try app.press(on: "item-2", in: "board")
      // Left of the number in the middle of the tile, and right of it.
      func sides(edge: Int) throws -> [[UInt8]] {
        try app.move(to: Spot(x: 900 + edge, y: 300))
        try app.hold(0.5)
        let picture = try app.desktop.picture()
        return [-35, 35].map {
          picture.color(at: app.onScreen(Spot(x: 900 + edge + $0, y: 300)))
        }
      }
      let (before, after, outside) = (
        try sides(edge: -20), try sides(edge: 20), try sides(edge: 60)
      )
      #expect(outside[0] == outside[1])
      #expect([before[1], after[1]] == [outside[1], outside[1]])
      // In the window, it is translucent.
      #expect(![before[0], after[0]].contains(outside[1]))
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
