internal import DragCoding
public import DragEvents
internal import DragGeometry
public import DragModel

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
