import Foundation
import ProgramSupport
import Testing

/// A program in its window, the calls that it reports, and a user with a mouse and a keyboard.
final class App {
  let desktop: Desktop
  /// The calls of the program so far.
  let trace: Trace
  /// The file that the session is recorded in, if any.
  private(set) var recording: String?
  let window: String
  private(set) var origin = Spot(x: 0, y: 0)
  private(set) var pointer = Spot(x: 0, y: 0)

  private let child: Child
  private let program: String
  /// The folder of a recording that the test does not name.
  private var folder: TemporaryFolder?
  private var screenshots = 0

  /// Starts `dragplay` on its own desktop and waits until its window has the keyboard focus.
  convenience init(
    _ arguments: String..., window size: Spot = Spot(x: 900, y: 700),
    on kind: Desktop.Kind = .mouse, portal: FakePortal? = nil, isRecorded: Bool = false
  ) throws {
    try self.init(
      arguments: arguments, window: size, on: kind, portal: portal, isRecorded: isRecorded)
  }

  /// Starts `dragplay` with a list of arguments, in a window of a size, if given.
  ///
  /// A command can precede its name, such as one that limits its resources. Variables replace those of the desktop. The
  /// window is moved to a place, if given.
  convenience init(
    arguments: [String], window size: Spot?, on kind: Desktop.Kind = .mouse,
    portal: FakePortal? = nil, program: String? = nil, through command: [String] = [],
    variables: [String: String] = [:], at place: Spot? = Spot(x: 260, y: 180),
    isRecorded: Bool = false
  ) throws {
    let desktop = try Desktop(kind, bus: portal?.address)
    let folder = try isRecorded ? TemporaryFolder() : nil
    let recording = folder?.path("session.dndrec")
    let program = try program ?? Program.path()
    let options =
      (size.map { ["--window", "\($0.x)x\($0.y)"] } ?? [])
      + (recording.map { ["--record", $0] } ?? []) + ["--trace", "-"]
    let child = try Child(
      command + [program] + arguments + options,
      environment: desktop.environment.merging(variables) { $1 }, keepsOutput: true)
    let trace = Trace()
    trace.read(from: child.output)
    do {
      try until("the lines `ready` and `idle`") {
        let isUp = !trace.lines(of: "ready").isEmpty && !trace.lines(of: "idle").isEmpty
        guard isUp || child.isRunning else { throw Failure("the program ended at once") }
        return isUp
      }
    } catch {
      throw Failure("\(error) among \(trace.lines.map(\.text))")
    }
    try self.init(child, of: program, on: desktop, trace, at: place)
    (self.folder, self.recording) = (folder, recording)
    try wait(for: "layout")
  }

  /// Starts another program of the libraries, which records into a file; without a path, into a temporary one.
  ///
  /// Its recording is its trace.
  convenience init(
    of program: String, recordingTo path: String? = nil, on kind: Desktop.Kind,
    variables: [String: String] = [:]
  ) throws {
    let desktop = try Desktop(kind)
    let folder = try TemporaryFolder()
    let recording = path ?? folder.path("session.dndrec")
    let child = try Child(
      [program, "--record", recording],
      environment: desktop.environment.merging(variables) { $1 })
    try self.init(
      child, of: program, on: desktop, Trace(recording: recording), at: Spot(x: 260, y: 180))
    (self.folder, self.recording) = (folder, recording)
    // Under Wayland a window gets no input before its first frame, and says nothing of that.
    try waitForTurn()
  }

  private init(
    _ child: Child, of program: String, on desktop: Desktop, _ trace: Trace, at place: Spot?
  ) throws {
    (self.child, self.program, self.desktop, self.trace) = (child, program, desktop, trace)
    let frame: Frame
    // SDL may replace the window when a program makes its renderer.
    (window, frame) = try eventually("the window in its place") {
      guard child.isRunning else { throw Failure("the program ended at once") }
      guard let window = try desktop.system.window(of: child.id) else { return nil }
      return try? (window, desktop.system.focus(window, at: place))
    }
    origin = Spot(x: frame.x, y: frame.y)
  }

  /// The processor time of the program, in the system's clock ticks.
  private func processorTicks() throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(child.id)/stat", encoding: .utf8)
    // The name of the program, in parentheses, may contain spaces: fields are counted after it.
    let fields = status.split(separator: ")").last.map { $0.split(separator: " ") } ?? []
    guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else {
      throw Failure("cannot read the program's time from \(status)")
    }
    return user + system
  }

  /// Checks that the program uses no processor time for two seconds.
  func expectIdle(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let before = try processorTicks()
    sleep(2)  // What is measured, not what is waited for.
    let used = try processorTicks() - before
    expect(used <= 1, "it used \(used) clock ticks in two seconds", sourceLocation: sourceLocation)
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

  /// Stops the program while a user does something.
  func stopped(_ act: () throws -> Void) throws {
    kill(process, SIGSTOP)
    defer { kill(process, SIGCONT) }
    try act()
  }

  /// Sends SIGTERM, waits for the end and returns the exit status.
  func terminate() throws -> Int32? {
    child.terminate()
    try until("the program's end") { !child.isRunning }
    return child.exitStatus
  }

  /// Ends the program.
  func close(sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(try terminate() == 0, sourceLocation: sourceLocation)
  }

  /// Ends a program whose own loop may sleep once more before it notices that.
  func end() { child.end() }

  /// Ends the program, and replays its recording without a display.
  func expectReplay(sourceLocation: SourceLocation = #_sourceLocation) throws {
    guard let recording else { throw Failure("the session was not recorded") }
    let isExample = try program != Program.path()
    if isExample { end() } else { try close(sourceLocation: sourceLocation) }
    let outcome = try Program.run([isExample ? "--replay" : "verify", recording], path: program)
    #expect(outcome.status == 0, "\(outcome)", sourceLocation: sourceLocation)
    #expect(
      outcome.output.contains(".dndrec: reproduce"), "\(outcome)", sourceLocation: sourceLocation)
  }
}

