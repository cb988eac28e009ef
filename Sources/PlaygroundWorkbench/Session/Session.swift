package import DragDrawing
package import DragEvents
internal import DragKit
internal import DragKitRecording
package import DragRecording
package import PlaygroundScenes
internal import PlaygroundUI
package import RecordingTools

/// A playground in a window, with its recording and its player, if any.
///
/// While the player is open, the playground does not advance. The program passes events, timed by
/// the window's clock, and shows the frame under the overlay.
package final class Session {
  /// The functions and values with which a session accesses the program around it.
  package struct Environment {
    package var trace: (Call) -> Void
    package var newRecordingPath: () throws(FileError) -> String
    package var includedRecording: Guide.Reader = Guide.noRecordings
    /// The names of the pages seen in earlier sessions; `nil` if pages do not introduce themselves.
    package var seenPages: Set<String>?
    /// Returns an included script, such as the introduction of a page; `nil` for an unknown name.
    package var includedScript: (_ name: String) -> Script? = { _ in nil }
    /// Returns `last`, the path of the recording that ended last, if that file can be read, or else
    /// the path of the newest stored recording; `nil` if there is none.
    package var newestRecording: (_ last: String?) -> String? = { $0 }
    /// Starts to send a message for each changed desktop setting, or `nil` if only the program uses it.
    package var followDesktop: (_ send: @escaping @Sendable (Message?) -> Void) -> Void = { _ in }

    package init(
      trace: @escaping (Call) -> Void, newRecordingPath: @escaping () throws(FileError) -> String
    ) {
      (self.trace, self.newRecordingPath) = (trace, newRecordingPath)
    }
  }

  var live: LiveSession<Playground>
  var player: PlayerSession?
  package private(set) var guide: Guide?
  /// The introduction of the shown page; `nil` if pages do not introduce themselves.
  var welcome: Welcome?
  var tour: Tour?
  var recording: ActiveRecording?
  var notice: Notice?
  /// The path of the recording that ended last in this session; `nil` before the first one ends.
  package internal(set) var lastRecordingPath: String?
  /// Whether the last recording has ended, and its failure, if any, is not reported yet.
  private var canFail = false
  /// The first divergence of the finished playbacks; `nil` if all have reproduced.
  var firstDivergence: Divergence<Playground>?
  /// The largest change of the frame in the last turn; `nil` without events and calls, or if the
  /// mouse only moved over the same item.
  package internal(set) var change: FrameChange? = .content
  /// The settings that the user has chosen; they override those of the desktop and the locale.
  package private(set) var chosen: ChosenSettings = []
  /// Whether the settings are the user's; `false` in a playground taken over from a recording.
  package var isOwn = true
  /// The size of the window in logical pixels; the window of a played recording can have another
  /// size.
  var window: Size
  var endsWithPlayback = false
  /// The requests of ``apply(_:)``, which the next turn returns.
  var pendingRequests: [Request] = []

  package let environment: Environment
  let cache = FrameCache()
  var figures: FrameFigures?
  /// The number of physical pixels per logical pixel.
  var scale: Fraction
  var clock = Microseconds.zero
  /// The location of the last pointer release; `nil` before the first one and after a key press.
  private var released: Point?

  package init(
    _ options: PlaygroundOptions, recordingTo path: String?, _ environment: Environment,
    chosen: ChosenSettings = []
  ) throws(FileError) {
    (self.environment, self.chosen) = (environment, chosen)
    (window, scale) = (options.window, options.scale)
    welcome = environment.seenPages.map { Welcome(seen: $0) }
    var playground = Playground(options)
    let opening = playground.start()
    live = LiveSession(
      playground, at: clock, opening: (options.header, opening), header: \.headerFromHere)
    if let path { try record(to: path) }
    take(opening)
  }

  package init(playing playback: Playback, _ environment: Environment) {
    self.environment = environment
    let header = playback.player.recording.header
    (endsWithPlayback, window, scale) = (true, header.window, header.scale)
    live = LiveSession(playback.player.world, at: clock, opening: nil, header: \.headerFromHere)
    player = PlayerSession(playback, in: window, playground.content.chrome, [], at: clock)
    let opening = playback.opening.calls
    (opening.isEmpty ? playground.presentation : opening).forEach(environment.trace)
  }

  package var playground: Playground {
    _read { yield live.world }
  }

  /// The error that ended the last recording; `nil` if it ended without an error.
  package var recordingFailure: FileError? { live.recordingFailure }

  /// The first error that ended a recording of the session; `nil` if all ended without an error.
  package var firstRecordingFailure: FileError? { live.firstRecordingFailure }

  package var isFinished: Bool { endsWithPlayback && player == nil }

  /// The visible playground: played, demonstrated or live; yielded, because a copy would be slow.
  package var seen: Playground {
    _read {
      if let player {
        yield player.playback.player.world
      } else if let demonstration = tour?.demonstration ?? welcome?.demonstration {
        yield demonstration.player.world
      } else {
        yield playground
      }
    }
  }

  package func frame(animated: Bool = true) -> DrawList {
    var additions = FrameAdditions()
    additions.hidesFocus = isTourFocused
    guard let player else {
      (additions.figures, additions.page) = (figures, drawingOnPage)
      return seen.frame(reusing: cache, with: additions, animated: animated)
    }
    let frame = seen.frame(reusing: cache, with: additions)
    return player.viewport.place(frame, before: seen.content.chrome.theme.well, fills: window)
  }

  private var drawingOnPage: [DrawOperation] {
    guard guide != nil || tour != nil else { return [] }
    var canvas = Canvas(inFrontOf: seen)
    guide?.draw(into: seen, on: &canvas)
    if let tour = shownTour { tour.card.draw(tour, seen.content.chrome, on: &canvas) }
    return canvas.operations
  }
}

