package import DragCoding
package import DragRecording

/// The recorded and the replayed states around the line at which a replay diverges.
package struct FilmStrip<World: Replayable> {
  package struct Still {
    /// How many turns of the loop the moment is after the divergence, which has 0; negative before it.
    package let offset: Int
    package let line: Int
    package let time: Microseconds
    package let actual: World
    package internal(set) var expected = Expected.unknown
    package let pointers: [GhostPointer]
    package fileprivate(set) var mark: Moment?
  }

  package enum Expected {
    case same
    case recorded(World)
    /// The session's state, from a replay that begins at line `fromLine`.
    ///
    /// From there on, that replay has the recorded hashes at each line.
    case derived(World, fromLine: Int)
    /// The session's state, which has the recorded hashes and differs from the replay's only in what the
    /// registered handlers decide; with the differences as sentences.
    case inferred(World, differences: [String])
    /// The session's state is not known, since its hash was not compared; nothing that was compared differs.
    case undisputed
    case unknown
  }

  package private(set) var moments: [Still] = []
  /// The first keyframe after the divergence that could not be decoded, as the error and its line.
  package let unreadable: (line: Int, error: CanonicalError)?

  private static var reach: Int { 2 }

  package init(
    _ divergence: Divergence<World>, in recording: Recording, world: World,
    opening: Output = Output(), batching: Batching = .recorded, comparesHashes: Bool = true
  ) {
    let turns = recording.turns
    let odd = turns.lastIndex { $0.line <= divergence.line && $0.time <= divergence.time } ?? 0
    let known = KnownStates(
      recording, start: batching == .recorded ? nil : world, isReadable: comparesHashes)
    unreadable = known.unreadable(from: odd)
    var player = Player(
      recording, world: world, opening: opening, batching: batching, comparesHashes: false)
    // A mark may be between two lines, and the end of the session after the last line.
    let isBetween = turns.isEmpty || divergence.time > turns[odd].time
    let last = min(odd + Self.reach, turns.count - 1)
    for index in turns.indices.prefix(last + 1) {
      player.step()
      if index >= odd - Self.reach {
        let offset = index - odd - (isBetween && index <= odd ? 1 : 0)
        moments.append(known.moment(of: player, after: index, offset))
      }
      if index == odd, isBetween { moments.append(Still(of: player, at: divergence)) }
    }
    if turns.isEmpty { moments.append(Still(of: player, at: divergence)) }
    addKeyframe(after: last, at: odd, of: player, known)
    for index in moments.indices {
      if moments[index].offset == 0 { moments[index].mark = divergence.moment }
      // Everything recorded was compared up to there; for a differing picture, including it.
      let isEarly = moments[index].offset < 0 || divergence.moment != nil
      if isEarly, case .unknown = moments[index].expected { moments[index].expected = .undisputed }
    }
  }

  /// Replays to the next keyframe, and if no differing field is known until then, to the first keyframe
  /// with one.
  ///
  /// If no keyframe has one, the next one is added.
  private mutating func addKeyframe(
    after last: Int, at odd: Int, of player: Player<World>, _ known: KnownStates<World>
  ) {
    var (player, next) = (player, Still?.none)
    var played = last
    for keyframe in known.keyframes(after: last) {
      while played < keyframe {
        player.step()
        played += 1
      }
      let moment = known.moment(of: player, after: keyframe, keyframe - odd)
      if next == nil || moment.expectedState != nil { next = moment }
      if firstKnown != nil || moment.expectedState != nil { break }
    }
    if let next { moments.append(next) }
  }

  package var odd: Still? { moments.first { $0.offset == 0 } }

  package var before: Still? { moments.last { $0.offset < 0 } }

  package var firstKnown: Still? { moments.first { $0.offset >= 0 && $0.expectedState != nil } }
}

extension FilmStrip.Still {
  var isRecorded: Bool { if case .recorded = expected { true } else { false } }

  package var expectedState: World? {
    switch expected {
    case .recorded(let world), .derived(let world, _), .inferred(let world, _): world
    case .same, .undisputed, .unknown: nil
    }
  }

  init(of player: Player<World>, at time: Microseconds, line: Int, _ offset: Int) {
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

extension FilmStrip: Sendable where World: Sendable {}
extension FilmStrip.Still: Sendable where World: Sendable {}
extension FilmStrip.Expected: Sendable where World: Sendable {}
