import Foundation
import Testing

extension DesktopTests {
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
        (.wayland(scale: 2), .mouse), (.wayland(scale: 2), .finger),
      ] as [(Desktop.Kind, Pointer)])
    func reorders(on kind: Desktop.Kind, by pointer: Pointer) throws {
      let app = try App("colours", "--bare", on: kind, isRecorded: true)
      if case .wayland = kind { try app.expectTitleBar() }
      let first = try app.place(of: "red", in: "colours")
      switch pointer {
      case .mouse:
        try app.pressRed(dragTo: "green")
        try app.release()
      case .finger:
        let finger = try app.finger()
        try finger.lift("red")
        try finger.drag(to: "green")
        try finger.release()
      case .keys: try app.keys("Tab", "space", "Down", "Down", "Down", "space")
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
