import Foundation
import Glibc
import ProgramSupport

/// A Wayland session without a screen, with a mouse and a touch screen that the test moves.
///
/// Its compositor draws no title bars, so windows get them from libdecor, as under GNOME.
final class HeadlessWeston {
  /// The environment of programs in the session.
  let environment: [String: String]

  private let folder: URL
  private let compositor: Child
  private let input: FileHandle

  /// Starts the session and waits until it is ready.
  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("wayland-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (module, socket) = (folder.path + "/inject.so", folder.path + "/inject")
    var environment = ProcessInfo.processInfo.environment
      .merging(Weston.session(in: folder)) { $1 }
    environment["DISPLAY"] = nil
    environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nonexistent"
    environment["XDG_STATE_HOME"] = folder.path
    environment["WESTON_INJECT"] = socket
    self.environment = environment
    try Child.run(
      [Program.root.path + "/Scripts/weston-module.sh", module], environment: environment)
    let compositor = try Weston.start(
      ["--backend=headless-backend.so", "--width=1280", "--height=900", "--modules=\(module)"],
      in: folder,
      environment: environment)
    self.compositor = compositor
    input = try eventually("the input of the Wayland session") {
      guard compositor.isRunning else { throw Failure("weston ended at once") }
      return FileHandle(connectedTo: socket)
    }
  }

  deinit {
    compositor.end()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The frame of a process's window on the desktop, without its title bar; `nil` if it has none.
  func window(of process: Int32) throws -> Frame? {
    Frame(try send("window \(process)").split(separator: " ").compactMap { Int($0) })
  }

  /// Whether a press would go to the content of a process's window.
  ///
  /// Its frame, which libdecor makes of separate surfaces, can cover it.
  func hits(_ process: Int32, at spot: Spot) throws -> Bool {
    try send("hit \(process) \(spot.x) \(spot.y)") == "ok"
  }

  /// Sends a command to the module and returns its answer.
  @discardableResult
  func send(_ command: String) throws -> String {
    try input.write(contentsOf: Data((command + "\n").utf8))
    var answer = Data()
    while answer.last != UInt8(ascii: "\n") {
      guard let byte = try input.read(upToCount: 1), !byte.isEmpty else {
        throw Failure("weston does not answer to '\(command)'")
      }
      answer += byte
    }
    return String(decoding: answer.dropLast(), as: UTF8.self)
  }
}

extension HeadlessWeston: InputDevices {
  func move(along stroke: Stroke) throws {
    try stroke.follow { try send("pointer \($0.x) \($0.y)") }
  }

  func press(_ button: Int) throws { try turn(button, "1") }

  func release(_ button: Int) throws { try turn(button, "0") }

  private func turn(_ button: Int, _ state: String) throws {
    guard button == 1 else { throw Failure("only the left button can be pressed here") }
    try send("button 272 \(state)")  // BTN_LEFT
  }

  func key(_ name: String) throws { throw Failure("there is no key \(name) here") }

  /// Moves one of several fingers.
  func touch(_ finger: Int, _ phase: TestDevices.TouchPhase, at spot: Spot) throws {
    switch phase {
    case .began: try send("touch \(finger) down \(spot.x) \(spot.y)")
    case .moved: try send("touch \(finger) move \(spot.x) \(spot.y)")
    case .ended: try send("touch \(finger) up")
    }
  }
}

extension FileHandle {
  /// Connects to a UNIX socket, or returns `nil` if no process listens there.
  fileprivate convenience init?(connectedTo path: String) {
    let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    guard socket >= 0 else { return nil }
    guard TestDevice.connect(socket, to: path) else {
      Glibc.close(socket)
      return nil
    }
    self.init(fileDescriptor: socket, closeOnDealloc: true)
  }
}
