public import DragRecording

/// Converts a recording to a script.
///
/// Each segment is written at the lowest ``Fidelity`` that reproduces its calls, its content, and its
/// final layout within 4 px. If no fidelity does, an earlier segment is first written again at a higher
/// fidelity.
struct Explainer<World: Aimable> {
  private let session: SessionSegments<World>
  private let recording: Recording
  /// The script runner before the first segment, and then after each written segment.
  private var runners: [ScriptRunner<World>]
  private var written: [(statements: [Script.Statement], level: Int)] = []
  private var lowest: [Int]

  init(_ recording: Recording, in world: World, opening: Output, isExact: Bool) {
    self.recording = recording
    session = SessionSegments(recording, in: world, opening: opening)
    let rehearsal = Rehearsal(unrecorded: world, from: recording.header)
    runners = [ScriptRunner(rehearsal, of: recording.header, opening: opening.calls)]
    let first = isExact ? Fidelity.all.count - 1 : 0
    lowest = Array(repeating: first, count: session.segments.count)
  }

  mutating func statements() -> [Script.Statement] {
    let device = mainDevice
    runners[0].perform(.with(device))
    while written.count < session.segments.count { writeNext() }
    let statements = [.with(device)] + written.flatMap(\.statements) + [.wait(lastRest)]
    return statements.tidied + expectations
  }

  private mutating func writeNext() {
    let number = written.count
    let last = Fidelity.all.count - 1
    for level in lowest[number]...last {
      guard let writer = writer(of: number, Fidelity.all[level]) else { continue }
      return keep(simplified(writer, of: number), level)
    }
    // The segment depends on an earlier one whose fidelity is too low.
    if let before = written.lastIndex(where: { $0.level < last }) {
      lowest[before] = written[before].level + 1
      written.removeSubrange(before...)
      runners.removeSubrange((before + 1)...)
    } else {
      var writer = SegmentWriter(.verbatim, from: runners[number].forgettingCalls)
      writer.write(session.segments[number])
      keep(writer, last)
    }
  }

  private mutating func keep(_ writer: SegmentWriter<World>, _ level: Int) {
    written.append((writer.statements, level))
    runners.append(writer.runner)
  }

  private func writer(of number: Int, _ fidelity: Fidelity) -> SegmentWriter<World>? {
    let segment = session.segments[number]
    var writer = SegmentWriter(fidelity, from: runners[number].forgettingCalls)
    // Hovering seldom matters.
    if !segment.isIdle || fidelity != Fidelity.all[0] { writer.write(segment) }
    let runner = writer.runner
    // No segment ends after the beginning of the next, so that no error of time accumulates.
    let end = session.segments.dropFirst(number + 1).first?.items.first?.time ?? recording.end
    guard runner.problems.isEmpty, runner.now <= end else { return nil }
    let outcome = SegmentOutcome(runner.calls, in: runner.world)
    return outcome.isLike(session.outcomes[number]) ? writer : nil
  }

  /// Writes a segment with less detail, as long as its outcome stays.
  private func simplified(_ writer: SegmentWriter<World>, of number: Int) -> SegmentWriter<World> {
    guard lowest[number] == 0 else { return writer }
    var simplest = writer
    var search = CandidateSearch(writer.fidelity) { fidelity in
      guard let found = self.writer(of: number, fidelity) else { return nil }
      simplest = found
      return fidelity
    }
    search.takeFirst(of: writer.fidelity.simpler)
    guard simplest.corners > 0 else { return simplest }
    let (corners, detailed) = (1...simplest.corners, search.best)
    search.removeParts(of: Array(corners)) { detailed.omitting(corners, except: $0) }
    search.takeFirst(of: search.best.simpler)
    return simplest
  }

  private var lastRest: Microseconds {
    let runner = runners[written.count].forgettingCalls
    let rest = max(recording.end - runner.now, .zero)
    let tenth = Microseconds.milliseconds(100).count
    let tenths = (rest.count + tenth - 1) / tenth
    // With fewer corners, a gesture may take longer to settle.
    let rests = (tenths...tenths + 10).map { Microseconds($0 * tenth) } + [rest]
    let expected = session.calls.map { CallPattern($0) }
    let reproducing = rests.first { rest in
      var runner = runner
      runner.wait(until: runner.now + rest)
      return runner.calls.map { CallPattern($0) } == expected
    }
    return reproducing ?? rest
  }

  private var mainDevice: Device {
    let presses = recording.events.compactMap { event -> PointerID? in
      if case .pointerPressed(let pointer, _, _) = event.kind { pointer } else { nil }
    }
    return presses.count { $0 == .mouse } * 2 >= presses.count ? .mouse : .touch
  }

  private static var maximumItems: Int { 40 }

  private var expectations: [Script.Statement] {
    let calls = session.log.withoutNotices.map { CallPattern($0) }
    let orders = session.log.containers.compactMap { container -> SessionExpectation? in
      guard let items = session.world.order(of: container), items.count <= Self.maximumItems
      else { return nil }
      let short = SessionExpectation.order(items)
      let full = SessionExpectation.order(in: container, items)
      let isShort = !items.isEmpty && short.resolved(in: session.world, session.log) == full
      return isShort ? short : full
    }
    return (orders + [.calls(calls, only: true)]).map { .expect($0) }
  }
}

extension Recording {
  /// Converts the recording to a script that ends by expecting the recorded calls and final orders.
  ///
  /// A container of more than 40 items has no expectation of its order.
  /// If the header contains a state, the script begins with the statement `start`, which names `file`.
  /// If `isExact` is `true`, the script keeps the time and the location of every event.
  ///
  /// - Throws: A `FileError` about `file` if the session's world cannot be created.
  public func script<World: Aimable>(
    on stage: ScriptStage<World>, file: String, isExact: Bool = false
  ) throws(FileError) -> Script {
    let (world, opening): (World, Output)
    do throws(FileError) {
      (world, opening) = try stage.makeWorld(header)
    } catch {
      throw FileError(file: file, line: error.line, error.problem)
    }
    var explainer = Explainer(self, in: world, opening: opening, isExact: isExact)
    return Script(openingStatements(on: stage, file: file) + explainer.statements())
  }

  private func openingStatements(
    on stage: ScriptStage<some Aimable>, file: String
  ) -> [Script.Statement] {
    guard header.state == .fresh else { return [.start(as: file)] }
    var statements = [Script.Statement.scene(header.scene, arguments: header.arguments)]
    var usual = stage.header
    // A scene that is not known to the stage has its defaults.
    try? stage.apply(statements[0], to: &usual)
    if header.window != usual.window { statements.append(.window(header.window)) }
    if header.scale != usual.scale { statements.append(.scale(header.scale)) }
    // Earlier versions had values of other names.
    let tuned = header.tuning.filter { name, value in
      usual.tuning[name].map { $0 != value } ?? usual.tuning.isEmpty
    }
    return statements + tuned.sorted { $0.key < $1.key }.map { .tune($0.key, $0.value) }
  }
}
