internal import DragFrameIO
internal import DragGeometry
internal import DragRecording
internal import PlaygroundScenes

extension Session {
  mutating func record(_ events: [InputEvent]) {
    recording?.recorder.record(
      events, until: playground.now, output: unrecorded, world: playground)
    unrecorded = Output()
    if let stopped = recording, stopped.recorder.failure != nil { end(stopped) }
  }

  /// Takes leave of a recording, of which what was written can be played in any case.
  private mutating func end(_ ending: ActiveRecording) {
    recording = nil
    lastRecording = ending.path
    recordingFailure = ending.recorder.failure
    notice =
      recordingFailure.map { Notice(.recordingStopped, "\($0)", at: clock, for: .seconds(30)) }
      ?? Notice(.recordingSaved, ending.path, at: clock)
  }

  mutating func startRecording() {
    do throws(FileError) {
      let path = try surroundings.newRecordingPath()
      recording = try ActiveRecording(playground.headerFromHere, path: path, at: clock)
    } catch {
      notice = Notice(.noRecording, "\(error)", at: clock)
    }
  }

  mutating func stopRecording() {
    guard var ending = recording else { return }
    ending.recorder.finish(at: playground.now)
    end(ending)
  }
}

/// A recording that is being made.
struct ActiveRecording {
  let path: String
  let start: Microseconds
  var recorder: Recorder<RecordingFile>

  init(_ header: RecordingHeader, path: String, at now: Microseconds) throws(FileError) {
    self.path = path
    start = now
    recorder = try Recorder(header, to: try RecordingFile(creating: path))
  }

  /// How many whole seconds it has run.
  func seconds(at now: Microseconds) -> Int { Int((now - start).count / 1_000_000) }

  /// When the next second begins, which the badge counts.
  func nextTick(after now: Microseconds) -> Microseconds {
    start + .seconds(Int64(seconds(at: now)) + 1)
  }
}

/// Words that the user is told for some seconds, with what they are about.
struct Notice: Hashable, Sendable {
  let word: LocalizedString
  let detail: String
  let end: Microseconds

  init(
    _ word: LocalizedString, _ detail: String = "", at now: Microseconds,
    for span: Microseconds = .seconds(5)
  ) {
    (self.word, self.detail) = (word, detail)
    end = now + span
  }

  func isOver(at now: Microseconds) -> Bool { now >= end }
}
