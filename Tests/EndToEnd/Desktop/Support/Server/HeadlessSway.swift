import DragPictures
import Foundation
import ProgramSupport

/// A Wayland session of sway without a screen; it has a mouse, and neither keys nor a touch screen.
final class HeadlessSway: WindowSystem {
  let environment: [String: String]
  var devices: any InputDevices { self }
  var touchScreen: (any TouchScreen)? { nil }

  private let compositor: Child
  private let mouse: (process: Child, input: InjectedInput)

  /// Starts the session, with its files in `folder`, and waits until it is ready.
  init(in folder: URL, scale: Int, environment: [String: String]) throws {
    let tools = Program.root.path + "/Tests/Fixtures/sway"
    let place = ["XDG_RUNTIME_DIR": folder.path, "SWAYSOCK": folder.path + "/sway"]
    let variables = environment.merging(place) { $1 }.merging(
      ["WLR_BACKENDS": "headless", "WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1"]
    ) { $1 }
    try """
    output HEADLESS-1 resolution \(Desktop.width * scale)x\(Desktop.height * scale) scale \(scale)
    for_window [app_id=".*"] floating enable
    default_border none
    default_floating_border none
    focus_follows_mouse no
    xwayland disable
    """.write(to: folder.appendingPathComponent("config"), atomically: true, encoding: .utf8)
    try Child.run(
      ["cc", "-o", folder.path + "/mouse", tools + "/mouse.c", "-lwayland-client"],
      environment: environment)
    // sway refuses to run as root.
    let isRoot = geteuid() == 0
    if isRoot {
      try Child.run(["chown", "-R", "nobody", folder.path], environment: environment)
      // The folder of all tests is root's alone.
      let parent = folder.deletingLastPathComponent().path
      try Child.run(["chmod", "o+x", parent], environment: environment)
    }
    let user = isRoot ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []
    let compositor = try Child(
      user + ["sway", "--config", folder.path + "/config"], environment: variables)
    self.compositor = compositor
    let display = try eventually("the start of sway") {
      guard compositor.isRunning else { throw Failure("sway ended at once") }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      return names.first { $0.hasPrefix("wayland-") && !$0.hasSuffix(".lock") }
    }
    var visible = environment.merging(place) { $1 }
    (visible["WAYLAND_DISPLAY"], visible["DISPLAY"]) = (display, nil)
    self.environment = visible
    let socket = folder.path + "/mouse.socket"
    let process = try Child([folder.path + "/mouse", socket], environment: visible)
    let input = try eventually("the mouse of the Wayland session") {
      guard process.isRunning else { throw Failure("the mouse has no compositor") }
      return InjectedInput(socket)
    }
    mouse = (process, input)
    try input.send("extent \(Desktop.width) \(Desktop.height)")
  }

  deinit {
    mouse.process.end()
    compositor.end()
  }
}

// MARK: - Windows

extension HeadlessSway {
  func window(of process: Int32, titled title: String) throws -> String? {
    try windows().contains { $0.process == process } ? "\(process)" : nil
  }

  func place(_ window: String, at spot: Spot) throws {
    try command("[pid=\(window)] move absolute position \(spot.x) \(spot.y)")
  }

  func activate(_ window: String) throws { try command("[pid=\(window)] focus") }

  func frame(of window: String) throws -> Frame {
    guard let frame = try windows().first(where: { "\($0.process)" == window })?.frame else {
      throw Failure("sway shows no such window")
    }
    return frame
  }

  func focusOther(at spot: Spot) throws { throw Failure("a session of sway has one window") }

  func picture() throws -> Screenshot {
    let data = try Child.data(of: ["grim", "-"], environment: environment)
    return Screenshot(try Picture(png: Array(data)))
  }

  private func command(_ words: String) throws {
    try Child.run(["swaymsg", words], environment: environment)
  }

  /// The windows of the tree of containers.
  private func windows() throws -> [(process: Int32, frame: Frame)] {
    let answer = try Child.data(of: ["swaymsg", "-t", "get_tree"], environment: environment)
    func windows(in node: Any) -> [(process: Int32, frame: Frame)] {
      guard let node = node as? [String: Any] else { return [] }
      let nodes = ["nodes", "floating_nodes"].flatMap { node[$0] as? [Any] ?? [] }
      let inner = nodes.flatMap(windows)
      guard let process = node["pid"] as? Int, let rect = node["rect"] as? [String: Int],
        let frame = Frame(["x", "y", "width", "height"].compactMap { rect[$0] })
      else { return inner }
      return [(Int32(process), frame)] + inner
    }
    return windows(in: try JSONSerialization.jsonObject(with: answer))
  }
}

// MARK: - Mouse

extension HeadlessSway: InputDevices {
  func move(along stroke: Stroke) throws {
    try stroke.follow { try mouse.input.send("move \($0.x) \($0.y)") }
  }

  func turn(_ button: Int, isDown: Bool) throws {
    guard let code = [1: 272, 2: 274, 3: 273][button] else {
      throw Failure("this mouse has no button \(button)")
    }
    try mouse.input.send("button \(code) \(isDown ? 1 : 0)")
  }

  func turn(key name: String, isDown: Bool) throws { throw Failure("sway has no keyboard here") }
}
