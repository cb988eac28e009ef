import Testing

extension DesktopTests {
  /// *Colours*: targets beside the tiles that propose an operation, or ignore the drag.
  @Suite(.serialized) struct TargetTests {
    @Test("a drop on the copying target is a copy and does not change the order")  // D27, D28
    func copy() throws {
      let app = try App("colours")
      try app.press(on: "red")
      try app.drag(to: "copy", in: "targets")
      try app.wait(for: "dropEntered") { $0["target"] == "copy" }
      try app.release()

      let end = try app.expectEnd(reason: "dropped")
      app.expect(end["operation"] == "copy", "the operation was \(end.text)")
      let performed = app.trace.lines(of: "performDrop").map { $0["target"] }
      app.expect(performed == ["copy"], "performDrop was called for \(performed)")
      app.expectOrder(App.colors)
      app.expectLaws()
    }

    @Test(
      "a forbidden drop reaches no target",  // D29
      arguments: [("forbidden", "refused"), ("cancel", "cancelled")])
    func refusal(target: String, reason: String) throws {
      let app = try App("colours")
      try app.press(on: "red")
      try app.drag(to: target, in: "targets")
      try app.wait(for: "dropEntered") { $0["target"] == target }
      try app.release()

      try app.expectEnd(reason: reason)
      app.expect(app.trace.lines(of: "performDrop").isEmpty, "performDrop was called")
      app.expectOrder(App.colors)
      app.expectLaws()
    }

    @Test("a target for pictures ignores a colour")  // D09, D10
    func otherType() throws {
      let app = try App("colours")
      try app.press(on: "red")
      try app.drag(to: "images-only", in: "targets")
      try app.release()

      try app.expectEnd(reason: "outside")
      let entered = app.trace.lines(of: "dropEntered").compactMap { $0["target"] }
      app.expect(!entered.contains("images-only"), "the target was entered: \(entered)")
      app.expectOrder(App.colors)
      app.expectLaws()
    }

    @Test("a drop outside every target returns the tile")  // D33
    func outside() throws {
      let app = try App("colours")
      let empty = try app.emptyPlace()
      try app.press(on: "red")
      try app.drag(to: "black")
      try app.move(to: empty)
      try app.release()

      try app.expectEnd(reason: "outside")
      app.expectOrder(App.colors)
      app.expectLaws()
    }

    @Test("every target that is entered on a tour of the window is left again")
    func tour() throws {
      let app = try App("colours")
      try app.press(on: "green")
      for target in ["copy", "forbidden", "images-only", "cancel"] {
        try app.drag(to: target, in: "targets")
      }
      for tile in ["yellow", "red", "blue"] { try app.drag(to: tile) }
      try app.release()

      try app.expectEnd(reason: "dropped")
      app.expect(app.trace.lines(of: "dropEntered").count >= 5, "too few targets were entered")
      app.expectLaws()
    }
  }
}
