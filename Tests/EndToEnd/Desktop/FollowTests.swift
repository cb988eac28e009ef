import Testing

extension DesktopTests {
  /// *Follow*: items follow the pointer without a lift, on their own page and in the column.
  @Suite(.serialized) struct FollowTests {
    @Test("the picture jumps to the pointer and follows it from the first pixel")  // T05, T09
    func picture() throws {
      let app = try App("follow")
      let corner = try app.place(of: "link", in: "follow").moved(x: -50, y: -50)
      let goal = Spot(x: 300, y: 250)
      try app.press(at: corner)
      try app.move(to: goal)
      try app.wait(for: "touchesMoved") { $0["item"] == "link" && $0["pointer"] == "mouse" }
      try app.release()

      let end = app.trace.count
      try app.wait(for: "touchesEnded")
      try app.settle(after: end - 1)
      try app.wait(for: "layout") { $0.frames["link"]?.center == goal }
      app.expect(app.trace.lines(of: "dragBegan").isEmpty, "it was lifted")
    }

    @Test("a press beside the picture that moves across it has no effect")  // T11
    func crossing() throws {
      let app = try App("follow")
      let link = try app.place(of: "link", in: "follow")
      try app.press(at: link.moved(x: -150))
      try app.move(to: link.moved(x: 150))
      try app.release()
      try app.move(to: link.moved(y: 200))

      app.expect(app.trace.lines(of: "touchesMoved").isEmpty, "it followed")
      app.expect(try app.place(of: "link", in: "follow") == link, "it is elsewhere")
    }

    @Test("with a long press the picture is lifted and rests where it is released")  // T02–T04
    func longPress() throws {
      let app = try App("follow")
      let link = try app.place(of: "link", in: "follow")
      // Over the page, where it is no longer in the way then.
      try app.tap("inspector")
      try app.tap("with-long-press")
      try app.tap("inspector")
      try app.press(on: "link", in: "follow")
      try app.wait(for: "dragBegan") { $0["item"] == "link" }
      try app.move(to: link.moved(x: -90, y: 120))
      try app.release()

      try app.expectEnd(reason: "dropped")
      try app.wait(for: "layout") { $0.frames["link"]?.center == link.moved(x: -90, y: 120) }
      app.expectLaws()
    }

    @Test("a tile follows the pointer freely, and the order changes where it is released")
    func tile() throws {
      let app = try App("colours")
      try app.tap("style-follow")
      let mark = app.trace.count
      try app.press(on: "red")
      try app.move(to: Spot(x: 700, y: 650))
      try app.drag(to: "green")
      app.expect(app.trace.order(of: "colours") == App.colors, "the order changed in mid-air")
      try app.release()

      app.expectOrder(App.sorted)
      try app.wait(for: "touchesEnded", after: mark)
      app.expect(app.trace.lines(of: "dragBegan").isEmpty, "it was lifted")
    }

    @Test("Escape returns a tile that follows")
    func escape() throws {
      let app = try App("colours")
      try app.tap("style-follow")
      try app.press(on: "red")
      try app.drag(to: "green")
      try app.key("Escape")
      try app.wait(for: "touchesCancelled")
      try app.release()
      app.expectOrder(App.colors)
    }

    @Test("the secondary button opens the menu of a tile, and an entry performs its action")
    func menu() throws {
      let app = try App("colours")
      try app.press(at: try app.place(of: "black", in: "colours"), button: 3)
      try app.release(button: 3)
      try app.wait(for: "layout") { $0["container"] == "menu" }
      try app.press(on: "menu-move-to-top", in: "menu")
      try app.release()
      app.expectOrder(["black", "red", "blue", "green", "yellow"])
    }

    @Test("a scene and its pages are chosen in the chrome")
    func pages() throws {
      let app = try App("colours")
      try app.tap("scene-follow")
      try app.wait(for: "layout") { $0["container"] == "follow" }
      try app.tap("follow-diagram")
      try app.tap("scene-colours")
      let mark = app.trace.count
      try app.settle(after: mark - 1)
      try app.press(on: "red")
      try app.drag(to: "green")
      try app.release()
      app.expectOrder(App.sorted)
    }
  }
}
