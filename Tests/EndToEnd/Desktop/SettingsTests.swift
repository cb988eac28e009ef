import Foundation
import ProgramSupport
import Testing

/// The settings that a window leaves for the next one.
@Suite(.serialized) struct SettingsTests {
  private let folder = TemporaryFolder()

  private static let file = "dragplay/settings.json"

  private var text: String { (try? folder.text(Self.file)) ?? "" }

  private func open(window: Spot? = nil, at place: Spot? = Spot(x: 260, y: 180)) throws -> App {
    try App(
      "--settings", window: window, variables: ["XDG_CONFIG_HOME": folder.url.path], at: place)
  }

  /// The first line that the window reports.
  private func ready(_ app: App) -> String { app.trace.lines(of: "ready").first?.text ?? "" }

  private func withoutSeenPages(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { !$0.contains("\"seen\"") }
  }

  @Test("a window that is closed and opened again is as it was")
  func remembers() throws {
    let first = try open()
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
      #""appearance": "dark""#, #""preset":"heavy""#, #""gap-response":"#,
    ] {
      #expect(written.contains(part), "\(part) is not in \(written)")
    }
    let second = try open()
    #expect(ready(second).contains(#""scene":"board","window":[1000,720]"#))
    try second.expectColor([24, 24, 27], at: Spot(x: 190, y: 300))
    try second.close()
    // The page may meanwhile have shown its gesture, which is noted.
    #expect(withoutSeenPages(text) == withoutSeenPages(written))
  }

  @Test("settings are written while the window is open, when they have settled")
  func settles() throws {
    let app = try open()
    try app.tap("inspector")
    try until("the file") { text.contains(#""inspector": false"#) }
    try app.close()
    #expect(folder.names(in: "dragplay") == ["settings.json"])
  }

  @Test("a window of another size than the remembered one is not at its place")
  func otherSize() throws {
    try folder.write(#"{"window":[640,480],"place":[20,10]}"#.utf8, to: Self.file)
    let same = try open(at: nil)
    #expect(same.origin.x < 60)
    try same.close()
    let other = try open(window: Spot(x: 700, y: 500), at: nil)
    #expect(other.origin.x > 60)
    try other.close()
  }

  @Test(
    "a damaged file is moved aside, and the window opens with its defaults",
    arguments: ["{", "", "[1]", "not settings"])
  func damaged(contents: String) throws {
    try folder.write(contents.utf8, to: Self.file)
    let app = try open()
    #expect(ready(app).contains(#""scene":"colours""#))
    try app.close()
    #expect(try folder.text("dragplay/settings-damaged-1.json") == contents)
    #expect(text.contains(#""preset":"default""#))
  }

  @Test("unknown and impossible values are ignored")
  func impossible() throws {
    let values = #"""
      {"window":[0,-5],"place":[9000000,1],"page":"attic","language":7,"future":{},
      "feel":{"preset":"no","values":{"gap-spring.response":-1,"x":1}}}
      """#
    try folder.write(values.utf8, to: Self.file)
    let app = try open()
    #expect(ready(app).contains("[1120,760]"))
    try app.close()
    #expect(text.contains(#""preset":"default""#))
  }

  @Test("a recorded session neither depends on the settings nor changes them")
  func recording() throws {
    let settings = #"{"page":"board","language":"ko","appearance":"dark","inspector":false}"#
    try folder.write(settings.utf8, to: Self.file)
    let app = try App(
      window: nil, variables: ["XDG_CONFIG_HOME": folder.url.path], isRecorded: true)
    try app.tap("inspector")
    try app.close()
    #expect(try app.header.contains(#""scene":"colours","arguments":[],"#))
    #expect(text == settings)
  }

  @Test(
    "Ctrl+Q ends the program, and F11 lets the window fill the screen and gives it its size again"
  )
  func keys() throws {
    let app = try open(window: Spot(x: 900, y: 700))
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
    let app = try App(
      window: nil, variables: ["LC_ALL": "", "LANG": "ja_JP.UTF-8", "LANGUAGE": ""],
      isRecorded: true)
    try app.close()
    #expect(try app.header.contains(#""arguments":["--language","ja"]"#))
  }
}

/// The window on a desktop whose settings change.
@Suite(.serialized) struct DesktopSettingsTests {
  private static let (light, dark): ([UInt8], [UInt8]) = ([246, 246, 249], [24, 24, 27])
  private static let scheme = "org.freedesktop.appearance color-scheme uint32 "
  private static let motion = "org.freedesktop.appearance reduced-motion uint32 "
  /// A point of the window that shows its background.
  private static let background = Spot(x: 200, y: 400)

  @Test("the window begins in the desktop's appearance, and follows it")
  func appearance() throws {
    let portal = try FakePortal(.publish, Self.scheme + "1")
    let app = try App("colours", portal: portal)
    app.expect(app.trace.lines(of: "message").isEmpty, "the first setting came as a message")
    try app.expectColor(Self.dark, at: Self.background)
    for (scheme, color) in [("2", Self.light), ("1", Self.dark), ("0", Self.light)] {
      try portal.change(Self.scheme + scheme)
      try app.expectColor(color, at: Self.background)
    }
    try app.expectDrag()
  }

  @Test("a recorded session in which the desktop's settings change reproduces without a desktop")
  func recording() throws {
    let portal = try FakePortal(.publish, Self.scheme + "1", Self.motion + "1")
    let app = try App("colours", portal: portal, isRecorded: true)
    try portal.change(Self.scheme + "2")
    try app.wait(for: "message") { $0["name"] == "desktop-appearance" }
    try app.expectDrag()
    try app.close()

    #expect(try app.header.contains(#""arguments":["--appearance","dark"]"#))
    let file = try #require(app.recording)
    let outcome = try Program.run(["replay", file, "--headless", "--state", "-"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains(#"  reducedMotion: true""#))
    #expect(outcome.output.contains(#"  isDark: false""#))
  }

  @Test("a switch in the window replaces the desktop's setting for the session")
  func choice() throws {
    let portal = try FakePortal(.publish, Self.scheme + "1")
    let app = try App("colours", portal: portal)
    try app.tap("appearance")
    try app.expectColor(Self.light, at: Self.background)
    try portal.change(Self.scheme + "2")
    try portal.change(Self.scheme + "1")
    // The other setting still follows, and arrives after those.
    try portal.change("org.gnome.desktop.interface enable-animations false")
    try app.wait(for: "message") { $0["name"] == "desktop-motion" }
    #expect(app.trace.lines(of: "message").compactMap { $0["name"] } == ["desktop-motion"])
    try app.expectColor(Self.light, at: Self.background)
  }

  @Test("options replace what is remembered and the desktop's settings, and are not remembered")
  func options() throws {
    let portal = try FakePortal(
      .publish, Self.scheme + "1", Self.motion + "1",
      "org.gnome.desktop.interface text-scaling-factor 2.0")
    let folder = TemporaryFolder()
    let settings = #"{"window":[1000,720],"page":"board","appearance":"dark"}"#
    try folder.write(settings.utf8, to: "dragplay/settings.json")
    let app = try App(
      "colours", "--settings", "--appearance", "light", "--no-reduced-motion", "--scale", "1",
      portal: portal, variables: ["XDG_CONFIG_HOME": folder.url.path])
    let ready = app.trace.lines(of: "ready").first?.text
    #expect(ready?.contains(#""scene":"colours","window":[900,700]"#) == true)
    try app.expectColor(Self.light, at: Self.background)
    try portal.change(Self.scheme + "2")
    try portal.change(Self.scheme + "1")
    try app.expectDrag()
    app.expect(app.trace.lines(of: "message").isEmpty, "a setting came in spite of the options")
    try app.expectColor(Self.light, at: Self.background)
    try app.close()
    let text = try folder.text("dragplay/settings.json")
    for part in [#""window": [1000,720]"#, #""page": "board""#, #""appearance": "dark""#] {
      #expect(text.contains(part), "An option is remembered: \(text)")
    }
  }

  @Test(
    "the window is scaled by the desktop's text size", arguments: [Desktop.Kind.mouse, .wayland()])
  func textSize(on kind: Desktop.Kind) throws {
    let portal = try FakePortal(
      .publish, "org.gnome.desktop.interface text-scaling-factor 1.25")
    let app = try App("colours", on: kind, portal: portal)
    #expect(app.trace.lines(of: "ready").first?.text.contains("[1125,875]") == true)
    // The window keeps its size on the screen, and everything in it becomes larger.
    try portal.change("org.gnome.desktop.interface text-scaling-factor 1.5")
    try app.wait(for: "scaled") { $0.text.contains(#""percent":150,"#) }
    try app.expectDrag()
  }

  @Test(
    "the window opens without a portal, or with one that never answers but reports changes",
    arguments: [FakePortal.Kind.hang, nil])
  func noPortal(kind: FakePortal.Kind?) throws {
    var portal: FakePortal? = try FakePortal(kind, Self.scheme + "1")
    let app = try App("colours", portal: portal)
    try app.expectColor(Self.light, at: Self.background)
    try app.expectDrag()
    if kind != nil {
      try portal?.change(Self.scheme + "1")
      try app.expectColor(Self.dark, at: Self.background)
    }
    portal = nil
    try app.expectColor(kind == nil ? Self.light : Self.dark, at: Self.background)
    app.expect(!app.hasEnded, "the end of the bus ended the program")
  }
}

/// The size of the interface, changed while the window is open.
@Suite(.serialized) struct ZoomTests {
  private func waitForScale(_ percent: Int, in app: App) throws {
    try app.wait(for: "scaled") { $0.text.contains(#""percent":\#(percent),"#) }
  }

  @Test(
    "Ctrl + enlarges the interface, Ctrl − and Ctrl 0 undo it, and the mouse hits what it shows",
    arguments: [Desktop.Kind.mouse, .wayland()])
  func zooms(kind: Desktop.Kind) throws {
    let app = try App("colours", on: kind, isRecorded: true)
    let first = try app.place(of: "red", in: "colours")
    try app.expectColor([255, 59, 48], at: first)

    try app.key("ctrl+equal")
    try waitForScale(125, in: app)
    let second = try app.place(of: "red", in: "colours")
    app.expect(second != first, "the tile is where it was")
    try app.expectColor([255, 59, 48], at: second)
    try app.expectDrag()

    try app.key("ctrl+minus")
    try waitForScale(100, in: app)
    try app.key("ctrl+minus")
    try waitForScale(75, in: app)
    try app.tap("scene-board")
    try app.wait(for: "tap") { $0.text.contains("scene-board") }
    try app.key("ctrl+0")
    try waitForScale(100, in: app)
    try app.expectReplay()
  }

  @Test("an X desktop that sets other dots per inch enlarges the interface, which replays so")
  func dotsPerInch() throws {
    let app = try App("colours", isRecorded: true)
    for (dots, percent) in [(144, 150), (96, 100)] {
      let resources = TemporaryFolder()
      try resources.write("Xft.dpi: \(dots)\n".utf8, to: "resources")
      _ = try Child.run(
        ["xrdb", "-merge", resources.path("resources")], environment: app.desktop.environment)
      try waitForScale(percent, in: app)
      try app.expectColor([255, 59, 48], at: try app.place(of: "red", in: "colours"))
    }
    try app.expectDrag()
    try app.expectReplay()
  }

  @Test("a window that grows with its interface stays on the screen, and has its own size again")
  func grows() throws {
    let app = try App("board", window: Spot(x: 900, y: 700))
    for scale in [125, 150, 175, 200] {
      try app.key("ctrl+equal")
      try waitForScale(scale, in: app)
    }
    // The least window of 640 × 480 at 200 %.
    try app.waitForFrame {
      ($0.width, $0.height) == (1280, 960)
        && $0.x >= 0 && $0.x + $0.width <= Desktop.width
        && $0.y >= 0 && $0.y + $0.height <= Desktop.height
    }
    try app.key("ctrl+0")
    try waitForScale(100, in: app)
    try app.waitForFrame { ($0.width, $0.height) == (900, 700) }
    try app.close()
  }

  @Test("the size is remembered, and never so large that the least window has no room")
  func remembers() throws {
    let app = try App("board", "--settings")
    for _ in 1...10 { try app.key("ctrl+equal") }
    try app.wait(for: "scaled")
    try app.close()
    let text = try app.desktop.folder.text("dragplay/settings.json")
    #expect(text.contains(#""zoom": "#), "\(text)")
    #expect(!text.contains(#""zoom": 300"#), "\(text)")
  }
}
