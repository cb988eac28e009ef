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

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Opens a page, and steps through it to its first moment.
  func visit(
    _ page: String, width: Int = 1280, _ appearance: Appearance = .light
  ) throws -> (visit: Visit, console: String) {
    let probed = page.replacingOccurrences(of: "<style>", with: Self.watch + "<style>")
      .replacingOccurrences(of: "</body>", with: Self.report + "</body>")
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
      throw ProgramFailure("chromium ended with \(run.status): \(run.errors)")
    }
    let parts = run.output.components(separatedBy: "@@probe@@")
    guard parts.count > 2, let data = Data(base64Encoded: parts[1]) else {
      throw ProgramFailure("the page noted nothing: \(run.output.suffix(400))\n\(run.errors)")
    }
    let console = run.errors.split(separator: "\n").filter { $0.contains("CONSOLE") }
    return (try JSONDecoder().decode(Visit.self, from: data), console.joined(separator: "\n"))
  }

  /// Notes what goes wrong from the first moment on.
  private static let watch = """
    <script>
      const noted = [];
      addEventListener("error", (event) => noted.push(String(event.message ?? event.target)), true);
      addEventListener("securitypolicyviolation", (event) => noted.push(event.blockedURI));
    </script>
    """

  /// Leaves what it found in the page, in characters that no page changes.
  private static let report = """
    <script>
      // By then every picture is there: nothing may be waited for, since the browser does not.
      addEventListener("load", () => {
        const found = {
          errors: noted, widths: [...document.images].map((image) => image.naturalWidth),
          fetched: performance.getEntriesByType("resource").map((entry) => entry.name)
            .filter((name) => !name.startsWith("data:")),
          text: document.body.innerText,
          overflow: document.documentElement.scrollWidth - innerWidth,
          subsystem: document.body.dataset.subsystem, line: document.body.dataset.line ?? "",
          background: getComputedStyle(document.body).backgroundColor, steps: [],
        };
        for (let step = 0; step < 4; step += 1) {
          dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft" }));
          found.steps.push(document.body.dataset.line ?? "");
        }
        const bytes = new TextEncoder().encode(JSON.stringify(found));
        const text = btoa(String.fromCharCode(...bytes));
        const mark = "@@pro" + "be@@";
        document.body.append(mark + text + mark);
      });
    </script>
    """
}
