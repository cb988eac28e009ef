import DragEvents
import DragGeometry
import DragRecording
import PlaygroundFuzz
import PlaygroundScenes
import PlaygroundWorkbench
import RecordingTools
import Testing

@Suite("In a window of another size or at another scale, a session")
struct RetargetingLawTests {
  static let windows = [
    Size(width: 900, height: 700), Size(width: 1000, height: 640), Size(width: 1280, height: 900),
    Size(width: 1600, height: 1000),
  ]
  static let seed: UInt64 = 11

  @Test(
    "reproduces orders, calls and models, or names the missing target",
    arguments: Page.allCases)
  func law(scene: Page) throws {
    var (same, gone) = (0, 0)
    for number in 0..<10 {
      let seed = CaseKey(seed: Self.seed, page: scene, number: number).hash
      let recording = try AimedSession.recording(
        PlaygroundOptions(page: scene), gestures: 4, seed: seed)
      for window in Self.windows {
        let replay = try recording.retargeted(to: window, file: "\(number)")
        switch replay.outcome {
        case .same: same += 1
        case .impossible(let error):
          let words = [" is not visible in ", ": the pointer is not over "]
          #expect(words.contains { error.description.contains($0) })
          #expect(replay.remark?.time == replay.recording.end)
          #expect(replay.remark?.words == "\(error)")
          // The part before the missing target is an ordinary recording.
          try replay.recording.expectReproduced()
          gone += 1
        case .different(let difference):
          Issue.record(
            "seed \(Self.seed), \(scene), session \(number): \(replay.changes): \(difference)")
        }
      }
    }
    print("seed \(Self.seed), \(scene): \(same) reproduced, \(gone) miss something")
    #expect(same >= gone, "most targets exist")
  }

  @Test("finds the landmarks at a point like a search of all", arguments: Page.allCases)
  func landmarksAtPoints(scene: Page) throws {
    var random = SplitMix64(seed: Self.seed)
    var world = Playground(PlaygroundOptions(page: scene))
    _ = world.start()
    for _ in 0..<200 {
      let (x, y) = (random.next(below: 1120), random.next(below: 760))
      let point = Point(x: Length(pixels: x), y: Length(pixels: y))
      let all = world.landmarks.filter { $0.visible.contains(point) }
      #expect(world.landmarks(at: point) == all, "seed \(Self.seed), \(point)")
    }
  }

  @Test("is the same event by event if the layout is unchanged", arguments: Page.allCases)
  func identity(scene: Page) throws {
    let recording = try AimedSession.recording(
      PlaygroundOptions(page: scene), gestures: 4, seed: Self.seed)
    let replay = try recording.retargeted(to: nil, scale: .percent(200), file: "identity")
    #expect(replay.failure == nil)
    #expect(replay.changes == "re-targeted from 100 % to 200 %")
    #expect(replay.recording.turns.flatMap(\.events) == recording.turns.flatMap(\.events))
  }
}

@Suite("A recording of a version with another layout")
struct OtherLayoutTests {
  private let recording: Recording

  init() throws {
    recording = try AimedSession.recording(PlaygroundOptions(), gestures: 6, seed: 5)
  }

  /// The recording as a version makes it whose layout is farther to the right and below.
  private var older: Recording {
    var older = recording
    older.header.hashes = "1"
    let shift = Vector(dx: 180, dy: 30)
    for (index, entry) in recording.entries.enumerated() {
      switch entry {
      case .turn(var turn):
        turn.events = turn.events.map { InputEvent(time: $0.time, $0.kind.moved(by: shift)) }
        older.entries[index] = .turn(turn)
      case .gesture(var gesture):
        (gesture.start, gesture.end) = (gesture.start + shift, gesture.end + shift)
        for place in gesture.path.indices where gesture.path[place].landmark != nil {
          gesture.path[place].frame = gesture.path[place].frame.moved(by: shift)
        }
        gesture.arrangement = 7
        older.entries[index] = .gesture(gesture)
      case .keyframe, .mark, .expectation: break
      }
    }
    return older
  }

  @Test("is retargeted with a notice, and reproduces orders and calls")
  func aimed() throws {
    let replay = try #require(try older.retargetedToThisLayout(file: "old"))
    #expect(replay.failure == nil)
    #expect(
      replay.summary
        == "re-targeted from the layout of 'dragplay 0.1.0': the same orders and calls")
    let orders = replay.recording.calls.filter { $0.name == .order }
    #expect(orders == recording.calls.filter { $0.name == .order })
  }

  @Test("is not retargeted if it reproduces, or is of this version: a moved item is a mistake")
  func unchanged() throws {
    var (same, moved) = (recording, older)
    same.header.hashes = "1"
    moved.header.hashes = PlaygroundOptions.stateLayout
    for recording in [same, moved] {
      #expect(try recording.retargetedToThisLayout(file: "old")?.summary == nil)
    }
  }

  @Test("reports the difference if it still diverges")
  func different() throws {
    var older = older
    for case (let index, .turn(var turn)) in older.entries.enumerated() {
      turn.calls.removeAll { $0.name == .dragEnded }
      older.entries[index] = .turn(turn)
    }
    let replay = try #require(try older.retargetedToThisLayout(file: "old"))
    let failure = try #require(replay.failure)
    #expect(failure.hasPrefix("re-targeted from the layout of 'dragplay 0.1.0', "))
    let remark = try #require(replay.remark)
    #expect(failure.hasSuffix(remark.words))
    #expect(remark.words.hasPrefix("gesture 1"))
    #expect(replay.recording.end == remark.time)
    #expect(replay.recording.end < older.end)
  }
}

extension InputEvent.Kind {
  fileprivate func moved(by shift: Vector) -> InputEvent.Kind {
    switch self {
    case .pointerPressed(let id, let point, let button):
      .pointerPressed(id, at: point + shift, button: button)
    case .pointerMoved(let id, let point, let isDown):
      .pointerMoved(id, to: point + shift, isDown: isDown)
    case .pointerReleased(let id, let point, let button):
      .pointerReleased(id, at: point + shift, button: button)
    case .wheelScrolled(let point, let turn): .wheelScrolled(at: point + shift, by: turn)
    default: self
    }
  }
}
