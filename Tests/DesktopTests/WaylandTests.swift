import Foundation
import ProgramSupport
import Testing

extension DesktopTests {
  /// The window in a Wayland session that leaves the title bar to the program, as GNOME does.
  @Suite(.serialized) struct WaylandTests {
    private static let scales = [1, 2]

    @Test("a drag with the mouse is shown, recorded and reproduced", arguments: scales)
    func mouse(scale: Int) throws {
      let scratch = try TemporaryFolder()
      let file = scratch.path("session.dndrec")
      let app = try App("colours", "--record", file, on: .wayland(scale: scale))
      try app.expectDrag()
      try app.rest(after: 0)
      try app.expectColor([0, 122, 255], of: "blue")
      #expect(try app.terminate() == 0)
      try verify(file)
    }

    @Test("a drag with a finger is recorded and reproduced", arguments: scales)
    func finger(scale: Int) throws {
      let scratch = try TemporaryFolder()
      let file = scratch.path("session.dndrec")
      let app = try App("colours", "--record", file, on: .wayland(scale: scale))
      try app.expectTouch()
      try app.rest(after: 0)
      #expect(try app.terminate() == 0)
      try verify(file)
    }

    private func verify(_ file: String) throws {
      let verified = try Program.run(["verify", file])
      #expect(verified.status == 0, "\(verified.errors)")
    }

    @Test("a drag can leave the window and return", arguments: scales)
    func leaving(scale: Int) throws {
      let app = try App("colours", on: .wayland(scale: scale))
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

    @Test("a tile follows the mouse from the first pixel", arguments: scales)
    func follow(scale: Int) throws {
      let app = try App("colours", "--follow", on: .wayland(scale: scale))
      try app.press(on: "red")
      try app.drag(to: "green")
      try app.release()
      app.expectOrder(["blue", "black", "green", "red", "yellow"])
      app.expect(app.trace.lines(of: "dragBegan").isEmpty, "it was lifted")
    }

    @Test("Escape cancels a drag with the mouse", arguments: scales)
    func escape(scale: Int) throws {
      let app = try App("colours", on: .wayland(scale: scale))
      try app.press(on: "red")
      try app.drag(to: "green")
      try app.key("Escape")

      try app.expectEnd(reason: "cancelled")
      try app.release()
      app.expectOrder(App.colors)
      app.expectLaws()
    }

    @Test("a tile is dragged and dropped by keys alone", arguments: scales)
    func keyboard(scale: Int) throws {
      let app = try App("colours", "--bare", on: .wayland(scale: scale))
      for key in ["Tab", "space", "Down", "Down", "space"] {
        let mark = app.trace.count
        try app.key(key)
        try until("the effect of \(key)") { app.trace.count > mark }
      }
      try app.expectEnd(reason: "dropped")
      app.expectOrder(["blue", "black", "red", "green", "yellow"])
      app.expectLaws()
    }

    @Test("a second finger taps a button while the first one drags", arguments: scales)
    func secondFinger(scale: Int) throws {
      let app = try App("colours", on: .wayland(scale: scale))
      try app.expectTapBesideDrag()
    }

    @Test("a finger cancels its drag in the strip at the window's lower edge", arguments: scales)
    func strip(scale: Int) throws {
      let app = try App("colours", on: .wayland(scale: scale))
      try app.expectCancelStrip()
    }

    @Test("an idle program under Wayland uses no processor time")
    func idle() throws {
      let app = try App("colours", on: .wayland())
      try app.expectDrag()
      try app.rest(after: 0)
      let before = try app.processorTicks()
      sleep(2)  // What is measured, not what is waited for.
      let used = try app.processorTicks() - before
      app.expect(used <= 1, "it used \(used) clock ticks in two seconds")
    }

    @Test("a board scrolls by the wheel, and by a drag at its edge", arguments: scales)
    func board(scale: Int) throws {
      let app = try App("board", on: .wayland(scale: scale))
      try app.glide(to: Spot(x: 390, y: 400))
      let mark = app.trace.count
      try app.wheel()
      try app.settle(after: mark)
      try app.expectAutoScroll()
    }

    @Test(
      "stripes of one pixel in a picture are stripes of one pixel on the screen, also on another one",
      arguments: scales)
    func sharp(scale: Int) throws {
      let scratch = try TemporaryFolder()
      let stripes = (0..<200 * 200).flatMap { [UInt8](repeating: $0 % 2 == 0 ? 0 : 255, count: 3) }
      let picture = Screenshot(width: 200, height: 200, pixels: stripes)
      try Data(picture.png).write(to: URL(fileURLWithPath: scratch.path("stripes.png")))
      let app = try App("board", "--bare", "--images", scratch.path(""), on: .wayland(scale: scale))
      // The screen is replaced by one with the scale 2.
      if scale == 1 { try app.desktop.wayland().replaceScreen(under: app.window, scale: 2) }
      let place = app.onScreen(try app.place(of: "item-1", in: "board"))
      var row: [UInt8] = []
      try? until("the stripes", within: .seconds(10)) {
        // While a screen is replaced, there is none.
        guard let screen = try? app.desktop.picture() else { return false }
        row = (-40..<40).map { screen.color(at: Spot(x: place.x * 2 + $0, y: place.y * 2))[0] }
        return row == (0..<80).map { $0 % 2 == 0 ? 0 : 255 }
      }
      app.expect(row == (0..<80).map { $0 % 2 == 0 ? 0 : 255 }, "\(row)")
    }
  }
}
