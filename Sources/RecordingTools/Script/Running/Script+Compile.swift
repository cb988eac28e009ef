public import DragRecording

extension Script {
  /// Runs the script, and records the session.
  ///
  /// Expectations are checked when they are reached, and become part of the recording, so that
  /// every replay checks them, too.
  ///
  /// - Parameter stage: The initial state of the session.
  /// - Returns: The recording.
  /// - Throws: ``ScriptErrors`` with all statements that failed and all expectations that are not
  ///   met.
  public func compile<World: Aimable>(
    on stage: ScriptStage<World>
  ) throws(ScriptErrors) -> Recording {
    let header = try header(on: stage)
    let (world, opening) = try world(of: header, on: stage)
    var runner = ScriptRunner(
      Rehearsal(header, in: world, opening: opening), mouse: header.pointer,
      opening: opening.calls)
    for (number, statement) in statements.enumerated() {
      runner.perform(statement, number: number)
    }
    try check(runner.problems)
    // A second for animations to settle.
    return runner.recording(until: runner.now + (endsInWait ? .zero : .seconds(1)))
  }

  private func header<World: Aimable>(
    on stage: ScriptStage<World>
  ) throws(ScriptErrors) -> RecordingHeader {
    var header = stage.header
    var problems: [(statement: Int, problem: TextProblem)] = []
    for (number, statement) in statements.enumerated() where statement.isOpening {
      do throws(TextProblem) {
        try stage.apply(statement, to: &header)
      } catch {
        problems.append((number, error))
      }
    }
    try check(problems)
    return header
  }

  private func world<World: Aimable>(
    of header: RecordingHeader, on stage: ScriptStage<World>
  ) throws(ScriptErrors) -> (World, Output) {
    do throws(RecordingError) {
      return try stage.makeWorld(header)
    } catch {
      let number = statements.firstIndex(where: \.isOpening) ?? -1
      throw ScriptErrors([self.error(.impossible("\(error)"), at: number)])
    }
  }

  /// Whether the last action is a wait, which then is the end of the session.
  private var endsInWait: Bool {
    for statement in statements.reversed() {
      switch statement {
      case .expect, .mark: continue
      case .wait: return true
      default: return false
      }
    }
    return false
  }

  private func check(
    _ problems: [(statement: Int, problem: TextProblem)]
  ) throws(ScriptErrors) {
    guard problems.isEmpty else {
      throw ScriptErrors(problems.map { error($0.problem, at: $0.statement) })
    }
  }

  private func error(_ problem: TextProblem, at statement: Int) -> ScriptError {
    source.error(problem, at: places.indices.contains(statement) ? places[statement] : nil)
  }
}
