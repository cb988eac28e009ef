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
    func player(_ batching: Batching) throws(RecordingError) -> Player<World> {
      let (world, opening) = try makeWorld(recording.header)
      return Player(
        recording, world: world, opening: opening, batching: batching, comparesHashes: isSameLayout)
    }
    self = .reproduced(lines: 0, events: 0)
    for batching in batchings {
      var player = try player(batching)
      player.run()
      if let divergence = player.divergence {
        self = .diverged(divergence)
        return
      }
      self = .reproduced(lines: player.comparedLines, events: player.playedEvents)
    }
    guard let looksAsAt, !recording.marks.allSatisfy({ $0.frame == nil }) else { return }
    var player = try player(.recorded)
    player.compareFrames(looksAsAt)
    if let divergence = player.divergence { self = .diverged(divergence) }
  }
}

extension Verification: Sendable where World: Sendable {}
