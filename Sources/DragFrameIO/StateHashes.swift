/// Hashes of three parts of an app's state, so that a diverging replay reports which part differs.
public struct StateHashes: Hashable, Sendable {
  /// The hash of the content, such as items, containers, switches and tuning values.
  public var model: UInt64
  /// The hash of the gestures, with the time, pointers, the drag, the focus, modifier keys and the cursor.
  public var gestures: UInt64
  /// The hash of the motion: animations, swipes, edit mode and scroll positions.
  public var motion: UInt64

  /// Creates hashes.
  public init(model: UInt64, gestures: UInt64, motion: UInt64) {
    (self.model, self.gestures, self.motion) = (model, gestures, motion)
  }
}
