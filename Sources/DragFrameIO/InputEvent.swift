public import DragGeometry

/// One thing that happened outside, in integers.
///
/// It is all that the world behind the seam learns from outside: what is not an event cannot change
/// a result. Points are in the window's logical pixels, and may lie outside the window.
public struct InputEvent: Hashable, Sendable {
  /// When it happened.
  public var time: Microseconds
  /// What happened.
  public var kind: Kind

  /// Creates an event.
  public init(time: Microseconds, _ kind: Kind) {
    self.time = time
    self.kind = kind
  }

  /// What can happen outside.
  public enum Kind: Hashable, Sendable {
    /// A mouse button or a finger went down.
    case pointerPressed(PointerID, at: Point, button: PointerButton = .primary)
    /// A pointer moved; `isDown` says whether the system still sees its button held.
    case pointerMoved(PointerID, to: Point, isDown: Bool)
    /// A mouse button or a finger went up.
    case pointerReleased(PointerID, at: Point, button: PointerButton = .primary)
    /// The system took a pointer away: no more will be heard of it.
    case pointerCancelled(PointerID)
    /// The mouse left the window with no button held.
    case pointerLeft
    /// The wheel turned, in 1/256 of a notch; down and right are positive.
    case wheelScrolled(at: Point, by: Vector)
    /// A key went down; repeats are not events.
    case keyPressed(Key)
    /// A key went up.
    case keyReleased(Key)
    /// Other modifier keys are held than before.
    case modifiersChanged(Modifiers)
    /// Keys go to the window.
    case focusGained
    /// Keys no longer go to the window.
    case focusLost
    /// The window can be seen.
    case windowShown
    /// The window cannot be seen any more: hidden, minimised, or on another desktop.
    case windowHidden
    /// The window has another size, in logical pixels.
    case windowResized(Size)
  }
}
