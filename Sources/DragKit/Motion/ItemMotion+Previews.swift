internal import DragGeometry
internal import DragModel

// The previews of the dragged items.
extension ItemMotion {
  /// The final frame of an overlay; `nil` if it has none.
  ///
  /// The placement says where the pointer has the previews while there is a drag.
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
      Rect(center: point, size: overlay.vanishingSize(layout.tuning.preview))
    case .departing(let point): Rect(center: point, size: overlay.size)
    }
  }

  /// The frame in which an overlay is visible now.
  func seenFrame(
    of overlay: DragOverlay, in layout: LayoutSnapshot, _ placement: PreviewPlacement? = nil
  ) -> Rect {
    overlay.displacement.seen(
      from: finalFrame(of: overlay, in: layout, placement)
        ?? Rect(origin: .zero, size: overlay.size))
  }

  /// The frontmost returning item at a point.
  func overlayToCatch(at point: Point, in layout: LayoutSnapshot) -> DragOverlay? {
    overlays.last { $0.returnsHome && seenFrame(of: $0, in: layout).contains(point) }
  }

  /// The frame in which an item is visible that may be returning.
  private func seenFrame(
    of item: ItemID, or returning: DragOverlay?, from final: Rect, in layout: LayoutSnapshot
  ) -> Rect {
    returning.map { seenFrame(of: $0, in: layout) } ?? seenFrame(of: item, from: final)
  }

  /// The number of items above this one in the pile below the lifted item.
  private func pileDepth(of overlay: DragOverlay, _ tuning: PreviewTuning) -> Int? {
    let pile = overlays.filter { $0.course == .piled }
    return pile.lastIndex { $0.item == overlay.item }.map {
      min(pile.count - $0, tuning.pileHeight)
    }
  }

  /// Lifts an item to the front, from where it is visible.
  ///
  /// - Returns: The pointer's offset from the item's origin.
  mutating func lift(_ item: ItemID, by touch: Touch, from place: Rect, in layout: LayoutSnapshot)
    -> Vector
  {
    let returning = overlays.last { $0.item == item && $0.returnsHome }
    let seen = seenFrame(of: item, or: returning, from: place, in: layout)
    let isCaught = returning.map { overlayToCatch(at: touch.start, in: layout) == $0 } ?? false
    let grabOffset =
      isCaught
      ? (touch.start - seen.origin).scaled(from: seen.size, to: place.size)
      : touch.start - place.origin
    var overlay = DragOverlay(
      item: item, size: place.size, displacedBy: seen.origin - (touch.location - grabOffset),
      growth: seen.size.growth(over: place.size))
    if let returning { overlay.takeOver(from: returning, layout.tuning) }
    overlay.lift.retarget(to: Fraction.one)
    overlays.removeAll { $0.item == item && $0.returnsHome }
    overlays.append(overlay)
    settle(item)
    return grabOffset
  }

  /// Moves the previews of items below that of the lifted one, from where they are visible.
  ///
  /// A few stand for all.
  mutating func pileUp(
    _ items: [ItemID], in layout: LayoutSnapshot, _ placement: PreviewPlacement
  ) {
    let visible = items.lazy.filter { item in
      layout.places[item].map { place in
        layout.collection(place.container)?.area.bounds.intersects(place.frame) ?? true
      } ?? false
    }
    for item in visible.prefix(layout.tuning.preview.pileHeight) {
      pileUp(item, in: layout, placement)
    }
  }

  private mutating func pileUp(
    _ item: ItemID, in layout: LayoutSnapshot, _ placement: PreviewPlacement
  ) {
    let returning = overlays.last { $0.item == item && $0.returnsHome }
    guard let place = layout.frame(of: item) else { return }
    let seen = seenFrame(of: item, or: returning, from: place, in: layout)
    overlays.removeAll { $0.item == item && ($0.returnsHome || $0.course == .piled) }
    guard let bottom = overlays.firstIndex(where: \.isInHand) else { return }
    var overlay = DragOverlay(item: item, size: place.size, displacedBy: .zero)
    overlay.course = .piled
    overlay.lift.retarget(to: Fraction.one)
    overlays.insert(overlay, at: bottom)
    guard let rest = finalFrame(of: overlay, in: layout, placement) else { return }
    overlays[bottom].displacement = Displacement(
      item: item, by: seen.origin - rest.origin, growth: seen.size.growth(over: rest.size))
  }

  /// Moves the previews to another placement, from where they are visible.
  ///
  /// While the drag is being ended, the landing decides how large they become.
  mutating func movePreviews(
    from old: PreviewPlacement, to new: PreviewPlacement, in layout: LayoutSnapshot, isEnding: Bool
  ) {
    for index in overlays.indices where overlays[index].isInHand {
      guard let start = finalFrame(of: overlays[index], in: layout, old),
        let goal = finalFrame(of: overlays[index], in: layout, new)
      else { continue }
      overlays[index].displacement.shift(
        by: start.origin - goal.origin, growth: start.size.growth(over: goal.size))
      if !isEnding { overlays[index].sinking.retarget(to: new.isCompact ? .one : Fraction.zero) }
    }
  }
}

