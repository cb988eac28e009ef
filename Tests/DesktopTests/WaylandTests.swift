import Foundation
import ProgramSupport
import Testing

extension DesktopTests {
  /// The window in a Wayland session.
  @Suite(.serialized) struct WaylandTests {
    @Test("a drag under Wayland is shown, recorded and reproduced, and SIGTERM ends it cleanly")
    func session() throws {
      let scratch = try TemporaryFolder()
      let file = scratch.path("session.dndrec")
      let app = try App("colours", "--record", file, on: .wayland)
      try app.expectDrag()
      try app.rest(after: 0)
      try until("the blue tile to be seen") {
        let place = app.onScreen(try app.place(of: "blue", in: "colours"))
        let color = try app.desktop.picture().color(at: place)
        return color[2] > 200 && color[0] < 100
      }
      #expect(try app.terminate() == 0)

      let verified = try Program.run(["verify", file])
      #expect(verified.status == 0, "\(verified.errors)")
    }

    @Test("a drag under Wayland can leave the window and return")
    func leaving() throws {
      let app = try App("colours", on: .wayland)
      let green = try app.place(of: "green", in: "colours")
      try app.press(on: "red")
      try app.drag(to: "blue")
      try app.move(to: Spot(x: -30, y: 200))
      try app.move(to: Spot(x: -30, y: green.y))
      app.expect(app.trace.lines(of: "dragEnded").isEmpty, "the drag ended outside of the window")
      try app.move(to: green)
      try app.release()

      try app.expectEnd(reason: "dropped")
      app.expectOrder(["blue", "black", "green", "red", "yellow"])
      app.expectLaws()
    }

    @Test("Escape cancels a drag under Wayland")
    func escape() throws {
      let app = try App("colours", on: .wayland)
      try app.press(on: "red")
      try app.drag(to: "green")
      try app.key("Escape")

      try app.expectEnd(reason: "cancelled")
      try app.release()
      app.expectOrder(App.colors)
      app.expectLaws()
    }

    @Test("an idle program under Wayland uses no processor time")
    func idle() throws {
      let app = try App("colours", on: .wayland)
      try app.expectDrag()
      try app.rest(after: 0)
      let before = try app.processorTicks()
      sleep(2)  // What is measured, not what is waited for.
      let used = try app.processorTicks() - before
      app.expect(used <= 1, "it used \(used) clock ticks in two seconds")
    }
  }
}
