import Foundation
import ProgramSupport
import Testing

extension DesktopTests {
  /// The window in a Wayland session that leaves the title bar to the program, as GNOME does.
  @Suite(.serialized) struct WaylandTests {
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

    @Test(
      "stripes of one pixel are so on the screen, also on one that replaces the first one",
      arguments: [1, 2])
    func sharp(scale: Int) throws {
      let folder = try stripes()
      let app = try App(
        "board", "--bare", "--items", "2", "--images", folder.path(""), on: .wayland(scale: scale))
      try app.expectStripes(scale: scale)
      guard scale == 1 else { return }
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
