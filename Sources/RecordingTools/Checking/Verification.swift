public import DragRecording

/// The result of replaying a recording at one or more batchings.
///
/// ```swift
/// let result = try Verification(of: recording) { _ in (Dot(), Output()) }
/// if case .diverged(let divergence) = result { print(divergence) }
/// ```
public enum Verification<World: Replayable> {
  /// All replays reproduce the session.
  ///
  /// `lines` is the number of compared lines, and `events` that of played events, both in the last
  /// replay.
  case reproduced(lines: Int, events: Int)
  /// A replay diverges, or the picture at a mark differs from the recorded one.
  case diverged(Divergence<World>)

  /// Replays a recording at each batching until a replay diverges.
  ///
  /// If none diverges, the pictures at the marks are compared.
  ///
  /// - Parameters:
  ///   - recording: The session.
  ///   - batchings: The batchings, in the order of the replays.
  ///   - hashes: The world's state layout. If it differs from the recording's, hashes are not compared.
  ///     If it is `nil`, they are compared.
  ///   - looksAsAt: Returns whether a world looks like a mark's picture. If this is `nil`, no picture is
  ///     compared.
  ///   - makeWorld: Creates the world that a header describes.
  /// - Throws: A `FileError` if the world cannot be created.
  public init(
    of recording: Recording, batchings: [Batching] = [.recorded], hashes: String? = nil,
    looksAsAt: ((World, Mark) -> Bool)? = nil, makeWorld: WorldMaker<World>
  ) throws(FileError) {
    let isSameLayout = hashes == nil || hashes == recording.header.hashes
    self = .reproduced(lines: 0, events: 0)
    for batching in batchings {
      var player = try recording.player(makeWorld, batching, comparesHashes: isSameLayout)
      player.run()
      if let divergence = player.divergence {
        self = .diverged(divergence)
        return
      }
      self = .reproduced(lines: player.comparedLines, events: player.playedEvents)
    }
    guard let looksAsAt, recording.marks.contains(where: { $0.frame != nil }) else { return }
    var player = try recording.player(makeWorld, comparesHashes: isSameLayout)
    player.compareFrames(looksAsAt)
    if let divergence = player.divergence { self = .diverged(divergence) }
  }
}

extension Recording {
  func player<World: Replayable>(
    _ makeWorld: WorldMaker<World>, _ batching: Batching = .recorded, comparesHashes: Bool = true
  ) throws(FileError) -> Player<World> {
    let (world, opening) = try makeWorld(header)
    return Player(
      self, world: world, opening: opening, batching: batching, comparesHashes: comparesHashes)
  }
}

extension Verification: Sendable where World: Sendable {}
