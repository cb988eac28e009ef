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

    @Test("a drag there and back leaves no trace on the tiles and around them", arguments: scales)
    func traces(scale: Int) throws {
      let app = try App("colours", "--bare", on: .wayland(scale: scale))
      try app.move(to: try app.emptyPlace())
      let before = try app.pixelsOfTiles(scale: scale)
      try app.press(on: "red")
      for tile in ["yellow", "black", "red"] { try app.drag(to: tile) }
      try app.release()
      try app.rest(after: 0)
      try app.move(to: try app.emptyPlace())
      try until("the pixels as before") { try app.pixelsOfTiles(scale: scale) == before }
      app.expectOrder(App.colors)
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

      try app.expectReordered()
    }

    @Test("a tile follows the mouse from the first pixel", arguments: scales)
    func follow(scale: Int) throws {
      let app = try App("colours", "--follow", on: .wayland(scale: scale))
      try app.press(on: "red")
      try app.drag(to: "green")
      try app.release()
      app.expectOrder(App.sorted)
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

    @Test("a compositor without a seat is named, or X11 is used")
    func withoutSeat() throws {
      let folder = try TemporaryFolder()
      let place = ["XDG_RUNTIME_DIR": folder.url.path, "WAYLAND_DISPLAY": "seatless"]
      let compositor = try Child(
        ["weston", "--backend=headless-backend.so", "--use-pixman", "--socket=seatless"],
        environment: ProcessInfo.processInfo.environment.merging(place) { $1 })
      defer { compositor.end() }
      try until("the compositor") {
        FileManager.default.fileExists(atPath: folder.path("seatless"))
      }
      let failed = try Program.run(["colours"], environment: place.merging(["DISPLAY": ""]) { $1 })
      #expect(failed.status == 2, "\(failed)")
      #expect(failed.errors.contains("the Wayland compositor has no seat"))
      let app = try App(arguments: ["colours"], window: nil, variables: place)
      try app.expectDrag()
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
      try app.expectIdle()
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

    @Test("stripes of one pixel are stripes of one pixel on the screen", arguments: scales)
    func sharp(scale: Int) throws {
      let folder = try stripes()
      let app = try App(
        "board", "--bare", "--items", "2", "--images", folder.path(""), on: .wayland(scale: scale))
      try app.expectStripes(scale: scale)
    }

    @Test("stripes of one pixel are so on a screen that replaces the first one")
    func replacedScreen() throws {
      let folder = try stripes()
      let app = try App(
        "board", "--bare", "--items", "2", "--images", folder.path(""), on: .wayland())
      try app.desktop.wayland().replaceScreen(under: app.window, scale: 2)
      try app.expectStripes(scale: 2)
    }

    @Test(
      "stripes of one pixel are so wherever a window is moved, to a screen of another scale and back"
    )
    func otherScreen() throws {
      let folder = try stripes()
      let app = try App(
        "board", "--bare", "--items", "2", "--images", folder.path(""), on: .wayland())
      let session = try app.desktop.wayland()
      try session.addScreen(scale: 2)
      try app.expectStripes(scale: 1)
      let first = app.origin
      try session.place(app.window, at: Spot(x: Desktop.width + 100, y: first.y))
      try app.activate()
      try app.expectStripes(scale: 2, from: Desktop.width)
      try session.place(app.window, at: first)
      try app.activate()
      try app.expectStripes(scale: 1)
    }

    /// Pictures of upright stripes, a pixel wide: the first tile's is as large as the tile at scale 1, the second
    /// one's as at scale 2.
    private func stripes() throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      for side in [100, 200] {
        let pixels = (0..<side * side).flatMap {
          [UInt8](repeating: $0 % 2 == 0 ? 0 : 255, count: 3)
        }
        let picture = Screenshot(width: side, height: side, pixels: pixels)
        try Data(picture.png).write(to: URL(fileURLWithPath: folder.path("stripes-\(side).png")))
      }
      return folder
    }
  }
}

extension App {
  /// The colours of every other pixel of the five tiles, and of up to 40 pixels around them.
  fileprivate func pixelsOfTiles(scale: Int) throws -> [[UInt8]] {
    let frames = trace.frames(of: "colours")
    let (first, last) = (try #require(frames["red"]), try #require(frames["yellow"]))
    let start = onScreen(Spot(x: first.x - 40, y: first.y - 40))
    let end = onScreen(Spot(x: last.x + last.width + 40, y: last.y + last.height + 40))
    let picture = try desktop.picture()
    return stride(from: start.y * scale, to: end.y * scale, by: 2).flatMap { y in
      stride(from: start.x * scale, to: end.x * scale, by: 2).map { x in
        picture.color(at: Spot(x: x, y: y))
      }
    }
  }

  /// Waits until a tile of the board shows stripes of one pixel; `left` is the screen's edge, in the desktop's units.
  fileprivate func expectStripes(
    scale: Int, from left: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let place = onScreen(try place(of: "item-\(scale)", in: "board"))
    let middle = Spot(x: left + (place.x - left) * scale, y: place.y * scale)
    let stripes = (0..<80).map { UInt8($0 % 2 == 0 ? 0 : 255) }
    var row: [UInt8] = []
    try? until("the stripes", within: .seconds(10)) {
      // While a screen is replaced, there is none.
      guard let screen = try? desktop.picture() else { return false }
      row = (-40..<40).map { screen.color(at: middle.moved(x: $0, y: 0))[0] }
      return row == stripes
    }
    expect(row == stripes, "\(row)", sourceLocation: sourceLocation)
  }
}
