import Foundation
import ProgramSupport

/// A private, invisible desktop, one for each test.
///
/// A process runs the tests one at a time, because they watch the clock; `Scripts/test.sh` runs four suites side by side.
/// Tests that watch the processor's time are called `idle`, and run afterwards.
final class Desktop {
  /// The size of the screen, in the desktop's units.
  static let width = 1400
  static let height = 1000

  /// The environment of programs on this desktop.
  var environment: [String: String] { system.environment }

  /// The devices that move the pointer and press keys.
  var devices: any InputDevices { system.devices }

  let system: any WindowSystem
  /// The pixels of a screenshot for each of the desktop's units.
  let scale: Int
  /// The folder of the user's data, and of the servers' files.
  let folder = TemporaryFolder()

  /// The kinds of desktops.
  enum Kind: Hashable, Sendable {
    /// X with a mouse.
    case mouse
    /// X with a mouse, from a server that shares no memory with programs, like one across a network.
    case remote
    /// X with a mouse, and a screen of some size.
    case screen(Spot)
    /// X with a touch screen, and a mouse.
    case touch
    /// Wayland with a mouse and a touch screen, on a screen with a scale.
    case wayland(scale: Int = 1)
    /// Wayland with a mouse, by a compositor of the wlroots family, on a screen with a scale.
    case sway(scale: Int = 1)
  }

  static let smallScreens = [(640, 480), (1024, 768), (1366, 768)].map { Spot(x: $0, y: $1) }

  /// Starts the display and waits until it is ready for programs.
  init(_ kind: Kind = .mouse, bus: String? = nil) throws {
    var environment = ProcessInfo.processInfo.environment
    // SDL would start a message bus of its own for every display.
    environment["DBUS_SESSION_BUS_ADDRESS"] = bus ?? "unix:path=/nonexistent"
    // The program's own files are deleted with the desktop.
    for purpose in ["STATE", "DATA", "CACHE", "CONFIG"] {
      environment["XDG_\(purpose)_HOME"] = folder.url.path
    }
    // The window's language is that of the locale.
    environment["LC_ALL"] = "C.UTF-8"
    environment["SDL_VIDEODRIVER"] = nil
    // Examples draw by a renderer of SDL, and a processor is slow at OpenGL.
    environment["SDL_RENDER_DRIVER"] = "software"
    let server: XServer.Kind
    switch kind {
    case .mouse: server = .virtual()
    case .remote: server = .virtual(options: ["-extension", "MIT-SHM"])
    case .screen(let size): server = .virtual(size: size)
    case .touch: server = .real
    case .sway(let scale):
      self.scale = scale
      system = try HeadlessSway(in: folder.url, scale: scale, environment: environment)
      return
    case .wayland(let scale):
      self.scale = scale
      system = try HeadlessWeston(in: folder.url, scale: scale, environment: environment)
      return
    }
    scale = 1
    system = try XSession(server, in: folder.url, environment: environment)
  }

  /// The touch screen, or a failure if there is none.
  func touchScreen() throws -> any TouchScreen {
    guard let screen = system.touchScreen else { throw Failure("this desktop has no touch screen") }
    return screen
  }

  /// The Wayland session, or a failure if there is none.
  func wayland() throws -> HeadlessWeston {
    guard let session = system as? HeadlessWeston else {
      throw Failure("this is no Wayland session")
    }
    return session
  }

  /// Runs a tool on this desktop and returns what it wrote.
  @discardableResult
  func run(_ command: String...) throws -> String {
    try Child.run(command, environment: environment)
  }

  /// Runs xdotool, which works under X only.
  @discardableResult
  func xdotool(_ words: [String]) throws -> String {
    try Child.run(["xdotool"] + words, environment: environment)
  }

  /// The recordings that were made with the button, the oldest first.
  func recordings() -> [String] {
    folder.names(in: "dragplay/recordings").map { folder.path("dragplay/recordings/\($0)") }
  }

  /// The path of a file of settings of a server.
  static func settings(_ name: String) -> String {
    "\(Program.root.path)/Tests/Fixtures/desktop/\(name)"
  }

  func focusOther(at spot: Spot = Spot(x: 0, y: 0)) throws { try system.focusOther(at: spot) }

  /// A screenshot.
  func picture() throws -> Screenshot { try system.picture() }
}
