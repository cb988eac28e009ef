@testable import DragKit
import PlaygroundScenes
import RecordingTools
import Support
import Testing

@testable import PlaygroundWorkbench

@Suite("The player")
struct PlayerTests {
  let recording: Recording
  let lift: Microseconds
  /// A window that plays the recording.
  let window: SessionWindow

  init() throws {
    recording = try .twoDrags()
    lift = recording.time(ofCall: .dragBegan)
    window = try SessionWindow(opening: recording)
  }

  @Test("plays to the end, stays open, and the window sleeps")
  func end() throws {
    #expect(window.session.playback?.isPlaying == true)
    window.settle()
    #expect(window.session.playback?.isPlaying == false)
    #expect(window.position == recording.end)
    #expect(window.session.nextWake == nil)
    try window.expectSeen(recording, at: recording.end)
  }

  @Test("pauses while the window sleeps, and continues from there")
  func pause() throws {
    window.wait(.milliseconds(800))
    window.key("space")
    let (position, overlay) = (window.position, window.session.overlay())
    window.settle()
    #expect(window.session.nextWake == nil)
    window.wait(.seconds(5))
    #expect(window.position == position)
    #expect(window.session.overlay() == overlay)
    window.key("space")
    window.wait(.milliseconds(80))
    #expect(window.position == position.map { $0 + .milliseconds(80) })
  }

  @Test("at the end Space plays from the start again")
  func again() throws {
    window.key("end", "space")
    window.wait(.milliseconds(160))
    #expect(window.position == .milliseconds(160))
  }

  @Test("an arrow goes to the next or to the previous recorded line")
  func steps() throws {
    let times = recording.turns.map(\.time)
    window.key("home")
    let seen = ["right", "right", "right", "left"].map(window.position(after:))
    #expect(seen == [times[1], times[2], times[3], times[2]])
    try window.expectSeen(recording, at: times[2])
    #expect(window.session.playback?.isPlaying == false)
  }

