@testable import DragKit
import PlaygroundScenes
import PlaygroundUI
import ProgramSupport
import RecordingTools
import Support
import Testing

@testable import PlaygroundWorkbench

/// A window in which recordings are opened.
final class PlayedWindow: SessionWindow {
  /// Opens a window with a playground, or one that only plays a recording.
  init(
    playing recording: Recording? = nil, in options: PlaygroundOptions = .init(),
    closesAtEnd: Bool = true
  ) throws {
    try super.init(
      turn: .milliseconds(8),
      session: { environment in
        guard let recording else { return try Session(options, recordingTo: nil, environment) }
        var playback = try Playback(recording, file: "played.dndrec", speed: .one, at: .zero)
        playback.closesAtEnd = closesAtEnd
        return Session(playing: playback, environment)
      })
  }

  /// Drops a file on the window.
  func drop(_ recording: Recording) throws { try drop(bytes: recording.bytes) }

  func drop(bytes: [UInt8], named name: String = "dropped.dndrec") throws {
    session.open(try folder.write(bytes, to: name), atTime: now)
  }

  func key(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    send(.keyPressed(Key(name: name).required("key \(name)", or: .escape, sourceLocation)))
  }

  var layout: PlayerBarLayout { session.playerLayout }
  var position: Microseconds? { session.playback?.position }

  /// The middle of a part.
  func place(
    of part: PlayerPart, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Point {
    (layout.widgets.frame(of: part.id)?.center).required(
      "part \(part) that is visible", or: .zero, sourceLocation)
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

extension Recording {
  /// A recording of a driver's events, eight milliseconds a line.
  static func of(
    _ options: PlaygroundOptions = PlaygroundOptions(), _ act: (inout PlaygroundDriver) -> Void
  ) throws -> Recording {
    var table = PlaygroundDriver(options)
    act(&table)
    let (world, opening) = try Playground.start(of: options.header, file: "made")
    var rehearsal = Rehearsal(options.header, in: world, opening: opening)
    var rest = table.events[...]
    while let first = rest.first {
      let end = first.time + .milliseconds(8)
      let due = rest.prefix { $0.time <= end }
      rest = rest.dropFirst(due.count)
      rehearsal.pump(Array(due), until: end)
    }
    return try rehearsal.recording(until: table.now + .milliseconds(500))
  }

  /// Red is dragged to green, then yellow is copied.
  static func twoDrags(_ options: PlaygroundOptions = PlaygroundOptions()) throws -> Recording {
    try of(options) { table in
      table.wait(.milliseconds(500))
      table.press(on: "red")
      table.drag(to: "green")
      table.wait(.milliseconds(200))
      table.release()
      table.settle()
      table.press(on: "yellow")
      table.drag(to: "copy")
      table.release()
      table.settle()
    }
  }

  /// The time of the first call of a name.
  func time(
    ofCall name: Call.Name, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Microseconds {
    (pumps.lazy.flatMap(\.calls).first { $0.name == name }?.time)
      .required("call of \(name)", or: .zero, sourceLocation)
  }

  /// The world at a moment, played from the start.
  func world(at moment: Microseconds) throws -> Playground {
    var player = try Player<Playground>.of(self, file: "made").player
    player.advance(to: moment)
    return player.world
  }
}