extension Session {
  package func turn(_ events: [InputEvent], until now: Microseconds) -> LoopTurn {
    clock = now
    let earlierRequests = pendingRequests
    pendingRequests = []
    var events = accepted(events)
    for event in events {
      switch event.kind {
      case .windowResized(let size): window = size
      case .messageReceived(let message): scale = message.scale ?? scale
      default: break
      }
    }
    let before = playground.interaction.hover
    change =
      player == nil
      ? playground.interaction.greatestChange(by: events) : events.isEmpty ? nil : .content
    if player == nil { events = eventsBesideTour(events) }
    welcome?.stop(for: events)
    let requests =
      player == nil ? performBesideTour(events, until: now) : playBack(events, until: now)
    if let notice, now >= notice.end || isSaidByCard(notice) { self.notice = nil }
    if before != playground.interaction.hover { change = .content }
    if player == nil { introduce() }
    // Follow the visible page, which may be that of a playback.
    let shown = playback?.player.world.content.page ?? playground.content.page
    let page = shown == .guide ? seen.content.guide : nil
    Guide.follow(
      &guide, on: page, reading: environment.includedRecording, at: now,
      isPaused: playback?.isPlaying == false)
    defer { pendingRequests = [] }
    return LoopTurn(
      earlierRequests + requests + pendingRequests, change: change, nextWake: nextWake,
      isFinished: isFinished)
  }

  /// Returns whether an open card shows the recording that the notice reports.
  private func isSaidByCard(_ notice: Notice) -> Bool {
    notice.cause == .recordingSaved
      && playground.content.chrome.card?.recording.path == notice.detail
  }

  /// Returns the events without overridden settings, and without cards while recording.
  private func accepted(_ events: [InputEvent]) -> [InputEvent] {
    // During a recording, discard cards, so that it contains no card of another recording.
    let hidesCard = recording != nil && events.contains { $0.kind.showsCard }
    guard !chosen.isEmpty || hidesCard else { return events }
    return events.filter { !chosen.replaces($0.kind) && !(hidesCard && $0.kind.showsCard) }
  }

  package var nextWake: Microseconds? {
    let shown =
      playback == nil ? live.nextWake.earlier(nextIntroduction) : playback?.nextWake(after: clock)
    return shown.earlier(recording?.nextTick(after: clock)).earlier(notice?.end)
      .earlier(guide?.nextWake)
  }

  package func close() {
    stopRecording()
    live.stopRecording()
  }

  func perform(_ events: [InputEvent], until now: Microseconds) -> [Request] {
    for event in events {
      switch event.kind {
      case .pointerReleased(_, let point, _): released = point
      case .keyPressed: released = nil
      default: break
      }
    }
    let requests = take(live.turn(events, until: now))
    noteEndOfRecording()
    return requests.filter { !handle($0) }
  }

  @discardableResult
  func take(_ output: Output) -> [Request] {
    if output.reportsChange { change = .content }
    output.calls.forEach(environment.trace)
    tour?.note(output.calls, at: clock)
    return output.requests
  }

  private func handle(_ request: Request) -> Bool {
    switch request {
    case .send(.toggleRecording): recording == nil ? startRecording() : stopRecording()
    case .send(.replayLast): replayLast()
    case .send(.startTour): startTour()
    case .send(.appearanceChosen): chosen.insert(.appearance)
    case .send(.motionChosen): chosen.insert(.motion)
    case .send(.languageChosen): chosen.insert(.language)
    case .send(let message) where RecordingRequest.reading(message)?.request == .replay:
      replay(message.text ?? "")
    case .clipboard(.write):
      if !playground.saysWhatWasCopied {
        notice = Notice(.copied, at: clock, beside: pressedControl)
      }
      return false
    case .showCursor, .acceptText, .send, .incomingDrag, .outgoingDrag, .clipboard(.read):
      return false
    }
    return true
  }
}

