import DragDrawing
import PlaygroundScenes
import PlaygroundUI
import PlaygroundWorkbench
import RecordingTools
import Support
import Testing

@testable import DragKit

@Suite("A window's session")
struct SessionTests {
  @Test(
    "names recordings in the language of the interface",
    arguments: [
      (Language.english, ["0:00", "Saved", "Take over", "Copied"]),
      (.japanese, ["0:00", "保存しました", "ここから操作", "コピーしました"]),
      (.korean, ["0:00", "저장됨", "이어서 하기", "복사됨"]),
    ])
  func languages(language: Language, expected: [String]) throws {
    let window = try SessionWindow(PlaygroundOptions(language: language))
    var words: [String?] = []
    for button in ["record", "record", "replay", "copy-tuning"] {
      window.tap(button)
      words.append(button == "replay" ? window.words.last : window.words.first)
      if button == "replay" { window.key(.escape) }
    }
    #expect(words == expected)
  }

  @Test(
    "says that text was copied at the button that copied it, for two seconds",
    arguments: [(Page.board, "copy-tuning"), (.playlist, "export")])
  func copied(scene: Page, button: String) throws {
    let window = try SessionWindow(PlaygroundOptions(page: scene))
    window.tap(button)
    #expect(try #require(window.badge).insetBy(-8).intersects(#require(window.frame(of: button))))
    #expect(window.words == ["Copied"])
    window.wait(.seconds(3))
    #expect(window.words == [])
  }

  @Test(
    "shows the badge in a free place, within the available width",
    arguments: [
      Size(width: 480, height: 360), Size(width: 760, height: 400), Size(width: 800, height: 360),
    ])
  func badge(size: Size) throws {
    let window = try SessionWindow(PlaygroundOptions(page: .follow, window: size))
    window.tap("record")
    let room = window.session.seen.content.chrome.layout.badgeRoom
    #expect(window.words == ["0:00"], "The stop button has the time.")
    window.tap("record")
    #expect(window.words.contains { $0.hasSuffix("1.dndrec") })
    #expect(window.badge.map { room.intersection($0) == $0 } == true)
  }

  @Test(
    "plays the last recording, and continues with the size and modifiers that the window has then")
  func catchesUp() throws {
    let window = try SessionWindow()
    window.tap("record")
    window.wait(.milliseconds(500))
    window.tap("record")
    let before = window.playground.content.model
    window.send(.modifiersChanged(.control))
    window.tap("replay")
    #expect(window.session.playback?.isPlaying == true)
    window.wait(.seconds(4))
    #expect(window.session.playback?.isPlaying == false, "The player stays open at the end.")
    window.send(.modifiersChanged([]), .windowResized(Size(width: 900, height: 600)))
    window.key(.escape)
    #expect(window.session.playback == nil, "Escape ends the replay.")
    #expect(window.playground.content.model == before)
    #expect(window.chrome.window == Size(width: 900, height: 600))
    #expect(window.interaction.modifiers == [])
  }

  @Test("a hover that the session calls unchanged changes no drawing")
  func unchangedHover() throws {
    let window = try SessionWindow(PlaygroundOptions(page: .board))
    var (changed, unchanged) = (0, 0)
    var frame = window.session.frame()
    for y in stride(from: 3, to: 700, by: 29) {
      for x in stride(from: 3, to: 900, by: 23) {
        let point = Point(x: Length(pixels: x), y: Length(pixels: y))
        window.send(.pointerMoved(.mouse, to: point, isDown: false))
        let next = window.session.frame()
        if window.session.change == nil {
          #expect(next == frame, "at \(x),\(y)")
          unchanged += 1
        } else {
          changed += 1
        }
        frame = next
      }
    }
    #expect(changed > 50 && unchanged > 50)
  }

  @Test("between two frames of the screen, a motion of a carried item moves that item alone")
  func carried() throws {
    var options = PlaygroundOptions(page: .board)
    options.arrangement = .list
    let window = try SessionWindow(options)
    let row = window.interaction.elements(in: "board")[3].frame.center
    func moved(by way: Length) -> InputEvent.Kind {
      .pointerMoved(.mouse, to: row + Vector(dx: 0, dy: way), isDown: true)
    }
    window.send(.pointerPressed(.mouse, at: row))
    window.send(moved(by: 60))
    #expect(window.session.change == .content, "The lift changes more than the item in hand.")
    let whole = window.session.frame(animated: true).operations
    window.send(moved(by: 61))
    #expect(window.session.change == .carried)
    let quick = window.session.frame(animated: false).operations
    let next = window.session.frame(animated: true).operations
    #expect(quick.map(\.id) == whole.map(\.id))
    #expect(quick.first == whole.first && quick.last == whole.last)
    #expect(next.first != whole.first, "The rows have moved on.")
    #expect(quick[1] != whole[1])
    #expect(quick[1] == next[1])
    window.send(.pointerReleased(.mouse, at: row))
    #expect(window.session.change == .content)
  }

