import Foundation

/// A private, invisible display with a window manager.
final class Desktop {
  /// The size of the screen.
  static let width = 1400
  static let height = 1000

  /// The environment of programs on this desktop.
  let environment: [String: String]

  /// The devices that move the pointer and press keys.
  var devices: any InputDevices { server.devices }

  private let folder: URL
  private let server: any DisplayServer
  private let manager: Child
  private var session: Weston?
  private var other: Child?

  /// The kinds of desktops.
  enum Kind: Sendable {
    /// X with a mouse.
    case mouse
    /// X with a touch screen, and a mouse.
    case touch
    /// Wayland with a mouse.
    case wayland
  }

  /// Starts the display and waits until its window manager works.
  init(_ kind: Kind = .mouse) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("desktop-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var environment = ProcessInfo.processInfo.environment
    // SDL would start a message bus of its own for every display.
    environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nonexistent"
    environment["WAYLAND_DISPLAY"] = nil
    // The program's own files are deleted with the desktop.
    environment["XDG_STATE_HOME"] = folder.path
    server =
      switch kind {
      case .mouse, .wayland: try Xvfb(in: folder, environment: environment)
      case .touch: try Xorg(in: folder, environment: environment)
      }
    environment["DISPLAY"] = server.name
    let settings = folder.appendingPathComponent("openbox.xml")
    try Self.managerSettings.write(to: settings, atomically: true, encoding: .utf8)
    let manager = try Child(
      ["openbox", "--sm-disable", "--config-file", settings.path], environment: environment)
    let ownSession = kind == .wayland ? Weston.session(in: folder) : [:]
    self.environment = environment.merging(ownSession) { $1 }
    self.manager = manager
    try until("the window manager") {
      try run("xprop", "-root", "_NET_SUPPORTING_WM_CHECK").contains("window id")
    }
    if kind == .wayland { session = try Weston(in: folder, environment: self.environment) }
  }

  /// A press focuses a window and is passed on to it; a window that is minimized or
  /// restored is at its place at once, without an animation.
  private static let managerSettings = """
    <openbox_config xmlns="http://openbox.org/3.4/rc">
      <focus><focusNew>yes</focusNew></focus>
      <theme><animateIconify>no</animateIconify></theme>
      <mouse><context name="Client"><mousebind button="Left" action="Press">
        <action name="Focus"/><action name="Raise"/>
      </mousebind></context></mouse>
    </openbox_config>
    """

  deinit {
    session = nil
    manager.end()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The devices of a desktop with fingers.
  func touchScreen() throws -> TestDevices {
    guard let server = server as? Xorg else { throw Failure("this desktop has no touch screen") }
    return server.testDevices
  }

  /// Runs a tool on this desktop and returns what it wrote.
  @discardableResult
  func run(_ command: String...) throws -> String {
    try Child.run(command, environment: environment)
  }

  /// The recordings that were made with the button, the oldest first.
  func recordings() -> [String] {
    let place = folder.appendingPathComponent("dragplay/recordings")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    return names.sorted().map { place.appendingPathComponent($0).path }
  }

  /// Runs xdotool with the given words.
  @discardableResult
  func xdotool(_ words: [String]) throws -> String {
    try Child.run(["xdotool"] + words, environment: environment)
  }

  /// Opens another program's window in the corner and focuses it.
  func focusOther() throws {
    other = try Child(
      ["xev", "-geometry", "120x80+0+0", "-name", "Another"], environment: environment)
    let window = try eventually("another window") { try self.window(named: "^Another$") }
    try xdotool(["windowfocus", "--sync", window])
  }

  /// The X window that the program under test is in.
  func windowOfProgram() throws -> String? {
    session == nil ? try window(named: "^Drag Playground$") : try window("--class", Weston.kind)
  }

  /// The frame of the program's own window in the X window around it, which is at `frame`.
  func content(of frame: Frame) throws -> Frame {
    guard session != nil else { return frame }
    return try eventually("a window under Wayland") {
      try picture().window(in: frame)
    }
  }

  /// The visible window whose title matches, as xdotool names it.
  func window(named title: String) throws -> String? { try window("--name", title) }

  private func window(_ property: String, _ pattern: String) throws -> String? {
    // The tool fails until it finds one.
    let found = try? xdotool(["search", "--onlyvisible", property, pattern])
    return found?.split(separator: "\n").last.map(String.init)
  }

  /// A screenshot.
  func picture() throws -> Screenshot {
    guard let picture = Screenshot(windowDump: [UInt8](try server.screen())) else {
      throw Failure("the display shows no window dump")
    }
    return picture
  }

  /// A screenshot, as the bytes of a PNG file.
  func screenshot() throws -> Data { Data(try picture().png) }
}
