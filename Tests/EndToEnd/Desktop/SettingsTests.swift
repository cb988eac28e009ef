import Foundation
import ProgramSupport
import Testing

extension DesktopTests {
  /// The settings that a window leaves for the next one.
  @Suite(.serialized) struct SettingsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var file: URL { folder.url.appendingPathComponent("dragplay/settings.json") }

    private var text: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

    private func open(
      _ arguments: String..., window: Spot? = nil, at place: Spot? = Spot(x: 260, y: 180)
    ) throws -> App {
      try App(
        arguments: arguments, window: window, variables: ["XDG_CONFIG_HOME": folder.url.path],
        at: place)
    }

    private func write(_ text: String) throws {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// The first line that the window reports.
    private func ready(_ app: App) -> String { app.trace.lines(of: "ready").first?.text ?? "" }

    private func withoutSeenPages(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter { !$0.contains("\"seen\"") }
    }

    @Test("a window that is closed and opened again is as it was")
    func remembers() throws {
      let first = try open("--settings")
      try first.tap("feel-preset")
      try first.tap("preset-heavy", in: "menu")
      try first.tap("gap-response")
      try first.tap("appearance")
      try first.tap("language")
      try first.tap("language-korean", in: "menu")
      try first.tap("scene-board")
      try first.resize(width: 1000, height: 720)
      try first.close()

      let written = text
      for part in [
        #""window": [1000,720]"#, #""page": "board""#, #""language": "ko""#,
        #""appearance": "dark""#,
        #""preset":"heavy""#, #""gap-response":"#,
      ] {
        #expect(written.contains(part), "\(part) is not in \(written)")
      }
      let second = try open("--settings")
      #expect(ready(second).contains(#""scene":"board","window":[1000,720]"#))
      try second.expectColor([24, 24, 27], at: Spot(x: 190, y: 300))
      try second.close()
      // The page may meanwhile have shown its gesture, which is noted.
      #expect(withoutSeenPages(text) == withoutSeenPages(written))
    }

    @Test("settings are written while the window is open, when they have settled")
    func settles() throws {
      let app = try open("--settings")
      try app.tap("inspector")
      try until("the file") { text.contains(#""inspector": false"#) }
      try app.close()
      let names = try FileManager.default.contentsOfDirectory(
        atPath: file.deletingLastPathComponent().path)
      #expect(names == ["settings.json"])
    }

    @Test("options replace what is remembered")
    func options() throws {
      try write(#"{"window":[1000,720],"page":"board","appearance":"dark"}"#)
      let app = try open(
        "colours", "--settings", "--appearance", "light", window: Spot(x: 900, y: 700))
      #expect(ready(app).contains(#""scene":"colours","window":[900,700]"#))
      try app.expectColor([246, 246, 249], at: Spot(x: 200, y: 400))
      try app.close()
      for part in [#""window": [1000,720]"#, #""page": "board""#, #""appearance": "dark""#] {
        #expect(text.contains(part), "An option is remembered: \(text)")
      }
    }

    @Test("a window of another size than the remembered one is not at its place")
    func otherSize() throws {
      try write(#"{"window":[640,480],"place":[20,10]}"#)
      let same = try open("--settings", at: nil)
      #expect(same.origin.x < 60)
      try same.close()
      let other = try open("--settings", window: Spot(x: 700, y: 500), at: nil)
      #expect(other.origin.x > 60)
      try other.close()
    }

    @Test(
      "a damaged file is moved aside, and the window opens with its defaults",
      arguments: ["{", "[1]"])
    func damaged(contents: String) throws {
      try write(contents)
      let app = try open("--settings")
      #expect(ready(app).contains(#""scene":"colours""#))
      try app.close()
      let aside = file.deletingLastPathComponent().appendingPathComponent("settings-damaged-1.json")
      #expect(try String(contentsOf: aside, encoding: .utf8) == contents)
      #expect(text.contains(#""preset":"default""#))
    }

    @Test("unknown and impossible values are ignored")
    func impossible() throws {
      try write(
        #"""
        {"window":[0,-5],"place":[9000000,1],"page":"attic","language":7,"future":{},
        "feel":{"preset":"no","values":{"gap-spring.response":-1,"x":1}}}
        """#)
      let app = try open("--settings")
      #expect(ready(app).contains("[1120,760]"))
      try app.close()
      #expect(text.contains(#""preset":"default""#))
    }

    @Test("a recorded session neither depends on the settings nor changes them")
    func recording() throws {
      let settings = #"{"page":"board","language":"ko","appearance":"dark","inspector":false}"#
      try write(settings)
      let recorded = folder.url.appendingPathComponent("session.dndrec").path
      let app = try open("--record", recorded)
      try app.tap("inspector")
      try app.close()
      let header = try String(contentsOfFile: recorded, encoding: .utf8).prefix { $0 != "\n" }
      #expect(header.contains(#""scene":"colours","arguments":[],"#))
      #expect(text == settings)
    }

    @Test(
      "Ctrl+Q ends the program, and F11 lets the window fill the screen and gives it its size again"
    )
    func keys() throws {
      let app = try open("--settings", window: Spot(x: 900, y: 700))
      try app.key("F11")
      try app.waitForFrame { $0.width > 900 && $0.height > 700 }
      try app.key("F11")
      try app.waitForFrame { ($0.width, $0.height) == (900, 700) }
      try app.key("ctrl+q")
      try until("the program's end") { app.hasEnded }
      #expect(!text.contains("window"), "Neither the option nor the full screen is remembered.")
    }

    @Test("the locale decides the language")
    func locale() throws {
      let recorded = folder.url.appendingPathComponent("session.dndrec").path
      let app = try App(
        arguments: ["--record", recorded], window: nil,
        variables: ["LC_ALL": "", "LANG": "ja_JP.UTF-8", "LANGUAGE": ""])
      try app.close()
      let header = try String(contentsOfFile: recorded, encoding: .utf8).prefix { $0 != "\n" }
      #expect(header.contains(#""arguments":["--language","ja"]"#))
    }
  }
}
