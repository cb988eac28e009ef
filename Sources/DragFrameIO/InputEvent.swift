public import DragGeometry

/// An input of the user or of the window, with its time.
///
/// Unless the app changes the content on its own, input events and the passing of time are the only
/// inputs of an interaction. Points are in logical pixels from the upper left corner of the window, in
/// steps of 1/256, and can be outside the window.
public struct InputEvent: Hashable, Sendable {
  /// The time of the event, in microseconds since an origin that the app chooses.
  ///
  /// Times do not decrease from event to event.
  public var time: Microseconds
  /// The kind of the event.
  public var kind: Kind

  /// Creates an event.
  public init(time: Microseconds, _ kind: Kind) {
    (self.time, self.kind) = (time, kind)
  }

  /// A kind of event.
  public enum Kind: Hashable, Sendable {
    /// A mouse button or a finger is pressed. A finger's button is always the primary one.
    case pointerPressed(PointerID, at: Point, button: PointerButton = .primary)
    /// A pointer moves.
    ///
    /// `isDown` is whether the system reports a button of the mouse, or the finger, as held. If
    /// that is `false` after a press, the engine treats the release as lost.
    case pointerMoved(PointerID, to: Point, isDown: Bool)
    /// A mouse button or a finger is released.
    case pointerReleased(PointerID, at: Point, button: PointerButton = .primary)
    /// The system withdraws a pressed pointer, for example for its own gesture. No release follows.
    case pointerCancelled(PointerID)
    /// The mouse leaves the window with no button held.
    case pointerLeft
    /// The wheel turns, in notches with a precision of 1/256: a `Length` of one pixel is one notch.
    ///
    /// Positive values scroll to the right and down, so that the content moves to the left and up.
    case wheelScrolled(at: Point, by: Vector)
    /// A key is pressed; the automatic repetitions of a held key are not reported.
    case keyPressed(Key)
    /// A key is released.
    case keyReleased(Key)
    /// These modifier keys are held, until the next such event or until the window loses focus or is hidden.
    case modifiersChanged(Modifiers)
    /// The window gets the keyboard focus.
    case focusGained
    /// The window loses the keyboard focus.
    case focusLost
    /// The window becomes visible.
    case windowShown
    /// The window becomes invisible, for example because it is minimized.
    case windowHidden
    /// The window has a new size, in logical pixels.
    case windowResized(Size)
  }
}
