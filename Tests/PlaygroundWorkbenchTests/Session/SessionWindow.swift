import DragDrawing
import DragEvents
@testable import DragKit
import PlaygroundScenes
import PlaygroundWorkbench
import ProgramSupport
import RecordingTools
import Support
import Testing

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

  /// The path of a recording of the window; the first one has the number 1.
  func recording(_ number: Int) -> String { folder.path("\(number).dndrec") }

  /// The calls in the trace.
  var traced: [Call] { log.calls }

  @discardableResult
  func send(_ kinds: InputEvent.Kind...) -> [Request] { send(kinds) }

  private func send(_ kinds: [InputEvent.Kind]) -> [Request] {
    now = now + turn
    return session.pump(kinds.map { InputEvent(time: now, $0) }, until: now).requests
  }

  /// Advances in frames of the display.
  func wait(_ span: Microseconds) {
    let end = now + span
    while now < end {
      now = min(now + .milliseconds(16), end)
      _ = session.pump([], until: now)
    }
  }

  /// Advances until the window sleeps, at most by a span.
  func settle(within span: Microseconds = .seconds(60)) {
    let end = now + span
    while let wake = session.nextWake, wake < end {
      now = max(wake, now + .milliseconds(1))
      _ = session.pump([], until: now)
    }
  }

  /// The middle of a visible item or control.
  func place(of name: String, sourceLocation: SourceLocation = #_sourceLocation) -> Point {
    let playground = session.playground
    return playground.item(named: name).flatMap { playground.interaction.frame(of: $0)?.center }
      .required("visible \(name)", or: .zero, sourceLocation)
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

  func receive(_ messages: Message...) {
    _ = send(messages.map { .messageReceived($0) })
  }

  /// Drags from a point in equal steps, each in a turn of its own.
  func drag(
    from start: Point, by translation: Vector, steps: Int = 10, isReleased: Bool = true
  ) {
    send(.pointerPressed(.mouse, at: start))
    for step in 1...steps {
      let way = Vector(dx: translation.dx * step / steps, dy: translation.dy * step / steps)
      send(.pointerMoved(.mouse, to: start + way, isDown: true))
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
