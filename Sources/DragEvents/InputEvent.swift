public import DragGeometry

/// An input of the user or of the window, with its time.
///
/// Points are in logical pixels from the upper left corner of the window, with a precision of 1/256
/// pixel. They can be outside the window.
///
/// An interaction depends only on input events, on the passing of time, and on changes that the app
/// makes to the content.
public struct InputEvent: Hashable, Sendable {
  /// The time, in microseconds since an origin that the app chooses; it never decreases.
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
    /// `isDown` is whether a mouse button is held, or the finger touches, according to the system.
    /// If it is `false` for a pressed pointer, the release was lost. The engine then cancels the
    /// pointer's action and treats the pointer as released (R20).
    case pointerMoved(PointerID, to: Point, isDown: Bool)
    /// A mouse button or a finger is released.
    case pointerReleased(PointerID, at: Point, button: PointerButton = .primary)
    /// The system withdraws a pressed pointer, for example for its own gesture. No release follows.
    case pointerCancelled(PointerID)
    /// The mouse leaves the window with no button held.
    case pointerLeft
    /// The wheel turns, in notches: a `Length` of one pixel stands for one notch.
    ///
    /// The precision is 1/256 notch. Positive values scroll to the right and down, so that the
    /// content moves to the left and up.
    case wheelScrolled(at: Point, by: Vector)
    /// A key is pressed; the automatic repetitions of a held key are not reported.
    case keyPressed(Key)
    /// A key is released.
    case keyReleased(Key)
    /// The user enters text with the keyboard or an input method, usually one character.
    ///
    /// Keys that edit text, such as `backspace`, are reported as ``keyPressed(_:)``.
    case textEntered(String)
    /// An input method or a dead key changes the text that the user composes; empty if it is given up.
    ///
    /// A ``textEntered(_:)`` replaces it, and ends the composition.
    case textComposed(String)
    /// A message of the program arrives, such as the answer of a server.
    case messageReceived(Message)
    /// A drag from another program enters the window, moves over it, leaves it, or drops its data.
    case incomingDrag(IncomingDragEvent)
    /// A drag from this program is over another program, or has dropped its data there.
    case outgoingDrag(OutgoingDragEvent)
    /// The requested data of the clipboard arrives (``ClipboardRequest/read(_:)``).
    case clipboardRead(ClipboardContents)
    /// The user presses or releases modifier keys; the set contains those that are held now.
    ///
    /// When the window loses the keyboard focus or is hidden, the engine treats them as released.
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
