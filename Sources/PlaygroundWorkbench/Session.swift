package import DragFrameIO
package import DragGeometry
internal import DragKit
package import DragRecording
package import PlaygroundScenes

/// What a window does from its opening to its end: the world lives, is recorded, and steps aside
/// while a recording is played.
///
/// It has no window itself. A shell tells it what happened and when, and shows its frame and, in
/// front of it, its overlay: the mark of a recording, the pointers of a playback, the guide.
package struct Session {
  /// What the session needs of the machine.
  package struct Surroundings {
    /// Writes a call into the trace.
    package var trace: (Call) -> Void
    /// The path for the next recording; it must not exist yet.
    package var newRecordingPath: () throws(RecordingError) -> String
    /// Reads a recording that comes with the program, by its name.
    package var includedRecording: Guide.Reader

    /// Creates surroundings.
    package init(
      trace: @escaping (Call) -> Void,
      newRecordingPath: @escaping () throws(RecordingError) -> String,
      includedRecording: @escaping Guide.Reader = Guide.noRecordings
    ) {
      self.trace = trace
      self.newRecordingPath = newRecordingPath
      self.includedRecording = includedRecording
    }
  }

  /// The world that the user acts on.
  package private(set) var playground: Playground
  /// The recording that is being played in its place.
  package private(set) var playback: Playback?
  /// What the page that explains plays, while it is shown.
  package private(set) var guide: Guide?
  /// The recording that is being made.
  private(set) var recording: ActiveRecording?
  /// What the user is told, until a moment of the window's clock.
  private(set) var notice: Notice?
  /// The path of the newest recording.
  private var lastRecording: String?
  /// What the world must know of the time in which it stood aside.
  private var missed = Missed()
  /// What came out since the recorder was last told.
  private var unrecorded = Output()

  private let surroundings: Surroundings
  private let cache = ChromeCache()
  /// The window's clock.
  private(set) var clock = Microseconds.zero
  /// How long the world has stood aside.
  private var pause = Microseconds.zero
  /// `true` where the session ends with the playback that it began with.
  private let endsWithPlayback: Bool

  /// Starts a session with a new world.
  package init(
    _ options: PlaygroundOptions, recordingTo path: String?, _ surroundings: Surroundings
  ) throws(RecordingError) {
    self.surroundings = surroundings
    endsWithPlayback = false
    playground = Playground(options)
    if let path { recording = try ActiveRecording(options.header, path: path, at: clock) }
    take(playground.start())
    record([])
  }

  /// Starts a session that only plays a recording.
  package init(playing playback: Playback, _ surroundings: Surroundings) {
    self.surroundings = surroundings
    endsWithPlayback = true
    playground = playback.player.world
    self.playback = playback
  }

  /// `true` where the session has nothing more to show.
  package var isFinished: Bool { endsWithPlayback && playback == nil }

  /// The world that is seen.
  package var seen: Playground { playback?.player.world ?? playground }

  /// What the window shows.
  package func frame() -> DrawList { seen.frame(reusing: cache) }
}

extension Session {
  /// Takes in what happened, then lets time pass to `now` of the window's clock.
  package mutating func pump(_ events: [InputEvent], until now: Microseconds) -> [Request] {
    clock = now
    if notice?.isOver(at: now) == true { notice = nil }
    let requests = playback == nil ? live(events, until: now) : watch(events, until: now)
    playGuide(until: now)
    return requests
  }

  /// Plays the guide's gestures on while their page is shown, also where that is in a playback.
  private mutating func playGuide(until now: Microseconds) {
    guard seen.content.page == .guide else { return guide = nil }
    var playing = guide ?? Guide(reading: surroundings.includedRecording, at: now)
    playing.advance(to: now, seen.content.guide)
    guide = playing
  }

  /// When something next changes.
  package var nextWake: Microseconds? {
    let world = playback.map { $0.nextWake(after: clock) } ?? playground.nextWake.map { $0 + pause }
    return [world, recording?.nextTick(after: clock), notice?.end, guide?.nextWake]
      .compactMap(\.self).min()
  }

  /// Ends the recording that runs.
  package mutating func close() {
    stopRecording()
  }

  private mutating func live(_ events: [InputEvent], until now: Microseconds) -> [Request] {
    var requests: [Request] = []
    var applied: [InputEvent] = []
    for event in events {
      let event = InputEvent(time: event.time - pause, event.kind)
      applied.append(event)
      if recording != nil { requests += take(playground.advance(to: event.time)) }
      recording?.recorder.note(event, in: playground)
      requests += take(playground.apply(event))
    }
    requests += take(playground.advance(to: now - pause))
    record(applied)
    return requests.filter { !handle($0) }
  }

