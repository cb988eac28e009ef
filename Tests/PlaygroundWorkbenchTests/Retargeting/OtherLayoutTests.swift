import DragEvents
import DragGeometry
import PlaygroundScenes
import PlaygroundWorkbench
import RecordingTools
import Testing

@Suite("A recording of a version with another layout")
struct OtherLayoutTests {
  private static func recording() throws -> Recording {
    try AimedSession.recording(PlaygroundOptions(), gestures: 6, seed: 5)
  }

  /// The recording as a version makes it whose layout is farther to the right and below.
  private static func older(_ recording: Recording) -> Recording {
    var older = recording
    older.header.hashes = "1"
    let shift = Vector(dx: 180, dy: 30)
    for (index, entry) in recording.entries.enumerated() {
      switch entry {
      case .pump(var pump):
        pump.events = pump.events.map { InputEvent(time: $0.time, $0.kind.moved(by: shift)) }
        older.entries[index] = .pump(pump)
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
    let replay = try #require(try Self.older(Self.recording()).retargetedToThisLayout(file: "old"))
    #expect(replay.failure == nil)
    #expect(
      replay.summary
        == "re-targeted from the layout of 'dragplay 0.1.0': the same orders and calls")
    let orders = replay.recording.calls.filter { $0.name == .order }
    #expect(try orders == Self.recording().calls.filter { $0.name == .order })
  }

  @Test("is not retargeted if it reproduces")
  func same() throws {
    var recording = try Self.recording()
    recording.header.hashes = "1"
    let replay = try recording.retargetedToThisLayout(file: "old")
    #expect(replay?.summary == nil)
  }

  @Test("is not retargeted if it is of this version, where a moved item is a mistake")
  func mistake() throws {
    var moved = try Self.older(Self.recording())
    moved.header.hashes = PlaygroundOptions.stateLayout
    let replay = try moved.retargetedToThisLayout(file: "new")
    #expect(replay?.summary == nil)
  }

  @Test("reports the difference if it still diverges")
  func different() throws {
    var older = try Self.older(Self.recording())
    for case (let index, .pump(var pump)) in older.entries.enumerated() {
      pump.calls.removeAll { $0.name == .dragEnded }
      older.entries[index] = .pump(pump)
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
