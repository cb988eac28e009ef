import Testing

extension DesktopTests {
  /// Drags with fingers on a touch screen.
  @Suite(.serialized) struct TouchTests {
    @Test("a finger that rests on red lifts it, and drags it down to green")
    func reorder() throws {
      let app = try App("colours", on: .touch)
      let finger = try app.finger()
      try finger.lift("red")
      try finger.drag(to: "green")
      try finger.release()

      try app.expectEnd(reason: "dropped")
      app.expectOrder(App.sorted)
      let began = try app.wait(for: "dragBegan")
      app.expect(began["pointer"] == "touch", "it was lifted by \(began.text)")
      app.expectLaws()
    }

    @Test("a finger that moves before the long press lifts nothing")
    func scroll() throws {
      let app = try App("colours", on: .touch)
      let finger = try app.finger()
      try finger.press(on: "red")
      try finger.drag(to: "black")
      // Longer than the long press: the motion is too late.
      finger.hold(for: 0.7)
      try finger.release()
      try app.settle()

      app.expect(app.trace.lines(of: "dragBegan").isEmpty, "a moving finger lifted")
      try finger.lift("red")
      try finger.drag(to: "green")
      try finger.release()
      try app.expectReordered()
    }

    @Test(
      "a finger that leaves the screen beside the window drops outside", arguments: [-150, 1_000])
    func outside(x: Int) throws {
      let app = try App("colours", on: .touch)
      let finger = try app.finger()
      try finger.lift("red")
      try finger.drag(to: "blue")
      try finger.drag(to: Spot(x: x, y: 300))
      try finger.release()

      try app.expectEnd(reason: "outside")
      app.expect(app.trace.lines(of: "performDrop").isEmpty, "something was dropped")
      app.expectLaws()
    }

    @Test("a finger can leave the window and return")
    func leaving() throws {
      let app = try App("colours", on: .touch)
      let green = try app.place(of: "green", in: "colours")
      let finger = try app.finger()
      try finger.lift("red")
      try finger.drag(to: "blue")
      try finger.drag(to: Spot(x: -150, y: 200))
      try finger.drag(to: Spot(x: -150, y: green.y))
      try finger.drag(to: green)
      try finger.release()

      try app.expectReordered()
    }

    @Test("a second finger taps a button while the first one drags")
    func secondFinger() throws {
      let app = try App("colours", on: .touch)
      try app.expectTapBesideDrag()
    }

    @Test("of two fingers that hold a tile each, one lifts, and the other is ignored")
    func twoTiles() throws {
      let app = try App("colours", on: .touch)
      let (first, second) = (try app.finger(1), try app.finger(2))
      try first.press(on: "red")
      try second.press(on: "yellow")
      try app.wait(for: "dragBegan")
      // The second finger's long press has passed as well.
      second.hold(for: 0.2)
      try second.drag(to: "blue")
      try second.release()
      app.expect(app.trace.lines(of: "dragEnded").isEmpty, "the second finger ended the drag")
      try first.drag(to: "green")
      try first.release()

      let end = try app.expectEnd(reason: "dropped")
      app.expect(end["item"] == "red", "it ended \(end.text)")
      app.expect(app.trace.lines(of: "dragBegan").count == 1, "two tiles were lifted")
      app.expectOrder(App.sorted)
      app.expectLaws()
    }

    @Test("two fingers drag two tiles at once that follow, and each releases its own")
    func twoFollow() throws {
      let app = try App("colours", on: .touch)
      let (first, second) = (try app.finger(1), try app.finger(2))
      try first.tap("style-follow")
      let (blue, green) = (
        try app.place(of: "blue", in: "colours"), try app.place(of: "green", in: "colours")
      )
      try first.press(on: "red")
      try second.press(on: "yellow")
      try first.glide(to: green, while: second, goesTo: blue)
      app.expect(app.trace.order(of: "colours") == App.colors, "the order changed in mid-air")
      try first.release()
      app.expectOrder(App.sorted)
      try second.release()
      app.expectOrder(["blue", "yellow", "black", "green", "red"])
    }

    @Test("two fingers move two parts of the diagram at once")
    func diagram() throws {
      let app = try App("follow", on: .touch)
      let (first, second) = (try app.finger(1), try app.finger(2))
      try first.tap("follow-diagram")
      try app.wait(for: "layout") { $0["container"] == "ports" }
      let (goal, otherGoal) = (Spot(x: 600, y: 300), Spot(x: 250, y: 600))
      try first.press(on: "light", in: "diagram")
      try second.press(on: "switch", in: "diagram")
      let mark = app.trace.count
      try first.glide(to: goal, while: second, goesTo: otherGoal)
      try first.release()
      try second.release()
      try app.wait(for: "layout", after: mark) { line in
        line.frames["light"]?.contains(goal) == true
          && line.frames["switch"]?.contains(otherGoal) == true
      }
    }

    @Test("a finger that lifts and releases gets the menu, and the chosen entry is performed")
    func menu() throws {
      let app = try App("colours", on: .touch)
      let finger = try app.finger()
      try finger.lift("black")
      try finger.release()
      try app.wait(for: "layout") { $0["container"] == "menu" }
      try finger.press(on: "menu-move-to-top", in: "menu")
      try finger.release()
      app.expectOrder(["black", "red", "blue", "green", "yellow"])
      app.expectLaws()
    }

    @Test("a finger cancels its drag over the strip")
    func strip() throws {
      let app = try App("colours", on: .touch)
      try app.expectCancelStrip()
    }

    @Test("the touch that focuses the window also starts the drag")
    func touchThrough() throws {
      let app = try App("colours", on: .touch)
      try app.desktop.focusOther()
      try app.expectTouch()
    }

    @Test("Escape cancels a finger's drag")
    func escape() throws {
      let app = try App("colours", on: .touch)
      let finger = try app.finger()
      try finger.lift("red")
      try finger.drag(to: "green")
      try app.key("Escape")

      try app.expectEnd(reason: "cancelled")
      try finger.release()
      app.expectOrder(App.colors)
      app.expectLaws()
    }

    @Test("a finger's drag continues in a window that has lost the focus")
    func focusLost() throws {
      let app = try App("colours", on: .touch)
      let finger = try app.finger()
      try finger.lift("red")
      try finger.drag(to: "blue")
      try app.desktop.focusOther()
      try finger.drag(to: "green")
      try finger.release()

      try app.expectReordered()
    }

    @Test("a window that is hidden interrupts a finger's drag, once")
    func hidden() throws {
      let app = try App("colours", on: .touch)
      let finger = try app.finger()
      try finger.lift("red")
      try finger.drag(to: "green")
      try app.minimize()
      try app.expectEnd(reason: "interrupted")
      app.expectOrder(App.colors)
      let mark = app.trace.count
      try finger.drag(to: "blue")
      try finger.release()
      try app.activate()

      try finger.lift("red")
      try finger.drag(to: "blue")
      try finger.release()
      try app.expectEnd(reason: "dropped", after: mark)
      app.expectOrder(["blue", "red", "black", "green", "yellow"])
      app.expectLaws()
    }
  }
}
