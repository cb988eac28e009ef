import Foundation
import ProgramSupport
import Testing

/// The program under test in its window, and the actions of a user with a mouse.
final class App {
  let desktop: Desktop
  /// The trace of the program so far.
  let trace = Trace()

  private let child: Child
  let window: String
  private(set) var origin = Spot(x: 0, y: 0)
  var pointer = Spot(x: 0, y: 0)
  private var screenshots = 0

  /// Starts `dragplay` on its own desktop and waits until its window has the keyboard focus.
  convenience init(
    _ arguments: String..., window size: Spot = Spot(x: 900, y: 700),
    on kind: Desktop.Kind = .mouse, portal: FakePortal? = nil
  ) throws {
    try self.init(arguments: arguments, window: size, on: kind, portal: portal)
  }

  /// Starts `dragplay` with a list of arguments, in a window of a size, if given.
  ///
  /// A command can precede its name, such as one that limits its resources. Variables replace those of the desktop. The
  /// window is moved to a place, if given.
  init(
    arguments: [String], window size: Spot?, on kind: Desktop.Kind = .mouse,
    portal: FakePortal? = nil, program: String? = nil, through command: [String] = [],
    variables: [String: String] = [:], at place: Spot? = Spot(x: 260, y: 180)
  ) throws {
    let desktop = try Desktop(kind, bus: portal?.address)
    child = try Child(
      command + [try program ?? Program.path()] + arguments
        + (size.map { ["--window", "\($0.x)x\($0.y)"] } ?? [])
        + ["--trace", "-"],
      environment: desktop.environment.merging(variables) { $1 }, keepsOutput: true)
    trace.read(from: child.output)
    self.desktop = desktop
    let (trace, child) = (self.trace, self.child)
    do {
      try until("the lines `ready` and `idle`") {
        let isUp = !trace.lines(of: "ready").isEmpty && !trace.lines(of: "idle").isEmpty
        guard isUp || child.isRunning else { throw Failure("the program ended at once") }
        return isUp
      }
    } catch {
      throw Failure("\(error) among \(trace.lines.map(\.text))")
    }
    window = try eventually("the window") { try desktop.system.window(of: child.id) }
    if let place { try desktop.system.place(window, at: place) }
    try activate()
    try wait(for: "layout")
  }

  /// The processor time of the program, in the system's clock ticks.
  func processorTicks() throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(child.id)/stat", encoding: .utf8)
    // The name of the program, in parentheses, may contain spaces: fields are counted after it.
    let fields = status.split(separator: ")").last.map { $0.split(separator: " ") } ?? []
    guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else {
      throw Failure("cannot read the program's time from \(status)")
    }
    return user + system
  }

  /// The number of times that the program's main thread has slept.
  func sleeps() throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(child.id)/status", encoding: .utf8)
    let field = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
    guard let words = field?.split(whereSeparator: \.isWhitespace), words.count == 2,
      let count = Int(words[1])
    else { throw Failure("cannot read the program's sleeps from \(status)") }
    return count
  }

  /// The identifier of the program's process.
  var process: Int32 { child.id }

  /// Whether the program has ended by itself.
  var hasEnded: Bool { !child.isRunning }

  /// Sends SIGTERM, waits for the end and returns the exit status.
  func terminate() throws -> Int32? {
    child.terminate()
    try until("the program's end") { !child.isRunning }
    return child.exitStatus
  }
}

// MARK: - The mouse and the keyboard

extension App {
  /// Moves to the middle of an item and presses the first button.
  func press(on item: String, in container: String = "colours") throws {
    try press(at: try place(of: item, in: container))
  }

  /// Moves to a point in the window and presses a button.
  func press(at spot: Spot, button: Int = 1) throws {
    try move(to: spot)
    try desktop.devices.press(button)
  }

  /// Moves to the middle of an item, in small steps as a hand does.
  func drag(to item: String, in container: String = "colours") throws {
    try move(to: try place(of: item, in: container))
  }

  /// Moves to a point in the window, in small steps as a hand does.
  func move(to spot: Spot, steps: Int = 8) throws {
    let end = onScreen(spot)
    try desktop.devices.move(along: .straight(from: pointer, to: end, steps: steps))
    pointer = end
  }

