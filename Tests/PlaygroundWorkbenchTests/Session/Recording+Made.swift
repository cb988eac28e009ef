@testable import DragKit
import PlaygroundScenes
@testable import PlaygroundWorkbench
import RecordingTools
import Support
import Testing

extension Recording {
  /// A recording of a driver's events, eight milliseconds a line, with a mark at its end.
  static func of(
    _ options: PlaygroundOptions = PlaygroundOptions(), mark: String? = nil,
    _ act: (inout PlaygroundDriver) -> Void
  ) throws -> Recording {
    var table = PlaygroundDriver(options)
    act(&table)
    var rehearsal = Rehearsal(options)
    var rest = table.events[...]
    while let first = rest.first {
      let end = first.time + .milliseconds(8)
      let due = rest.prefix { $0.time <= end }
      rest = rest.dropFirst(due.count)
      rehearsal.turn(Array(due), until: end)
    }
    if let mark { rehearsal.mark(mark) }
    return try rehearsal.recording(until: table.now + .milliseconds(500))
  }

  /// Red is dragged to green, then yellow is copied.
  static func twoDrags(_ options: PlaygroundOptions = PlaygroundOptions()) throws -> Recording {
    try of(options) { table in
      table.wait(.milliseconds(500))
      table.drag("red", to: "green")
      table.wait(.milliseconds(200))
      table.drop()
      table.drop("yellow", on: "copy")
    }
  }

  /// The time of the first call of a name.
  func time(
    ofCall name: Call.Name, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Microseconds {
    (turns.lazy.flatMap(\.calls).first { $0.name == name }?.time)
      .required("call of \(name)", or: .zero, sourceLocation)
  }

  /// The world at a moment, played from the start.
  func world(at moment: Microseconds) throws -> Playground {
    var player = try Player<Playground>.of(self, file: "made").player
    player.advance(to: moment)
    return player.world
  }

  /// Expects that the recording reproduces, and returns the world at its end.
  @discardableResult
  func expectReproduced(
    at batching: Batching = .recorded, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Playground {
    var player = try Player<Playground>.of(self, file: "kept.dndrec", batching: batching).player
    player.run()
    #expect(player.divergence == nil, comment, sourceLocation: sourceLocation)
    return player.world
  }
}

extension Rehearsal<Playground> {
  init(_ options: PlaygroundOptions) {
    var world = Playground(options)
    let opening = world.start()
    self.init(options.header, in: world, opening: opening)
  }

  /// Performs an event as the program records it: time does not go back.
  @discardableResult
  mutating func turn(_ event: InputEvent) -> Output {
    let time = max(event.time, now)
    return turn([InputEvent(time: time, event.kind)], until: time)
  }
}

extension Recording {
  /// The recording of a script's text.
  static func compiled(_ text: String) throws -> Recording {
    try Script(parsing: text).compile(on: Playground.stage())
  }
}

/// Expects that a script is refused, and returns the words of the errors.
func expectErrors(
  _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) -> String {
  let errors = #expect(throws: ScriptErrors.self, sourceLocation: sourceLocation) {
    try Recording.compiled(text)
  }
  return errors?.description ?? ""
}
