import Foundation
import ProgramSupport
import Testing

/// A program in its window that records its session, and the actions of a user.
///
/// The recording shows what has happened.
final class RecordedWindow {
  let desktop: Desktop
  private let program: String
  private let child: Child
  private let folder: TemporaryFolder
  private let file: String
  private let window: String
  private(set) var origin = Spot(x: 0, y: 0)

  /// Starts a program, which records into a file; without a path, into a temporary one.
  init(
    of program: String, recordingTo file: String? = nil, on kind: Desktop.Kind,
    variables: [String: String] = [:]
  ) throws {
    self.program = program
    desktop = try Desktop(kind)
    folder = try TemporaryFolder()
    self.file = file ?? folder.path("session.dndrec")
    child = try Child(
      [program, "--record", self.file],
      environment: desktop.environment.merging(variables) { $1 })
    let (desktop, child) = (desktop, child)
    // SDL may replace the window when the program makes its renderer.
    let frame: Frame
    (window, frame) = try eventually("the window in its place") {
      guard child.isRunning else { throw Failure("the program ended at once") }
      guard let window = try desktop.system.window(of: child.id) else { return nil }
      return try? (window, desktop.system.placeAndFocus(window))
    }
    origin = Spot(x: frame.x, y: frame.y)
    // Under Wayland a window gets no input before its first frame, and says nothing of that.
    try waitForTurn()
  }

  /// Moves the pointer to a spot until that is recorded: what was recorded before, the program has then performed.
  func waitForTurn(at spot: Spot = Spot(x: 12, y: 12)) throws {
    let motion = "[\"m\",0,0,"
    let count = recorded.components(separatedBy: motion).count
    let end = onScreen(spot)
    try until("a motion over the window") {
      try desktop.devices.move(along: .straight(from: end.moved(x: -2, y: 0), to: end, steps: 2))
      return recorded.components(separatedBy: motion).count > count
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
    try desktop.devices.move(
      along: .straight(from: start.moved(x: -2, y: 0), to: start, steps: 2))
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
    (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
  }

  /// Focuses the window.
  func activate() throws { try desktop.system.activate(window) }

  /// The data that was pasted, by type, in the order of the events.
  func pasted() throws -> [(type: String, bytes: Data)] {
    let events = try recorded.split(separator: "\n").flatMap { line in
      let json = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return json?["e"] as? [[Any]] ?? []
    }
    return events.filter { $0.first as? String == "paste" }.flatMap { event in
      let words = event.dropFirst(3).map { $0 as? String ?? "" }
      return stride(from: 0, to: words.count - 2, by: 3).map { index in
        let text = words[index + 2]
        let bytes = words[index + 1] == "text" ? Data(text.utf8) : Data(base64Encoded: text)
        return (words[index], bytes ?? Data())
      }
    }
  }

  /// Waits until a line of the recording contains a text.
  func expect(line text: String) throws {
    do {
      try until("\(text) in the recording") { recorded.contains(text) }
    } catch {
      throw Failure("\(error):\n\(recorded.suffix(2000))")
    }
  }

  /// Waits until the recording contains a text so many times.
  func expect(count: Int, of text: String) throws {
    do {
      try until("\(count) times \(text)") {
        recorded.components(separatedBy: text).count > count
      }
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

  /// Waits until a number of drags have ended.
  func expect(drags count: Int) throws {
    try expect(count: count, of: "\"call\":\"dragEnded\"")
  }

  /// Ends the program.
  func close() { child.end() }

  /// Ends the program, and replays its recording without a display.
  func expectReplay() throws {
    close()
    let outcome = try Program.run(
      ["--replay", file],
      environment: ["DISPLAY": "", "WAYLAND_DISPLAY": "", "XDG_RUNTIME_DIR": ""], path: program)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.hasSuffix(".dndrec: reproduces\n"))
  }

  /// Draws the recording into pictures without a display, 25 a second, of a size in pixels.
  func expectFilm(width: Int, height: Int) throws {
    let film = folder.path("film")
    let outcome = try Program.run(
      ["--replay", file, "--frames", film],
      environment: ["DISPLAY": "", "WAYLAND_DISPLAY": "", "XDG_RUNTIME_DIR": ""], path: program)
    let names = try FileManager.default.contentsOfDirectory(atPath: film).sorted()
    #expect(outcome.output == "\(film): \(names.count) pictures\n", "\(outcome.errors)")
    #expect(names.count > 10)
    let pictures = try names.map { try Data(contentsOf: URL(fileURLWithPath: "\(film)/\($0)")) }
    #expect(pictures.allSatisfy { $0.count > width * height * 3 })
    #expect(pictures.first != pictures.last)
    // It replaces no pictures.
    #expect(
      try Program.run(["--replay", file, "--frames", film], path: program).errors
        .contains("film: exists"))
    let header = recorded.prefix { $0 != "\n" }
    let end = #"{"end":1,"t":4320000000,"lines":0,"events":0}"#
    let long = try folder.write("\(header)\n\(end)\n".utf8, to: "long.dndrec")
    let refused = try Program.run(
      ["--replay", long, "--frames", folder.path("long")], path: program)
    #expect(refused.status == 2)
    #expect(
      refused.errors.hasSuffix(
        "long.dndrec: lasts 4320 s, more than 108000 pictures at 25 a second; film a shorter recording\n"
      ))
    #expect(!folder.names.contains("long"))
  }
}

extension WindowSystem {
  /// Moves a window to its place, focuses it, and returns its frame.
  fileprivate func placeAndFocus(_ window: String) throws -> Frame {
    try place(window, at: Spot(x: 260, y: 180))
    try activate(window)
    return try frame(of: window)
  }
}
