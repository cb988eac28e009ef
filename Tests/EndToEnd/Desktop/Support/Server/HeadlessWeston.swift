import DragPictures
import Foundation
import Glibc
import ProgramSupport

/// A Wayland session without a screen, whose mouse, keyboard and touch screen a test moves.
///
/// Its compositor draws no title bars, so windows get them from libdecor, as under GNOME.
final class HeadlessWeston: WindowSystem {
  let environment: [String: String]
  var devices: any InputDevices { self }
  var touchScreen: (any TouchScreen)? { self }

  private let compositor: Child
  private let input: InjectedInput

  private static let socket = "wayland-test"

  /// Starts the session, with its files in `folder`, and waits until it is ready.
  init(in folder: URL, scale: Int, environment: [String: String]) throws {
    // Other users must not read a session's folder.
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
    let (module, socket) = (folder.path + "/inject.so", folder.path + "/inject")
    var environment = environment.merging([
      "XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": Self.socket, "WESTON_INJECT": socket,
    ]) { $1 }
    environment["DISPLAY"] = nil
    self.environment = environment
    try Child.run(
      [Program.root.path + "/Tests/Fixtures/wayland/build.sh", module], environment: environment)
    // The screenshots need `--debug`.
    let compositor = try Child(
      [
        "weston", "--backend=headless-backend.so", "--use-pixman", "--idle-time=0", "--debug",
        "--socket=\(Self.socket)", "--config=\(Desktop.settings("weston.ini"))",
        "--modules=\(module)",
        "--width=\(Desktop.width)", "--height=\(Desktop.height)", "--scale=\(scale)",
      ], environment: environment)
    self.compositor = compositor
    input = try eventually("the input of the Wayland session") {
      guard compositor.isRunning else { throw Failure("weston ended at once") }
      return InjectedInput(socket)
    }
  }

  deinit { compositor.end() }

  /// Sends a command to the module and returns its answer.
  @discardableResult
  func send(_ command: String) throws -> String { try input.send(command) }
}

// MARK: - Windows

extension HeadlessWeston {
  func window(of process: Int32, titled title: String) throws -> String? {
    try send("window \(process)").contains("error") ? nil : "\(process)"
  }

  func place(_ window: String, at spot: Spot) throws {
    try send("place \(window) \(spot.x) \(spot.y)")
  }

  /// Waits until a press would go to the content of the window: its frame, which libdecor makes of separate
  /// surfaces, covers it at first.
  func activate(_ window: String) throws {
    try send("focus \(window)")
    try until("the window's content to come out from under its frame", within: .seconds(10)) {
      try hits(window, at: try frame(of: window).center)
    }
  }

  func hits(_ window: String, at spot: Spot) throws -> Bool {
    try send("hit \(window) \(spot.x) \(spot.y)") == "ok"
  }

  func frame(of window: String) throws -> Frame {
    let answer = try send("window \(window)")
    guard let frame = Frame(answer.split(separator: " ").compactMap { Int($0) }) else {
      throw Failure("weston shows no such window: \(answer)")
    }
    return frame
  }

  func focusOther(at spot: Spot) throws { try send("focus 0") }

  /// Unplugs the screen, and plugs in one with another scale, in which the window is at the same place.
  func replaceScreen(under window: String, scale: Int) throws {
    let frame = try frame(of: window)
    try send("scale \(scale)")
    // weston 10 reports a new screen to a window only when the window enters it, so the window leaves it first.
    try place(window, at: Spot(x: 5_000, y: 5_000))
    pause(for: .milliseconds(200))
    try place(window, at: Spot(x: frame.x, y: frame.y))
  }

  /// Plugs in a second screen, to the right of the first one.
  func addScreen(scale: Int) throws {
    let answer = try send("screen \(scale)")
    if answer != "ok" { throw Failure("weston has no second screen: \(answer)") }
  }

  func picture() throws -> Screenshot {
    let place = TemporaryFolder()
    let variables = environment.merging(["XDG_PICTURES_DIR": place.url.path]) { $1 }
    try Child.run(["timeout", "3", "weston-screenshooter"], environment: variables)
    guard let file = place.names.first else { throw Failure("weston made no screenshot") }
    return Screenshot(try Picture(png: place.bytes(file)))
  }
}

// MARK: - Devices

extension HeadlessWeston: InputDevices {
  func move(along stroke: Stroke) throws {
    try stroke.follow { try send("pointer \($0.x) \($0.y)") }
  }

  /// Turns a button, of which 4 and 5 are the wheel.
  func turn(_ button: Int, isDown: Bool) throws {
    switch button {
    case 1...3: try send("button \([272, 274, 273][button - 1]) \(isDown ? 1 : 0)")
    case 4 where isDown: try send("wheel -1")
    case 5 where isDown: try send("wheel 1")
    default: break
    }
  }

  func turn(key name: String, isDown: Bool) throws {
    try send("key \(try KeyCode.number(of: name)) \(isDown ? 1 : 0)")
  }
}

extension HeadlessWeston: TouchScreen {
  func touch(_ finger: Int, _ phase: TouchPhase, at spot: Spot) throws {
    switch phase {
    case .began: try send("touch \(finger) down \(spot.x) \(spot.y)")
    case .moved: try send("touch \(finger) move \(spot.x) \(spot.y)")
    case .ended: try send("touch \(finger) up")
    }
  }
}
