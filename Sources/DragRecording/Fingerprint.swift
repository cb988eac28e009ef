public import DragFrameIO

/// What a recording keeps of a state's hashes: the low 32 bits of each.
///
/// A difference slips through once in four thousand million, and the next line has another chance.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  /// Of what the user made.
  public var model: UInt32
  /// Of what is being done.
  public var gestures: UInt32
  /// Of what is on its way.
  public var motion: UInt32

  /// Creates a fingerprint from its three parts.
  public init(model: UInt32, gestures: UInt32, motion: UInt32) {
    self.model = model
    self.gestures = gestures
    self.motion = motion
  }

  /// Creates the fingerprint of a state.
  public init(_ hashes: StateHashes) {
    self.init(
      model: UInt32(truncatingIfNeeded: hashes.model),
      gestures: UInt32(truncatingIfNeeded: hashes.gestures),
      motion: UInt32(truncatingIfNeeded: hashes.motion))
  }

  /// The 24 hexadecimal digits that stand in a recording: model, gestures, motion.
  public var description: String {
    Hexadecimal.digits(of: model) + Hexadecimal.digits(of: gestures)
      + Hexadecimal.digits(of: motion)
  }
}
