internal import DragFrameIO
internal import DragGeometry
internal import DragRecording
internal import PlaygroundScenes

extension Session {
  mutating func record(_ events: [InputEvent]) {
    recording?.recorder.record(
      events, until: playground.now, output: unrecorded, world: playground)
    unrecorded = Output()
    if let failed = recording, failed.recorder.failure != nil { end(failed) }
  }

  private mutating func end(_ ending: ActiveRecording) {
    recording = nil
    lastRecording = ending.path
    recordingFailure = ending.recorder.failure
    notice =
      recordingFailure.map { Notice(.recordingStopped, "\($0)", at: clock, for: .seconds(30)) }
      ?? Notice(.recordingSaved, ending.path, at: clock)
  }

  mutating func startRecording() {
    do throws(RecordingError) {
      let path = try environment.newRecordingPath()
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

struct ActiveRecording {
  let path: String
  let start: Microseconds
  var recorder: Recorder<RecordingFile>

  init(_ header: RecordingHeader, path: String, at now: Microseconds) throws(RecordingError) {
    (self.path, start) = (path, now)
    recorder = try Recorder(header, to: try RecordingFile(creating: path))
  }

  func seconds(at now: Microseconds) -> Int { Int((now - start).count / 1_000_000) }

  /// The time at which the badge shows the next second.
  func nextTick(after now: Microseconds) -> Microseconds {
    start + .seconds(Int64(seconds(at: now)) + 1)
  }
}

/// A message to the user for some seconds.
struct Notice: Hashable, Sendable {
  let word: LocalizedString
  let detail: String
  let end: Microseconds

  init(
    _ word: LocalizedString, _ detail: String = "", at now: Microseconds,
    for span: Microseconds = .seconds(5)
  ) {
    (self.word, self.detail, end) = (word, detail, now + span)
  }
}
