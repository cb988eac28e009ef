internal import DragFrameIO
internal import DragGeometry
internal import DragModel

// Magnifying a collection view.
extension Interaction {
  /// Begins a pinch if a second finger is put on a collection view that can be magnified.
  ///
  /// The first finger must not have lifted anything. A view that it was scrolling stops.
  mutating func beginPinch(_ id: PointerID, _ content: inout some InteractiveContent) {
    guard id.kind == .touch, let active = pointers[id], active.role == .undecided,
      let collection = active.touch.item.flatMap(layout.collection(containing:)),
      content.handlerSet(ofCollection: collection.id)?.handlers.magnify != nil,
      let partner = pointers.touches.first(where: { other in
        other.touch.id != id && other.touch.id.kind == .touch
          && [.undecided, .scrolling].contains(other.role)
          && other.touch.item.flatMap(layout.collection(containing:))?.id == collection.id
      })
    else { return }
    if partner.role == .scrolling { pan(partner, .cancelled, by: .zero, &content) }
    let distance = partner.touch.location.distance(to: active.touch.location)
    func begin(_ finger: PointerID, with other: PointerID) -> ActiveTouch? {
      pointers.update(finger) {
        $0.begin(.magnifying, pinch: Pinch(partner: other, distance: distance))
      }
    }
    _ = begin(partner.touch.id, with: id)
    guard let begun = begin(id, with: partner.touch.id) else { return }
    noteAgain(.secondFinger, .pinch, of: partner)
    note(.secondFinger, .pinch, of: active)
    pinch(begun, .began, &content)
  }

  mutating func pinch(
    _ active: ActiveTouch, _ phase: MagnifyEvent.Phase, _ content: inout some InteractiveContent
  ) {
    guard let pinch = active.pinch,
      let other = pointers.location(of: pinch.partner),
      let collection = active.touch.item.flatMap(layout.collection(containing:))
    else { return }
    let location = active.touch.location
    let middle = Point(x: (location.x + other.x) / 2, y: (location.y + other.y) / 2)
    let scale = pinch.scale(location.distance(to: other))
    magnify(collection.id, MagnifyEvent(phase: phase, scale: scale, location: middle), &content)
    // The finger that stays does nothing until it is lifted.
    if phase == .ended { pointers.ignore(pinch.partner) }
  }

  /// Magnifies the view that contains an item by the wheel, if Control is held; returns whether it did.
  ///
  /// In a drag, Control copies, and the wheel scrolls.
  mutating func magnify(
    under item: ItemID, byWheel turn: Vector, at point: Point,
    _ content: inout some InteractiveContent
  ) -> Bool {
    guard !isDragging, modifiers == .control, turn.dy != .zero,
      let collection = layout.collection(containing: item),
      content.handlerSet(ofCollection: collection.id)?.handlers.magnify != nil
    else { return false }
    let tenths = Fraction(raw: turn.dy.magnitude.subpixels * 65536 / 2560)
    let grown = Fraction.one + tenths
    let scale = turn.dy < .zero ? grown : Fraction(65536, grown.raw)
    magnify(collection.id, MagnifyEvent(phase: .turned, scale: scale, location: point), &content)
    return true
  }

  private mutating func magnify(
    _ id: ContainerID, _ event: MagnifyEvent, _ content: inout some InteractiveContent
  ) {
    guard let magnify = content.handlerSet(ofCollection: id)?.handlers.magnify else { return }
    let anchor = anchor(at: event.location, in: id)
    runHandler(of: &content) { _, content in magnify(&content, event) }
    guard let anchor,
      let frame = layout.frame(of: anchor.item) ?? rowFrame(of: anchor.item, in: id, content.model),
      let collection = layout.collection(id), frame != anchor.frame
    else { return }
    let axis = collection.axis
    let now = frame.origin[axis] + frame.size[axis] * anchor.share
    var goal = collection.offset
    goal[axis] = goal[axis] + now - event.location[axis]
    scroll(collection, to: collection.scrollRange.clamp(goal), animated: false, &content)
  }

  /// Returns the item at a point, and how far along the view's axis the point is in it.
  private func anchor(
    at point: Point, in id: ContainerID
  ) -> (item: ItemID, frame: Rect, share: Fraction)? {
    guard let collection = layout.collection(id),
      let item = layout.item(at: point, where: { $0 != collection.area.view }),
      let frame = layout.frame(of: item), frame.size[collection.axis] > .zero
    else { return nil }
    let axis = collection.axis
    let distance = point[axis] - frame.origin[axis]
    return (item, frame, Fraction(distance.subpixels, frame.size[axis].subpixels))
  }

  /// Returns the frame of an item that may have been moved out of sight.
  private func rowFrame(of item: ItemID, in id: ContainerID, _ model: Model) -> Rect? {
    layout.collection(id).flatMap { collection in
      collection.row(of: item, model, lifted: drag?.item).flatMap(collection.frame(ofRow:))
    }
  }
}

extension Point {
  /// The distance to another point, in subpixels.
  fileprivate func distance(to other: Point) -> Int {
    Int(Double(squaredDistance(to: other)).squareRoot())
  }
}
