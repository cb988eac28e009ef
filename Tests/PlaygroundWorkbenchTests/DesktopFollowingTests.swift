import DragKit
import Foundation
import PlaygroundScenes
import PlaygroundWorkbench
import RecordingTools
import Support
import Testing

/// A window's session, to which the desktop's settings come as messages.
struct DesktopFollowingTests {
  private var session: Session
  private var now = Microseconds.zero

  init() throws { session = try Self.session() }

  private static func session(
    _ options: PlaygroundOptions = PlaygroundOptions(), chosen: ChosenSettings = []
  ) throws -> Session {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("following-\(UUID().uuidString).dndrec").path
    return try Session(
      options, recordingTo: nil, Session.Environment(trace: { _ in }, newRecordingPath: { path }),
      chosen: chosen)
  }

  private mutating func send(_ kinds: InputEvent.Kind...) {
    now = now + .milliseconds(20)
    _ = session.pump(kinds.map { InputEvent(time: now, $0) }, until: now)
  }

  private mutating func tap(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let items = session.playground.interaction.visibleItems(in: "chrome")
    let control = items.first { session.playground.content.name(of: $0.item) == name }
    let point = (control?.frame.center).required("\(name)", or: .zero, sourceLocation)
    send(.pointerPressed(.mouse, at: point), .pointerReleased(.mouse, at: point))
  }

  private var isDark: Bool { session.playground.content.chrome.isDark }
  private var isReduced: Bool { session.playground.content.chrome.tuning.reducedMotion }

  @Test("the appearance and reduced motion follow messages")
  mutating func follows() {
    send(.messageReceived(.appearance(isDark: true)), .messageReceived(.motion(isReduced: true)))
    #expect(isDark && isReduced)
    send(.messageReceived(.appearance(isDark: false)))
    #expect(!isDark && isReduced)
    send(.messageReceived(.motion(isReduced: false)))
    #expect(!isDark && !isReduced)
  }

  @Test("a message with another text changes nothing")
  mutating func otherText() {
    send(.messageReceived(.appearance(isDark: true)), .messageReceived(.motion(isReduced: true)))
    send(.messageReceived(Message("desktop-appearance", text: "blue")))
    send(.messageReceived(Message("desktop-motion", bytes: [255])))
    #expect(isDark && isReduced)
  }

  @Test("a switch is the user's choice, and the other setting still follows")
  mutating func choice() {
    tap("appearance")
    #expect(isDark)
    send(.messageReceived(.appearance(isDark: false)), .messageReceived(.motion(isReduced: true)))
    #expect(isDark && isReduced)
    tap("reduced-motion")
    send(.messageReceived(.motion(isReduced: true)))
    #expect(!isReduced)
  }

  @Test("an option is a choice, too")
  mutating func option() throws {
    var options = PlaygroundOptions()
    options.isDark = true
    session = try Self.session(options, chosen: .appearance)
    send(.messageReceived(.appearance(isDark: false)), .messageReceived(.motion(isReduced: true)))
    #expect(isDark && isReduced)
  }

  @Test("settings that change during a playback apply to the session after it")
  mutating func playback() {
    tap("record")
    tap("record")
    tap("replay")
    #expect(session.playback != nil)
    send(.messageReceived(.appearance(isDark: true)), .messageReceived(.motion(isReduced: true)))
    send(.messageReceived(.appearance(isDark: false)), .messageReceived(.appearance(isDark: true)))
    #expect(session.seen.content.chrome.isDark == false, "The recording is shown as it was.")
    send(.keyPressed(.escape))
    #expect(session.playback == nil)
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
