import Testing

extension DesktopTests {
  /// Several tiles in one drag.
  @Suite(.serialized) struct PileTests {
    @Test("R24: tiles that a second finger taps join a drag, and land in the order of the taps")
    func secondFinger() throws {
      let app = try App("board", "--bare", on: .touch)
      let (first, second) = (try app.finger(1), try app.finger(2))
      try first.lift("item-2", in: "board")
      try second.tap("item-9", in: "board")
      try app.wait(for: "itemsForAdding") { $0["item"] == "item-9" }
      try second.tap("item-5", in: "board")
      try app.wait(for: "itemsForAdding") { $0["item"] == "item-5" }
      app.expect(app.trace.lines(of: "dragEnded").isEmpty, "the second finger ended the drag")
      try first.glide(to: "item-17", in: "board")
      first.hold(for: 0.15)
      try first.release()

      try app.expectEnd(reason: "dropped")
      expectRun(["item-2", "item-9", "item-5"], of: 60, app)
      app.expect(app.trace.lines(of: "dragBegan").count == 1, "the second finger lifted")
      app.expectLaws()
    }

    @Test("R24: tiles selected with Control are dragged together and land in their order")
    func chosen() throws {
      let app = try App("board", "--bare")
      try choose(["item-9", "item-4"], app)
      try app.pick("item-4", in: "board")
      try app.glide(to: "item-17", in: "board")
      try app.hold(0.15)
      try app.release()

      try app.expectEnd(reason: "dropped")
      expectRun(["item-4", "item-9"], of: 60, app)
      app.expectLaws()
    }

    @Test("Escape returns the whole pile, which can be dragged again")
    func escape() throws {
      let app = try App("board", "--bare")
      try choose(["item-9", "item-4"], app)
      let before = app.trace.order(of: "board")
      try app.pick("item-9", in: "board")
      try app.glide(to: "item-17", in: "board")
      try app.key("Escape")
      try app.expectEnd(reason: "cancelled")
      try app.release()
      app.expectOrder(before, of: "board")

      let mark = app.trace.count
      try app.rest(after: 0)
      try app.pick("item-9", in: "board")
      try app.glide(to: "item-11", in: "board")
      try app.hold(0.15)
      try app.release()
      try app.expectEnd(reason: "dropped", after: mark)
      expectRun(["item-4", "item-9"], of: 60, app)
      app.expectLaws()
    }

    @Test("Control, pressed during a drag, makes it a copy at once, and undo removes the copy")
    func copies() throws {
      let app = try App("board", "--bare")
      try app.pick("item-3", in: "board")
      try app.glide(to: "item-11", in: "board")
      try app.hold(0.15)
      let mark = app.trace.count
      try app.keyDown("Control_L")
      try app.wait(for: "dropUpdated", after: mark) { $0["operation"] == "copy" }
      try app.release()
      try app.keyUp("Control_L")

      let end = try app.expectEnd(reason: "dropped")
      app.expect(end["operation"] == "copy", end.text)
      let order = app.trace.order(of: "board")
      app.expect(order.count == 61 && order.firstIndex(of: "item-3") == 2, "\(order)")
      app.expect(order.contains("item-61"), "\(order)")
      try app.key("ctrl+z")
      app.expectOrder((1...60).map { "item-\($0)" }, of: "board")
    }

    @Test("keys move a tile down a row and to the next column, and Escape returns it")
    func keyboard() throws {
      let app = try App("board", "--bare")
      for key in ["Tab", "Right", "space", "Down", "Right", "space"] {
        try app.key(key)
        try app.hold(0.06)
      }
      try app.expectEnd(reason: "dropped")
      let order = app.trace.order(of: "board")
      let columns = try self.columns(app)
      app.expect(order.firstIndex(of: "item-2") == columns + 2, "\(columns) \(order)")
      let moves = app.trace.lines(of: "dragMoved")
      app.expect(moves.count == 2, "\(moves.map(\.text))")
      app.expectLaws()
    }

    /// Selects tiles one by one, with Control held.
    private func choose(_ items: [String], _ app: App) throws {
      try app.keyDown("Control_L")
      for item in items { try app.tap(item, in: "board") }
      try app.keyUp("Control_L")
    }

    /// Checks that tiles are adjacent, in this order, at a new position, and that none is missing.
    private func expectRun(_ items: [String], of count: Int, _ app: App) {
      try? app.rest(after: 0)
      let order = app.trace.order(of: "board")
      let run = order.drop { $0 != items[0] }.prefix(items.count)
      app.expect(Array(run) == items, "\(order)")
      app.expect(Set(order).count == count && order.count == count, "\(order)")
    }

    private func columns(_ app: App) throws -> Int {
      let frames = app.trace.frames(of: "board")
      let top = try app.place(of: "item-1", in: "board").y
      return frames.values.count { $0.center.y == top }
    }
  }
}
