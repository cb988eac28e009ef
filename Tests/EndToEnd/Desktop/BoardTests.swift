import Testing

extension DesktopTests {
  /// The board: a collection view with more content than fits into the window.
  @Suite(.serialized) struct BoardTests {
    @Test("a tile is dragged to another place, and the others make room")
    func reorders() throws {
      let app = try App("board")
      try app.pick("item-1", in: "board")
      try app.glide(to: "item-8", in: "board")
      try app.hold(0.1)
      try app.release()

      try app.expectEnd(reason: "dropped")
      let order = app.trace.order(of: "board")
      app.expect(Array(order.prefix(3)) == ["item-2", "item-3", "item-4"], "\(order.prefix(3))")
      app.expect(order.firstIndex(of: "item-1") == 7, "it is elsewhere")
      app.expectLaws()
    }

    @Test("the wheel scrolls, and tiles that become visible can be dragged")
    func wheel() throws {
      let app = try App("board", "--list", "--items", "1000000")
      try app.glide(to: Spot(x: 500, y: 400))
      let mark = app.trace.count
      try app.wheel(notches: 6)
      try app.settle(after: mark)
      try app.pick("item-16", in: "board")
      try app.glide(to: "item-12", in: "board")
      try app.hold(0.1)
      try app.release()

      try app.expectEnd(reason: "dropped")
      let seen = app.trace.order(of: "board")
      app.expect(
        Array(seen.drop { $0 != "item-16" }.prefix(2)) == ["item-16", "item-12"], "\(seen)")
      app.expectLaws()
    }

    @Test("a finger scrolls with momentum, catches a moving item, and lifts a held one")
    func finger() throws {
      let app = try App("board", on: .touch)
      let finger = try app.finger(1)
      let before = try app.place(of: "item-17", in: "board")
      let (start, end) = (
        try app.place(of: "item-11", in: "board"), try app.place(of: "item-5", in: "board")
      )
      try finger.press(on: "item-11", in: "board")
      try finger.glide(to: "item-5", in: "board", over: 0.3)
      let mark = app.trace.count
      try finger.release()
      try app.settle(after: mark)
      let after = try app.place(of: "item-17", in: "board")
      let (scrolled, moved) = (before.y - after.y, start.y - end.y)
      app.expect(moved > 80 && scrolled > moved + 40, "no momentum: \(scrolled) after \(moved)")
      app.expect(app.trace.lines(of: "dragBegan").isEmpty, "it was lifted")

      try finger.lift("item-17", in: "board")
      try finger.glide(to: "item-18", in: "board")
      finger.hold(for: 0.15)
      try finger.release()
      try app.expectEnd(reason: "dropped")
      let order = app.trace.order(of: "board")
      app.expect(order.firstIndex(of: "item-17") == 17, "\(order)")
    }

    @Test("a tile held at the lower edge scrolls to the end of the board")
    func autoScroll() throws {
      let app = try App("board")
      try app.expectAutoScroll()
    }
  }
}
