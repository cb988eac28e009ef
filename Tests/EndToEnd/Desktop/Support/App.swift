import Foundation
import ProgramSupport
import Testing

/// A program in its window, the calls that it reports, and a user with a mouse and a keyboard.
final class App: Hand {
  let desktop: Desktop
  /// The calls of the program so far.
  let trace: Trace
  /// The file that the session is recorded in, if any.
  private(set) var recording: String?
  let window: String
  private(set) var origin = Spot(x: 0, y: 0)
  /// The location of the mouse on the screen.
  var spot = Spot(x: 0, y: 0)

  let child: Child
  let program: String
  /// The folder of a recording that the test does not name.
  var folder: TemporaryFolder?
  var screenshots = 0

  /// Starts `dragplay` on its own desktop and waits until its window has the keyboard focus.
  ///
  /// A command can precede its name, such as one that limits its resources. Variables replace those of the desktop. The
  /// window has a size, and is moved to a place, if given.
  convenience init(
    _ arguments: String..., window size: Spot? = Spot(x: 900, y: 700),
    on kind: Desktop.Kind = .mouse, portal: FakePortal? = nil, program: String? = nil,
    through command: [String] = [], variables: [String: String] = [:],
    at place: Spot? = Spot(x: 260, y: 180), isRecorded: Bool = false
  ) throws {
    let desktop = try Desktop(kind, bus: portal?.address)
    let folder = isRecorded ? TemporaryFolder() : nil
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
    let folder = TemporaryFolder()
    let recording = path ?? folder.path("session.dndrec")
    let child = try Child(
      [program, "--record", recording], environment: desktop.environment.merging(variables) { $1 })
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

  /// Checks that the program uses no processor time for two seconds.
  func expectIdle(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let before = try child.processorTime()
    sleep(2)  // What is measured, not what is waited for.
    let used = try child.processorTime() - before
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

  /// Ends the program, and replays its recording without a display.
  func expectReplay(sourceLocation: SourceLocation = #_sourceLocation) throws {
    guard let recording else { throw Failure("the session was not recorded") }
    let isExample = try program != Program.path()
    try close(sourceLocation: sourceLocation)
    let outcome = try Program.run([isExample ? "--replay" : "verify", recording], path: program)
    #expect(outcome.status == 0, "\(outcome)", sourceLocation: sourceLocation)
    #expect(
      outcome.output.contains(".dndrec: reproduce"), "\(outcome)", sourceLocation: sourceLocation)
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
