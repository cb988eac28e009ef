/// The hashes of the three parts of the world, so that the first difference names its part.
public struct StateHashes: Hashable, Sendable {
  /// What the user made: items, containers, switches, tuning.
  public var model: UInt64
  /// What is being done: pointers, the arbiter, the drag session.
  public var gestures: UInt64
  /// What is on its way: springs and flights.
  public var motion: UInt64

  /// Creates the three hashes.
  public init(model: UInt64, gestures: UInt64, motion: UInt64) {
    self.model = model
    self.gestures = gestures
    self.motion = motion
  }
}
