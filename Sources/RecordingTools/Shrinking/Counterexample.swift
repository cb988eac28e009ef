internal import DragCoding
public import DragRecording

/// A session in which a condition does not hold, and the shortest one found that leads there.
public struct Counterexample: Hashable, Sendable {
  /// The time of the original session after which the condition does not hold.
  public let time: Microseconds
  /// The number of the gesture at that time or before it; `nil` if it is before the first one.
  public let gesture: Int?
  /// The shortest session that was found.
  public let recording: Recording
  /// A script that leads there, too, with whole drags and without expectations.
  public let script: Script

  /// The time and the gesture, with the script.
  public var description: String {
    let place = gesture.map { "in gesture \($0), " } ?? ""
    let lines = script.text.split(separator: "\n").map { "\n    " + $0 }
    return "\(place)at \(time.seconds)\n  the shortest way there:" + lines.joined()
  }
}

extension Counterexample: CustomStringConvertible {}

extension Recording {
  /// Plays the events of the session, and returns the place at which a condition no longer holds.
  ///
  /// ```swift
  /// let bug = try session.counterexample(on: stage) { world in world.content.redIsFirst }
  /// ```
  ///
  /// The condition is checked after each turn of the loop, and the recorded results are not compared. If it does not
  /// hold, a ``Shrinker`` makes the session shorter, which plays it up to 400 times.
  ///
  /// - Parameters:
  ///   - stage: The stage on which the session starts.
  ///   - file: The path of the recording, with which the script starts if the recording begins in a state of its own.
  ///   - condition: Returns whether a world is as it should be.
  /// - Returns: The place, and the shortest session that leads there; `nil` if the condition always holds.
  /// - Throws: A `FileError` if the stage cannot make the world.
  public func counterexample<World: Aimable>(
    on stage: ScriptStage<World>, file: String = "session.dndrec",
    to condition: @escaping (World) -> Bool
  ) throws(FileError) -> Counterexample? {
    let (world, opening) = try stage.makeWorld(header)
    guard let time = time(in: world, until: condition) else { return nil }
    var early = self
    early.entries.removeAll { $0.time > time }
    early.end = time
    var tries = 0
    var shrinker = Shrinker(
      early, in: world, opening: opening,
      while: {
        tries += 1
        return tries <= 400
      },
      fails: { $0.time(in: world, until: condition) != nil })
    let shortest = shrinker.shrunk()
    let script = try shortest.script(on: stage, file: file).tidied(in: world) { candidate in
      guard let played = try? candidate.compile(on: stage),
        let (world, _) = try? stage.makeWorld(played.header)
      else { return false }
      return played.time(in: world, until: condition) != nil
    }
    let number = gestures.last { $0.span.lowerBound <= time }?.number
    return Counterexample(
      time: time, gesture: time > header.start ? number : nil, recording: shortest, script: script)
  }

  /// Returns the end of the first turn after which a condition does not hold.
  private func time<World: Aimable>(
    in world: World, until condition: (World) -> Bool
  ) -> Microseconds? {
    var rehearsal = Rehearsal(unrecorded: world, from: header)
    guard condition(world) else { return header.start }
    for turn in turns {
      rehearsal.turn(turn.events, until: turn.time)
      guard condition(rehearsal.world) else { return turn.time }
    }
    rehearsal.turn([], until: end)
    return condition(rehearsal.world) ? nil : end
  }
}

extension Script {
  /// Returns the script with fewer and larger statements, where `isSuitable` still returns `true`.
  ///
  /// - Parameters:
  ///   - start: The world at the start, which names what is at a point.
  ///   - isSuitable: Returns whether a script still leads to the same.
  /// - Returns: The last script that is suitable.
  fileprivate func tidied(
    in start: some Aimable, while isSuitable: @escaping (Script) -> Bool
  ) -> Script {
    var script = self
    script.statements.removeAll { if case .expect = $0 { true } else { false } }
    var search = CandidateSearch(script) { isSuitable($0) ? $0 : nil }
    let edits: [([Statement]) -> [Statement]] = [
      { $0.filter { if case .scene = $0 { false } else { true } } },
      // Fingers are what a script begins with.
      { $0.first == .with(.touch) ? Array($0.dropFirst()) : $0 },
      { if case .wait? = $0.last { $0.dropLast() } else { $0 } },
      { $0.withWholeDrags },
      { $0.aimed(in: start) },
    ]
    for edit in edits { search.take(Script(edit(search.best.statements))) }
    return search.best
  }
}

extension [Script.Statement] {
  /// The statements with a `drag` instead of each `press`, motion and `release` in a row.
  fileprivate var withWholeDrags: [Script.Statement] {
    var result: [Script.Statement] = []
    for statement in self {
      result.append(statement)
      guard result.count >= 3, case .release = statement,
        let goal = result[result.count - 2].goalOfMotion,
        case .press(let aim, _, let pointer) = result[result.count - 3]
      else { continue }
      result.removeLast(3)
      result.append(.drag(aim, to: Leg(goal), by: pointer))
    }
    return result
  }

  /// The statements with drags from and to the centers of things.
  fileprivate func aimed(in world: some Aimable) -> [Script.Statement] {
    map { statement in
      guard case .drag(.thing(let name, _), let leg, _, let pointer) = statement else {
        return statement
      }
      guard case .to(.point(let point)) = leg.goal,
        let thing = world.landmarks(at: point).last(where: \.isMovable)
      else { return .drag(.thing(name), to: leg, by: pointer) }
      return .drag(.thing(name), to: .thing(ThingName(thing.id.name)), by: pointer)
    }
  }
}

extension Script.Statement {
  /// The point to which the statement moves a pointer; `nil` if it moves none.
  fileprivate var goalOfMotion: Leg.Goal? {
    switch self {
    case .move(let legs, _): legs.last?.goal
    case .path(let samples, _): samples.last.map { .to(.point($0.point)) }
    default: nil
    }
  }
}
