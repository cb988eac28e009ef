import DragFrameIO
import DragGeometry
public import DragRecording

/// Makes a script of a recording.
///
/// The session is told stretch by stretch, each as coarsely as comes to the same: the same calls in
/// the same order, the same content, and everything at rest where it was. Where a stretch cannot be
/// told at all, those before it were told too coarsely, and are told again.
struct Explainer<World: Aimable> {
  private let lived: Lived<World>
  private let recording: Recording
  /// The performance at the beginning of each stretch, and then at the end.
  private var performances: [Performance<World>]
  /// How each stretch is told.
  private var told: [(statements: [Script.Statement], telling: Int)] = []
  /// The coarsest telling that each stretch may still have.
  private var coarsest: [Int]

  init(_ recording: Recording, in world: World, opening: Output, isExact: Bool) {
    self.recording = recording
    lived = Lived(recording, in: world, opening: opening)
    let rehearsal = Rehearsal(unrecorded: world, from: recording.header)
    performances = [
      Performance(rehearsal, mouse: recording.header.pointer, opening: opening.calls)
    ]
    let first = isExact ? Telling.all.count - 1 : 0
    coarsest = Array(repeating: first, count: lived.stretches.count)
  }

  /// The statements of what is done, and of what must come of it.
  mutating func statements() -> [Script.Statement] {
    let device = mainDevice
    performances[0].perform(.with(device))
    while told.count < lived.stretches.count { tellNext() }
    let statements = [.with(device)] + told.flatMap(\.statements) + [.wait(lastRest)]
    return statements.tidied + expectations
  }

  private mutating func tellNext() {
    let number = told.count
    let last = Telling.all.count - 1
    for telling in coarsest[number]...last {
      guard let narrator = narrator(of: number, Telling.all[telling]) else { continue }
      return keep(slimmed(narrator, of: number), telling)
    }
    // It depends on something that was told too coarsely before.
    if let before = told.lastIndex(where: { $0.telling < last }) {
      let closer = Telling.closer.first { $0 > told[before].telling }
      coarsest[before] = closer ?? last
      told.removeSubrange(before...)
      performances.removeSubrange((before + 1)...)
    } else {
      var narrator = Narrator(Telling.verbatim, from: performances[number].forgettingCalls)
      narrator.tell(lived.stretches[number])
      keep(narrator, last)
    }
  }

  private mutating func keep(_ narrator: Narrator<World>, _ telling: Int) {
    told.append((narrator.statements, telling))
    performances.append(narrator.performance)
  }

  /// The stretch told in one way; nothing where that comes to something else.
  private func narrator(of number: Int, _ telling: Telling) -> Narrator<World>? {
    if telling.way == .none, !lived.stretches[number].isIdle { return nil }
    var narrator = Narrator(telling, from: performances[number].forgettingCalls)
    narrator.tell(lived.stretches[number])
    let performance = narrator.performance
    guard performance.problems.isEmpty, performance.now <= latestEnd(of: number) else {
      return nil
    }
    let outcome = StretchOutcome(performance.calls, in: performance.world)
    return outcome.isLike(lived.outcomes[number]) ? narrator : nil
  }

  /// The stretch with as few corners as come to the same, and with rounder numbers.
  private func slimmed(_ narrator: Narrator<World>, of number: Int) -> Narrator<World> {
    guard narrator.corners > 0, coarsest[number] == 0 else { return narrator }
    var best = narrator
    // Many corners at once at first: most of them do not matter.
    for size in [16, 4, 1] where size == 1 || size < narrator.corners {
      for start in stride(from: 1, through: narrator.corners, by: size) {
        var telling = best.telling
        telling.omitted.formUnion(start..<start + size)
        guard telling.omitted != best.telling.omitted else { continue }
        best = self.narrator(of: number, telling) ?? best
      }
    }
    return best.telling.smoother.lazy.compactMap { self.narrator(of: number, $0) }.first ?? best
  }

