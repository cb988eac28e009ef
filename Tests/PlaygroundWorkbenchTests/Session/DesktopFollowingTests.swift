@testable import DragKit
import PlaygroundScenes
import PlaygroundWorkbench
import RecordingTools
import Testing

/// A window's session, to which the desktop's settings come as messages.
struct DesktopFollowingTests {
  private var window: SessionWindow

  init() throws { window = try SessionWindow() }

  private var isDark: Bool { window.session.playground.content.chrome.isDark }
  private var isReduced: Bool { window.session.playground.content.chrome.tuning.reducedMotion }

  @Test("the appearance and reduced motion follow messages")
  func follows() {
    window.receive(.appearance(isDark: true), .motion(isReduced: true))
    #expect(isDark && isReduced)
    window.receive(.appearance(isDark: false))
    #expect(!isDark && isReduced)
    window.receive(.motion(isReduced: false))
    #expect(!isDark && !isReduced)
  }

  @Test("a message with another text changes nothing")
  func otherText() {
    window.receive(.appearance(isDark: true), .motion(isReduced: true))
    window.receive(Message("desktop-appearance", text: "blue"))
    window.receive(Message("desktop-motion", bytes: [255]))
    #expect(isDark && isReduced)
  }

  @Test("a switch is the user's choice, and the other setting still follows")
  func choice() {
    window.tap("appearance")
    #expect(isDark)
    window.receive(.appearance(isDark: false), .motion(isReduced: true))
    #expect(isDark && isReduced)
    window.tap("reduced-motion")
    window.receive(.motion(isReduced: true))
    #expect(!isReduced)
  }

  @Test("an option is a choice, too")
  mutating func option() throws {
    var options = PlaygroundOptions()
    options.isDark = true
    window = try SessionWindow(session: {
      try Session(options, recordingTo: nil, $0, chosen: .appearance)
    })
    window.receive(.appearance(isDark: false), .motion(isReduced: true))
    #expect(isDark && isReduced)
  }

  @Test("settings that change during a playback apply to the session after it")
  func playback() {
    window.tap("record", "record", "replay")
    #expect(window.session.playback != nil)
    window.receive(.appearance(isDark: true), .motion(isReduced: true))
    window.receive(.appearance(isDark: false), .appearance(isDark: true))
    #expect(window.session.seen.content.chrome.isDark == false, "The recording is shown as it was.")
    window.key(.escape)
    #expect(window.session.playback == nil)
    #expect(isDark && isReduced)
  }

  @Test("a dark session reproduces from the options of its header")
  func header() throws {
    var options = PlaygroundOptions()
    options.isDark = true
    #expect(options.header.arguments == ["--appearance", "dark"])
    let read = try PlaygroundOptions(options.header, file: "")
    #expect(read == options)
    #expect(Playground(read).content.chrome.isDark)
  }
}