  @Test("a press, a key and a drag change what is visible; a turn without events does not")
  func changes() throws {
    let window = try SessionWindow()
    let corner = Point(x: 1, y: 1)
    window.send(.pointerMoved(.mouse, to: corner, isDown: false))
    window.send(.pointerMoved(.mouse, to: Point(x: 2, y: 1), isDown: false))
    #expect(window.session.change == nil)
    window.wait(.milliseconds(20))
    #expect(window.session.change == nil)
    for event: InputEvent.Kind in [
      .keyPressed(.tab), .pointerPressed(.mouse, at: corner),
      .pointerMoved(.mouse, to: Point(x: 9, y: 1), isDown: true),
    ] {
      window.send(event)
      #expect(window.session.change != nil, "\(event)")
    }
  }
}

extension SessionWindow {
  fileprivate var badge: Rect? {
    session.overlay()?.operations.lazy.compactMap { operation in
      if case .roundedRect(let rect, _, _) = operation.content { rect } else { nil }
    }.first
  }
}

@Suite("The measured times of frames in a session")
struct FrameFigureTests {
  private let window: SessionWindow

  init() throws {
    window = try SessionWindow(session: {
      try Session(PlaygroundOptions(page: .board), recordingTo: $0.newRecordingPath(), $0)
    })
  }

  @Test("are measured only while the inspector shows them")
  func visible() {
    #expect(!window.session.measuresFrames)
    window.tap("inspector-engine")
    #expect(window.session.measuresFrames)
    window.tap("inspector")
    #expect(!window.session.measuresFrames)
  }

  @Test(
    "change the frame, but neither the state nor the next wake, and the recording replays exactly")
  func replays() throws {
    window.tap("inspector-engine")
    let (start, goal) = (window.place(of: "item-2"), window.place(of: "item-14"))
    window.drag(from: start, by: goal - start, steps: 20) { step in
      let (frame, wake) = (window.session.frame(), window.session.nextWake)
      let hashes = window.playground.hashes
      let work = FrameFigures.Frame(work: .milliseconds(Int64(step)), latency: .milliseconds(3))
      window.session.note(work, budget: .milliseconds(16))
      #expect(window.session.frame() != frame)
      #expect(window.session.nextWake == wake && window.playground.hashes == hashes)
    }
    window.session.close()
    let world = try Recording(contentsOf: window.recording(1)).expectReproduced()
    #expect(world.content.chrome.tab == .engine)
  }
}

/// A window's session, to which the desktop's settings come as messages.
struct DesktopFollowingTests {
  private let window: SessionWindow

  init() throws { window = try SessionWindow() }

  @Test("the appearance and reduced motion follow messages, but not one with another text")
  func follows() {
    for (messages, settings) in [
      ([.appearance(isDark: true), .motion(isReduced: true)], [true, true]),
      ([Message("desktop-appearance", text: "blue")], [true, true]),
      ([Message("desktop-motion", bytes: [255])], [true, true]),
      ([.appearance(isDark: false)], [false, true]),
      ([.motion(isReduced: false)], [false, false]),
    ] as [([Message], [Bool])] {
      window.receive(messages)
      #expect(window.settings == settings, "\(messages)")
    }
  }

  @Test("a switch is the user's choice, and the other setting still follows")
  func choice() {
    window.tap("appearance")
    #expect(window.settings == [true, false])
    window.receive([.appearance(isDark: false), .motion(isReduced: true)])
    #expect(window.settings == [true, true])
    window.tap("reduced-motion")
    window.receive([.motion(isReduced: true)])
    #expect(window.settings == [true, false])
  }

  @Test("an option is a choice, too")
  func option() throws {
    var options = PlaygroundOptions()
    options.isDark = true
    let window = try SessionWindow(session: {
      try Session(options, recordingTo: nil, $0, chosen: .appearance)
    })
    window.receive([.appearance(isDark: false), .motion(isReduced: true)])
    #expect(window.settings == [true, true])
  }

  @Test("settings that change during a playback apply to the session after it")
  func playback() {
    window.tap("record", "record", "replay")
    #expect(window.session.playback != nil)
    window.receive([.appearance(isDark: true), .motion(isReduced: true)])
    window.receive([.appearance(isDark: false), .appearance(isDark: true)])
    #expect(window.session.seen.content.chrome.isDark == false, "The recording is shown as it was.")
    window.key(.escape)
    #expect(window.session.playback == nil)
    #expect(window.settings == [true, true])
  }
}

extension SessionWindow {
  /// Whether the playground is dark, and whether its motion is reduced.
  fileprivate var settings: [Bool] { [chrome.isDark, chrome.tuning.reducedMotion] }
}
