import DragFrameIO
import DragGeometry
public import DragRecording

extension Script {
  /// How long a session goes on after what is done last, so that things come to rest.
  static let tail = Microseconds.seconds(1)

  /// Plays the script, and records what comes of it.
  ///
  /// What it expects is looked at there and then, and stands in the recording for every replay.
  ///
  /// - Parameter stage: How the session starts, and in which world.
  /// - Returns: The recording.
  /// - Throws: All that could not be done, and all that was otherwise than expected.
  public func compile<World: Aimable>(
    on stage: ScriptStage<World>
  ) throws(ScriptErrors) -> Recording {
    let header = try header(on: stage)
    let (world, opening) = try world(of: header, on: stage)
    var performance = Performance(
      Rehearsal(header, in: world, opening: opening), mouse: header.pointer,
      opening: opening.calls)
    for (number, statement) in statements.enumerated() {
      performance.perform(statement, number: number)
    }
    let errors = performance.problems.map { error($0.problem, of: $0.statement) }
    guard errors.isEmpty else { throw ScriptErrors(errors) }
    return performance.recording(until: performance.now + (endsInWait ? .zero : Self.tail))
  }

  /// The first line of the recording.
  private func header<World: Aimable>(
    on stage: ScriptStage<World>
  ) throws(ScriptErrors) -> RecordingHeader {
    var header = stage.header
    var errors: [ScriptError] = []
    for (number, statement) in statements.enumerated() where statement.isOpening {
      do throws(ScriptError.Problem) {
        try stage.take(statement, into: &header)
      } catch {
        errors.append(self.error(error, of: number))
      }
    }
    guard errors.isEmpty else { throw ScriptErrors(errors) }
    return header
  }

  private func world<World: Aimable>(
    of header: RecordingHeader, on stage: ScriptStage<World>
  ) throws(ScriptErrors) -> (World, Output) {
    do throws(FileError) {
      return try stage.makeWorld(header)
    } catch {
      let number = statements.firstIndex(where: \.isOpening)
      throw ScriptErrors([self.error(.impossible("\(error)"), of: number ?? -1)])
    }
  }

  /// `true` where the script says itself how long the session goes on.
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

  private func error(_ problem: ScriptError.Problem, of statement: Int) -> ScriptError {
    source.error(problem, at: places.indices.contains(statement) ? places[statement] : nil)
  }
}

extension ScriptStage {
  /// Starts the session as a statement says.
  fileprivate func take(
    _ statement: Script.Statement, into header: inout RecordingHeader
  ) throws(ScriptError.Problem) {
    switch statement {
    case .scene(let name, let arguments):
      (header.scene, header.arguments) = (name, arguments)
      try check(header)
    case .start(let file): header = try self.header(ofFile: file)
    case .window(let size): header.window = size
    case .scale(let scale): header.scale = scale
    case .tune(let name, let value):
      if !self.header.tuning.isEmpty, self.header.tuning[name] == nil {
        let near = NearNames.of(name, in: self.header.tuning.keys.sorted())
        throw .unknown("value", name, near: near)
      }
      header.tuning[name] = value
    default: break
    }
  }

  private func check(_ header: RecordingHeader) throws(ScriptError.Problem) {
    if !scenes.isEmpty, !scenes.contains(header.scene) {
      throw .unknown("scene", header.scene, near: NearNames.of(header.scene, in: scenes))
    }
    if let words = problem(header) { throw .impossible(words) }
  }

  private func header(ofFile file: String) throws(ScriptError.Problem) -> RecordingHeader {
    do throws(FileError) {
      var header = try recorded(file)
      header.tiers = nil
      return header
    } catch {
      throw .impossible("\(error)")
    }
  }
}
