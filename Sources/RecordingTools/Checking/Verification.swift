public import DragRecording

/// The result of replaying a recording at some batchings.
///
/// ```swift
/// let result = try Verification(of: recording) { _ in (Dot(), Output()) }
/// if case .diverged(let divergence) = result { print(divergence) }
/// ```
public enum Verification<World: Replayable> {
  /// The replays reproduce the session; the counts are of one replay.
  case reproduced(lines: Int, events: Int)
  /// A replay diverges.
  case diverged(Divergence<World>)

  /// Replays a recording once at each batching.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - batchings: The times at which the world advances between events.
  ///   - hashes: The name of the state's layout; `nil` to compare hashes of any layout.
  ///   - looksAsAt: Whether a world looks like the picture of a mark; `nil` to compare no pictures.
  ///   - makeWorld: Creates the world that a header describes.
  /// - Throws: A `RecordingError` if the world cannot be created.
  public init(
    of recording: Recording, batchings: [Batching] = [.recorded], hashes: String? = nil,
    looksAsAt: ((World, Mark) -> Bool)? = nil, makeWorld: WorldMaker<World>
  ) throws(RecordingError) {
    let isSameLayout = hashes == nil || hashes == recording.header.hashes
    var result = Self.reproduced(lines: 0, events: 0)
    for batching in batchings {
      let (world, opening) = try makeWorld(recording.header)
      var player = Player(
        recording, world: world, opening: opening, batching: batching, comparesHashes: isSameLayout)
      player.run()
      result = Self(player)
      if case .diverged = result { break }
    }
    if case .reproduced = result, let looksAsAt,
      recording.marks.contains(where: { $0.frame != nil })
    {
      let (world, opening) = try makeWorld(recording.header)
      var player = Player(recording, world: world, opening: opening, comparesHashes: isSameLayout)
      player.compareFrames(looksAsAt)
      if let divergence = player.divergence { result = .diverged(divergence) }
    }
    self = result
  }

  private init(_ player: Player<World>) {
    self =
      player.divergence.map { .diverged($0) }
      ?? .reproduced(lines: player.comparedLines, events: player.playedEvents)
  }
}

extension Verification: Sendable where World: Sendable {}
