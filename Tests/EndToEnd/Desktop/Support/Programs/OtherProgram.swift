import Foundation
import ProgramSupport

/// A program of another toolkit on the desktop of the program under test, which reports what it sends and receives.
final class OtherProgram {
  /// The lines that it has reported so far.
  let trace = Trace()

  private let child: Child
  /// The program under test.
  private let app: App
  private(set) var frame: Frame

  /// The toolkits whose programs exchange drags with the window.
  enum Toolkit: String, CaseIterable {
    case gtk3 = "gtk.py 3"
    case gtk4 = "gtk.py 4"
    case qt = "qt.py"
  }

  /// Starts a program, and waits until its window is in its place beside that of the program under test.
  convenience init(_ toolkit: Toolkit, _ arguments: String..., beside app: App) throws {
    try self.init(toolkit, arguments, beside: app)
  }

  init(_ toolkit: Toolkit, _ arguments: [String], beside app: App) throws {
    let desktop = app.desktop
    let words = toolkit.rawValue.split(separator: " ").map(String.init)
    let script = Program.root.path + "/Tests/Fixtures/programs/" + words[0]
    var environment = desktop.environment
    let display = environment["WAYLAND_DISPLAY"] == nil ? "x11" : "wayland"
    environment["GDK_BACKEND"] = display
    environment["QT_QPA_PLATFORM"] = display == "x11" ? "xcb" : display
    // No settings of the user, and no programs that a message bus would start.
    environment["GTK_A11Y"] = "none"
    environment["NO_AT_BRIDGE"] = "1"
    // Without OpenGL, whose shaders would be compiled for a processor.
    environment["GSK_RENDERER"] = "cairo"
    child = try Child(
      ["/usr/bin/python3", script] + words.dropFirst() + arguments, environment: environment,
      keepsOutput: true)
    trace.read(from: child.output)
    self.app = app
    let (child, trace, system) = (child, trace, desktop.system)
    try until("a start of \(toolkit.rawValue)") {
      guard child.isRunning else { throw Failure("\(toolkit.rawValue) ended at once") }
      return !trace.lines(of: "ready").isEmpty
    }
    let window = try eventually("the window of \(toolkit.rawValue)") {
      try system.window(of: child.id, titled: "Another program")
    }
    let place = Spot(x: 1_190, y: 400)
    try system.place(window, at: place)
    frame = try eventually("the window of \(toolkit.rawValue) in its place") {
      let frame = try system.frame(of: window)
      return frame.x == place.x && frame.y == place.y && frame.width >= 100 ? frame : nil
    }
  }

  /// A point in its window, in those of the window under test; without one, the middle.
  func place(_ spot: Spot? = nil) -> Spot {
    let spot = spot ?? Spot(x: frame.width / 2, y: frame.height / 2)
    return spot.moved(x: frame.x - app.origin.x, y: frame.y - app.origin.y)
  }

  /// The middle of its left half, from which text can be dragged.
  var text: Spot { place(Spot(x: frame.width / 4, y: frame.height / 2)) }

  /// The middle of its right half, from which files can be dragged.
  var files: Spot { place(Spot(x: frame.width * 3 / 4, y: frame.height / 2)) }

  /// Waits for a report after the line with the given number, and returns it.
  @discardableResult
  func wait(
    for call: String, after mark: Int = 0, where matches: (TraceLine) -> Bool = { _ in true }
  ) throws -> TraceLine {
    guard let line = trace.next(call, after: mark, where: matches) else {
      throw Failure("timed out waiting for the report `\(call)`\nThe last reports:\n\(trace.end)")
    }
    return line
  }

  /// Clicks the middle of its window.
  func click() throws { try app.click(at: place()) }

  /// Stops the program, so that it answers to nothing, but not while it keeps others from the server.
  func freeze() throws {
    try until("a moment to stop the other program") {
      kill(child.id, SIGSTOP)
      if app.desktop.system.isReachable { return true }
      thaw()
      return false
    }
  }

  /// Continues the stopped program.
  func thaw() { kill(child.id, SIGCONT) }

  /// Ends the program at once.
  func crash() throws {
    kill(child.id, SIGKILL)
    try until("the end of the other program") { !child.isRunning }
  }
}

extension TraceLine {
  /// The reported bytes, as text; invalid UTF-8 has replacement characters.
  var bytes: String? {
    guard let digits = self["bytes"] else { return nil }
    let pairs = stride(from: 0, to: digits.utf8.count - 1, by: 2).compactMap { index in
      UInt8(digits.dropFirst(index).prefix(2), radix: 16)
    }
    return String(decoding: pairs, as: UTF8.self)
  }
}
