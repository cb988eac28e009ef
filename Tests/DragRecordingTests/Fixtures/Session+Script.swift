import RecordingTools

extension Session {
  /// The world in which scripts are played with a dot.
  static func stage(bug: Dot.Bug = .none) -> ScriptStage<Dot> {
    ScriptStage(header) { _ in (Dot(bug: bug), Output()) }
  }
}

/// The session of a script.
func compile(_ text: String) throws -> Recording {
  try Script(parsing: text).compile(on: Session.stage())
}

/// The errors of a script that cannot be compiled.
func errors(compiling text: String) throws -> [ScriptError] {
  try thrown(ScriptErrors.self) { try compile(text) }?.errors ?? []
}

/// The error of a type that a closure throws; `nil` if it throws none.
///
/// `#expect(throws:)` returns it only since Swift 6.1.
func thrown<Failure: Error>(
  _ type: Failure.Type, by body: () throws -> some Any
) throws -> Failure? {
  do {
    _ = try body()
    return nil
  } catch let failure as Failure {
    return failure
  }
}

extension Verification<Dot> {
  init(of recording: Recording, batchings: [Batching]) throws {
    try self.init(of: recording, batchings: batchings) { _ in (Dot(), Output()) }
  }

  var isReproduced: Bool { divergence == nil }
}
