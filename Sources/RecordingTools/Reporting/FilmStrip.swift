public import DragFrameIO
public import DragGeometry
public import DragRecording

/// A few lines of a recording around the one at which a replay came to something else: the states that
/// the replay reached, and as far as the recording tells them, those of the session.
///
/// A recording does not hold every state, but it holds the hash of every one. So the session's state is
/// known wherever the replay has that hash, wherever a keyframe stands, and behind a keyframe as long as
/// events played on from it come to the hashes that were recorded. Where only the steps of the replay make
/// the difference, the same holds from the start on.
public struct FilmStrip<World: Replayable> {
  /// The end of one recorded line.
  public struct Moment {
    /// How many lines after the odd one it is; less than nothing before it.
    public var offset: Int
    /// The line in the file.
    public var line: Int
    /// When the line ended.
    public var time: Microseconds
    /// The state that the replay reached.
    public var actual: World
    /// The state of the session, as far as it is known.
    public var expected: Expected
    /// The recorded pointers.
    package var pointers: [GhostPointer]
    /// The mark at which something else is seen than in the picture that is kept of it.
    public var mark: Mark?
  }

  /// What a recording tells of a state.
  public enum Expected {
    /// It is the one that the replay reached, by its hashes.
    case same
    /// A keyframe holds it.
    case recorded(World)
    /// It is what a keyframe on an earlier line comes to, by its hashes.
    case derived(World, fromLine: Int)
    /// The recording holds no hash of it, and nothing that it holds differs from the replay up to there.
    case undisputed
    /// The recording holds a hash of another state, or none.
    case unknown
  }

  /// The moments in order; one has the offset zero.
  public private(set) var moments: [Moment] = []

  /// How many lines are shown on either side of the odd one.
  public static var reach: Int { 2 }
}

extension FilmStrip {
  /// Plays a recording once more, up to some lines behind the one at which it diverged, and to the next
  /// line at which a state is known.
  ///
  /// - Parameters:
  ///   - divergence: What was found.
  ///   - recording: What was played.
  ///   - world: The world that the session started from.
  ///   - opening: What came out when that world was made.
  ///   - batching: When time passed between the events.
  ///   - comparesHashes: `false` where the state has another layout than the recorded hashes.
  public init(
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
    // A mark may lie between two lines, and the end behind the last.
    let isBetween = pumps.isEmpty || divergence.time > pumps[odd].time
    for index in pumps.indices.prefix((wanted.last ?? -1) + 1) {
      player.step()
      if wanted.contains(index) {
        let offset = index - odd - (isBetween && index <= odd ? 1 : 0)
        var moment = Moment(of: player, at: pumps[index].time, line: pumps[index].line, offset)
        moment.expected = known.state(behind: index, reached: moment.actual)
        moments.append(moment)
      }
      if index == odd, isBetween { moments.append(Moment(of: player, at: divergence)) }
    }
    if pumps.isEmpty { moments.append(Moment(of: player, at: divergence)) }
    settle(divergence)
  }

  /// Takes note of what follows from where the difference was found.
  private mutating func settle(_ divergence: Divergence<World>) {
    for index in moments.indices {
      if moments[index].offset == 0 { moments[index].mark = divergence.mark }
      // All that is recorded was compared up to there, and of a picture that differs, all of it.
      let isEarly = moments[index].offset < 0 || divergence.mark != nil
      if isEarly, !moments[index].isKnown { moments[index].expected = .undisputed }
    }
  }

  /// The moment at which the difference was found.
  public var odd: Moment? { moments.first { $0.offset == 0 } }

  /// The last moment before it.
  public var before: Moment? { moments.last { $0.offset < 0 } }

  /// The first moment from the odd one on at which the session's state is known to be another.
  public var firstKnown: Moment? { moments.first { $0.offset >= 0 && $0.expectedState != nil } }
}

extension Replayable {
  /// This world, once time has passed.
  func advanced(to time: Microseconds) -> Self {
    var world = self
    _ = world.advance(to: time)
    return world
  }
}

extension FilmStrip: Sendable where World: Sendable {}
extension FilmStrip.Moment: Sendable where World: Sendable {}
extension FilmStrip.Expected: Sendable where World: Sendable {}
