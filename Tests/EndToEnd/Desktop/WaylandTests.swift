import Foundation
import ProgramSupport
import Testing

/// The window in a Wayland session that leaves the title bar to the program, as GNOME does.
@Suite(.serialized) struct WaylandTests {
  @Test("a compositor without a seat is named, or X11 is used")
  func withoutSeat() throws {
    let folder = TemporaryFolder()
    let place = ["XDG_RUNTIME_DIR": folder.url.path, "WAYLAND_DISPLAY": "seatless"]
    let compositor = try Child(
      ["weston", "--backend=headless-backend.so", "--use-pixman", "--socket=seatless"],
      environment: ProcessInfo.processInfo.environment.merging(place) { $1 })
    defer { compositor.end() }
    try until("the compositor") {
      folder.has("seatless")
    }
    let failed = try Program.run(["colours"], environment: place.merging(["DISPLAY": ""]) { $1 })
    #expect(failed.status == 2, "\(failed)")
    #expect(failed.errors.contains("the Wayland compositor has no seat"))
    let app = try App("colours", window: nil, variables: place)
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
    let folder = TemporaryFolder()
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

/// The window in a session of sway, whose library wlroots many compositors share.
@Suite(.serialized) struct SwayTests {
  @Test(
    "a drag leaves the window with its picture, ends over the desktop, and the next one works",
    arguments: [1, 2])
  func leaves(scale: Int) throws {
    let app = try App("colours", "--bare", on: .sway(scale: scale), isRecorded: true)
    try app.press(on: "red")
    let outside = Spot(x: try app.frame.width + 150, y: 300)
    try app.move(to: outside, steps: 25)
    // sway 1.7 shows the picture below the pointer instead of around it (sway#6704); this spot is in both.
    try app.expectColor([235, 59, 49], at: outside.moved(x: 40, y: 40))
    try app.release()
    try app.expectEnd(reason: "outside")
    try app.rest()
    app.expectOrder(App.colors)
    try app.expectDrag()
    try app.expectReplay()
  }
}

/// A window whose title bar libdecor draws beside the content, as under GNOME.
@Suite(.serialized) struct TitleBarTests {
  @Test("a finger on the title bar has no effect, and does not disturb another one's drag")
  func titleBar() throws {
    let app = try App("colours", on: .wayland())
    try app.expectTitleBar()
    let (outer, inner) = (try app.finger(1), try app.finger(2))
    try outer.press(at: Spot(x: 300, y: -12))
    app.hold(0.7)
    try outer.drag(to: "red")
    try outer.release()
    app.expect(app.trace.lines(of: "dragBegan").isEmpty, "something was lifted")
    try inner.lift("red")
    try outer.press(at: Spot(x: 300, y: -12))
    try inner.drag(to: "green")
    try outer.drag(to: "blue")
    try outer.release()
    try inner.release()
    try app.expectReordered()
  }

  @Test(
    "a window is maximized and restored by its title bar, and drags work in both sizes",
    arguments: [1, 2])
  func maximized(scale: Int) throws {
    let app = try App("colours", on: .wayland(scale: scale))
    try app.expectTitleBar()
    let first = try app.place(of: "red", in: "colours")
    let before = try app.frame
    // The buttons for minimizing, maximizing and closing are 32 wide, at the right end.
    let button = Spot(x: before.width - 48, y: -12)
    try app.click(at: button)
    let wide = try app.waitForFrame { $0.width > before.width && $0.height > before.height }
    try app.activate()
    try app.expectDrag()
    try app.click(at: Spot(x: wide.width - 48, y: -12))
    try app.waitForFrame { $0.width == before.width && $0.height == before.height }
    try app.activate()
    try app.expectColor([0, 122, 255], at: first)
    try app.expectTouch()
  }
}

/// Drags during which the compositor takes something away.
@Suite(.serialized) struct WaylandLossTests {
  @Test("a touch that the compositor cancels returns the item, and the next touch is a new one")
  func cancelled() throws {
    let app = try App("colours", on: .wayland())
    let finger = try app.finger()
    try finger.press(on: "red")
    try app.desktop.wayland().send("cancel")
    app.hold(0.8)
    app.expect(app.trace.lines(of: "dragBegan").isEmpty, "it was lifted")
    _ = try app.carryRed(byFinger: true)
    try app.desktop.wayland().send("cancel")
    try app.expectEnd(reason: "interrupted")
    app.expectOrder(App.colors)
    try app.expectTouch()
  }

  @Test(
    "devices that are disconnected, or whose seat is replaced, interrupt a drag, and those that come work",
    arguments: ["mouse", "finger"], ["devices", "seat"])
  func lostDevices(device: String, loss: String) throws {
    let app = try App("colours", "--bare", on: .wayland())
    let session = try app.desktop.wayland()
    _ = try app.carryRed(byFinger: device == "finger")
    try session.send(loss == "seat" ? "seat" : "devices none")
    try app.expectEnd(reason: "interrupted")
    app.expectOrder(App.colors)
    if loss == "seat" { try app.activate() } else { try session.send("devices all") }
    try app.rest()
    try app.move(to: try app.emptyPlace())
    if device == "mouse" { try app.expectDrag() }
    try app.expectTouch()
    guard loss == "seat" else { return }
    let mark = app.trace.count
    try app.key("Tab")
    try app.wait(for: "focused", after: mark)
  }

  @Test(
    "a window that is out of sight gets the end of a drag, comes to rest, and shows it when it is back"
  )
  func hidden() throws {
    let app = try App("colours", "--bare", on: .wayland())
    let session = try app.desktop.wayland()
    let first = try app.place(of: "red", in: "colours")
    try app.pressRed(dragTo: "green")
    // The compositor no longer asks for frames.
    try session.place(app.window, at: Spot(x: 5_000, y: 5_000))
    try app.release()
    try app.expectEnd(reason: "dropped")
    app.expectOrder(App.sorted)
    try app.rest()
    try session.place(app.window, at: app.origin)
    try app.expectColor([0, 122, 255], at: first)
  }

  @Test("a screen with another scale replaces the first one during a drag, which continues")
  func screen() throws {
    let app = try App("colours", on: .wayland())
    try app.pressRed(dragTo: "blue")
    try app.desktop.wayland().replaceScreen(under: app.window, scale: 2)
    try app.drag(to: "green")
    app.expectDragging()
    try app.release()
    try app.expectReordered()
  }
}

extension App {
  /// Waits until a tile of the board shows stripes of one pixel; `left` is the screen's edge, in the desktop's units.
  fileprivate func expectStripes(
    scale: Int, from left: Int = 0
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
    expect(row == stripes, "\(row)")
  }
}
