@testable import DragKit
import PlaygroundScenes
import RecordingTools
import Support
import Testing

@testable import PlaygroundWorkbench

@Suite("Taking over from a playback")
struct TakeOverTests {
  let recording: Recording
  let lift: Microseconds

  init() throws {
    recording = try .twoDrags()
    lift = recording.time(ofCall: .dragBegan)
  }

  /// A window in which the recording is paused while red is dragged over blue.
  private func pausedInMidDrag(_ options: PlaygroundOptions = .init()) throws -> SessionWindow {
    let window = try SessionWindow(opening: recording, in: options)
    window.key("space")
    window.tap(window.place(at: lift + .milliseconds(60)))
    return window
  }

  @Test(
    "the current drag ends, and the session continues from there", arguments: [Key.tab, "t"])
  func midDrag(key: Key) throws {
    let window = try pausedInMidDrag()
    try #require(window.session.seen.interaction.session != nil)
    let before = window.traced.count
    window.key(key)
    #expect(window.session.playback == nil)
    let calls = window.traced.dropFirst(before).map(\.name)
    #expect(calls.count { $0 == .ready } == 1, "The trace reports all items and frames again.")
    #expect(calls.contains(.order) && calls.contains(.layout))
    #expect(window.interaction.session == nil)
    #expect(window.interaction.touches.isEmpty)
    #expect(window.traced.last { $0.name == .dragEnded }?["reason"] == "interrupted")
    window.settle(within: .seconds(4))
    #expect(window.interaction.isIdle)
    #expect(window.order == ["red", "blue", "black", "green", "yellow"])
  }

  @Test("a recording starts there, and reproduces the rest of the session")
  func recorded() throws {
    let window = try pausedInMidDrag()
    window.tap(.takeOver)
    #expect(window.session.recording != nil)
    window.wait(.seconds(1))
    window.drag(from: Point(x: 304, y: 184), by: Vector(dx: 0, dy: 112))
    window.wait(.seconds(2))
    window.session.close()
    let kept = try Recording(contentsOf: window.recording(1))
    let world = try kept.expectReproduced()
    #expect(kept.gestures.map(\.kind) == [.drag])
    let order = world.content.model.names(in: "colours")
    #expect(order == ["blue", "red", "black", "green", "yellow"])
    #expect(world.content.model == window.playground.content.model)
  }

  @Test("a drag by keyboard continues, and arrows move it")
  func keyboard() throws {
    let carried = try Recording.of { table in
      table.tab(to: "red")
      table.key(.space)
      table.settle()
    }
    let window = try SessionWindow(opening: carried)
    window.key("end", "t")
    #expect(window.interaction.session?.pointer == .keyboard)
    window.key("down", "space")
    window.settle(within: .seconds(4))
    #expect(window.order == ["blue", "red", "black", "green", "yellow"])
  }

  @Test("the world takes the size and the scale of the window")
  func size() throws {
    let size = Size(width: 900, height: 700)
    let window = try pausedInMidDrag(PlaygroundOptions(window: size, scale: .percent(150)))
    #expect(window.session.player?.viewport.isIdentity == false)
    window.key("tab")
    #expect(window.chrome.window == size)
    #expect(window.playground.scale == .percent(150))
    let header = try Recording(contentsOf: window.recording(1)).header
    #expect(header.window == size)
    #expect(header.scale == .percent(150))
  }

  @Test("a press in the same turn applies to the new session")
  func sameTurn() throws {
    let window = try pausedInMidDrag()
    window.send(.keyPressed(.tab), .pointerPressed(.mouse, at: Point(x: 304, y: 632)))
    #expect(window.interaction.touches.count == 1)
    window.session.close()
    #expect(try Recording(contentsOf: window.recording(1)).turns.flatMap(\.events).count == 1)
  }

  @Test("a window that only played a recording stays open as a session")
  func replay() throws {
    let window = try SessionWindow(playing: recording)
    window.wait(.milliseconds(600))
    window.key("tab")
    #expect(!window.session.isFinished)
    window.wait(.seconds(20))
    #expect(!window.session.isFinished)
    #expect(window.session.recording != nil)
  }
}

@Suite("A window that only plays a recording")
struct ReplayWindowTests {
  let recording: Recording
  let window: SessionWindow

  init() throws {
    recording = try .twoDrags()
    window = try SessionWindow(playing: recording)
  }

  @Test("ends with it if the user has not interacted with the player")
  func ends() throws {
    window.send(.pointerMoved(.mouse, to: window.place(of: .toggle), isDown: false))
    window.wait(recording.end)
    #expect(!window.session.isFinished, "The last picture is looked at.")
    window.wait(.seconds(1))
    #expect(window.session.isFinished)
  }

  @Test("stays open at a divergence, and reports it")
  func staysWhereItDiffers() throws {
    let text = String(decoding: try recording.bytes, as: UTF8.self)
    let odd = text.replacing(#""reason":"dropped""#, with: #""reason":"outside""#)
    let window = try SessionWindow(playing: Recording(parsing: Array(odd.utf8)))
    window.settle()
    #expect(window.session.nextWake == nil)
    for isFinished in [false, true] {
      #expect(window.session.isFinished == isFinished)
      #expect(window.session.playedDivergence?.subsystems == [.calls])
      window.key("escape")
    }
  }

  @Test(
    "stays open after an interaction, or if asked to, until it is closed", arguments: [true, false])
  func stays(closesAtEnd: Bool) throws {
    let window = try SessionWindow(playing: recording, closesAtEnd: closesAtEnd)
    window.wait(.milliseconds(100))
    if closesAtEnd { window.key("space", "space") }
    window.wait(recording.end + .seconds(5))
    #expect(!window.session.isFinished)
    #expect(window.session.nextWake == nil)
    window.tap(.close)
    #expect(window.session.isFinished)
  }

  @Test("traces all calls")
  func traced() throws {
    window.wait(recording.end + .seconds(1))
    let traced = Recording.recordedCalls(of: Output(calls: window.traced))
    #expect(traced == recording.turns.flatMap(\.calls))
  }
}