  /// Hands calls to the trace, and keeps all for the recorder.
  @discardableResult
  private mutating func take(_ output: Output) -> [Request] {
    output.calls.forEach(surroundings.trace)
    unrecorded.append(output)
    return output.requests
  }

  private mutating func record(_ events: [InputEvent]) {
    recording?.recorder.record(
      events, until: playground.now, output: unrecorded, world: playground)
    unrecorded = Output()
    if let failure = recording?.recorder.failure {
      recording = nil
      notice = Notice(.recordingStopped, "\(failure)", at: clock)
    }
  }

  /// Does what the session itself is asked for; says whether it was that.
  private mutating func handle(_ request: Request) -> Bool {
    switch request {
    case .toggleRecording: recording == nil ? startRecording() : stopRecording()
    case .replayLast: replayLast()
    case .copyText:
      notice = Notice(.copied, at: clock)
      return false
    case .showCursor: return false
    }
    return true
  }
}

extension Session {
  private mutating func startRecording() {
    do throws(RecordingError) {
      let path = try surroundings.newRecordingPath()
      recording = try ActiveRecording(playground.headerFromHere, path: path, at: clock)
    } catch {
      notice = Notice(.noRecording, "\(error)", at: clock)
    }
  }

  private mutating func stopRecording() {
    guard var ending = recording else { return }
    ending.recorder.finish(at: playground.now)
    recording = nil
    lastRecording = ending.path
    let failure = ending.recorder.failure
    notice =
      failure.map { Notice(.recordingStopped, "\($0)", at: clock) }
      ?? Notice(.recordingSaved, ending.path, at: clock)
  }

  private mutating func replayLast() {
    stopRecording()
    guard let path = lastRecording else {
      notice = Notice(.nothingRecorded, at: clock)
      return
    }
    do throws(RecordingError) {
      let recording = try Recording(contentsOf: path)
      playback = try Playback(recording, file: path, speed: .one, at: clock)
      notice = nil
      // The world hears nothing of its pointers meanwhile, as when the window loses its focus.
      missed = Missed()
      take(playground.apply(InputEvent(time: playground.now, .focusLost)))
    } catch {
      notice = Notice(.noReplay, "\(error)", at: clock)
    }
  }

  /// Plays on; Escape ends the playback.
  ///
  /// The world is told afterwards what it must know.
  private mutating func watch(_ events: [InputEvent], until now: Microseconds) -> [Request] {
    guard var playing = playback else { return [] }
    let output = playing.advance(to: now)
    // The trace of a session tells of its own world, not of another time's.
    if endsWithPlayback { output.calls.forEach(surroundings.trace) }
    playback = playing
    events.forEach { missed.note($0.kind) }
    let isStopped = events.contains { $0.kind == .keyPressed(.escape) }
    guard playing.isOver(at: now) || isStopped else {
      return output.requests.filter { if case .showCursor = $0 { true } else { false } }
    }
    endPlayback(at: now)
    return [.showCursor(playground.interaction.cursor)]
  }

  private mutating func endPlayback(at now: Microseconds) {
    if let divergence = playback?.player.divergence {
      notice = Notice(.diverged, "\(divergence)", at: now)
    }
    playback = nil
    // The world goes on from where it stood aside; it never learns of the time between.
    pause = now - playground.now
    for kind in missed.kinds {
      take(playground.apply(InputEvent(time: playground.now, kind)))
    }
  }
}

/// A recording that is being made.
struct ActiveRecording {
  let path: String
  let start: Microseconds
  var recorder: Recorder<RecordingFile>

  init(_ header: RecordingHeader, path: String, at now: Microseconds) throws(RecordingError) {
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

/// What stays true after a playback: the window's size and the keys that are held.
struct Missed {
  private var size: InputEvent.Kind?
  private var modifiers: InputEvent.Kind?

  /// The events to make up for.
  var kinds: [InputEvent.Kind] { [size, modifiers].compactMap(\.self) }

  mutating func note(_ kind: InputEvent.Kind) {
    switch kind {
    case .windowResized: size = kind
    case .modifiersChanged: modifiers = kind
    default: break
    }
  }
}

/// Words that the user is told for some seconds, with what they are about.
struct Notice: Hashable, Sendable {
  let word: Word
  let detail: String
  let end: Microseconds

  init(_ word: Word, _ detail: String = "", at now: Microseconds) {
    (self.word, self.detail) = (word, detail)
    end = now + .seconds(5)
  }

  func isOver(at now: Microseconds) -> Bool { now >= end }
}
