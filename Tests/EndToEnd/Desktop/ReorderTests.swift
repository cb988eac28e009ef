import Foundation
import ProgramSupport
import Testing

/// A drag of red to green, by each back end and each kind of pointer.
@Suite(.serialized) struct ReorderTests {
  enum Pointer: String {
    case mouse
    case finger = "touch"
    case keys = "keyboard"
  }

  @Test(
    "a tile is dragged to its new place and shown there, and the recording reproduces",
    arguments: [
      (.mouse, .mouse), (.remote, .mouse), (.mouse, .keys), (.touch, .mouse), (.touch, .finger),
      (.wayland(), .mouse), (.wayland(), .finger), (.wayland(), .keys),
      (.wayland(scale: 2), .mouse), (.wayland(scale: 2), .finger), (.sway(), .mouse),
    ] as [(Desktop.Kind, Pointer)])
  func reorders(on kind: Desktop.Kind, by pointer: Pointer) throws {
    let app = try App("colours", "--bare", on: kind, isRecorded: true)
    if case .wayland = kind { try app.expectTitleBar() }
    let first = try app.place(of: "red", in: "colours")
    if pointer == .keys {
      try app.keys("Tab", "space", "Down", "Down", "Down", "space")
    } else {
      try app.carryRed(byFinger: pointer == .finger).release()
    }
    let began = try app.wait(for: "dragBegan")
    app.expect(began["pointer"] == pointer.rawValue, began.text)
    try app.expectReordered()
    try app.rest()
    try app.expectColor([0, 122, 255], at: first)
    try app.expectReplay()
  }

  @Test("a tile that is dragged across the window's edge is whole on both sides of it")
  func acrossEdge() throws {
    let app = try App("board", window: Spot(x: 900, y: 700))
    try app.press(on: "item-2", in: "board")
    // Left of the number in the middle of the tile, and right of it.
    func sides(edge: Int) throws -> [[UInt8]] {
      try app.move(to: Spot(x: 900 + edge, y: 300))
      app.hold(0.5)
      let picture = try app.desktop.picture()
      return [-35, 35].map {
        picture.color(at: app.onScreen(Spot(x: 900 + edge + $0, y: 300)))
      }
    }
    let (before, after, outside) = (
      try sides(edge: -20), try sides(edge: 20), try sides(edge: 60)
    )
    #expect(outside[0] == outside[1])
    #expect([before[1], after[1]] == [outside[1], outside[1]])
    // In the window, it is translucent.
    #expect(![before[0], after[0]].contains(outside[1]))
  }

  @Test(
    "a drag there and back leaves no trace on the tiles and around them",
    arguments: [.mouse, .wayland(), .wayland(scale: 2)] as [Desktop.Kind])
  func traces(on kind: Desktop.Kind) throws {
    let app = try App("colours", "--bare", on: kind)
    try app.move(to: try app.emptyPlace())
    let before = try app.pixelsOfTiles()
    try app.press(on: "red")
    for tile in ["yellow", "black", "red"] { try app.drag(to: tile) }
    try app.release()
    try app.rest()
    try app.move(to: try app.emptyPlace())
    try until("the pixels as before") { try app.pixelsOfTiles() == before }
    app.expectOrder(App.colors)
  }
}

/// Drags that do not end with a release on a target, or go on without the focus.
@Suite(.serialized) struct InterruptionTests {
  private static let pointers: [(Desktop.Kind, Bool)] = [
    (.mouse, false), (.touch, true), (.wayland(), false), (.wayland(), true),
  ]

  @Test("Escape cancels a drag, once, and restores the order", arguments: pointers)
  func escape(on kind: Desktop.Kind, byFinger: Bool) throws {
    let app = try App("colours", on: kind)
    let hand = try app.carryRed(byFinger: byFinger)
    try app.key("Escape")
    try app.expectEnd(reason: "cancelled")
    app.expectOrder(App.colors)
    try hand.release()
    try app.rest()
    app.expect(app.trace.lines(of: "dragEnded").count == 1, "the drag ended more than once")
    app.expect(app.trace.lines(of: "performDrop").isEmpty, "performDrop was called")
  }

  @Test("a drag continues in a window that has lost the focus", arguments: pointers)
  func focusLost(on kind: Desktop.Kind, byFinger: Bool) throws {
    let app = try App("colours", on: kind)
    let hand = try app.carryRed(byFinger: byFinger)
    try app.desktop.focusOther()
    try hand.release()
    try app.expectReordered()
  }

  @Test("a drag continues beyond a window that is minimized, and the next drag works")
  func minimized() throws {
    let app = try App("colours")
    try app.pressRed(dragTo: "green")
    try app.minimize()
    app.hold(0.3)
    app.expectDragging()

    try app.release()
    try app.expectEnd(reason: "outside")
    app.expectOrder(App.colors)
    // A press would catch the tile on its way back.
    try app.rest()
    try app.activate()
    try app.expectDrag()
  }

  @Test("a window that is minimized interrupts a finger's drag, once")
  func minimizedUnderFinger() throws {
    let app = try App("colours", on: .touch)
    let finger = try app.carryRed(byFinger: true)
    try app.minimize()
    try app.expectEnd(reason: "interrupted")
    app.expectOrder(App.colors)
    try finger.drag(to: "blue")
    try finger.release()
    try app.activate()
    try app.expectTouch()
  }

