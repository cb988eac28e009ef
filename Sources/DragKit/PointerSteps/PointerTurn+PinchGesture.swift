// MARK: - Magnifying a collection view, by two fingers or the wheel

extension PointerTurn {
  /// Begins a pinch if a second finger is put on a collection view that can be magnified.
  mutating func beginPinch(_ id: PointerID) {
    let layout = turn.layout
    guard id.kind == .touch, let active = turn.pointers[id], active.role == .undecided,
      let collection = layout.collection(containing: active.touch.item),
      turn.content.handlerSet(ofCollection: collection.id)?.handlers.magnify != nil,
      let partner = turn.pointers.touches.first(where: { other in
        other.touch.id != id && other.touch.id.kind == .touch
          && (other.role == .undecided || other.role == .scrolling)
          && layout.collection(containing: other.touch.item)?.id == collection.id
      })
    else { return }
    if partner.role == .scrolling { pan(partner, .cancelled) }
    let distance = (partner.touch.location - active.touch.location).length
    let first = Pinch(partner: id, distance: distance)
    turn.pointers.update(partner.touch.id) { $0.setRole(.magnifying(first)) }
    let second = Pinch(partner: partner.touch.id, distance: distance)
    guard let begun = turn.pointers.update(id, { $0.setRole(.magnifying(second)) }) else { return }
    record(.secondFinger, .magnify, of: partner, again: true)
    record(.secondFinger, .magnify, of: active)
    magnify(by: second, of: begun, .began)
  }

  /// Magnifies the view under two fingers, after one of them has moved or gone up.
  mutating func magnify(by pinch: Pinch, of active: ActiveTouch, _ phase: GesturePhase) {
    guard let other = turn.pointers.location(of: pinch.partner),
      let collection = turn.layout.collection(containing: active.touch.item)
    else { return }
    let location = active.touch.location
    let middle = Point(x: (location.x + other.x) / 2, y: (location.y + other.y) / 2)
    let scale = pinch.scale((location - other).length)
    magnify(collection.id, MagnifyEvent(phase: phase, scale: scale, location: middle))
    // The other finger does nothing until it goes up.
    if phase == .ended { turn.pointers.ignore(pinch.partner) }
  }

  /// Magnifies the view of an item by the wheel, if Control is held; returns whether it did.
  mutating func magnify(under item: ItemID, byWheel wheel: Vector, at point: Point) -> Bool {
    // During a drag, Control requests a copy, and the wheel scrolls.
    guard !turn.screen.isDragging, turn.modifiers == .control, wheel.dy != .zero,
      let collection = turn.layout.collection(containing: item),
      turn.content.handlerSet(ofCollection: collection.id)?.handlers.magnify != nil
    else { return false }
    // A notch, 256 subpixels, magnifies by a tenth; a fraction of 1 has the raw value 65536.
    let tenths = Fraction(raw: wheel.dy.magnitude.subpixels * 65536 / 2560)
    let grown = Fraction.one + tenths
    let scale = wheel.dy < .zero ? grown : Fraction(65536, grown.raw)
    magnify(collection.id, MagnifyEvent(phase: .turned, scale: scale, location: point))
    return true
  }

  /// Calls the magnification handler, and scrolls so that the item at the location stays there.
  private mutating func magnify(_ id: ContainerID, _ event: MagnifyEvent) {
    guard let handler = turn.content.handlerSet(ofCollection: id)?.handlers.magnify else { return }
    let anchor = turn.layout.anchor(at: event.location, in: id)
    handler(&turn.content, event)
    turn.readContent()
    guard let anchor, let collection = turn.layout.collection(id),
      let frame = turn.layout.frame(of: anchor.item)
        ?? collection.row(of: anchor.item, turn.content.model, lifted: turn.screen.liftedItem)
        .flatMap(collection.frame(ofRow:)),
      frame != anchor.frame
    else { return }
    let axis = collection.axis
    let now = frame.origin[axis] + frame.size[axis] * anchor.fraction
    let goal = collection.offset + now - event.location[axis]
    turn.scroll(collection, to: collection.scrollRange.clamp(goal), animated: false)
  }
}

extension LayoutSnapshot {
  /// Returns the item at a point, its frame, and the point's position in it along the view's axis,
  /// from 0 to 1; `nil` if the point is on no item of the view.
  fileprivate func anchor(
    at point: Point, in id: ContainerID
  ) -> (item: ItemID, frame: Rect, fraction: Fraction)? {
    guard let collection = collection(id),
      let item = item(at: point, where: { $0 != collection.view }),
      let frame = frame(of: item), frame.size[collection.axis] > .zero
    else { return nil }
    let axis = collection.axis
    let distance = point[axis] - frame.origin[axis]
    return (item, frame, Fraction(distance.subpixels, frame.size[axis].subpixels))
  }
}