// The end of a drag.
extension ItemMotion {
  /// Lets the previews move from where they are visible to where they land; those that land nowhere are
  /// removed.
  ///
  /// Items without a landing return to their places.
  mutating func land(
    _ landings: [ItemID: DropLanding], lifted: ItemID, from placement: PreviewPlacement,
    in layout: LayoutSnapshot
  ) {
    let placement = placement.with(compactArea: nil)
    let pile = overlays.filter { $0.course == .piled }.map { overlay in
      let rest = finalFrame(of: overlay, in: layout, placement)?.origin ?? placement.location
      return (item: overlay.item, seen: rest + overlay.displacement.translation)
    }
    for (item, seen) in pile {
      let index = overlays.firstIndex { $0.item == item && $0.course == .piled }
      if let index { land(index, from: seen, landings[item] ?? .home(.returning), in: layout) }
    }
    guard let index = overlays.lastIndex(where: { $0.course == .carried }) else { return }
    let seen = placement.liftedFrame.origin + overlays[index].displacement.translation
    land(index, from: seen, landings[lifted] ?? .home(.returning), in: layout)
  }

  private mutating func land(
    _ index: Int, from seen: Point, _ landing: DropLanding, in layout: LayoutSnapshot
  ) {
    let overlay = overlays[index]
    overlays[index] = overlay.landing(landing)
    guard let goal = finalFrame(of: overlays[index], in: layout, nil) else {
      overlays.remove(at: index)
      return
    }
    if overlays[index].returnsHome { settle(overlays[index].item) }
    // It is as large as under the pointer, and grows into its place on the way (`UITargetedDragPreview`).
    overlays[index].displacement.shift(
      by: seen - goal.origin - overlay.displacement.translation,
      growth: overlay.size.growth(over: goal.size))
    overlays[index].lift.retarget(to: Fraction.zero)
    if case .vanishing = landing {
      overlays[index].vanishing.retarget(to: Fraction.one)
    } else {
      overlays[index].sinking.retarget(to: Fraction.zero)
    }
  }
}

extension DragOverlay {
  /// Continues from how far another was lifted and had become compact.
  fileprivate mutating func takeOver(from other: DragOverlay, _ tuning: Tuning) {
    (lift, vanishing, sinking) = (
      SpringValue(at: other.elevation(tuning)), other.vanishing, other.sinking
    )
  }

  /// The same preview on its way to where it lands.
  fileprivate func landing(_ landing: DropLanding) -> DragOverlay {
    var overlay = self
    switch landing {
    case .home(let course): overlay.course = course
    case .vanishing(let point): overlay.course = .vanishing(into: point)
    case .place(of: let item):
      overlay.course = .dropped
      overlay.displacement.item = item
    }
    return overlay
  }

  /// The size of the preview where it vanishes: as small as it was over the target.
  fileprivate func vanishingSize(_ tuning: PreviewTuning) -> Size {
    sinking.targetFraction == .one ? tuning.compact(size) : size
  }
}

extension Vector {
  /// The offset of the same spot in something that has another size.
  fileprivate func scaled(from size: Size, to other: Size) -> Vector {
    func scaled(_ length: Length, _ old: Length, _ new: Length) -> Length {
      old == new || old <= 0 ? length : length.scaled(by: new, over: old)
    }
    return Vector(
      dx: scaled(dx, size.width, other.width), dy: scaled(dy, size.height, other.height))
  }
}

extension Size {
  /// How much wider and higher it is than another.
  func growth(over other: Size) -> Vector {
    Vector(dx: width - other.width, dy: height - other.height)
  }
}
