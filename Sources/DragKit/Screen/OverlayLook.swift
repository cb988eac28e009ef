/// The look of a lifted, released or removed item: its size, opacity and shadow.
public struct OverlayLook: Hashable, Sendable {
  /// The progress of the lift: 0 when the item is dropped, about 1 while it follows the pointer.
  let elevation: Fraction
  /// The scale about the centre of the overlay.
  public let scale: Fraction
  /// The opacity.
  public let opacity: Fraction

  init(_ overlay: DragOverlay, in motion: ItemMotion, isRow: Bool, _ tuning: Tuning) {
    elevation = overlay.elevation(tuning)
    // The scale of a row changes little.
    let limit: Fraction = isRow ? tuning.rowLiftScale - .one : .one
    let lifted = min((tuning.liftScale - .one) * elevation, limit)
    // An item shrinks as it fades out: into a target (R26), or after a deletion.
    var shrinking = Fraction.one - tuning.vanishingScale
    if case .departing = overlay.course { shrinking = min(.one - tuning.removalScale, limit) }
    scale = .one + lifted - shrinking * (.one - overlay.presence)
    // Rows stay opaque, tiles that are compact, and several that are dragged or land together.
    let isAlone = motion.overlays.count { $0.isInHand == overlay.isInHand } == 1
    let fading = (.one - tuning.liftedAlpha) * (.one - overlay.sinkAmount) * elevation
    let alpha = (isAlone && !isRow ? .one - fading : .one) * overlay.presence
    opacity = alpha.clamped(to: .zero ... .one)
  }

  /// The shadow of an item above the content; `nil` for one on it.
  ///
  /// Of a lifted item it is 10 px lower, blurred over 24 px, and black at 30 % (ours: soft enough for text below it to
  /// stay legible, and larger than the shadows of cards).
  public var shadow: SceneElement.Shadow? {
    guard elevation > .zero else { return nil }
    return SceneElement.Shadow(
      offset: Length(pixels: 10) * elevation, blur: 24, opacity: .percent(30) * elevation)
  }
}
