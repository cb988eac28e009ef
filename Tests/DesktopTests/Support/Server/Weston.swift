import Foundation

/// A Wayland session: a compositor in a window of an X desktop, whose mouse and keyboard it has.
final class Weston {
  /// The kind of its window there, which has no title that X itself knows of.
  static let kind = "^Weston Compositor$"

  private let compositor: Child

  /// The environment of programs in the session that is made in `folder`.
  static func session(in folder: URL) -> [String: String] {
    [
      "XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": socket, "SDL_VIDEODRIVER": "wayland",
    ]
  }

  private static let socket = "wayland-test"

  /// Starts the session and waits until it accepts programs.
  init(in folder: URL, environment: [String: String]) throws {
    compositor = try Self.start(
      ["--backend=x11-backend.so", "--width=1100", "--height=780"], in: folder,
      environment: environment)
  }

  /// Starts the compositor with its own arguments and waits until the session accepts programs.
  static func start(
    _ words: [String], in folder: URL, environment: [String: String]
  ) throws -> Child {
    let settings = folder.appendingPathComponent("weston.ini")
    try Self.settings.write(to: settings, atomically: true, encoding: .utf8)
    // Other users must not read a session's folder.
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o700], ofItemAtPath: folder.path)
    let compositor = try Child(
      [
        "weston", "--use-pixman", "--idle-time=0", "--socket=\(Self.socket)",
        "--config=\(settings.path)",
      ] + words, environment: environment)
    let socket = folder.appendingPathComponent(Self.socket).path
    try until("the Wayland session") {
      guard compositor.isRunning else { throw Failure("weston ended at once") }
      return FileManager.default.fileExists(atPath: socket)
    }
    return compositor
  }

  deinit {
    compositor.end()
  }

  /// The screen has only windows on a black background.
  private static let settings = """
    [shell]
    background-image=
    background-color=0xff000000
    panel-position=none
    locking=false
    animation=none
    startup-animation=none
    close-animation=none
    """
}
