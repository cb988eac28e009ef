import Foundation
import ProgramSupport
import Testing

extension DesktopTests {
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
      try portal.change(Self.scheme + "2")
      try app.expectColor(Self.light, at: Self.background)
      try portal.change(Self.scheme + "1")
      try app.expectColor(Self.dark, at: Self.background)
      try portal.change(Self.scheme + "0")
      try app.expectColor(Self.light, at: Self.background)
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

      let file = try #require(app.recording)
      let opening = try String(contentsOfFile: file, encoding: .utf8).prefix { $0 != "\n" }
      #expect(opening.contains(#""arguments":["--appearance","dark"]"#))
      let outcome = try Program.run(["replay", file, "--headless", "--state", "-"])
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output.contains(#""      reducedMotion: true""#))
      #expect(outcome.output.contains(#""    isDark: false""#))
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

    @Test("options replace the desktop's settings")
    func options() throws {
      let portal = try FakePortal(
        .publish, Self.scheme + "1", Self.motion + "1",
        "org.gnome.desktop.interface text-scaling-factor 2.0")
      let app = try App(
        "colours", "--appearance", "light", "--no-reduced-motion", "--scale", "1", portal: portal)
      #expect(app.trace.lines(of: "ready").first?.text.contains("[900,700]") == true)
      try app.expectColor(Self.light, at: Self.background)
      try portal.change(Self.scheme + "2")
      try portal.change(Self.scheme + "1")
      try app.expectDrag()
      app.expect(app.trace.lines(of: "message").isEmpty, "a setting came in spite of the options")
      try app.expectColor(Self.light, at: Self.background)
    }

    @Test(
      "the window is scaled by the desktop's text size",
      arguments: [Desktop.Kind.mouse, .wayland()])
    func textSize(on kind: Desktop.Kind) throws {
      let portal = try FakePortal(
        .publish, "org.gnome.desktop.interface text-scaling-factor 1.25")
      let app = try App("colours", on: kind, portal: portal)
      #expect(app.trace.lines(of: "ready").first?.text.contains("[1125,875]") == true)
    }

    @Test("the window opens although the portal never answers, and follows its later changes")
    func hanging() throws {
      let portal = try FakePortal(.hang, Self.scheme + "1")
      let app = try App("colours", portal: portal)
      try app.expectColor(Self.light, at: Self.background)
      try portal.change(Self.scheme + "1")
      try app.expectColor(Self.dark, at: Self.background)
      try app.close()
    }

    @Test("a bus without a portal, or that ends, changes nothing")
    func noPortal() throws {
      var portal: FakePortal? = try FakePortal(nil)
      let app = try App("colours", portal: portal)
      try app.expectDrag()
      portal = nil
      try app.expectColor(Self.light, at: Self.background)
      app.expect(!app.hasEnded, "the end of the bus ended the program")
    }
  }
}
