import Foundation
import ProgramSupport

/// A window of the file manager PCManFM beside that of the program under test, which shows a single file.
final class FileManagerWindow {
  /// A point of the file's icon, in the window under test.
  let icon: Spot

  private let app: App
  private let child: Child
  private let file: URL
  private let folder: TemporaryFolder

  private static let left = 1_180
  private static let red: [UInt8] = [255, 0, 0]

  /// Opens a folder with a red picture, whose icon is red, too.
  init(showing name: String, beside app: App) throws {
    self.app = app
    let desktop = app.desktop
    folder = TemporaryFolder()
    let shown = folder.url.appendingPathComponent("shown")
    try FileManager.default.createDirectory(at: shown, withIntermediateDirectories: true)
    file = shown.appendingPathComponent(name)
    let side = 64
    let pixels = (0..<side * side).flatMap { _ in Self.red }
    try Data(Screenshot(width: side, height: side, pixels: pixels).png).write(to: file)
    var environment = desktop.environment
    for place in ["HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"] {
      environment[place] = folder.path(place)
    }
    environment["NO_AT_BRIDGE"] = "1"
    child = try Child(["pcmanfm", "--no-desktop", shown.path], environment: environment)
    let (child, system) = (child, desktop.system)
    let window = try eventually("the window of the file manager") {
      guard child.isRunning else { throw Failure("the file manager ended at once") }
      return try system.window(of: child.id, titled: "shown")
    }
    // Only its left part fits beside the other window.
    try system.place(window, at: Spot(x: Self.left, y: 180))
    let corner = try eventually("the red icon") {
      let picture = try desktop.picture()
      let columns = stride(from: Self.left, to: Desktop.width, by: 4)
      let rows = stride(from: 0, to: Desktop.height, by: 4)
      return columns.lazy.flatMap { x in rows.lazy.map { Spot(x: x, y: $0) } }
        .first { picture.color(at: $0) == Self.red }
    }
    icon = corner.moved(x: 20 - app.origin.x, y: 20 - app.origin.y)
  }

  /// Pastes into the folder.
  func paste() throws {
    try app.click(at: icon.moved(y: 150))
    try app.key("Control_L+v")
  }

  /// The names of the files in the folder.
  func contents() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)
  }

  /// Whether its file still exists.
  var hasFile: Bool { FileManager.default.fileExists(atPath: file.path) }
}
