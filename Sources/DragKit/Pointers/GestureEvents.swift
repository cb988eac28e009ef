internal import DragCoding
public import DragEvents
public import DragGeometry
public import DragModel

/// An event of scrolling or swiping, by a pointer, the wheel or a key.
public struct PanEvent: Hashable, Sendable {
  /// The phase of the gesture.
  public let phase: Phase
  /// The translation since the previous event, in points.
  ///
  /// For a pointer, it is the pointer's translation; in the first event, it is the part of the
  /// translation from the press that is beyond the slop, along each axis. For the wheel and keys, it is
  /// the translation of the content.
  public let translation: Vector
  /// The velocity of the pointer, in points per second; zero for the wheel and for keys.
  public let velocity: Vector

  /// The phase of a gesture that scrolls or swipes.
  public enum Phase: Hashable, Sendable {
    /// The pointer exceeded the slop (``Tuning/touchSlop``, ``Tuning/mouseSlop``).
    case began
    /// The pointer moved.
    case moved
    /// The pointer went up.
    case ended
    /// The gesture was cancelled: its release was lost, or another page is shown.
    case cancelled
    /// The wheel turned, or a key scrolled the focused control.
    case turned
  }
}

/// An event of magnifying a collection view: by two fingers, or by the wheel with Control held.
///
/// After the handler, the view scrolls so that the item at ``location`` stays there.
public struct MagnifyEvent: Hashable, Sendable {
  /// The phase of the gesture.
  public let phase: Phase
  /// The scale relative to the beginning of the gesture.
  ///
  /// For two fingers, it is the ratio of their distance to that at the beginning. Each notch of the wheel is a tenth
  /// (own choice).
  public let scale: Fraction
  /// The point between the fingers, or the pointer's location, in window coordinates.
  public let location: Point

  /// The phase of a gesture that magnifies.
  public enum Phase: Hashable, Sendable {
    /// A second finger was put on the view.
    case began
    /// One of the fingers moved.
    case changed
    /// One of the fingers was lifted, or cancelled.
    case ended
    /// The wheel turned, which is a whole gesture.
    case turned
  }
}

/// The role of a finger in a pinch.
struct Pinch: Hashable, Sendable {
  /// The other finger.
  let partner: PointerID
  /// The distance of the two fingers at the beginning, in subpixels.
  let distance: Int

  func scale(_ distance: Int) -> Fraction { Fraction(distance, max(self.distance, 1)) }
}

extension Pinch: FieldCoded {
  static let fields = Fields(Pinch.init) { ($0.partner, $0.distance) }
}

/// An event of a selection band: a rectangle that the mouse draws from the background of a collection view, to select
/// the items that it touches (GTK's rubberband selection).
public struct SelectionBandEvent: Hashable, Sendable {
  /// The phase of the gesture.
  public let phase: Phase
  /// The items that the band touches now, in the order of the view.
  public let items: [ItemID]
  /// The held modifier keys.
  public let modifiers: Modifiers

  /// The phase of a selection band.
  public enum Phase: Hashable, Sendable {
    /// The mouse moved beyond ``Tuning/liftDistance``.
    case began
    /// The mouse moved, or the view scrolled.
    case changed
    /// The button was released.
    case ended
    /// The gesture was cancelled; the selection should be the one from before.
    case cancelled
  }
}

struct SelectionBand: Hashable, Sendable {
  /// The corner at which the band began, in the coordinates of the view's content, which scrolls under it.
  let start: Point
  var autoScroll: AutoScroll
}

extension SelectionBand: FieldCoded {
  static let fields = Fields(SelectionBand.init) { ($0.start, $0.autoScroll) }
}

/// A press or a motion of a pointer in the item whose text is edited.
public struct TextSelectionEvent: Hashable, Sendable {
  let item: ItemID
  /// Whether the pointer was pressed or moved.
  public let phase: Phase
  /// The location of the pointer, in window coordinates.
  public let location: Point
  /// The frame of the item, as it is visible, in window coordinates.
  public let frame: Rect
  /// The number of presses in a row, 2 for that of a double click.
  public let pressCount: Int
  /// The held modifier keys.
  public let modifiers: Modifiers

  init(
    item: ItemID, phase: Phase, location: Point, frame: Rect, pressCount: Int,
    modifiers: Modifiers
  ) {
    (self.item, self.phase, self.location, self.frame) = (item, phase, location, frame)
    (self.pressCount, self.modifiers) = (pressCount, modifiers)
  }

  /// The phase of a selection.
  public enum Phase: Hashable, Sendable {
    /// The pointer went down in the text.
    case pressed
    /// The pointer moved while it was down.
    case moved
  }
}
