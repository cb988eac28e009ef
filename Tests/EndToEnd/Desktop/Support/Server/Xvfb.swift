import Foundation

/// An X server without a screen, a mouse or a keyboard: `xdotool` moves its pointer.
final class Xvfb: DisplayServer {
  let name: String
  let devices: any InputDevices

  private let memory: URL
  private let server: Child

  /// Starts the server, with its screen's memory in `folder`.
  init(
    in folder: URL, environment: [String: String], options: [String] = [],
    size: Spot = Spot(x: Desktop.width, y: Desktop.height)
  ) throws {
    server = try Child(
      [
        "Xvfb", "-displayfd", "1", "-screen", "0", "\(size.x)x\(size.y)x24",
        "-nolisten", "tcp", "-noreset", "-fbdir", folder.path,
      ] + options, environment: environment, keepsOutput: true)
    name = try server.displayName()
    memory = folder.appendingPathComponent("Xvfb_screen0")
    devices = ToolDevices(environment.merging(["DISPLAY": name]) { $1 })
  }

  deinit {
    server.end()
  }

  func screen() throws -> Data { try Data(contentsOf: memory) }
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

  func press(_ button: Int) throws { try run(["mousedown", "\(button)"]) }

  func release(_ button: Int) throws { try run(["mouseup", "\(button)"]) }

  func keyDown(_ name: String) throws { try run(["keydown", name]) }

  func keyUp(_ name: String) throws { try run(["keyup", name]) }

  private func run(_ words: [String]) throws {
    try Child.run(["xdotool"] + words, environment: environment)
  }
}
