import Foundation
import ProgramSupport
import Testing

/// The window beside other windows, and the program beside other programs.
@Suite(.serialized) struct WindowTests {
  @Test(
    "the press that focuses the window also starts the drag",
    arguments: [.mouse, .touch] as [Desktop.Kind])
  func clickThrough(on kind: Desktop.Kind) throws {
    let app = try App("colours", on: kind)
    try app.desktop.focusOther()
    if kind == .touch { try app.expectTouch() } else { try app.expectDrag() }
  }

  @Test(
    "a drag can leave the window and return",
    arguments: [(.mouse, 1_000), (.touch, -150), (.wayland(), -30), (.wayland(scale: 2), -30)]
      as [(Desktop.Kind, Int)])
  func leaving(on kind: Desktop.Kind, x: Int) throws {
    let app = try App("colours", on: kind)
    let green = try app.place(of: "green", in: "colours")
    let places = [Spot(x: x, y: 200), Spot(x: x, y: green.y), green]
    let hand = try app.carryRed(to: "blue", byFinger: kind == .touch)
    for place in places { try hand.drag(to: place) }
    try hand.release()
    try app.expectReordered()
  }

  @Test(
    "a drag continues when the window is resized, and is shown there",
    arguments: [.mouse, .remote] as [Desktop.Kind])  // R20
  func resize(on kind: Desktop.Kind) throws {
    let app = try App("colours", "--bare", on: kind)
    let first = try app.place(of: "blue", in: "colours")
    try app.pressRed(dragTo: "blue")
    try app.resize(width: 1_000, height: 760)
    try app.drag(to: "green")
    try app.release()
    try app.expectEnd(reason: "dropped")
    try app.rest()
    try app.wait(for: "layout") { $0.frames["blue"].map { $0.center.x != first.x } ?? false }
    app.expectOrder(App.sorted)
    try app.expectColor([0, 122, 255], of: "blue")
  }

  @Test("an installed program opens its window, and plays a script that its entry is opened with")
  func installed() throws {
    let folder = TemporaryFolder()
    let installation = Installation(prefix: "/opt", below: folder.path("root"))
    try installation.install()
    try App("colours", program: installation.program).expectDrag()
    let entry = try String(
      contentsOfFile: installation.path("share/applications/dragplay-replay.desktop"),
      encoding: .utf8)
    #expect(entry.contains("dragplay replay --keep-open %f\n"))
    let script = installation.path("share/dragplay/Assets/scripts/reorder.gesture")
    let player = try App(
      "replay", "--keep-open", script, window: nil, program: installation.program)
    try player.expectEnd(reason: "dropped")
  }

  @Test("a first window is inside of a small screen", arguments: Desktop.smallScreens)
  func smallScreen(size: Spot) throws {
    let app = try App(window: nil, on: .screen(size), at: nil)
    let frame = try app.frame
    #expect(frame.x >= 0 && frame.x + frame.width <= size.x, "\(frame)")
    #expect(frame.y >= 0 && frame.y + frame.height <= size.y, "\(frame)")
    try app.expectDrag()
  }

  @Test("an idle program uses no processor time, also while it shows the times of its frames")
  func idle() throws {
    let app = try App(
      "colours", "--appearance", "light", window: Spot(x: 1_120, y: 760), isRecorded: true)
    try app.tap("inspector-engine")
    let empty = try app.widthOfBars()
    try app.expectDrag()
    try app.rest()
    let shown = try app.widthOfBars()
    app.expect(shown >= empty + 10, "\(shown) pixels of bars after a drag, \(empty) before")
    try app.expectIdle()
    // A recording with the graph replays exactly.
    try app.expectReplay()
  }

  @Test("a mouse that moves outside of the window does not wake the program")
  func idleOutside() throws {
    let app = try App("colours")
    try app.move(to: Spot(x: -100, y: 0))
    sleep(1)
    let before = try app.sleeps()
    // By distances: like those of a real mouse, such motions have raw events.
    let motions = (1...60).flatMap { _ in ["mousemove_relative", "0", "3", "sleep", "0.01"] }
    try Child.run(["xdotool"] + motions, environment: app.desktop.environment)
    let count = try app.sleeps() - before
    app.expect(count < 10, "it woke \(count) times in 60 motions")
  }

  @Test("SIGTERM ends the program cleanly, also during a drag")
  func terminated() throws {
    let app = try App("colours")
    try app.pressRed(dragTo: "green")
    try app.wait(for: "dragBegan")
    try app.close()
  }

  /// Each time at another moment of the same movement.
  @Test(
    "SIGTERM ends the program cleanly while its last frame is painted",
    arguments: [0, 0.006, 0.012])
  func terminatedInMotion(delay: Double) throws {
    let app = try App("playlist", "--bare")
    try app.tap("track-3 delete", in: "playlist")
    try app.wait(for: "actionHandler")
    app.hold(delay)
    try app.close()
  }
}

/// Keys, and the other buttons of a mouse.
@Suite(.serialized) struct KeyboardTests {
  @Test(
    "an arrow key that is held moves the focus, and a tile, to the end",
    arguments: [.mouse, .wayland()] as [Desktop.Kind])
  func heldKey(kind: Desktop.Kind) throws {
    let app = try App("colours", "--bare", on: kind)
    // Twice the delay after which a key is repeated.
    func hold(_ key: String) throws { try app.holding(key) { app.hold(1.2) } }
    try app.keys("Tab")
    try hold("Down")
    try app.keys("space")
    let began = try app.wait(for: "dragBegan")
    app.expect(began["item"] == "yellow", began.text)
    try hold("Up")
    try app.keys("space")
    try app.expectEnd(reason: "dropped")
    app.expectOrder(["yellow", "red", "blue", "black", "green"])
  }

  @Test("a shortcut is the key at its place on a keyboard of other letters")
  func shortcutOnOtherLetters() throws {
    let app = try App("colours", "--bare")
    try app.desktop.run("setxkbmap", "ru")
    try app.expectDrag()
    // The key of Я, by its number: xdotool would press one that has the letter Z.
    try app.key("ctrl+52")
    app.expectOrder(App.colors)
  }

  @Test("a turn of the wheel scrolls", arguments: [.mouse, .wayland()] as [Desktop.Kind])
  func wheel(on kind: Desktop.Kind) throws {
    let app = try App("board", on: kind)
    try app.glide(to: Spot(x: 390, y: 400))
    let (mark, before) = (app.trace.count, try app.place(of: "item-20", in: "board"))
    try app.wheel()
    try app.settle(after: mark)
    let after = try app.place(of: "item-20", in: "board")
    app.expect(before.y - after.y > 20, "it has moved from \(before) to \(after)")
  }
}

extension App {
  /// The pixels that the bars of the inspector's graph of frames have in the row at their bottom, in a window of
  /// 1120 by 760.
  fileprivate func widthOfBars() throws -> Int {
    let (picture, start) = (try desktop.picture(), onScreen(Spot(x: 848, y: 317)))
    let colors: [[UInt8]] = [[10, 89, 208], [196, 38, 30]]
    return (0..<256).count { colors.contains(picture.color(at: start.moved(x: $0))) }
  }
}
