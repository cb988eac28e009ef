public import DragCoding
public import DragGeometry

/// A whole state, kept at the end of a gesture.
public struct Keyframe: Hashable, Sendable {
  /// The world's time.
  public var time: Microseconds
  /// The canonical bytes of the world.
  public var state: [UInt8]

  /// Creates a keyframe.
  public init(time: Microseconds, state: [UInt8]) {
    self.time = time
    self.state = state
  }

  /// The world, where this version can still read it.
  public func world<World: Replayable>(of type: World.Type = World.self) throws(CanonicalError)
    -> World
  {
    try World(canonicalBytes: state)
  }
}
