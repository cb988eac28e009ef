package import DragFrameIO
package import DragGeometry
internal import DragKit
package import DragRecording
package import PlaygroundScenes

/// What a window does from its opening to its end: the world lives, is recorded, and steps aside
/// while a recording is played.
///
/// It has no window itself. A shell tells it what happened and when, and shows its frame and, in
/// front of it, its overlay: the mark of a recording, the player and its pointers, the guide.
package struct Session {
  /// What the session needs of the machine.
  package struct Surroundings {
    /// Writes a call into the trace.
    package var trace: (Call) -> Void
    /// The path for the next recording; it must not exist yet.
    package var newRecordingPath: () throws(FileError) -> String
    /// Reads a recording that comes with the program, by its name.
    package var includedRecording: Guide.Reader

    /// Creates surroundings.
    package init(
      trace: @escaping (Call) -> Void,
      newRecordingPath: @escaping () throws(FileError) -> String,
      includedRecording: @escaping Guide.Reader = Guide.noRecordings
    ) {
      self.trace = trace
      self.newRecordingPath = newRecordingPath
      self.includedRecording = includedRecording
    }
  }

  /// The world that the user acts on.
  package internal(set) var playground: Playground
  /// The recording that is being played in its place.
  package internal(set) var playback: Playback?
  /// What the page that explains plays, while it is shown.
  package private(set) var guide: Guide?
  /// The recording that is being made.
  var recording: ActiveRecording?
  /// What the user is told, until a moment of the window's clock.
  var notice: Notice?
  /// The path of the newest recording.
  var lastRecording: String?
  /// Where the first of what was played came to something else than was recorded.
  var firstDivergence: Divergence<Playground>?
  /// Why the newest recording stopped before its end, where it did.
  package internal(set) var recordingFailure: FileError?
  /// What the world must know of the time in which it stood aside.
  var missed = Missed()
  /// What came out since the recorder was last told.
  var unrecorded = Output()
  /// The hand at the player.
  var bar = PlayerBar()
  /// What the mouse pointer looks like over the player, as it was last asked for.
  var shownCursor = Cursor.arrow
  /// The size of the window, whatever size the world is that is seen in it.
  var window: Size
  /// `true` where the session is there for a recording, and ends with it unless somebody takes over.
  var endsWithPlayback: Bool

  let surroundings: Surroundings
  let cache = ChromeCache()
  let timelineCache = TimelineCache()
  /// Window pixels for each logical pixel.
  let scale: Fraction
  /// The window's clock.
  var clock = Microseconds.zero
  /// How long the world has stood aside.
  var pause = Microseconds.zero
  /// How long the guide has stood still with a playback.
  private var stillness = Microseconds.zero

  /// Starts a session with a new world.
  package init(
    _ options: PlaygroundOptions, recordingTo path: String?, _ surroundings: Surroundings
  ) throws(FileError) {
    self.surroundings = surroundings
    (endsWithPlayback, window, scale) = (false, options.window, options.scale)
    playground = Playground(options)
    if let path { recording = try ActiveRecording(options.header, path: path, at: clock) }
    take(playground.start())
    record([])
  }

  /// Starts a session that only plays a recording.
  package init(playing playback: Playback, _ surroundings: Surroundings) {
    self.surroundings = surroundings
    let header = playback.player.recording.header
    (endsWithPlayback, window, scale) = (true, header.window, header.scale)
    playground = playback.player.world
    self.playback = playback
    let opening = playback.opening.calls
    (opening.isEmpty ? playground.presentation : opening).forEach(surroundings.trace)
  }

  /// `true` where the session has nothing more to show.
  package var isFinished: Bool { endsWithPlayback && playback == nil }

  /// The world that is seen.
  package var seen: Playground { playback?.player.world ?? playground }

  /// What the window shows.
  package func frame() -> DrawList {
    let frame = seen.frame(reusing: cache)
    guard playback != nil else { return frame }
    return stage.place(frame, before: seen.content.chrome.theme.well, fills: window)
  }

  /// Where in the window the played world is seen.
  var stage: PlayedStage { PlayedStage(seen.content.chrome.window, in: window) }
}

extension Session {
  /// Takes in what happened, then lets time pass to `now` of the window's clock.
  package mutating func pump(_ events: [InputEvent], until now: Microseconds) -> [Request] {
    if playback?.isPlaying == false { stillness = stillness + (now - clock) }
    clock = now
    if notice?.isOver(at: now) == true { notice = nil }
    for event in events {
      if case .windowResized(let size) = event.kind { window = size }
    }
    let requests = playback == nil ? live(events, until: now) : watch(events, until: now)
    // Also where the guide's page is shown in a playback.
    Guide.follow(
      &guide, of: seen, reading: surroundings.includedRecording, at: now - stillness)
    return requests
  }

  /// When something next changes.
  package var nextWake: Microseconds? {
    let world = playback == nil ? playground.nextWake.map { $0 + pause } : nil
    let guided = playback?.isPlaying == false ? nil : guide?.nextWake.map { $0 + stillness }
    return [
      world, playback?.nextWake(after: clock), recording?.nextTick(after: clock), notice?.end,
      guided,
    ].compactMap(\.self).min()
  }

  /// Ends the recording that runs.
  package mutating func close() {
    stopRecording()
  }

  mutating func live(_ events: [InputEvent], until now: Microseconds) -> [Request] {
    var requests: [Request] = []
    var applied: [InputEvent] = []
    for event in events {
      // What came before the world was taken over happens to it when it was.
      let event = InputEvent(time: max(event.time - pause, playground.now), event.kind)
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
  mutating func take(_ output: Output) -> [Request] {
    output.calls.forEach(surroundings.trace)
    unrecorded.append(output)
    return output.requests
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
