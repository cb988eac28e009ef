public import DragFrameIO
public import DragRecording

/// What came of playing a set of recordings.
///
/// ```swift
/// var verification = Verification<Dot>()
/// verification.verify("session.dndrec") { header in (Dot(), Output()) }
/// print(verification.isPassed)  // true
/// ```
public struct Verification<World: Replayable> {
  /// What came of playing one recording.
  public enum Outcome {
    /// It came to the same, in the given number of compared lines and events.
    case reproduced(lines: Int, events: Int)
    /// It came to something else.
    case diverged(Divergence<World>)
    /// It could not be played.
    case unreadable(FileError)
  }

  /// One recording and what came of it.
  public struct Result {
    /// The file's name.
    public var file: String
    /// What came of it.
    public var outcome: Outcome
    /// What was played, where it could be read.
    public var recording: Recording?
  }

  /// Makes the world that a header describes, and what came out of making it.
  public typealias MakeWorld = (RecordingHeader) throws(FileError) -> (World, Output)

  /// Says whether a world looks as a mark's picture has it.
  public typealias Sight = (World, Mark) -> Bool

  /// The results, in the order of the recordings.
  public private(set) var results: [Result] = []

  /// Creates a set of no results.
  public init() {}

  /// `true` where there was something to play, and all of it came to the same.
  ///
  /// A check of nothing would otherwise pass in silence.
  public var isPassed: Bool {
    !results.isEmpty
      && results.allSatisfy { result in
        guard case .reproduced = result.outcome else { return false }
        return true
      }
  }

  /// Plays the recording in the file at `path`, and adds the result.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - batchings: When time passes between the events; it is played once at each.
  ///   - hashes: The name of the state's layout; nothing where hashes are compared whatever the
  ///     header names.
  ///   - looksAsAt: Whether a world looks as a mark's picture has it; nothing where pictures cannot be
  ///     compared.
  ///   - makeWorld: Makes the world that a header describes, and what came out of making it.
  public mutating func verify(
    _ path: String, batchings: [Batching] = [.recorded], hashes: String? = nil,
    looksAsAt: Sight? = nil,
    makeWorld: MakeWorld
  ) {
    do throws(FileError) {
      let recording = try Recording(contentsOf: path)
      let outcome = try Self.outcome(
        of: recording, batchings: batchings, hashes: hashes, looksAsAt: looksAsAt,
        makeWorld: makeWorld)
      results.append(Result(file: path, outcome: outcome, recording: recording))
    } catch {
      results.append(Result(file: path, outcome: .unreadable(error)))
    }
  }

  /// What comes of playing one recording, once at each batching.
  public static func outcome(
    of recording: Recording, batchings: [Batching] = [.recorded], hashes: String? = nil,
    looksAsAt: Sight? = nil,
    makeWorld: MakeWorld
  ) throws(FileError) -> Outcome {
    let isSameLayout = hashes == nil || hashes == recording.header.hashes
    var (lines, events) = (0, 0)
    for batching in batchings {
      let (world, opening) = try makeWorld(recording.header)
      var player = Player(
        recording, world: world, opening: opening, batching: batching, comparesHashes: isSameLayout)
      player.run()
      if let divergence = player.divergence { return .diverged(divergence) }
      (lines, events) = (player.comparedLines, player.playedEvents)
    }
    guard let looksAsAt, !recording.marks.allSatisfy({ $0.frame == nil }) else {
      return .reproduced(lines: lines, events: events)
    }
    let (world, opening) = try makeWorld(recording.header)
    var player = Player(
      recording, world: world, opening: opening, comparesHashes: isSameLayout)
    player.compareFrames(looksAsAt)
    return player.divergence.map { .diverged($0) } ?? .reproduced(lines: lines, events: events)
  }
}

extension Verification: Sendable where World: Sendable {}
extension Verification.Outcome: Sendable where World: Sendable {}
extension Verification.Result: Sendable where World: Sendable {}
