package import DragRecording

/// The recorded and the replayed states around the line at which a replay diverges.
package struct FilmStrip<World: Replayable> {
  package struct Moment {
    /// How many turns of the loop the moment is after the divergence, which has 0; negative before it.
    package let offset: Int
    package let line: Int
    package let time: Microseconds
    package let actual: World
    package fileprivate(set) var expected = Expected.unknown
    package let pointers: [GhostPointer]
    package fileprivate(set) var mark: Mark?
  }

  package enum Expected {
    case same
    case recorded(World)
    /// The session's state, from a replay that begins at line `fromLine`.
    ///
    /// From there on, that replay has the recorded hashes at each line.
    case derived(World, fromLine: Int)
    /// The session's state is not known, since its hash was not compared; nothing that was compared differs.
    case undisputed
    case unknown
  }

  package private(set) var moments: [Moment] = []

  private static var reach: Int { 2 }

  package init(
    _ divergence: Divergence<World>, in recording: Recording, world: World,
    opening: Output = Output(), batching: Batching = .recorded, comparesHashes: Bool = true
  ) {
    let pumps = recording.pumps
    let odd = pumps.lastIndex { $0.line <= divergence.line && $0.time <= divergence.time } ?? 0
    let known = KnownStates(
      recording, start: batching == .recorded ? nil : world, isReadable: comparesHashes)
    var wanted = Array(max(0, odd - Self.reach)...max(0, min(odd + Self.reach, pumps.count - 1)))
    if let next = known.nextKeyframe(after: odd + Self.reach) { wanted.append(next) }
    var player = Player(
      recording, world: world, opening: opening, batching: batching, comparesHashes: false)
    // A mark may be between two lines, and the end of the session after the last line.
    let isBetween = pumps.isEmpty || divergence.time > pumps[odd].time
    for index in pumps.indices.prefix((wanted.last ?? -1) + 1) {
      player.step()
      if wanted.contains(index) {
        let offset = index - odd - (isBetween && index <= odd ? 1 : 0)
        var moment = Moment(of: player, at: pumps[index].time, line: pumps[index].line, offset)
        moment.expected = known.state(after: index, reached: moment.actual)
        moments.append(moment)
      }
      if index == odd, isBetween { moments.append(Moment(of: player, at: divergence)) }
    }
    if pumps.isEmpty { moments.append(Moment(of: player, at: divergence)) }
    for index in moments.indices {
      if moments[index].offset == 0 { moments[index].mark = divergence.mark }
      // Everything recorded was compared up to there; for a differing picture, including it.
      let isEarly = moments[index].offset < 0 || divergence.mark != nil
      if isEarly, case .unknown = moments[index].expected { moments[index].expected = .undisputed }
    }
  }

  package var odd: Moment? { moments.first { $0.offset == 0 } }

  package var before: Moment? { moments.last { $0.offset < 0 } }

  package var firstKnown: Moment? { moments.first { $0.offset >= 0 && $0.expectedState != nil } }
}

extension FilmStrip.Moment {
  package var expectedState: World? {
    switch expected {
    case .recorded(let world), .derived(let world, _): world
    case .same, .undisputed, .unknown: nil
    }
  }

  fileprivate init(of player: Player<World>, at time: Microseconds, line: Int, _ offset: Int) {
    var world = player.world
    _ = world.advance(to: time)
    (self.offset, self.line, self.time) = (offset, line, time)
    (actual, pointers) = (world, player.pointers)
  }

  fileprivate init(of player: Player<World>, at divergence: Divergence<World>) {
    var player = player
    player.advance(to: divergence.time)
    self.init(of: player, at: divergence.time, line: divergence.line, 0)
  }
}

private struct KnownStates<World: Replayable> {
  private let pumps: [Pump]
  /// Each keyframe, with the index in `pumps` of the line before it.
  private var keyframes: [(index: Int, keyframe: Keyframe)] = []
  private let isReadable: Bool
  private let start: World?

  init(_ recording: Recording, start: World?, isReadable: Bool) {
    pumps = recording.pumps
    (self.start, self.isReadable) = (start, isReadable)
    var index = -1
    for entry in recording.entries {
      switch entry {
      case .pump: index += 1
      case .keyframe(let keyframe) where index >= 0: keyframes.append((index, keyframe))
      case .keyframe, .mark, .gesture, .expectation: break
      }
    }
  }

  func nextKeyframe(after index: Int) -> Int? {
    isReadable ? keyframes.first { $0.index > index }?.index : nil
  }

  func state(after index: Int, reached: World) -> FilmStrip<World>.Expected {
    guard isReadable else { return .unknown }
    if let hash = pumps[index].fingerprint, hash == Fingerprint(reached.hashes) { return .same }
    if let (line, keyframe) = keyframes.last(where: { $0.index <= index }),
      let world: World = try? keyframe.world()
    {
      if line == index { return world == reached ? .same : .recorded(world) }
      if let derived = play(from: world, after: line, to: index) {
        return .derived(derived, fromLine: pumps[line].line)
      }
    }
    return start.flatMap { play(from: $0, after: -1, to: index) }
      .map { .derived($0, fromLine: 1) } ?? .unknown
  }

  private func play(from world: World, after start: Int, to end: Int) -> World? {
    var world = world
    for pump in pumps[(start + 1)...end] {
      for event in pump.events { _ = world.apply(event) }
      _ = world.advance(to: pump.time)
      guard pump.fingerprint == Fingerprint(world.hashes) else { return nil }
    }
    return world
  }
}

extension FilmStrip: Sendable where World: Sendable {}
extension FilmStrip.Moment: Sendable where World: Sendable {}
extension FilmStrip.Expected: Sendable where World: Sendable {}
