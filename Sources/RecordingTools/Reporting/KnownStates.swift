import DragCoding
import DragRecording

/// The states of a session that follow from its recording.
struct KnownStates<World: Replayable> {
  private let turns: [Turn]
  /// Each keyframe, with the index in `turns` of the line before it.
  private var keyframes: [(index: Int, keyframe: Keyframe)] = []
  private let isReadable: Bool
  private let start: World?

  init(_ recording: Recording, start: World?, isReadable: Bool) {
    turns = recording.turns
    (self.start, self.isReadable) = (start, isReadable)
    var index = -1
    for entry in recording.entries {
      switch entry {
      case .turn: index += 1
      case .keyframe(let keyframe) where index >= 0: keyframes.append((index, keyframe))
      case .keyframe, .mark, .gesture, .expectation: break
      }
    }
  }

  /// The indices of the lines before the keyframes after a line.
  func keyframes(after index: Int) -> [Int] {
    isReadable ? keyframes.map(\.index).filter { $0 > index } : []
  }

  func unreadable(from index: Int) -> (line: Int, error: CanonicalError)? {
    guard isReadable else { return nil }
    for (line, keyframe) in keyframes where line >= index {
      do throws(CanonicalError) {
        _ = try keyframe.world() as World
      } catch {
        return (turns[line].line + 1, error)
      }
    }
    return nil
  }

  func moment(
    of player: Player<World>, after index: Int, _ offset: Int
  ) -> FilmStrip<World>.Still {
    let turn = turns[index]
    var moment = FilmStrip<World>.Still(of: player, at: turn.time, line: turn.line, offset)
    moment.expected = state(after: index, reached: moment.actual)
    return moment
  }

  private func state(after index: Int, reached: World) -> FilmStrip<World>.Expected {
    guard isReadable else { return .unknown }
    let hash = turns[index].fingerprint
    if let hash, hash == Fingerprint(reached.hashes) { return .same }
    if let (line, keyframe) = keyframes.last(where: { $0.index <= index }),
      let world: World = try? keyframe.world()
    {
      if line == index { return world == reached ? .same : .recorded(world) }
      if let derived = play(from: world, after: line, to: index) {
        return .derived(derived, fromLine: turns[line].line)
      }
    }
    if let world = start.flatMap({ play(from: $0, after: -1, to: index) }) {
      return .derived(world, fromLine: 1)
    }
    let other = Fingerprint(reached.hashes)
    guard let hash, (hash.model, hash.motion) == (other.model, other.motion),
      let reached = reached as? any HandlerDependent,
      let (world, words) = Self.inferred(from: reached, hash)
    else { return .unknown }
    return .inferred(world, differences: words)
  }

  private static func inferred(
    from reached: some HandlerDependent, _ hash: Fingerprint
  ) -> (World, [String])? {
    guard let (world, words) = reached.withOtherHandlers(hashes: { Fingerprint($0) == hash }),
      let world = world as? World
    else { return nil }
    return (world, words)
  }

  private func play(from world: World, after start: Int, to end: Int) -> World? {
    var world = world
    for turn in turns[(start + 1)...end] {
      for event in turn.events { _ = world.apply(event) }
      _ = world.advance(to: turn.time)
      guard turn.fingerprint == Fingerprint(world.hashes) else { return nil }
    }
    return world
  }
}
