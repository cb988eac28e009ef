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
    try Self.settings(in: folder).write(to: settings, atomically: true, encoding: .utf8)
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

  private static func settings(in folder: URL) -> String {
    let kinds = [("touch", "Touch"), ("pointer", "PointerAbsolute"), ("keyboard", "Keyboard")]
    let devices = kinds.map { name, kind in
      """
      Section "InputDevice"
        Identifier "\(name)"
        Driver "inputtest"
        Option "DeviceType" "\(kind)"
        Option "SocketPath" "\(folder.appendingPathComponent(name).path)"
        Option "TouchCount" "10"
      EndSection
      """
    }
    return screenSettings + devices.joined(separator: "\n") + "\n"
  }

  private static let screenSettings = """
    Section "ServerFlags"
      Option "AutoAddDevices" "false"
      Option "AutoEnableDevices" "false"
      Option "AutoAddGPU" "false"
      Option "BlankTime" "0"
    EndSection
    Section "Device"
      Identifier "memory"
      Driver "dummy"
      VideoRam 16384
    EndSection
    Section "Monitor"
      Identifier "invisible"
      HorizSync 1-1000
      VertRefresh 1-1000
      Modeline "wanted" 96 \(line(Desktop.width)) \(line(Desktop.height))
    EndSection
    Section "Screen"
      Identifier "screen"
      Device "memory"
      Monitor "invisible"
      DefaultDepth 24
      SubSection "Display"
        Modes "wanted"
      EndSubSection
    EndSection
    Section "ServerLayout"
      Identifier "all"
      Screen "screen"
      InputDevice "pointer" "CorePointer"
      InputDevice "keyboard" "CoreKeyboard"
      InputDevice "touch"
    EndSection

    """

  /// One axis of a display mode: its visible pixels, and some margins.
  private static func line(_ size: Int) -> String {
    [0, 8, 16, 24].map { "\(size + $0)" }.joined(separator: " ")
  }
}
