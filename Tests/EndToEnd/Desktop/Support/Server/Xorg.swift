import Foundation

/// An X server with a touch screen: the server of real desktops, with an invisible screen and
/// devices that the test moves.
final class Xorg: DisplayServer {
  let name: String
  /// The devices with their own type, which includes a touch screen.
  let testDevices: TestDevices
  var devices: any InputDevices { testDevices }

  private let server: Child
  private let environment: [String: String]

  /// Starts the server, with its settings and the sockets of its devices in `folder`.
  init(in folder: URL, environment: [String: String]) throws {
    let settings = folder.appendingPathComponent("xorg.conf")
    try String(contentsOfFile: Desktop.settings("xorg.conf"), encoding: .utf8)
      .replacing("FOLDER", with: folder.path)
      .write(to: settings, atomically: true, encoding: .utf8)
    server = try Child(
      [
        try Self.program(), "-displayfd", "1", "-config", settings.path, "-novtswitch",
        "-sharevts", "-noreset", "-nolisten", "tcp",
        "-logfile", folder.appendingPathComponent("xorg.log").path,
      ], environment: environment, keepsOutput: true)
    name = try server.displayName()
    self.environment = environment.merging(["DISPLAY": name]) { $1 }
    testDevices = try TestDevices(in: folder)
  }

  deinit {
    // It ends before its devices' sockets are closed: the driver of version 21.1 would spin.
    server.end()
  }

  func screen() throws -> Data {
    try Child.data(of: ["xwd", "-root", "-silent"], environment: environment)
  }

  /// The server itself: elsewhere, `Xorg` can be a script that needs a console.
  private static func program() throws -> String {
    let places = ["/usr/lib/xorg/Xorg", "/usr/libexec/Xorg", "/usr/lib/Xorg"]
    guard let found = places.first(where: FileManager.default.isExecutableFile) else {
      throw Failure("there is no Xorg at \(places.joined(separator: " or "))")
    }
    return found
  }
}
