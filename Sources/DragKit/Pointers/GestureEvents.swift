/// The phase of a gesture, like `UIGestureRecognizer.State`.
public enum GesturePhase: Hashable, Sendable {
  /// The press has become the gesture.
  case began
  /// A pointer of the gesture moved, or the view under a selection band scrolled.
  case changed
  /// A pointer of the gesture went up.
  case ended
  /// The gesture was cancelled: its release was lost, Escape was pressed, or another page is shown.
  case cancelled
  /// The wheel turned, or a key scrolled the focused control; each is a gesture of its own.
  case turned
}

/// An event of scrolling or swiping, by a pointer, the wheel or a key.
public struct PanEvent: Hashable, Sendable {
  /// The phase; the gesture begins beyond the slop (``Tuning/touchSlop``, ``Tuning/mouseSlop``).
  public let phase: GesturePhase
  /// The translation since the previous event, in logical pixels.
  ///
  /// For a pointer, it is the pointer's translation; in the first event, only the part beyond the
  /// slop, along each axis. For the wheel and keys, it is the translation of the content.
  public let translation: Vector
  /// The velocity of the pointer, in logical pixels per second; zero for the wheel and for keys.
  public let velocity: Vector
}

/// An event of magnifying a collection view: by two fingers, or by the wheel with Control held.
///
/// After the handler, the view scrolls so that the item at ``location`` stays there.
public struct MagnifyEvent: Hashable, Sendable {
  /// The phase; never ``GesturePhase/cancelled``, because a cancelled finger ends the gesture.
  public let phase: GesturePhase
  /// The scale relative to the beginning of the gesture.
  ///
  /// For two fingers, it is the ratio of their current distance to that at the beginning. A notch
  /// of the wheel changes it by a tenth (ours).
  public let scale: Fraction
  /// The point between the fingers, or the pointer's location, in window coordinates.
  public let location: Point
}

/// The state of one finger of a pinch: its partner, and the distance at the beginning.
struct Pinch: Hashable, Sendable {
  let partner: PointerID
  let distance: Length

  func scale(_ distance: Length) -> Fraction {
    Fraction(distance.subpixels, max(self.distance.subpixels, 1))
  }
}

extension Pinch: FieldCoded {
  static let fields = Fields(Pinch.init) { ($0.partner, $0.distance) }
}

/// An event of a selection band, which the mouse draws from the background of a collection view.
///
/// The band selects the items that it touches (GTK's rubberband selection).
public struct SelectionBandEvent: Hashable, Sendable {
  /// The phase of the gesture, which begins beyond ``Tuning/liftDistance``.
  ///
  /// If it is ``GesturePhase/cancelled``, restore the selection from before the band.
  public let phase: GesturePhase
  /// The items that the band touches now, in the order of the view.
  public let items: [ItemID]
  /// The held modifier keys.
  public let modifiers: Modifiers
}

/// The state of a selection band, stored with the pointer that draws it.
struct SelectionBand: Hashable, Sendable {
  /// The corner at which the band began, in the coordinates of the view's scrolled content.
  let start: Point
  var autoScroll: AutoScroll
}

extension SelectionBand: FieldCoded {
  static let fields = Fields(SelectionBand.init) { ($0.start, $0.autoScroll) }
}

/// A press or a motion of a pointer in the item whose text is edited.
public struct TextSelectionEvent: Hashable, Sendable {
  let item: ItemID
  /// The phase: ``GesturePhase/began`` for a press, ``GesturePhase/changed`` for a motion.
  public let phase: GesturePhase
  /// The location of the pointer, in window coordinates.
  public let location: Point
  /// The visible frame of the item, in window coordinates.
  public let frame: Rect
  /// The number of successive presses: 2 for the second press of a double click.
  public let pressCount: Int
  /// The held modifier keys.
  public let modifiers: Modifiers
}
