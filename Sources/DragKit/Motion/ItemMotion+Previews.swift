// MARK: - The previews of the dragged items

extension ItemMotion {
  /// Returns the frame at which an overlay settles; `nil` if it has none.
  func finalFrame(
    of overlay: DragOverlay, in layout: LayoutSnapshot, _ placement: PreviewPlacement?
  ) -> Rect? {
    switch overlay.course {
    case .carried: placement?.frame(of: overlay.size, depth: 0)
    case .piled:
      pileDepth(of: overlay, layout.tuning.preview).flatMap {
        placement?.frame(of: overlay.size, depth: $0)
      }
    case .dropped, .returning: layout.frame(of: overlay.item)
    case .vanishing(let point):
      Rect(
        center: point,
        size: overlay.compactness.targetFraction == .one
          ? layout.tuning.preview.compact(overlay.size) : overlay.size)
    case .departing(let point): Rect(center: point, size: overlay.size)
    }
  }

  func seenFrame(
    of overlay: DragOverlay, in layout: LayoutSnapshot, _ placement: PreviewPlacement? = nil
  ) -> Rect {
    overlay.displacement.seen(
      from: finalFrame(of: overlay, in: layout, placement)
        ?? Rect(origin: .zero, size: overlay.size))
  }

  func overlayToCatch(at point: Point, in layout: LayoutSnapshot) -> DragOverlay? {
    overlays.last { $0.isLanding && seenFrame(of: $0, in: layout).contains(point) }
  }

  private func seenFrame(
    of item: ItemID, or returning: DragOverlay?, from final: Rect, in layout: LayoutSnapshot
  ) -> Rect {
    returning.map { seenFrame(of: $0, in: layout) } ?? seenFrame(of: item, from: final)
  }

  private func pileDepth(of overlay: DragOverlay, _ tuning: PreviewTuning) -> Int? {
    let pile = overlays.filter { $0.course == .piled }
    return pile.lastIndex { $0.item == overlay.item }.map {
      min(pile.count - $0, tuning.pileHeight)
    }
  }

  /// Adds the overlay of a lifted item in front of all others; `frame` is the item's final frame.
  ///
  /// - Returns: The grab offset: the press from the upper left corner of `frame`. If a returning
  ///   item was caught, it is the offset in its visible frame, scaled to the size of `frame`.
  mutating func lift(_ item: ItemID, by touch: Touch, from frame: Rect, in layout: LayoutSnapshot)
    -> Vector
  {
    let returning = overlays.last { $0.item == item && $0.isLanding }
    let seen = seenFrame(of: item, or: returning, from: frame, in: layout)
    let isCaught = returning.map { overlayToCatch(at: touch.start, in: layout) == $0 } ?? false
    let grabOffset =
      isCaught
      ? (touch.start - seen.origin).scaled(from: seen.size, to: frame.size)
      : touch.start - frame.origin
    var overlay = DragOverlay(
      item: item, size: frame.size, displacedBy: seen.origin - (touch.location - grabOffset),
      growth: seen.size.growth(over: frame.size))
    if let returning {
      overlay.lift = SpringValue(at: returning.elevation(layout.tuning))
      (overlay.vanishing, overlay.compactness) = (returning.vanishing, returning.compactness)
    }
    overlay.lift.retarget(to: Fraction.one)
    overlays.removeAll { $0.item == item && $0.isLanding }
    overlays.append(overlay)
    removeAnimations(of: item)
    return grabOffset
  }

  /// Adds overlays of dragged items, which move from their places to the pile below the lifted one.
  ///
  /// An item that still lands joins from where it is visible, even if its frame is out of view.
  /// Overlays that the upper ones hide are removed when they have arrived.
  mutating func pileUp(
    _ items: [ItemID], in layout: LayoutSnapshot, _ placement: PreviewPlacement
  ) {
    for item in items {
      let returning = overlays.last { $0.item == item && $0.isLanding }
      let frame = returning == nil ? layout.visibleFrame(of: item) : layout.frame(of: item)
      guard let frame else { continue }
      let seen = seenFrame(of: item, or: returning, from: frame, in: layout)
      overlays.removeAll { $0.item == item && ($0.isLanding || $0.course == .piled) }
      guard let bottom = addToPile(item, size: frame.size) else { continue }
      overlays[bottom].lift.retarget(to: Fraction.one)
      guard let final = finalFrame(of: overlays[bottom], in: layout, placement) else { continue }
      overlays[bottom].displacement = Displacement(
        item: item, by: seen.origin - final.origin, growth: seen.size.growth(over: final.size))
      removeAnimations(of: item)
    }
  }