  @Test("with Shift an arrow goes from gesture to gesture")
  func gestures() throws {
    let starts = recording.gestures.map(\.span.lowerBound)
    try #require(starts.count == 2)
    window.key("home")
    window.send(.modifiersChanged(.shift))
    let seen = [.right, .right, .right, .left, .left, .left].map(window.position(after:))
    #expect(
      seen == [starts[0], starts[1], recording.end, starts[1], starts[0], recording.header.start])
  }

  @Test("plus and minus change the speed, from a tenth to eight times")
  func speed() throws {
    let keys = Array(repeating: "minus" as Key, count: 4) + Array(repeating: "equals", count: 7)
    let words = keys.map { key in
      window.key(key)
      return PlaybackSpeed.words(window.session.playback?.speed)
    }
    #expect(
      words == ["0.5×", "0.25×", "0.1×", "0.1×", "0.25×", "0.5×", "1×", "2×", "4×", "8×", "8×"])
    window.key("home", "space")
    window.wait(.milliseconds(100))
    #expect(window.position == .milliseconds(800))
  }

  @Test("the playhead can be dragged to any moment, whose state is shown")
  func scrub() throws {
    window.key("space")
    window.send(.pointerPressed(.mouse, at: window.place(at: lift)))
    for moment in [recording.end, lift + .milliseconds(100), lift + .milliseconds(40)] {
      window.send(.pointerMoved(.mouse, to: window.place(at: moment), isDown: true))
      let position = try #require(window.position)
      #expect((position - moment).count.magnitude < 20_000, "A pixel is some milliseconds.")
      try window.expectSeen(recording, at: position)
    }
    #expect(window.session.seen.interaction.session != nil, "Red is lifted.")
    window.send(.pointerReleased(.mouse, at: window.place(at: lift)))
    #expect(window.session.playback?.isPlaying == false)
  }

  @Test("can be dragged by its card to the other end of the window")
  func carry() throws {
    let below = window.layout.card
    #expect(below.maxY == window.layout.room.maxY - 12)
    let grip = Point(x: below.center.x, y: below.minY + 6)
    for pointer in [PointerID.mouse, .finger(4)] {
      window.send(.pointerPressed(pointer, at: grip))
      window.send(.pointerMoved(pointer, to: grip + Vector(dx: 30, dy: -200), isDown: true))
      #expect(window.layout.card == below.moved(by: Vector(dx: 0, dy: -200)))
      window.send(.pointerMoved(pointer, to: Point(x: 300, y: -90), isDown: true))
      window.send(.pointerReleased(pointer, at: Point(x: 300, y: -90)))
      #expect(window.layout.card.minY == 12)
      window.key("pagedown")
      #expect(window.layout.card == below)
    }
    window.key("pageup")
    #expect(window.layout.card.minY == 12)
  }

  @Test("a playback continues after the playhead was held")
  func scrubWhilePlaying() throws {
    let point = window.place(at: .milliseconds(400))
    window.send(.pointerPressed(.mouse, at: point))
    let held = window.position
    window.wait(.seconds(1))
    #expect(window.position == held)
    window.send(.pointerReleased(.mouse, at: point))
    window.wait(.milliseconds(48))
    #expect(window.position == held.map { $0 + .milliseconds(48) })
  }

  @Test("a finger holds the playhead, too, beside a mouse that it does not disturb")
  func finger() throws {
    window.send(.pointerPressed(.finger(1), at: window.place(at: lift)))
    let position = window.position
    window.tap(.close)
    #expect(window.position == position)
    window.send(.pointerReleased(.finger(1), at: window.place(at: lift)))
    window.tap(.toggle, with: .finger(2))
    #expect(window.session.playback?.isPlaying == false)
  }

  @Test(
    "each button does what its key does",
    arguments: [
      (.toStart, "home"), (.stepBack, "left"), (.stepForward, "right"),
      (.toggle, "space"), (.slower, "minus"), (.faster, "equals"),
    ] as [(PlayerPart, Key)])
  func buttons(part: PlayerPart, key: Key) throws {
    let typed = try SessionWindow(opening: recording)
    for window in [window, typed] { window.wait(.milliseconds(160)) }
    window.tap(part)
    typed.send()
    typed.key(key)
    #expect(window.position == typed.position)
    #expect(window.session.playback?.isPlaying == typed.session.playback?.isPlaying)
    #expect(window.session.playback?.speed == typed.session.playback?.speed)
  }

  @Test("a button that is released outside does nothing")
  func slidOff() throws {
    window.send(.pointerPressed(.mouse, at: window.place(of: .close)))
    window.send(.pointerReleased(.mouse, at: window.place(of: .toggle)))
    #expect(window.session.playback?.isPlaying == true)
  }

  @Test("input to the player never reaches the played world")
  func untouched() throws {
    window.send(.windowResized(Size(width: 900, height: 600)))
    window.drag(from: Point(x: 304, y: 184), by: Vector(dx: 0, dy: 116))
    window.key("a")
    window.settle()
    try window.expectSeen(recording, at: recording.end)
    #expect(window.session.seen.content.chrome.window == Size(width: 1120, height: 760))
  }

  @Test("a drag that other programs may take ends when a recording is opened")
  func duringDrag() throws {
    let window = try SessionWindow(opening: nil)
    window.drag(from: Point(x: 304, y: 184), by: Vector(dx: 0, dy: 116), isReleased: false)
    #expect(window.interaction.isDragging)
    try window.drop(recording)
    #expect(!window.interaction.isDragging)
    let requests = window.send(.pointerMoved(.mouse, to: .zero, isDown: false))
    #expect(requests.prefix(2) == [.outgoingDrag(.end), .showCursor(.arrow)])
    #expect(requests.contains(.acceptText(in: nil)))
  }

  @Test("the cursor is a hand over the parts of the player, and that of the session afterwards")
  func cursor() throws {
    let over = window.send(
      .pointerMoved(.mouse, to: window.place(of: .close), isDown: false))
    let beside = window.send(.pointerMoved(.mouse, to: .zero, isDown: false))
    let after = window.send(.keyPressed(.escape))
    #expect(
      [over, beside, after] == [
        [.acceptText(in: nil), .showCursor(.hand)], [.showCursor(.arrow)],
        [.showCursor(.arrow), .acceptText(in: nil)],
      ])
  }

  @Test("shows recorded states after any input", arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func hostile(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let window =
      try seed.isMultiple(of: 2) ? SessionWindow(playing: recording) : SessionWindow(opening: nil)
    try window.drop(recording)
    for number in 1...150 where window.session.playback != nil {
      window.send(.anything(from: &generator))
      _ = window.session.overlay()
      guard number.isMultiple(of: 30), window.session.playback != nil else { continue }
      try window.expectSeen(recording, at: window.position)
    }
  }
}

extension SessionWindow {
  /// Presses a key, and returns the position of the playhead after it.
  fileprivate func position(after key: Key) -> Microseconds? {
    self.key(key)
    return position
  }
}

extension InputEvent.Kind {
  /// Any event of a window, except those that end a playback.
  static func anything(from generator: inout SeededGenerator) -> InputEvent.Kind {
    let point = Point(
      x: Length(pixels: .random(in: -50...1200, using: &generator)),
      y: Length(pixels: .random(in: 560...800, using: &generator)))
    let pointer = PointerID(rawValue: .random(in: 0...2, using: &generator))
    let endings = [.pointerLeft, .focusLost, .pointerCancelled(pointer)] as [InputEvent.Kind]
    let keys = ["space", "left", "right", "home", "end", "minus", "equals", "q"] as [Key]
    return switch Int.random(in: 0...9, using: &generator) {
    case 0...2: .pointerPressed(pointer, at: point)
    case 3...4: .pointerMoved(pointer, to: point, isDown: .random(using: &generator))
    case 5: .pointerReleased(pointer, at: point)
    case 6: endings.randomElement(using: &generator) ?? .pointerLeft
    case 7:
      .windowResized(
        Size(
          width: Length(pixels: .random(in: 1...1300, using: &generator)),
          height: Length(pixels: .random(in: 1...900, using: &generator))))
    default: .keyPressed(keys.randomElement(using: &generator) ?? .space)
    }
  }
}
