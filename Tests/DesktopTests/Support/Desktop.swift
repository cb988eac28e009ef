import Foundation

/// A private display with a window manager, which nobody sees and nothing else runs on.
final class Desktop {
  /// The size of the screen.
  static let width = 1400
  static let height = 1000

  /// What programs on this desktop find in their environment.
  let environment: [String: String]

  private let folder: URL
  private let server: Child
  private let manager: Child
  private var other: Child?

  /// Starts the display and waits until its window manager works.
  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("desktop-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var environment = ProcessInfo.processInfo.environment
    // SDL would start a message bus of its own for every display.
    environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nonexistent"
    environment["WAYLAND_DISPLAY"] = nil
    server = try Child(
      [
        "Xvfb", "-displayfd", "1", "-screen", "0", "\(Self.width)x\(Self.height)x24",
        "-nolisten", "tcp", "-noreset", "-fbdir", folder.path,
      ], environment: environment, keepsOutput: true)
    let number = String(
      decoding: server.output.fileHandleForReading.availableData, as: UTF8.self)
    environment["DISPLAY"] = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
    let settings = folder.appendingPathComponent("openbox.xml")
    try Self.managerSettings.write(to: settings, atomically: true, encoding: .utf8)
    let manager = try Child(
      ["openbox", "--sm-disable", "--config-file", settings.path], environment: environment)
    self.environment = environment
    self.manager = manager
    try until("the window manager") {
      try run("xprop", "-root", "_NET_SUPPORTING_WM_CHECK").contains("window id")
    }
  }

  /// A press gives the keyboard to a window and is handed on to it; a window that is minimised or
  /// restored is at its place at once, where it would otherwise fly there.
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
    manager.terminate()
    server.terminate()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Runs a tool on this desktop and returns what it wrote.
  @discardableResult
  func run(_ command: String...) throws -> String {
    try Child.run(command, environment: environment)
  }

  /// Runs xdotool with the given words.
  @discardableResult
  func xdotool(_ words: [String]) throws -> String {
    try Child.run(["xdotool"] + words, environment: environment)
  }

  /// Opens another program's window in the corner and gives it the keyboard.
  func focusOther() throws {
    other = try Child(
      ["xev", "-geometry", "120x80+0+0", "-name", "Another"], environment: environment)
    let window = try eventually("another window") { try self.window(named: "^Another$") }
    try xdotool(["windowfocus", "--sync", window])
  }

  /// The visible window whose title matches, as xdotool names it.
  func window(named title: String) throws -> String? {
    // The tool fails as long as it finds nothing.
    let found = try? xdotool(["search", "--onlyvisible", "--name", title])
    return found?.split(separator: "\n").last.map(String.init)
  }

  /// The picture that the screen shows, as a PNG file's bytes.
  func screenshot() throws -> Data {
    let dump = try Data(contentsOf: folder.appendingPathComponent("Xvfb_screen0"))
    guard let image = Screenshot(windowDump: [UInt8](dump)) else {
      throw Failure("the display's memory is not a window dump")
    }
    return Data(image.png)
  }
}