  /// Adds an overlay at the bottom of the pile; returns its index, or `nil` if no item is in hand.
  private mutating func addToPile(_ item: ItemID, size: Size) -> Int? {
    guard let bottom = overlays.firstIndex(where: \.isInHand) else { return nil }
    var overlay = DragOverlay(item: item, size: size, displacedBy: .zero)
    overlay.course = .piled
    overlays.insert(overlay, at: bottom)
    return bottom
  }

  /// Keeps the dragged previews where they are visible; springs move them to their new placement.
  mutating func movePreviews(
    from old: PreviewPlacement, to new: PreviewPlacement, in layout: LayoutSnapshot, isEnding: Bool
  ) {
    for index in overlays.indices where overlays[index].isInHand {
      guard let start = finalFrame(of: overlays[index], in: layout, old),
        let goal = finalFrame(of: overlays[index], in: layout, new)
      else { continue }
      overlays[index].displacement.shift(
        by: start.origin - goal.origin, growth: start.size.growth(over: goal.size))
      if !isEnding {
        overlays[index].compactness.retarget(to: new.isCompact ? .one : Fraction.zero)
      }
    }
  }
}

// MARK: - The end of a drag

extension ItemMotion {
  /// Adds overlays of the dragged items that the pile hid, so that they land like the visible ones.
  mutating func spreadPile(
    _ items: [ItemID], to landings: [ItemID: DropLanding], in layout: LayoutSnapshot
  ) {
    for item in items where !overlays.contains(where: { $0.item == item && $0.isInHand }) {
      let goal = (landings[item] ?? .home(.returning)).item(of: item)
      guard let frame = goal.flatMap(layout.visibleFrame),
        let bottom = addToPile(item, size: frame.size)
      else { continue }
      overlays[bottom].lift = SpringValue(at: Fraction.one)
    }
  }

  /// Sends the overlays in hand to their landings, the pile first.
  mutating func land(
    _ landings: [ItemID: DropLanding], from placement: PreviewPlacement, in layout: LayoutSnapshot
  ) {
    let inHand = overlays.filter(\.isInHand).map { overlay in
      let final = finalFrame(of: overlay, in: layout, placement)?.origin ?? placement.location
      return (item: overlay.item, seen: final + overlay.displacement.translation)
    }
    for (item, seen) in inHand {
      let index = overlays.firstIndex { $0.item == item && $0.isInHand }
      if let index { land(index, from: seen, landings[item] ?? .home(.returning), in: layout) }
    }
  }

  /// Sends an overlay from the point `seen` to its landing; one without a final frame disappears.
  private mutating func land(
    _ index: Int, from seen: Point, _ landing: DropLanding, in layout: LayoutSnapshot
  ) {
    let overlay = overlays[index]
    switch landing {
    case .home(let course): overlays[index].course = course
    case .vanishing(let point): overlays[index].course = .vanishing(into: point)
    case .place(of: let item):
      overlays[index].course = .dropped
      overlays[index].displacement.item = item
    }
    guard let goal = finalFrame(of: overlays[index], in: layout, nil) else {
      overlays.remove(at: index)
      return
    }
    if overlays[index].isLanding { removeAnimations(of: overlays[index].item) }
    // The overlay grows from its size under the pointer (`UITargetedDragPreview`).
    overlays[index].displacement.shift(
      by: seen - goal.origin - overlay.displacement.translation,
      growth: overlay.size.growth(over: goal.size))
    overlays[index].lift.retarget(to: Fraction.zero)
    if case .vanishing = landing {
      overlays[index].vanishing.retarget(to: Fraction.one)
    } else {
      overlays[index].compactness.retarget(to: Fraction.zero)
    }
  }
}

extension Vector {
  fileprivate func scaled(from size: Size, to other: Size) -> Vector {
    func scaled(_ length: Length, _ old: Length, _ new: Length) -> Length {
      old == new || old <= 0 ? length : length.scaled(by: new, over: old)
    }
    return Vector(
      dx: scaled(dx, size.width, other.width), dy: scaled(dy, size.height, other.height))
  }
}

extension Size {
  func growth(over other: Size) -> Vector {
    Vector(dx: width - other.width, dy: height - other.height)
  }
}
