/// An element of a frame: an item, a gap, or the thumb of a scroll bar.
///
/// ``Interaction/scene(of:)`` returns the elements of a frame from back to front. An app that draws
/// its areas one by one takes the elements of each from ``Interaction/elements(in:within:)``, and
/// those above all areas from ``Interaction/overlays(of:)``.
public struct SceneElement: Hashable, Sendable {
  /// The kind of an element.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// An item, at its place or in motion.
    case item
    /// The empty place of a dragged or released item: where it would land, or where it was lifted.
    case gap
    /// The thumb of a scroll bar; the ``SceneElement/item`` is that of the collection view.
    case scrollThumb
  }

  /// The kind of the element.
  public let kind: Kind
  /// The item that the element shows; that of a gap is the dragged or released item, or in a drag
  /// from another program that of the collection view.
  public let item: ItemID
  /// The container of the element: that of the item in the model, or of the gap.
  ///
  /// For an item that is not in the model, and for all elements of
  /// ``Interaction/elements(in:within:)``, it is the container of the `Stage.Area`.
  public internal(set) var container: ContainerID
  /// The frame of the item without ``scale`` and ``preview``; its centre is that of ``frame``.
  public let unscaledFrame: Rect
  /// The rectangle that clips the element, in window coordinates; `nil` if nothing clips it.
  ///
  /// It is the viewport of the collection view, enlarged while the item moves into the view, and
  /// cut off at the row of a group that opens or folds.
  public internal(set) var clip: Rect?
  /// The scale of what is drawn in ``frame``, such as text.
  public internal(set) var scale = Fraction.one
  /// The opacity, from 0 to 1.
  public internal(set) var opacity = Fraction.one
  /// The height above the content: 0 at the item's place, 1 when lifted; a spring can overshoot 1.
  ///
  /// A released item descends once it is within ``Tuning/landingDistance`` of its final frame.
  public internal(set) var lift = Fraction.zero
  /// The progress of the lift; unlike ``lift``, it falls as soon as the item is released.
  public internal(set) var liftAmount = Fraction.zero
  /// The shadow of a lifted item; `nil` if the item is not above the content.
  public internal(set) var shadow: Shadow?
  /// The preview that the drag's handler or delegate returned; `nil` if the item itself is drawn.
  public internal(set) var preview: DragPreview?
  /// Whether the item stays at its place because a drop in a collection view would copy or link it.
  public internal(set) var isCopied = false
  /// Whether the item follows a touch without being lifted.
  public internal(set) var isHeld = false
  /// Whether the item moves to its place after a touch that it followed has ended.
  public internal(set) var isGliding = false
  /// Whether the item follows the pointer that drags it, alone or beneath the lifted item.
  public internal(set) var isInHand = false
  /// Whether the item was released, and moves to its place.
  public internal(set) var isLanding = false
  /// Whether the item that lands is a copy, which the drop has inserted.
  public internal(set) var isCopy = false
  /// Whether the item is in front of all areas: it follows a touch, glides, or changes its area.
  var isInFront = false
  /// Whether the element has the focus ring.
  public internal(set) var isFocused = false
  /// Whether the mouse is over the item.
  public internal(set) var isHovered = false
  /// Whether the item is pressed, or the thumb held.
  public internal(set) var isPressed = false
  /// The badge of the operation that a drop would perform; `nil` if the element has no badge.
  public internal(set) var badge: DropBadge?
  /// The number of dragged items, which a badge shows if it is greater than 1.
  public internal(set) var count = 1

  /// A shadow below a lifted item.
  public struct Shadow: Hashable, Sendable {
    /// The distance by which the shadow is below the item.
    public let offset: Length
    /// The distance over which the shadow fades out.
    public let blur: Length
    /// The shadow's opacity; it is black.
    public let opacity: Fraction
  }

  init(_ kind: Kind, _ item: ItemID, in container: ContainerID, _ frame: Rect, clip: Rect? = nil) {
    (self.kind, self.item, self.container) = (kind, item, container)
    (unscaledFrame, self.clip) = (frame, clip)
  }

  /// The frame in which the element is drawn, in window coordinates; it includes ``scale``.
  public var frame: Rect { Rect(center: unscaledFrame.center, size: size * scale) }

  /// The size of what is drawn, before ``scale`` is applied.
  public var size: Size { preview?.size ?? unscaledFrame.size }
}
