import Foundation
import ProgramSupport

/// A test's own X server, without a visible screen, with the devices of a user.
final class XServer {
  /// The programs that are such servers.
  enum Kind {
    /// Xvfb, whose pointer `xdotool` moves, with a screen of some size.
    case virtual(options: [String] = [], size: Spot = Spot(x: Desktop.width, y: Desktop.height))
    /// Xorg, the server of real desktops, with devices that the test moves, such as a touch screen.
    case real
  }

  /// The name of the display.
  let name: String
  /// The devices that move its pointer and press its keys.
  let devices: any InputDevices
  /// Reads a window dump of the screen.
  let screen: () throws -> Data

  private let server: Child

  /// Starts a server, with its settings, its screen's memory and the sockets of its devices in a folder.
  init(_ kind: Kind, in folder: URL, environment: [String: String]) throws {
    let words =
      switch kind {
      case .virtual(let options, let size):
        ["Xvfb", "-screen", "0", "\(size.x)x\(size.y)x24", "-fbdir", folder.path] + options
      case .real: try Self.real(in: folder)
      }
    server = try Child(
      words + ["-displayfd", "1", "-nolisten", "tcp", "-noreset"], environment: environment,
      keepsOutput: true)
    name = try Self.display(of: server)
    let environment = environment.merging(["DISPLAY": name]) { $1 }
    if case .real = kind {
      devices = try TestDevices(in: folder)
      screen = { try Child.data(of: ["xwd", "-root", "-silent"], environment: environment) }
    } else {
      devices = ToolDevices(environment)
      screen = { try Data(contentsOf: folder.appendingPathComponent("Xvfb_screen0")) }
    }
  }

  deinit {
    // It ends before its devices' sockets are closed: the driver of version 21.1 would spin.
    server.end()
  }

  /// The command of Xorg, the server itself: elsewhere, `Xorg` can be a script that needs a console.
  private static func real(in folder: URL) throws -> [String] {
    let places = ["/usr/lib/xorg/Xorg", "/usr/libexec/Xorg", "/usr/lib/Xorg"]
    guard let program = places.first(where: FileManager.default.isExecutableFile) else {
      throw Failure("there is no Xorg at \(places.joined(separator: " or "))")
    }
    let settings = folder.appendingPathComponent("xorg.conf")
    try String(contentsOfFile: Desktop.settings("xorg.conf"), encoding: .utf8)
      .replacing("FOLDER", with: folder.path)
      .write(to: settings, atomically: true, encoding: .utf8)
    return [
      program, "-config", settings.path, "-novtswitch", "-sharevts", "-logfile",
      folder.appendingPathComponent("xorg.log").path,
    ]
  }

  /// The display that a server reports on its pipe.
  private static func display(of server: Child) throws -> String {
    let reader = server.output.fileHandleForReading
    var readiness = pollfd(fd: reader.fileDescriptor, events: Int16(POLLIN), revents: 0)
    try until("the X server") { poll(&readiness, 1, 100) == 1 }
    let number = String(decoding: reader.availableData, as: UTF8.self)
    guard !number.isEmpty else { throw Failure("the X server ended at once") }
    return ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// The pointer and the keyboard, by `xdotool`.
private final class ToolDevices: InputDevices {
  private let environment: [String: String]

  init(_ environment: [String: String]) {
    self.environment = environment
  }

  func move(along stroke: Stroke) throws {
    try run(
      stroke.spots.flatMap { ["mousemove", "\($0.x)", "\($0.y)", "sleep", "\(stroke.interval)"] })
  }

  func turn(_ button: Int, isDown: Bool) throws {
    try run([isDown ? "mousedown" : "mouseup", "\(button)"])
  }

  func turn(key name: String, isDown: Bool) throws {
    try run([isDown ? "keydown" : "keyup", name])
  }

  private func run(_ words: [String]) throws {
    try Child.run(["xdotool"] + words, environment: environment)
  }
}
