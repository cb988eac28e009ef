public import DragRecording

extension Script {
  /// Runs the script in a new world, and returns the recording of the session.
  ///
  /// An expectation is checked when the script reaches it. It becomes part of the recording, so
  /// that replays check it, too.
  ///
  /// - Throws: ``ScriptErrors`` if a statement or an expectation fails, if the world cannot be
  ///   created, or if the session cannot be recorded.
  public func compile<World: Aimable>(
    on stage: ScriptStage<World>
  ) throws(ScriptErrors) -> Recording {
    let header = try header(on: stage)
    let (world, opening) = try world(of: header, on: stage)
    var rehearsal = Rehearsal(header, in: world, opening: opening)
    var runner = ScriptRunner(rehearsal, of: header, opening: opening.calls)
    runner.scaleMessage = stage.scaleMessage
    for (number, statement) in statements.enumerated() {
      runner.perform(statement, number: number)
    }
    guard runner.problems.isEmpty else { throw errors(runner.problems) }
    rehearsal = runner.rehearsal
    do throws(FileError) {
      // A second for animations to settle.
      return try rehearsal.recording(until: runner.now + (endsInWait ? .zero : .seconds(1)))
    } catch {
      throw errors([(-1, .impossible("the session cannot be recorded: \(error.problem)"))])
    }
  }

  private func header<World: Aimable>(
    on stage: ScriptStage<World>
  ) throws(ScriptErrors) -> RecordingHeader {
    var header = stage.header
    var problems: [(statement: Int, problem: TextProblem)] = []
    let beginning = statements.firstIndex(where: \.isAction) ?? statements.count
    for (number, statement) in statements.enumerated() where statement.isOpening {
      if case .scale = statement, number > beginning { continue }
      do throws(TextProblem) {
        try stage.apply(statement, to: &header)
      } catch {
        problems.append((number, error))
      }
    }
    guard problems.isEmpty else { throw errors(problems) }
    return header
  }

  private func world<World: Aimable>(
    of header: RecordingHeader, on stage: ScriptStage<World>
  ) throws(ScriptErrors) -> (World, Output) {
    do throws(FileError) {
      return try stage.makeWorld(header)
    } catch {
      let number = statements.firstIndex(where: \.isOpening) ?? -1
      throw errors([(number, .impossible("\(error)"))])
    }
  }

  private var endsInWait: Bool {
    let last = statements.last { statement in
      switch statement {
      case .expect, .mark: false
      default: true
      }
    }
    return if case .wait? = last { true } else { false }
  }

  private func errors(_ problems: [(statement: Int, problem: TextProblem)]) -> ScriptErrors {
    ScriptErrors(
      errors: problems.map { number, problem in
        source.error(problem, at: places.indices.contains(number) ? places[number] : nil)
      })
  }
}
