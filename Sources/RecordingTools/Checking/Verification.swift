public import DragRecording

/// The result of replaying a recording at one or more batchings, up to the first divergence.
///
/// ```swift
/// let result = try Verification(of: recording) { _ in (Dot(), Output()) }
/// if let divergence = result.divergence { print(divergence) }
/// ```
public struct Verification<World: Replayable> {
  /// The first divergence, or the first picture at a mark that differs from the recorded one; `nil` if all replays
  /// reproduce the session.
  public private(set) var divergence: Divergence<World>?
  /// The batching of the last replay.
  public private(set) var batching = Batching.recorded
  /// The number of lines that the last replay compared.
  public private(set) var lines = 0
  /// The number of events that the last replay played.
  public private(set) var events = 0

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
    looksAsAt: ((World, Moment) -> Bool)? = nil, makeWorld: WorldMaker<World>
  ) throws(FileError) {
    let isSameLayout = hashes == nil || hashes == recording.header.hashes
    for batching in batchings {
      var player = try recording.player(makeWorld, batching, comparesHashes: isSameLayout)
      player.run()
      (divergence, self.batching) = (player.divergence, batching)
      (lines, events) = (player.comparedLines, player.playedEvents)
      if divergence != nil { return }
    }
    guard let looksAsAt, recording.moments.contains(where: { $0.frame != nil }) else { return }
    var player = try recording.player(makeWorld, comparesHashes: isSameLayout)
    player.compareFrames(looksAsAt)
    (divergence, batching) = (player.divergence, .recorded)
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