  /// Releases a button.
  func release(button: Int = 1) throws {
    try desktop.devices.release(button)
  }

  /// Presses and releases a key.
  func key(_ name: String) throws {
    try desktop.devices.key(name)
  }

  /// Turns the wheel down by some notches.
  func wheel(notches: Int = 1) throws {
    for _ in 1...notches {
      try desktop.devices.press(5)
      try desktop.devices.release(5)
    }
  }
}

// MARK: - The window

extension App {
  /// Focuses the window, and restores it if it is minimized.
  func activate() throws {
    try desktop.system.activate(window)
    let frame = try desktop.system.frame(of: window)
    origin = Spot(x: frame.x, y: frame.y)
  }

  /// Minimizes the window.
  func minimize() throws {
    try desktop.xdotool(["windowminimize", "--sync", window])
  }

  /// Resizes the window and waits until it has the new size.
  func resize(width: Int, height: Int) throws {
    try desktop.xdotool(["windowsize", window, "\(width)", "\(height)"])
    origin = try eventually("the new size") {
      let now = try desktop.system.frame(of: window)
      return (now.width, now.height) == (width, height) ? Spot(x: now.x, y: now.y) : nil
    }
  }
}

// MARK: - The contents

extension App {
  /// The middle of an item where it was last visible; waits until it is.
  func place(of item: String, in container: String) throws -> Spot {
    do {
      return try eventually("a layout line with \(item) in \(container)") {
        trace.frames(of: container)[item]?.center
      }
    } catch {
      throw failure("\(error)")
    }
  }

  /// An empty point in the window.
  func emptyPlace() throws -> Spot {
    let containers = Set(trace.lines(of: "layout").compactMap { $0["container"] })
    let frames = containers.flatMap { trace.frames(of: $0).values }
    let spots = stride(from: 680, to: 20, by: -20).lazy.flatMap { y in
      stride(from: 20, to: 890, by: 20).lazy.map { Spot(x: $0, y: y) }
    }
    guard let spot = spots.first(where: { spot in !frames.contains { $0.contains(spot) } }) else {
      throw failure("there is no empty place in the window")
    }
    return spot
  }

  /// Waits for a call after the line with the given number and returns it.
  @discardableResult
  func wait(
    for call: String, after mark: Int = 0, within deadline: Duration = patience,
    where matches: (TraceLine) -> Bool = { _ in true }
  ) throws -> TraceLine {
    do {
      return try eventually("the call `\(call)`", within: deadline) {
        trace.lines.dropFirst(mark).first { $0.call == call && matches($0) }
      }
    } catch {
      throw failure("\(error)")
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
      try desktop.devices.move(
        along: .straight(from: pointer.moved(x: -1, y: 0), to: pointer, steps: 2))
    }
    try wait(for: "dropOutside", after: mark, where: isTaken)
  }

  /// Waits until nothing moves and nothing is due.
  func settle(after mark: Int = 0) throws {
    try wait(for: "idle", after: mark)
  }

  /// Waits for a container's order, or fails.
  func expectOrder(
    _ items: [String], of container: String = "colours",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    try? until("the order") { trace.order(of: container) == items }
    expect(
      trace.order(of: container) == items,
      "\(container) is \(trace.order(of: container)), not \(items)",
      sourceLocation: sourceLocation)
  }

  /// Waits until the middle of an item has a colour, of red, green and blue.
  func expectColor(
    _ color: [UInt8], of item: String, in container: String = "colours",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expectColor(
      color, at: try place(of: item, in: container), sourceLocation: sourceLocation)
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

  private func failure(_ message: String) -> Failure {
    let last = trace.lines.suffix(25).map(\.text).joined(separator: "\n")
    return Failure("\(message)\n\(saveScreenshot())\nThe end of the trace:\n\(last)")
  }

  private func saveScreenshot() -> String {
    screenshots += 1
    let name = (Test.current?.name ?? "test").filter { $0.isLetter || $0.isNumber }
    let folder = "Build/screenshots"
    let path = "\(folder)/\(name)-\(screenshots).png"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try desktop.screenshot().write(to: URL(fileURLWithPath: path))
      return "Screenshot: \(path)"
    } catch {
      return "No screenshot: \(error)"
    }
  }
}
