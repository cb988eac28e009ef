import Foundation
import ProgramSupport

/// An X server with a window manager.
final class XSession: WindowSystem {
  let environment: [String: String]
  var devices: any InputDevices { server.devices }
  var touchScreen: (any TouchScreen)? { server.devices as? any TouchScreen }

  private let server: XServer
  private let manager: Child
  private var other: Child?

  /// Starts a server, and waits until its window manager works; its files are in `folder`.
  init(_ kind: XServer.Kind, in folder: URL, environment: [String: String]) throws {
    var environment = environment
    environment["WAYLAND_DISPLAY"] = nil
    server = try XServer(kind, in: folder, environment: environment)
    environment["DISPLAY"] = server.name
    // A window that is shown while the manager starts can be lost, and SDL waits for it forever.
    let started = folder.appendingPathComponent("started").path
    manager = try Child(
      [
        "openbox", "--sm-disable", "--config-file", Desktop.settings("openbox.xml"), "--startup",
        "touch '\(started)'",
      ], environment: environment)
    self.environment = environment
    try until("the window manager") { FileManager.default.fileExists(atPath: started) }
  }

  deinit { manager.end() }

  @discardableResult
  private func run(_ command: String...) throws -> String {
    try Child.run(command, environment: environment)
  }

  func window(of process: Int32, titled title: String) throws -> String? {
    window("--name", "^\(title)$") ?? window("--pid", "\(process)")
  }

  /// The visible window that xdotool finds.
  private func window(_ words: String...) -> String? {
    // The tool fails until it finds one.
    let found = try? Child.run(
      ["xdotool", "search", "--onlyvisible"] + words, environment: environment)
    return found?.split(separator: "\n").last.map(String.init)
  }

  func place(_ window: String, at spot: Spot) throws {
    try run("xdotool", "windowmove", "--sync", window, "\(spot.x)", "\(spot.y)")
  }

  func activate(_ window: String) throws {
    try run("xdotool", "windowactivate", "--sync", window)
    try until("the keyboard to go to the window") {
      (try? run("xdotool", "getwindowfocus"))?.contains(window) == true
    }
  }

  /// xdotool's own result is offset by the frame that a window manager draws.
  func frame(of window: String) throws -> Frame {
    let text = try run("xwininfo", "-id", window)
    func number(after label: String) throws -> Int {
      let line = text.split(separator: "\n").first { $0.contains(label) }
      let last = line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
      guard let value = last.flatMap(Int.init) else {
        throw Failure("xwininfo does not report \(label)")
      }
      return value
    }
    let labels = ["Absolute upper-left X", "Absolute upper-left Y", "Width:", "Height:"]
    guard let frame = Frame(try labels.map(number)) else { throw Failure("no frame") }
    return frame
  }

  /// Opens another program's window in the corner and focuses it.
  func focusOther(at spot: Spot) throws {
    other = try Child(
      ["xev", "-geometry", "120x80+\(spot.x)+\(spot.y)", "-name", "Another"],
      environment: environment)
    let window = try eventually("another window") { self.window("--name", "^Another$") }
    try run("xdotool", "windowfocus", "--sync", window)
  }

  var isReachable: Bool {
    (try? run("timeout", "1", "xprop", "-root", "_NET_SUPPORTING_WM_CHECK")) != nil
  }

  func picture() throws -> Screenshot {
    guard let picture = Screenshot(windowDump: try server.screen()) else {
      throw Failure("the display shows no window dump")
    }
    return picture
  }
}