  /// When the next stretch begins, so that no error of time grows.
  private func latestEnd(of number: Int) -> Microseconds {
    let next = number + 1
    guard next < lived.stretches.count else { return recording.end }
    return lived.stretches[next].items.first?.time ?? recording.end
  }

  /// How long the session goes on after its last stretch, until all that came of it has come: in
  /// tenths of a second, where that comes to the same.
  private var lastRest: Microseconds {
    let performance = performances[told.count].forgettingCalls
    let rest = max(recording.end - performance.now, .zero)
    let tenth = Microseconds.milliseconds(100).count
    let tenths = (rest.count + tenth - 1) / tenth
    // A gesture that is told with fewer corners may take longer to come to rest.
    let rests = (tenths...tenths + 10).map { Microseconds($0 * tenth) } + [rest]
    let expected = lived.lastCalls.map { CallPattern($0) }
    let alike = rests.first { rest in
      var performance = performance
      performance.wait(until: performance.now + rest)
      return performance.calls.map { CallPattern($0) } == expected
    }
    return alike ?? rest
  }

  /// What most gestures are made with.
  private var mainDevice: Device {
    let presses = recording.items.compactMap { item -> PointerID? in
      guard case .event(let event) = item, case .pointerPressed(let pointer, _, _) = event.kind
      else { return nil }
      return pointer
    }
    return presses.count { $0 == .mouse } * 2 >= presses.count ? .mouse : .touch
  }
}

// What must come of it.
extension Explainer {
  /// More items than anybody reads.
  private static var mostItems: Int { 40 }

  private var expectations: [Script.Statement] {
    orders + [.expect(.calls(lived.log.withoutNotices.map { CallPattern($0) }, only: true))]
  }

  private var orders: [Script.Statement] {
    lived.log.containers.compactMap { container in
      guard let items = lived.world.order(of: container), items.count <= Self.mostItems else {
        return nil
      }
      let short = SessionExpectation.order(items)
      let isShort =
        !items.isEmpty
        && short.resolved(in: lived.world, lived.log)
          == .order(in: container, items)
      return .expect(isShort ? short : .order(in: container, items))
    }
  }
}

extension Recording {
  /// Tells the recording in a script, which comes to the same order and calls.
  ///
  /// - Parameters:
  ///   - stage: How sessions start, and in which worlds.
  ///   - file: The recording's file, where the script has to start as it does.
  ///   - isExact: `true` for every event at its time and place.
  /// - Returns: The script.
  /// - Throws: Where the session cannot be started again.
  public func script<World: Aimable>(
    on stage: ScriptStage<World>, file: String, isExact: Bool = false
  ) throws(FileError) -> Script {
    let (world, opening) = try made(on: stage, file: file)
    var explainer = Explainer(self, in: world, opening: opening, isExact: isExact)
    return Script(openingStatements(on: stage.header, file: file) + explainer.statements())
  }

  /// The world that the session starts from; where there is none, the recording is to blame.
  private func made<World: Aimable>(
    on stage: ScriptStage<World>, file: String
  ) throws(FileError) -> (World, Output) {
    do throws(FileError) {
      return try stage.makeWorld(header)
    } catch {
      throw FileError(file: file, line: error.line, error.problem)
    }
  }

  private func openingStatements(
    on usual: RecordingHeader, file: String
  ) -> [Script.Statement] {
    guard header.state == .fresh else { return [.start(as: file)] }
    var statements = [Script.Statement.scene(header.scene, arguments: header.arguments)]
    if header.window != usual.window { statements.append(.window(header.window)) }
    if header.scale != usual.scale { statements.append(.scale(header.scale)) }
    for (name, value) in header.tuning.sorted(by: { $0.key < $1.key })
    where usual.tuning[name] != value {
      statements.append(.tune(name, value))
    }
    return statements
  }
}
