package import DragFrameIO
package import DragGeometry
internal import DragKit
package import DragRecording
package import PlaygroundScenes
internal import RecordingTools

/// A playground in a window, with its recording and its playback, if any.
///
/// During a playback, the playground does not advance.
/// A shell passes events, timed by the window's clock, and shows the frame under the overlay.
package struct Session {
  package struct Environment {
    package var trace: (Call) -> Void
    package var newRecordingPath: () throws(FileError) -> String
    package var includedRecording: Guide.Reader

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

  package internal(set) var playground: Playground
  package internal(set) var playback: Playback?
  package private(set) var guide: Guide?
  var recording: ActiveRecording?
  var notice: Notice?
  var lastRecordingPath: String?
  /// The first divergence found in the playbacks that have ended; `nil` if none was found.
  @Boxed var firstDivergence: Divergence<Playground>? = nil
  package internal(set) var recordingFailure: FileError?
  /// The greatest change that the events of the last pump can have caused; `nil` if there were none, or the mouse only
  /// moved over nothing new.
  package private(set) var change: FrameChange? = .content
  var deferredSize, deferredModifiers: InputEvent.Kind?
  var unrecorded = Output()
  var bar = PlayerBar()
  var playerCursor = Cursor.arrow
  /// The size of the window in logical pixels; the window of a played recording can have another size.
  var window: Size
  var endsWithPlayback: Bool

  let environment: Environment
  let cache = FrameCache()
  let timelineCache = TimelineCache()
  let scale: Fraction
  var clock = Microseconds.zero
  /// The window's clock minus the playground's time; invalid during a playback.
  var clockOffset = Microseconds.zero
  /// The total time for which the guide did not advance, since a playback was paused or at its end.
  private var guidePause = Microseconds.zero

  package init(
    _ options: PlaygroundOptions, recordingTo path: String?, _ environment: Environment
  ) throws(FileError) {
    self.environment = environment
    (endsWithPlayback, window, scale) = (false, options.window, options.scale)
    playground = Playground(options)
    if let path { recording = try ActiveRecording(options.header, path: path, at: clock) }
    take(playground.start())
    record([])
  }

  package init(playing playback: Playback, _ environment: Environment) {
    self.environment = environment
    let header = playback.player.recording.header
    (endsWithPlayback, window, scale) = (true, header.window, header.scale)
    playground = playback.player.world
    self.playback = playback
    let opening = playback.opening.calls
    (opening.isEmpty ? playground.presentation : opening).forEach(environment.trace)
  }

  package var isFinished: Bool { endsWithPlayback && playback == nil }

  /// The visible playground; not copied, since it is large.
  package var seen: Playground {
    _read {
      guard let playback else {
        yield playground
        return
      }
      yield playback.player.world
    }
  }

  package func frame(animated: Bool = true) -> DrawList {
    guard let playback else { return playground.frame(reusing: cache, animated: animated) }
    let frame = playback.player.world.frame(reusing: cache)
    return viewport.place(frame, before: seen.content.chrome.theme.well, fills: window)
  }

  var viewport: PlaybackViewport { PlaybackViewport(seen.content.chrome.window, in: window) }
}

extension Session {
  package mutating func pump(_ events: [InputEvent], until now: Microseconds) -> [Request] {
    if playback?.isPlaying == false { guidePause = guidePause + (now - clock) }
    clock = now
    if let end = notice?.end, now >= end { notice = nil }
    for event in events {
      if case .windowResized(let size) = event.kind { window = size }
    }
    let before = hover
    change = playback == nil ? greatestChange(by: events) : events.isEmpty ? nil : .content
    let requests = playback == nil ? live(events, until: now) : playBack(events, until: now)
    if before != hover { change = .content }
    // The guide's page may also be visible in a playback.
    let page = if case .guide = seen.content.page { seen.content.guide } else { nil as GuideScene? }
    Guide.follow(&guide, on: page, reading: environment.includedRecording, at: now - guidePause)
    return requests
  }

  /// Returns the greatest change by events that cause no calls.
  private func greatestChange(by events: [InputEvent]) -> FrameChange? {
    guard !events.isEmpty else { return nil }
    if !playground.interaction.isGestureLive, events.allSatisfy(\.kind.isHover) { return nil }
    let isCarried = playground.interaction.isDragging && events.allSatisfy(\.kind.isMove)
    return isCarried ? .carried : .content
  }

  private var hover: Hover {
    guard !playground.interaction.isGestureLive else { return Hover(item: nil, part: nil) }
    return Hover(item: playground.interaction.hovered, part: playground.interaction.hoveredPart)
  }

  package var nextWake: Microseconds? {
    let world = playback == nil ? playground.nextWake.map { $0 + clockOffset } : nil
    let guided = playback?.isPlaying == false ? nil : guide?.nextWake.map { $0 + guidePause }
    return world.earlier(playback?.nextWake(after: clock))
      .earlier(recording?.nextTick(after: clock)).earlier(notice?.end).earlier(guided)
  }

  package mutating func close() { stopRecording() }

  mutating func live(_ events: [InputEvent], until now: Microseconds) -> [Request] {
    var requests: [Request] = []
    var applied: [InputEvent] = []
    for event in events {
      // Events from before a take-over happen at its time.
      let event = InputEvent(time: max(event.time - clockOffset, playground.now), event.kind)
      applied.append(event)
      if recording != nil { requests += take(playground.advance(to: event.time)) }
      recording?.recorder.note(event, in: playground)
      requests += take(playground.apply(event))
    }
    // A frame after an event can show the time of the event. What is due since then is done in the next turn.
    let time = now - clockOffset
    let isDue = events.isEmpty && playground.nextWake.map { $0 <= time } ?? false
    if recording != nil || isDue { requests += take(playground.advance(to: time)) }
    record(applied)
    return requests.filter { !handle($0) }
  }

  @discardableResult
  mutating func take(_ output: Output) -> [Request] {
    // A drag reports each motion over a target.
    if output.calls.contains(where: { $0.name != "dropUpdated" }) { change = .content }
    output.calls.forEach(environment.trace)
    unrecorded.append(output)
    return output.requests
  }

  private mutating func handle(_ request: Request) -> Bool {
    switch request {
    case .send(.toggleRecording): recording == nil ? startRecording() : stopRecording()
    case .send(.replayLast): replayLast()
    case .copyText:
      notice = Notice(.copied, at: clock)
      return false
    case .showCursor, .acceptText, .send: return false
    }
    return true
  }
}

extension Session {
  mutating func record(_ events: [InputEvent]) {
    recording?.recorder.record(
      events, until: playground.now, output: unrecorded, world: playground)
    unrecorded = Output()
    if let failed = recording, failed.recorder.failure != nil { end(failed) }
  }

  private mutating func end(_ ending: ActiveRecording) {
    recording = nil
    lastRecordingPath = ending.path
    recordingFailure = ending.recorder.failure
    notice =
      recordingFailure.map { Notice(.recordingStopped, "\($0)", at: clock, for: .seconds(30)) }
      ?? Notice(.recordingSaved, ending.path, at: clock)
  }

  mutating func startRecording() {
    do throws(FileError) {
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

/// The item and the part under the mouse; none during a gesture.
private struct Hover: Equatable {
  let item: ItemID?
  let part: String?
}

struct ActiveRecording {
  let path: String
  let start: Microseconds
  @Boxed var recorder: Recorder<RecordingFile>

  init(_ header: RecordingHeader, path: String, at now: Microseconds) throws(FileError) {
    (self.path, start) = (path, now)
    recorder = try Recorder(header, to: try RecordingFile(creating: path))
  }

  func seconds(at now: Microseconds) -> Int { Int((now - start).count / 1_000_000) }

  func nextTick(after now: Microseconds) -> Microseconds {
    start + .seconds(Int64(seconds(at: now)) + 1)
  }
}

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