extension Session {
  /// The frame of the control at the last pointer release; after a key press, that of the focused
  /// item; `nil` if there is none.
  private var pressedControl: Rect? { playground.frameOfControl(pressedAt: released) }

  /// Shows a notice when a recording has ended, and when it has failed, even after its end.
  private func noteEndOfRecording() {
    if let ended = recording, live.recordingPath == nil {
      recording = nil
      (lastRecordingPath, canFail) = (ended.path, true)
      tour?.noteRecording(at: clock)
      notice = Notice(.recordingSaved, ended.path, at: clock)
    }
    guard canFail, let failure = recordingFailure else { return }
    canFail = false
    notice = Notice(.recordingStopped, "\(failure)", at: clock)
    change = .content
  }

  func startRecording() {
    if playground.content.chrome.card != nil { apply(.messageReceived(RecordingCard.closing)) }
    do throws(FileError) {
      try record(to: try environment.newRecordingPath())
    } catch {
      notice = Notice(.noRecording, "\(error)", at: clock)
    }
  }

  private func record(to path: String) throws(FileError) {
    try live.startRecording(to: path)
    (recording, canFail) = (ActiveRecording(path: path, start: clock), false)
  }

  func stopRecording() {
    live.finishRecording()
    noteEndOfRecording()
  }
}

extension Session {
  /// The path of the running recording; `nil` while nothing is recorded.
  package var runningRecordingPath: String? { recording?.path }

  /// Shows a notice of the interface's size in percent; for `nil`, a notice that the screen has no
  /// room for a larger one.
  package func noteZoom(_ percent: Int?) {
    notice = Notice(.zoom(percent: percent), at: clock)
    change = .content
  }

  /// Shows a notice of a file change; if a file is restored, removes the notice of its removal.
  package func note(_ news: ShelfNews) {
    switch news {
    case .saved(let path): notice = Notice(.recordingSaved, path, at: clock)
    case .trashed(let name): notice = Notice(.movedToTrash, name, at: clock)
    case .restored: if notice?.cause == .movedToTrash { notice = nil }
    }
  }
}

// MARK: - Frame timings, for the inspector
extension Session {
  /// Whether frames are measured: only while the inspector shows their timings.
  ///
  /// A recording contains no timings, so a playback shows none.
  package var measuresFrames: Bool {
    player == nil && playground.content.chrome.showsFrames
  }

  /// Adds a frame's timings; the next frame shows them.
  package func note(_ frame: FrameFigures.Frame, budget: Microseconds) {
    if figures?.budget != budget { figures = FrameFigures(budget: budget) }
    figures?.add(frame)
  }
}

extension InputEvent.Kind {
  fileprivate var showsCard: Bool {
    guard case .messageReceived(let message) = self else { return false }
    return message.name == RecordingCard.messageName
  }
}

/// A file change to announce in a notice.
package enum ShelfNews {
  case saved(path: String)
  case trashed(name: String)
  case restored
}

struct ActiveRecording {
  let path: String
  let start: Microseconds

  func seconds(at now: Microseconds) -> Int { Int((now - start).count / 1_000_000) }

  func nextTick(after now: Microseconds) -> Microseconds {
    start + .seconds(Int64(seconds(at: now)) + 1)
  }
}

/// A short text in a badge, or beside a control, that disappears at `end`.
struct Notice: Hashable, Sendable {
  let cause: Cause
  let detail: String
  let end: Microseconds
  /// The frame of the control beside which the notice appears; `nil` for a notice in the badge.
  let control: Rect?

  enum Cause: Hashable, Sendable {
    case copied
    /// The interface's size in percent; `nil` if the screen has no room for a larger one.
    case zoom(percent: Int?)
    case nothingRecorded, recordingSaved, recordingStopped, noRecording
    case noReplay, diverged, movedToTrash
  }

  init(
    _ cause: Cause, _ detail: String = "", at now: Microseconds, beside control: Rect? = nil
  ) {
    (self.cause, self.detail, self.control) = (cause, detail, control)
    let span =
      switch cause {
      case .copied: NoticeTime.copied
      case .zoom: NoticeTime.zoom
      case .recordingStopped: NoticeTime.failure
      default: NoticeTime.usual
      }
    end = now + span
  }

  var words: LocalizedString {
    switch cause {
    case .zoom(let percent?): LocalizedString("zoom", ["percent": "\(percent)"])
    case .zoom: LocalizedString("no-room-to-zoom")
    default: LocalizedString("\(cause)".dashed)
    }
  }
}
