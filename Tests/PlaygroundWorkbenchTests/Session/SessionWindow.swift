import DragDrawing
import DragEvents
import PlaygroundScenes
import PlaygroundUI
import ProgramSupport
import RecordingTools
import Support
import Testing

@testable import DragKit
@testable import PlaygroundWorkbench

/// A window's session with a folder of its own, and a clock that is driven by hand.
final class SessionWindow {
  var session: Session
  private(set) var now = Microseconds.zero
  let folder: TemporaryFolder
  private let turn: Microseconds
  private let log: Log

  private final class Log {
    var calls: [Call] = []
  }

  /// Opens a window in which a turn of events takes `turn`.
  init(
    turn: Microseconds = .milliseconds(20),
    session makeSession: (Session.Environment) throws -> Session
  ) throws {
    let (folder, log) = (TemporaryFolder(), Log())
    var recordings = 0
    let environment = Session.Environment(
      trace: { log.calls.append($0) },
      newRecordingPath: {
        recordings += 1
        return folder.path("\(recordings).dndrec")
      })
    session = try makeSession(environment)
    (self.folder, self.turn, self.log) = (folder, turn, log)
  }

  convenience init(
    _ options: PlaygroundOptions = PlaygroundOptions(), turn: Microseconds = .milliseconds(20),
    _ change: (inout Session.Environment) -> Void = { _ in }
  ) throws {
    try self.init(
      turn: turn,
      session: { environment in
        var environment = environment
        change(&environment)
        return try Session(options, recordingTo: nil, environment)
      })
  }

  /// Opens a window in which a recording is played, if any, and whose turns are short.
  convenience init(opening recording: Recording?, in options: PlaygroundOptions = .init()) throws {
    try self.init(options, turn: .milliseconds(8))
    if let recording { try drop(recording) }
  }

  /// Opens a window that only plays a recording.
  convenience init(playing recording: Recording, closesAtEnd: Bool = true) throws {
    try self.init(
      turn: .milliseconds(8),
      session: { environment in
        var playback = try Playback(recording, file: "played.dndrec", speed: .one, at: .zero)
        playback.closesAtEnd = closesAtEnd
        return Session(playing: playback, environment)
      })
  }

  var playground: Playground { session.playground }
  var chrome: Chrome { playground.content.chrome }
  var interaction: Interaction { playground.interaction }
  /// The names of the tiles on the page *Colours*.
  var order: [String] { playground.content.model.names(in: "colours") }

  /// The path of a recording of the window; the first one has the number 1.
  func recording(_ number: Int) -> String { folder.path("\(number).dndrec") }

  /// The calls in the trace.
  var traced: [Call] { log.calls }

  @discardableResult
  func send(_ kinds: InputEvent.Kind...) -> [Request] { send(kinds) }

  private func send(_ kinds: [InputEvent.Kind]) -> [Request] {
    now = now + turn
    return session.turn(kinds.map { InputEvent(time: now, $0) }, until: now).requests
  }

  /// Advances in frames of the display.
  func wait(_ span: Microseconds) {
    let end = now + span
    while now < end {
      now = min(now + .milliseconds(16), end)
      _ = session.turn([], until: now)
    }
  }

  /// Advances until the window sleeps, at most by a span.
  func settle(within span: Microseconds = .seconds(60)) {
    let end = now + span
    while let wake = session.nextWake, wake < end {
      now = max(wake, now + .milliseconds(1))
      _ = session.turn([], until: now)
    }
  }

  /// The frame of a visible item or control.
  func frame(of name: String) -> Rect? {
    playground.item(named: name).flatMap { interaction.frame(of: $0) }
  }

  /// The middle of a visible item or control.
  func place(of name: String, sourceLocation: SourceLocation = #_sourceLocation) -> Point {
    frame(of: name).map(\.center).required("visible \(name)", or: .zero, sourceLocation)
  }

  func tap(_ names: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    for name in names { tap(place(of: name, sourceLocation: sourceLocation)) }
  }

  func tap(_ point: Point) {
    send(.pointerPressed(.mouse, at: point), .pointerReleased(.mouse, at: point))
  }

  /// Presses keys, each in a turn of its own.
  func key(_ keys: Key...) {
    for key in keys { send(.keyPressed(key)) }
  }

  func receive(_ messages: [Message]) { _ = send(messages.map { .messageReceived($0) }) }

  /// Drags from a point in equal steps, each in a turn of its own.
  func drag(
    from start: Point, by translation: Vector, steps: Int = 10, isReleased: Bool = true,
    _ look: (_ step: Int) -> Void = { _ in }
  ) {
    send(.pointerPressed(.mouse, at: start))
    for step in 1...steps {
      let way = Vector(dx: translation.dx * step / steps, dy: translation.dy * step / steps)
      send(.pointerMoved(.mouse, to: start + way, isDown: true))
      look(step)
    }
    if isReleased { send(.pointerReleased(.mouse, at: start + translation)) }
  }

  /// The texts of the tour's card, and those in front of the frame.
  var words: [String] {
    let shapes = session.frame().operations.shapes
    let card = shapes.filter { $0.owners.contains(ScreenPart.tourCard.owner()) }
    return card.compactMap(\.line?.text) + (session.overlay()?.texts ?? [])
  }

  var texts: [String] { session.frame().texts }
}

/// A window in which recordings are opened.
extension SessionWindow {
  /// Drops a file on the window.
  func drop(_ recording: Recording) throws { try drop(bytes: recording.bytes) }

  func drop(bytes: [UInt8], named name: String = "dropped.dndrec") throws {
    session.open(try folder.write(bytes, to: name), atTime: now)
  }

  var layout: PlayerBarLayout {
    session.player?.layout ?? PlayerBarLayout(in: .zero, takeOverWidth: 0)
  }
  var position: Microseconds? { session.playback?.position }

  /// Expects that the window shows the recorded state of a moment.
  func expectSeen(
    _ recording: Recording, at moment: Microseconds?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let recorded = try recording.world(at: #require(moment, sourceLocation: sourceLocation))
    // Outside of the expectation, which would describe both.
    let isSame = session.seen == recorded
    #expect(isSame, sourceLocation: sourceLocation)
  }

  /// The middle of a part.
  func place(
    of part: PlayerPart, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Point {
    (layout.widgets.frame(of: part.id)?.center)
      .required("part \(part) that is visible", or: .zero, sourceLocation)
  }

  /// A place on the timeline.
  func place(at moment: Microseconds) -> Point {
    let share = session.playback?.timeline.share(of: moment) ?? .zero
    return Point(x: layout.place(of: share), y: layout.timeline.center.y)
  }

  func tap(
    _ part: PlayerPart, with pointer: PointerID = .mouse,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let point = place(of: part, sourceLocation: sourceLocation)
    send(.pointerPressed(pointer, at: point))
    send(.pointerReleased(pointer, at: point))
  }
}
