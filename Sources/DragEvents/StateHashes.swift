/// The hashes of three parts of an app's state: the model, the gestures and the motion.
///
/// A replay that diverges reports which of these hashes differ.
public struct StateHashes: Hashable, Sendable {
  /// The hash of the content, such as items, containers, settings and tuning values.
  public var model: UInt64
  /// The hash of the time, the pointers, the drag, the focus, the modifier keys and the cursor.
  public var gestures: UInt64
  /// The hash of the animations, the swipes and edit mode of rows, and the scroll positions.
  public var motion: UInt64

  /// Creates hashes.
  public init(model: UInt64, gestures: UInt64, motion: UInt64) {
    (self.model, self.gestures, self.motion) = (model, gestures, motion)
  }
}
