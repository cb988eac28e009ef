import Foundation
import ProgramSupport

/// A real browser without a window, which opens one page and reports the result.
struct Browser {
  /// By day or by night.
  enum Appearance: Int { case dark, light }

  /// A page's state, as found by a script in it.
  struct Visit: Codable {
    /// Errors of scripts, and loads that were refused.
    var errors: [String]
    /// The width of each picture; zero where it could not be read.
    var widths: [Int]
    /// The resources that it fetched.
    var fetched: [String]
    /// The words that are seen.
    var text: String
    /// Wider than the window: one would have to scroll sideways.
    var overflow: Int
    /// The attributes of the body.
    var subsystem: String
    var line: String
    /// The colour of the page.
    var background: String
    /// The line that is shown after each step with an arrow key, to the left until it stops.
    var steps: [String]
  }

  let folder = TemporaryFolder()

  /// Opens a page, and steps through it to its first moment.
  func visit(
    _ page: String, width: Int = 1280, _ appearance: Appearance = .light
  ) throws -> (visit: Visit, console: String) {
    let probed = page.replacing("<style>", with: try probe("watch") + "<style>")
      .replacing("</body>", with: try probe("report") + "</body>")
    try folder.write(probed.utf8, to: "page.html")
    let run = try Program.run(
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking",
        "--no-first-run", "--user-data-dir=\(folder.path("profile"))", "--enable-logging=stderr",
        "--hide-scrollbars", "--window-size=\(width),900", "--dump-dom",
        "--blink-settings=preferredColorScheme=\(appearance.rawValue)",
        "file://" + folder.path("page.html"),
      ], path: "chromium")
    guard run.status == 0 else {
      throw Failure("chromium ended with \(run.status): \(run.errors)")
    }
    let parts = run.output.components(separatedBy: "@@probe@@")
    guard parts.count > 2, let data = Data(base64Encoded: parts[1]) else {
      throw Failure("the page noted nothing: \(run.output.suffix(400))\n\(run.errors)")
    }
    let console = run.errors.split(separator: "\n").filter { $0.contains("CONSOLE") }
    return (try JSONDecoder().decode(Visit.self, from: data), console.joined(separator: "\n"))
  }

  /// A part of a page that observes it.
  private func probe(_ name: String) throws -> String {
    let path = "\(Program.root.path)/Tests/Fixtures/browser/\(name).html"
    return try String(contentsOfFile: path, encoding: .utf8)
  }
}