// MARK: - The mouse and the keyboard

extension App {
  /// The location of a point of the window on the screen.
  func onScreen(_ spot: Spot) -> Spot { spot.moved(x: origin.x, y: origin.y) }

  /// Moves to the middle of an item and presses the first button.
  func press(on item: String, in container: String = "colours") throws {
    try press(at: try place(of: item, in: container))
  }

  /// Moves to a point in the window and presses a button.
  func press(at spot: Spot, button: Int = 1) throws {
    try move(to: spot)
    try desktop.devices.press(button)
  }

  /// Presses and releases a button at a point in the window, or beside it.
  func click(at spot: Spot, button: Int = 1) throws {
    try press(at: spot, button: button)
    try release(button: button)
  }

  /// Moves to the middle of an item, in small steps.
  func drag(to item: String, in container: String = "colours") throws {
    try move(to: try place(of: item, in: container))
  }

  /// Moves to a point in the window, in small steps.
  func move(to spot: Spot, steps: Int = 8) throws {
    try follow(.straight(from: pointer, to: onScreen(spot), steps: steps))
  }

  /// Moves to a point in the window as a hand does.
  func glide(to spot: Spot, over seconds: Double = 0.5) throws {
    try follow(.byHand(from: pointer, to: onScreen(spot), over: seconds))
  }

  /// Moves to the middle of an item or a control as a hand does.
  func glide(to item: String, in container: String = "colours", over seconds: Double = 0.5) throws {
    try glide(to: try place(of: item, in: container), over: seconds)
  }

  /// Moves along a path on the screen.
  func follow(_ stroke: Stroke) throws {
    try desktop.devices.move(along: stroke)
    pointer = stroke.spots.last ?? pointer
  }

  /// Releases a button.
  func release(button: Int = 1) throws {
    try desktop.devices.release(button)
  }

  /// Moves to an item or a control as a hand does, and clicks it.
  func tap(_ control: String, in container: String = "chrome") throws {
    try glide(to: control, in: container, over: 0.3)
    hold(0.08)
    try desktop.devices.press(1)
    hold(0.05)
    try release()
  }

  /// Presses a point in the window, drags to another as a hand does, and releases.
  func drag(from start: Spot, to end: Spot) throws {
    try press(at: start)
    try glide(to: end)
    hold(0.15)
    try release()
  }

  /// Drags an item to another, and waits until everything has settled.
  func carry(_ item: String, to goal: String, in container: String = "colours") throws {
    let mark = trace.count
    try drag(from: try place(of: item, in: container), to: try place(of: goal, in: container))
    try rest(after: mark)
  }

  /// Presses and releases a key, or several whose names are joined by a plus sign.
  func key(_ names: String) throws {
    try desktop.devices.key(names)
  }

  /// Presses keys one after the other.
  func keys(_ names: String...) throws {
    for name in names {
      try key(name)
      hold(0.06)
    }
  }

  /// Keeps a key down while something else happens.
  func holding(_ key: String, _ act: () throws -> Void) throws {
    try desktop.devices.keyDown(key)
    try act()
    try desktop.devices.keyUp(key)
  }

  /// Turns the wheel down by some notches.
  func wheel(notches: Int = 1) throws {
    for _ in 0..<notches {
      try desktop.devices.press(5)
      try desktop.devices.release(5)
    }
  }

  /// Rests.
  func hold(_ seconds: Double) { pause(for: .seconds(seconds)) }

  /// A finger by its number, on a desktop with a touch screen.
  func finger(_ number: Int = 1) throws -> Finger {
    Finger(number, of: self, on: try desktop.touchScreen())
  }
}

// MARK: - The window

extension WindowSystem {
  /// Moves a window to a place, if given, focuses it, and returns its frame.
  fileprivate func focus(_ window: String, at place: Spot?) throws -> Frame {
    if let place { try self.place(window, at: place) }
    try activate(window)
    return try frame(of: window)
  }
}

extension App {
  /// The frame of the window's content on the desktop.
  var frame: Frame {
    get throws { try desktop.system.frame(of: window) }
  }

  /// Focuses the window, and restores it if it is minimized.
  func activate() throws {
    let frame = try desktop.system.focus(window, at: nil)
    origin = Spot(x: frame.x, y: frame.y)
  }

  /// Minimizes the window.
  func minimize() throws {
    try desktop.xdotool(["windowminimize", "--sync", window])
  }

  /// Resizes the window and waits until it has the new size.
  func resize(width: Int, height: Int) throws {
    try desktop.xdotool(["windowsize", window, "\(width)", "\(height)"])
    let frame = try waitForFrame { ($0.width, $0.height) == (width, height) }
    origin = Spot(x: frame.x, y: frame.y)
  }

  /// Waits for a frame of the window's content.
  @discardableResult
  func waitForFrame(where matches: (Frame) -> Bool) throws -> Frame {
    try eventually("another frame of the window") {
      let frame = try frame
      return matches(frame) ? frame : nil
    }
  }

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
}

// MARK: - What the program reports and shows

extension App {
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
    let (count, end) = (trace.events(of: "m").count, onScreen(spot))
    try until("a motion over the window") {
      try follow(.straight(from: end.moved(x: -2), to: end, steps: 2))
      return trace.events(of: "m").count > count
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
      try follow(.straight(from: pointer.moved(x: -1), to: pointer, steps: 2))
    }
    try wait(for: "dropOutside", after: mark, where: isTaken)
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
