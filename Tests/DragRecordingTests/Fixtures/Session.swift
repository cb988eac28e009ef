import DragRecording

/// A session with a dot, which performs the shell's loop for a list of events.
struct Session {
  var world = Dot()
  private var recorder: Recorder<MemorySink>
  private(set) var now = Microseconds.zero

  static let header = RecordingHeader(
    app: "dragplay 0.1.0", scene: "dot", arguments: ["--items", "5"],
    window: Size(width: 640, height: 480), tuning: ["hold": 500, "slop": 5], advances: 0xabc,
    hashes: "dot-1")

  init(
    _ header: RecordingHeader = Session.header, within budget: RecordingBudget = RecordingBudget()
  ) throws {
    recorder = try Recorder(header, to: MemorySink(), within: budget)
  }

  /// One turn of the loop.
  mutating func turn(_ events: [InputEvent], until time: Microseconds) {
    var output = Output()
    for event in events {
      output.append(world.advance(to: event.time))
      recorder.note(event, in: world)
      output.append(world.apply(event))
    }
    output.append(world.advance(to: time))
    now = time
    recorder.record(events, until: time, output: output, world: world)
  }

  /// Turns of the loop of `length`, until all events have been handled and for some time after.
  mutating func play(
    _ events: [InputEvent], every length: Microseconds, until last: Microseconds? = nil
  ) {
    var rest = events[...]
    let end = last ?? (events.last?.time ?? .zero) + .seconds(3)
    while now < end {
      let next = now + length
      let due = rest.prefix { $0.time <= next }
      rest = rest.dropFirst(due.count)
      turn(Array(due), until: next)
    }
  }

  mutating func mark(_ name: String) { recorder.mark(name) }

  /// The error that ended the recording, if any.
  var failure: FileError? { recorder.failure }

  /// The file so far, as a killed program leaves it.
  var torn: [UInt8] { recorder.sink.bytes }

  /// The file with its end line.
  mutating func finished() -> [UInt8] {
    recorder.finish(at: now, world: world)
    return recorder.sink.bytes
  }
}

extension Session {
  /// The recording of a whole session.
  static func recording(
    of events: [InputEvent], every length: Microseconds = .milliseconds(10), bug: Dot.Bug = .none
  ) throws -> Recording {
    var session = try Session()
    session.world = Dot(bug: bug)
    session.play(events, every: length)
    return try Recording(parsing: session.finished())
  }
}

/// Replays a recording to its end.
func replay(
  _ recording: Recording, bug: Dot.Bug = .none, _ batching: Batching = .recorded
) -> Player<Dot> {
  var player = Player(recording, world: Dot(bug: bug), batching: batching)
  player.run()
  return player
}

extension Recording {
  /// Removes the states on the way, but for those that the condition keeps.
  mutating func removeKeyframes(where isRemoved: (Microseconds) -> Bool = { _ in true }) {
    entries.removeAll { if case .keyframe = $0 { isRemoved($0.time) } else { false } }
  }

  /// Replaces the states on the way.
  mutating func replaceKeyframes(by state: [UInt8]) {
    for case (let index, .keyframe(let keyframe)) in entries.enumerated() {
      entries[index] = .keyframe(Keyframe(time: keyframe.time, state: state))
    }
  }

  /// Changes every turn of the loop.
  mutating func editTurns(_ edit: (inout Turn) -> Void) {
    for case (let index, .turn(var turn)) in entries.enumerated() {
      edit(&turn)
      entries[index] = .turn(turn)
    }
  }
}

/// The text of a file, line by line.
func lines(_ bytes: [UInt8]) -> [String] {
  String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
}

/// The file of some lines.
func file(_ lines: [String]) -> [UInt8] { Array((lines.joined(separator: "\n") + "\n").utf8) }
