import Foundation
import ProgramSupport
import Testing

extension DesktopTests {
  /// The programs of the package `Examples`, which record themselves.
  @Suite(.serialized) struct ExampleTests {
    @Test("tiles are reordered by the mouse", arguments: [Desktop.Kind.mouse, .wayland()])
    func tilesByMouse(kind: Desktop.Kind) throws {
      let window = try ExampleWindow("Minimal", on: kind)
      try window.drag(from: Spot(x: 160, y: 48), to: Spot(x: 160, y: 210))
      try window.expect(dropped: "red", order: ["orange", "green", "red", "blue", "violet"])
      try window.expectReplay()
    }

    @Test("tiles are reordered by a finger", arguments: [Desktop.Kind.touch, .wayland()])
    func tilesByFinger(kind: Desktop.Kind) throws {
      let window = try ExampleWindow("Minimal", on: kind)
      try window.dragByFinger(from: Spot(x: 160, y: 48), to: Spot(x: 160, y: 210))
      try window.expect(dropped: "red", order: ["orange", "green", "red", "blue", "violet"])
      try window.expectReplay()
    }

    @Test(
      "a card is dragged to another column, and one is added and named",
      arguments: [Desktop.Kind.mouse, .wayland()])
    func cardsByMouse(kind: Desktop.Kind) throws {
      let window = try ExampleWindow("Kanban", on: kind)
      try window.drag(from: Spot(x: 150, y: 145), to: Spot(x: 440, y: 215))
      try window.expect(dropped: "card-1", in: "doing", order: ["card-4", "card-1"])
      try window.click(at: Spot(x: 150, y: 518))
      try window.expect(
        line: "\"order\",\"container\":\"to-do\",\"items\":[\"card-2\",\"card-3\",\"card-6\"]")
      for key in ["h", "i", "Return"] { try window.desktop.devices.key(key) }
      try window.expect(line: "\"call\":\"textInput\",\"item\":\"card-6\",\"text\":\"i\"")
      try window.expectReplay()
    }

    @Test("a card is dragged to another column by a finger")
    func cardsByFinger() throws {
      let window = try ExampleWindow("Kanban", on: .touch)
      try window.dragByFinger(from: Spot(x: 150, y: 145), to: Spot(x: 440, y: 215))
      try window.expect(dropped: "card-1", in: "doing", order: ["card-4", "card-1"])
      try window.expectReplay()
    }
  }
}

/// A program of the package `Examples` in its window, and the actions of a user.
///
/// It records its session, which shows what has happened.
final class ExampleWindow {
  let desktop: Desktop
  private let program: String
  private let child: Child
  private let folder: TemporaryFolder
  private let window: String
  private var origin = Spot(x: 0, y: 0)

  init(_ name: String, on kind: Desktop.Kind) throws {
    desktop = try Desktop(kind)
    folder = try TemporaryFolder()
    program = try Program.example(name)
    child = try Child(
      [program, "--record", folder.path("session.dndrec")], environment: desktop.environment)
    let (desktop, child) = (desktop, child)
    window = try eventually("the window") {
      guard child.isRunning else { throw Failure("the program ended at once") }
      return try desktop.system.window(of: child.id)
    }
    try desktop.system.place(window, at: Spot(x: 260, y: 180))
    try desktop.system.activate(window)
    let frame = try desktop.system.frame(of: window)
    origin = Spot(x: frame.x, y: frame.y)
    // Under Wayland a window gets no input before its first frame, and says nothing of that.
    let steps = [onScreen(Spot(x: 10, y: 10)), onScreen(Spot(x: 12, y: 12))]
    try until("a motion over the window") {
      try desktop.devices.move(along: .straight(from: steps[0], to: steps[1], steps: 2))
      return recorded.contains("[\"m\",0,0,")
    }
  }

  private func onScreen(_ spot: Spot) -> Spot { spot.moved(x: origin.x, y: origin.y) }

  func click(at spot: Spot) throws {
    try desktop.devices.move(along: .straight(from: onScreen(spot), to: onScreen(spot), steps: 1))
    try desktop.devices.press(1)
    try desktop.devices.release(1)
  }

  func drag(from start: Spot, to end: Spot) throws {
    let (start, end) = (onScreen(start), onScreen(end))
    try desktop.devices.move(along: .straight(from: start, to: start, steps: 1))
    try desktop.devices.press(1)
    try desktop.devices.move(along: .byHand(from: start, to: end, over: 0.5))
    try desktop.devices.release(1)
  }

  func dragByFinger(from start: Spot, to end: Spot) throws {
    let (screen, start, end) = (try desktop.touchScreen(), onScreen(start), onScreen(end))
    try screen.touch(1, .began, at: start)
    try expect(line: "\"call\":\"dragBegan\"")
    try Stroke.byHand(from: start, to: end, over: 0.5).follow {
      try screen.touch(1, .moved, at: $0)
    }
    try screen.touch(1, .ended, at: end)
  }

  private var recorded: String {
    (try? String(contentsOfFile: folder.path("session.dndrec"), encoding: .utf8)) ?? ""
  }

  /// Waits until a line of the recording contains a text.
  func expect(line text: String) throws {
    do {
      try until("\(text) in the recording") { recorded.contains(text) }
    } catch {
      throw Failure("\(error):\n\(recorded.suffix(2000))")
    }
  }

  /// Waits until an item was dropped and its container has an order.
  func expect(dropped item: String, in container: String = "list", order: [String]) throws {
    let items = order.map { "\"\($0)\"" }.joined(separator: ",")
    try expect(
      line: "\"call\":\"dragEnded\",\"item\":\"\(item)\",\"reason\":\"dropped\"")
    try expect(line: "\"order\",\"container\":\"\(container)\",\"items\":[\(items)]")
  }

  /// Ends the program, and replays its recording without a display.
  func expectReplay() throws {
    child.end()
    let outcome = try Program.run(
      ["--replay", folder.path("session.dndrec")],
      environment: ["DISPLAY": "", "WAYLAND_DISPLAY": "", "XDG_RUNTIME_DIR": ""], path: program)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.hasSuffix("session.dndrec: reproduces\n"))
  }
}