  @Test("a release outside of a window without the focus is seen, and the next press counts")
  func releasedElsewhere() throws {
    let app = try App("board", "--bare", "--list", "--items", "20")
    try app.press(on: "item-2", in: "board")
    try app.drag(to: "item-4", in: "board")
    try app.wait(for: "dragBegan")
    try app.desktop.focusOther()
    // Out of the window, in again and out, as people do when they look for their target.
    for spot in [Spot(x: -80, y: 200), Spot(x: 300, y: 200), Spot(x: -80, y: 300)] {
      try app.move(to: spot)
    }
    try app.release()
    try app.expectEnd(reason: "outside")
    // A press would catch the tile on its way back.
    try app.rest()
    try app.activate()
    try app.press(on: "item-2", in: "board")
    try app.release()
    try app.wait(for: "tap")
  }

  @Test(
    "a program that is stopped during a drag drops where the button was released meanwhile",
    arguments: [.mouse, .wayland()] as [Desktop.Kind])
  func stopped(on kind: Desktop.Kind) throws {
    let app = try App("colours", on: kind)
    try app.pressRed(dragTo: "black")
    let place = try app.emptyPlace()
    try app.stopped {
      try app.drag(to: "green")
      app.hold(Self.stop)
      try app.release()
      try app.move(to: place)
    }
    try app.expectReordered()
  }

  /// The seconds for which the program is stopped: thirty each night.
  private static let stop =
    ProcessInfo.processInfo.environment["DRAGPLAY_STOP"].flatMap(Double.init) ?? 3
}

/// Fingers, and a mouse beside them: they share X's only pointer.
@Suite(.serialized) struct TouchAndMouseTests {
  @Test(
    "a second finger taps a button while the first one drags",
    arguments: [.touch, .wayland(), .wayland(scale: 2)] as [Desktop.Kind])
  func secondFinger(on kind: Desktop.Kind) throws {
    let app = try App("colours", on: kind)
    let (first, second) = (try app.finger(1), try app.finger(2))
    try first.lift("red")
    try first.drag(to: "blue")
    try second.tap("appearance")
    try app.wait(for: "tap") { $0["item"] == "appearance" }
    app.expectDragging()
    try first.drag(to: "green")
    try first.release()
    try app.expectReordered()
  }

  @Test(
    "a finger that leaves the screen beside the window drops outside", arguments: [-150, 1_000])
  func outside(x: Int) throws {
    let app = try App("colours", on: .touch)
    let finger = try app.carryRed(to: "blue", byFinger: true)
    try finger.drag(to: Spot(x: x, y: 300))
    try finger.release()
    try app.expectEnd(reason: "outside")
    app.expectOrder(App.colors)
  }

  @Test("a finger that touches while the mouse drags does not disturb it")
  func fingerInMouseDrag() throws {
    let app = try App("colours", on: .touch)
    let finger = try app.finger()
    try app.pressRed(dragTo: "blue")
    try finger.press(at: try app.emptyPlace())
    try finger.drag(to: "yellow")
    try app.drag(to: "black")
    try finger.release()
    app.expectDragging()
    try app.drag(to: "green")
    try app.release()

    try app.expectReordered()
    app.expect(app.trace.lines(of: "dragBegan").count == 1, "the finger lifted")
    try app.expectTouch()
  }

  @Test(
    "the mouse drops where it is, not where a finger is, also if both are read together",
    arguments: [false, true])
  func releaseUnderFinger(isReadWithFinger: Bool) throws {
    let app = try App("colours", on: .touch)
    let (finger, place) = (try app.finger(), try app.emptyPlace())
    try app.pressRed(dragTo: "green")
    func release() throws {
      try finger.press(at: place)
      try app.release()
    }
    if isReadWithFinger { try app.stopped(release) } else { try release() }
    try app.expectReordered()
    try finger.release()
    try app.expectTouch()
  }

  @Test("a press of the mouse takes over the item that a finger drags")
  func mouseInTouchDrag() throws {
    let app = try App("colours", on: .touch)
    try app.move(to: try app.emptyPlace())
    let finger = try app.carryRed(byFinger: true)
    try app.press(at: try app.emptyPlace())

    try app.expectEnd(reason: "interrupted")
    app.expectOrder(App.colors)
    try finger.drag(to: "blue")
    try app.release()
    try finger.release()
    try app.rest()
    try app.expectDrag()
    try app.expectTouch()
  }
}

extension App {
  /// Fails if libdecor has no plugin, so that there is no title bar.
  func expectTitleBar() throws {
    // The kernel returns such a file in parts.
    let maps = FileHandle(forReadingAtPath: "/proc/\(process)/maps")
    let loaded = String(decoding: try maps?.readToEnd() ?? Data(), as: UTF8.self)
    expect(loaded.contains("/libdecor/plugins"), "libdecor found no plugin")
  }

  /// The colours of every other pixel of the five tiles, and of up to 40 pixels around them.
  fileprivate func pixelsOfTiles() throws -> [[UInt8]] {
    let (frames, scale) = (trace.frames(of: "colours"), desktop.scale)
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
}
