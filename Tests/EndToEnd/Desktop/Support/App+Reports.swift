import DragRecording
import Foundation
import ProgramSupport
import Testing

// MARK: - What the program reports and shows

extension App {
  /// Waits for a call after the line with the given number and returns it.
  @discardableResult
  func wait(
    for call: String, after mark: Int = 0, where matches: (TraceLine) -> Bool = { _ in true }
  ) throws -> TraceLine {
    guard let line = trace.next(call, after: mark, where: matches) else {
      throw failure("timed out waiting for the call `\(call)`")
    }
    return line
  }

  /// Waits until a recorded program has made a call so many times.
  func wait(for call: String, times: Int) throws {
    do {
      try until("\(times) times \(call)") { trace.lines(of: call).count >= times }
    } catch {
      throw failure("\(error)")
    }
  }

  /// Moves the pointer to a spot until a recorded program has noted that: what was recorded before, it has then performed.
  func waitForTurn(at spot: Spot = Spot(x: 12, y: 12)) throws {
    func motions() -> Int {
      trace.events.filter { if case .pointerMoved = $0.kind { true } else { false } }.count
    }
    let (count, end) = (motions(), onScreen(spot))
    try until("a motion over the window") {
      try follow(.straight(from: end.moved(x: -2), to: end, steps: 2))
      return motions() > count
    }
  }

  /// Waits until the program under the pointer takes an operation.
  ///
  /// Under Wayland, GTK 3 answers to motions alone, and on a busy machine the last one can be over before the drag has
  /// reached it: the pointer then moves again.
  func waitOutside(for operation: String, after mark: Int = 0) throws {
    func isTaken(_ line: TraceLine) -> Bool {
      line.call == "dropOutside" && line["operation"] == operation
    }
    for _ in 0..<5 where desktop.system is HeadlessWeston {
      let isAnswered: ()? = try? until("an answer", within: .seconds(3)) {
        trace.lines.dropFirst(mark).contains(where: isTaken)
      }
      if isAnswered != nil { return }
      try follow(.straight(from: spot.moved(x: -1), to: spot, steps: 2))
    }
    try wait(for: "dropOutside", after: mark, where: isTaken)
  }

  /// The first line of the recording.
  var header: Substring {
    get throws {
      try String(contentsOfFile: #require(recording), encoding: .utf8).prefix { $0 != "\n" }
    }
  }

  /// Waits until nothing moves and nothing is due.
  func settle(after mark: Int = 0) throws {
    try wait(for: "idle", after: mark)
  }

  /// Waits until everything has settled since the last drag ended.
  func rest(after mark: Int = 0) throws {
    try wait(for: "dragEnded", after: mark)
    try settle(after: trace.lines.lastIndex { $0.call == "dragEnded" } ?? mark)
  }

  /// Waits for the end of the drag that began after `mark`, and checks why it ended.
  @discardableResult
  func expectEnd(
    reason: String, after mark: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> TraceLine {
    let end = try wait(for: "dragEnded", after: mark)
    expect(
      end["reason"] == reason, "the drag ended with \(end.text)", sourceLocation: sourceLocation)
    return end
  }

  /// Checks that no drag has ended so far.
  func expectDragging(sourceLocation: SourceLocation = #_sourceLocation) {
    expect(trace.lines(of: "dragEnded").isEmpty, "the drag ended", sourceLocation: sourceLocation)
  }

  /// Waits for a container's order, or fails.
  func expectOrder(
    _ items: [String], of container: String = "colours",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    try? until("the order") { trace.order(of: container) == items }
    expect(
      trace.order(of: container) == items,
      "\(container) is \(trace.order(of: container)), not \(items)", sourceLocation: sourceLocation)
  }

  /// Waits until the middle of an item has a colour, of red, green and blue.
  func expectColor(
    _ color: [UInt8], of item: String, in container: String = "colours",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expectColor(color, at: try place(of: item, in: container), sourceLocation: sourceLocation)
  }

  /// Waits until a point in the window has a colour, of red, green and blue.
  func expectColor(
    _ color: [UInt8], at spot: Spot, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let place = onScreen(spot)
    let pixel = Spot(x: place.x * desktop.scale, y: place.y * desktop.scale)
    var seen: [UInt8] = []
    try? until("the colour", within: .seconds(10)) {
      seen = try desktop.picture().color(at: pixel)
      return seen == color
    }
    expect(seen == color, "\(spot) is \(seen)", sourceLocation: sourceLocation)
  }

  /// Fails, with a screenshot and the last lines of the trace, if the condition is false.
  func expect(
    _ condition: Bool, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard !condition else { return }
    Issue.record("\(failure(message))", sourceLocation: sourceLocation)
  }

  func failure(_ message: String) -> Failure {
    Failure("\(message)\n\(saveScreenshot())\nThe end of the trace:\n\(trace.end)")
  }

  private func saveScreenshot() -> String {
    screenshots += 1
    let name = (Test.current?.name ?? "test").filter { $0.isLetter || $0.isNumber }
    let folder = "Build/screenshots"
    let path = "\(folder)/\(name)-\(screenshots).png"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(try desktop.picture().png).write(to: URL(fileURLWithPath: path))
      return "Screenshot: \(path)"
    } catch {
      return "No screenshot: \(error)"
    }
  }
}

// MARK: - The tiles of Colours

extension App {
  /// The initial order of the scene `colours`.
  static let colors = ["red", "blue", "black", "green", "yellow"]
  /// The order after a drag of red to green.
  static let sorted = ["blue", "black", "green", "red", "yellow"]

  /// Drags red to green with the mouse, and checks that this works.
  func expectDrag(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let mark = trace.count
    try pressRed(dragTo: "green")
    try release()
    try expectReordered(after: mark, sourceLocation: sourceLocation)
  }

  /// Carries red over another tile, with the mouse or a finger.
  func carryRed(to tile: String = "green", byFinger: Bool) throws -> any Hand {
    let hand: any Hand = byFinger ? try finger() : self
    try hand.press(on: "red")
    if byFinger { try wait(for: "dragBegan") }
    try hand.drag(to: tile)
    return hand
  }

  /// Presses red with the mouse, and drags it over another tile.
  func pressRed(dragTo tile: String) throws {
    try press(on: "red")
    try drag(to: tile)
  }

  /// Checks that a drag has moved red to green.
  func expectReordered(
    after mark: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expectEnd(reason: "dropped", after: mark, sourceLocation: sourceLocation)
    expectOrder(Self.sorted, sourceLocation: sourceLocation)
  }

  /// Drags a tile with a finger once everything has settled, and checks that this works.
  func expectTouch(sourceLocation: SourceLocation = #_sourceLocation) throws {
    if !trace.lines(of: "dragEnded").isEmpty { try rest() }
    let mark = trace.count
    let finger = try finger()
    try finger.lift("black")
    try finger.drag(to: "yellow")
    try finger.release()
    try expectEnd(reason: "dropped", after: mark, sourceLocation: sourceLocation)
  }
}
