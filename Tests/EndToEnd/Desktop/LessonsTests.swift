import Testing

extension DesktopTests {
  /// *Lessons*: groups, proposals, spring loading.
  @Suite(.serialized) struct LessonsTests {
    private static let groups = ["welcome", "swift", "uikit", "drawing", "farewell"]

    @Test("a lesson goes into the group whose middle it is dropped on, without opening it")
    func intoGroup() throws {
      let app = try App("lessons", "--bare")
      try app.pick("views", in: "uikit")
      try app.glide(to: "drawing", in: "lessons", over: 0.3)
      try app.wait(for: "dropUpdated") { $0["intent"] == "insertIntoDestination" }
      try app.release()

      try app.expectEnd(reason: "dropped")
      app.expectOrder(["paths", "colors", "views"], of: "drawing")
      app.expectOrder(["tables", "collections"], of: "uikit")
      app.expectOrder(Self.groups, of: "lessons")
      app.expectLaws()
    }

    @Test("held over a folded group, a lesson opens it and continues into it")
    func springLoading() throws {
      let app = try App("lessons", "--bare")
      let mark = app.trace.count
      try app.pick("welcome", in: "lessons")
      try app.glide(to: "drawing", in: "lessons", over: 0.4)
      let opened = try app.wait(for: "springLoaded", after: mark)
      app.expect(opened["item"] == "drawing", opened.text)
      try app.wait(for: "layout", after: mark) {
        $0["container"] == "drawing" && !$0.frames.isEmpty
      }
      try app.glide(to: "paths", in: "drawing", over: 0.4)
      try app.hold(0.1)
      try app.release()

      try app.expectEnd(reason: "dropped")
      try app.rest(after: mark)
      let order = app.trace.order(of: "drawing")
      app.expect(order.contains("welcome") && order.count == 3, "\(order)")
      app.expectLaws()
    }

    @Test("an item from outside the list is forbidden there, and returns")
    func foreign() throws {
      let app = try App("lessons", "--bare")
      try app.pick("external-text", in: "external")
      try app.glide(to: "views", in: "uikit")
      try app.wait(for: "dropUpdated") { $0["operation"] == "forbidden" }
      try app.release()

      try app.expectEnd(reason: "refused")
      app.expectOrder(["views", "tables", "collections"], of: "uikit")
      app.expectLaws()
    }

    @Test("Escape returns a group as it was: at its place, and open")
    func foldedAndShownAgain() throws {
      let app = try App("lessons", "--bare")
      let mark = app.trace.count
      try app.pick("swift", in: "lessons")
      try app.glide(to: "farewell", in: "lessons")
      try app.key("Escape")
      try app.expectEnd(reason: "cancelled", after: mark)
      try app.release()
      try app.rest(after: mark)
      app.expectOrder(Self.groups, of: "lessons")
      app.expect(app.trace.frames(of: "swift").count == 3, "the group stays folded")
      app.expectLaws()
    }

    @Test("a finger that holds a lesson drags it, one that moves first scrolls, a tap folds")
    func finger() throws {
      let app = try App("lessons", "--bare", on: .touch)
      let finger = try app.finger(1)
      try finger.lift("views", in: "uikit")
      try finger.glide(to: "tables", in: "uikit", over: 0.4)
      finger.hold(for: 0.2)
      try finger.release()
      try app.rest(after: 0)
      app.expectOrder(["tables", "views", "collections"], of: "uikit")

      let mark = app.trace.count
      try finger.press(on: "uikit", in: "lessons")
      finger.hold(for: 0.05)
      try finger.release()
      try app.wait(for: "layout", after: mark) { $0["container"] == "uikit" && $0.frames.isEmpty }
      app.expectLaws()
    }

    @Test("L22: a finger that waits over a folded group opens it, and drops inside")
    func fingerOverGroup() throws {
      let app = try App("lessons", on: .touch)
      let finger = try app.finger(1)
      try finger.lift("welcome", in: "lessons")
      let mark = app.trace.count
      try finger.glide(to: "drawing", in: "lessons", over: 0.4)
      let opened = try app.wait(for: "springLoaded", after: mark)
      app.expect(opened["item"] == "drawing", opened.text)
      try app.wait(for: "layout", after: mark) {
        $0["container"] == "drawing" && !$0.frames.isEmpty
      }
      try finger.glide(to: "paths", in: "drawing", over: 0.4)
      finger.hold(for: 0.1)
      try finger.release()

      try app.expectEnd(reason: "dropped")
      try app.rest(after: mark)
      let order = app.trace.order(of: "drawing")
      app.expect(Set(order) == ["paths", "colors", "welcome"] && order.count == 3, "\(order)")
      app.expect(app.trace.frames(of: "drawing").count == 3, "the group is folded again")
      app.expectLaws()
    }
  }
}
