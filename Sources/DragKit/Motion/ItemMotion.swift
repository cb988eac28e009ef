internal import Algorithms

/// The animations: how far items are from their final frames, and what is above the content.
///
/// An animation that has settled is removed, so that a settled state has none.
struct ItemMotion: Hashable, Sendable {
  /// The displacements of items from their final frames, without those of overlays, sorted by item.
  private(set) var displacements: [Displacement] = []
  /// The overlays, back to front.
  private(set) var overlays: [DragOverlay] = []
  private(set) var arrivals: [Arrival] = []
  private(set) var folds: [Fold] = []

  var isSettled: Bool {
    displacements.isEmpty && arrivals.isEmpty && folds.isEmpty
      && overlays.allSatisfy { $0.isSettled && $0.isInHand }
  }

  func displacement(of item: ItemID) -> Displacement? {
    let index = index(of: item)
    return index < displacements.endIndex && displacements[index].item == item
      ? displacements[index] : nil
  }

  /// Returns the index of an item's displacement, or where to insert it.
  private func index(of item: ItemID) -> Int {
    displacements.partitioningIndex { $0.item >= item }
  }

  func seenFrame(of item: ItemID, from final: Rect) -> Rect {
    displacement(of: item)?.seen(from: final) ?? final
  }

  /// Returns whether an overlay shows the item, so that its place is empty.
  func isAway(_ item: ItemID) -> Bool {
    overlays.contains { $0.item == item && ($0.isLanding || $0.course == .carried) }
  }

  func presence(of item: ItemID) -> Fraction {
    arrivals.first { $0.item == item }?.presence ?? .one
  }

  /// Advances until settled, by 1 to `count` milliseconds; returns the milliseconds that passed.
  mutating func step(_ springs: MotionSprings, _ tuning: Tuning, atMost count: Int) -> Int {
    var passed = 1
    for index in displacements.indices {
      let spring = displacements[index].glides ? springs.glide : springs.gap
      passed = max(passed, displacements[index].step(spring, atMost: count))
    }
    for index in overlays.indices {
      passed = max(passed, overlays[index].step(tuning, atMost: count))
    }
    for index in arrivals.indices {
      passed = max(passed, arrivals[index].fade.step(springs.presence, atMost: count))
    }
    for index in folds.indices {
      passed = max(passed, folds[index].openness.step(springs.presence, atMost: count))
    }
    removeArrived(tuning)
    return passed
  }

  /// Ends all animations at once, as reduced motion does after each event (`EventTurn.finish`).
  mutating func finish(_ tuning: Tuning) {
    (displacements, arrivals, folds) = ([], [], [])
    for index in overlays.indices { overlays[index].finish() }
    removeArrived(tuning)
  }

  /// Adds to an item's displacement, to keep the item in place in a new layout.
  ///
  /// `translation` is the old origin minus the new one, `growth` the old size minus the new one.
  mutating func shift(
    _ item: ItemID, by translation: Vector, growth: Vector = .zero, isTransfer: Bool = false
  ) {
    let index = indexOfDisplacement(of: item)
    displacements[index].shift(by: translation, growth: growth)
    if isTransfer { displacements[index].pull = .transfer }
  }

  /// Keeps an item in place that a touch has released; it glides on from there.
  mutating func glide(_ item: ItemID, by translation: Vector, at velocity: Vector) {
    let index = indexOfDisplacement(of: item)
    displacements[index].shift(by: translation)
    displacements[index].glide(at: velocity)
  }

  /// Returns the index of an item's displacement, which is inserted if there is none.
  private mutating func indexOfDisplacement(of item: ItemID) -> Int {
    let index = index(of: item)
    if index == displacements.endIndex || displacements[index].item != item {
      displacements.insert(Displacement(item: item, by: .zero), at: index)
    }
    return index
  }

  mutating func shiftLanding(_ item: ItemID, by translation: Vector, growth: Vector) {
    for index in overlays.indices
    where overlays[index].item == item && overlays[index].isLanding {
      overlays[index].displacement.shift(by: translation, growth: growth)
    }
  }

  mutating func arrive(_ item: ItemID) {
    guard !arrivals.contains(where: { $0.item == item }) else { return }
    var arrival = Arrival(item: item)
    arrival.fade.retarget(to: Fraction.one)
    arrivals.append(arrival)
  }

  mutating func depart(_ item: ItemID, from frame: Rect) {
    var overlay = DragOverlay(item: item, size: frame.size, displacedBy: .zero)
    overlay.course = .departing(from: frame.center)
    overlay.vanishing.retarget(to: Fraction.one)
    overlays.append(overlay)
  }

  mutating func removeAnimations(of item: ItemID) {
    displacements.removeAll { $0.item == item }
    arrivals.removeAll { $0.item == item }
  }

  private mutating func removeArrived(_ tuning: Tuning) {
    displacements.remove(where: \.isSettled)
    arrivals.remove(where: \.fade.isSettled)
    folds.remove(where: \.openness.isSettled)
    overlays.remove { !$0.isInHand && $0.isSettled }
    // Removes the settled overlays below the visible items of the pile.
    let height = tuning.preview.pileHeight
    guard overlays.count > height else { return }
    let piled = overlays.indices.filter { overlays[$0].course == .piled }
    for hidden in piled.dropLast(height).reversed() where overlays[hidden].isSettled {
      overlays.remove(at: hidden)
    }
  }

  /// Returns the animation of a group; `nil` if it neither opens nor folds.
  func fold(of group: ItemID) -> Fold? { folds.first { $0.group == group } }

  /// Opens or folds a group; an animation that is running continues from its present progress.
  mutating func animate(_ fold: Fold, isOpening: Bool) {
    var fold = fold
    if let running = folds.firstIndex(where: { $0.group == fold.group }) {
      fold.openness = folds.remove(at: running).openness
    }
    fold.openness.retarget(to: isOpening ? Fraction.one : Fraction.zero)
    folds.append(fold)
  }
}

// MARK: - The previews of the dragged items

extension ItemMotion {
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

  /// Adds an overlay at the bottom of the pile; returns its index, or `nil` if no item is dragged.
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

  /// Sends the overlays of the dragged items to their landings, from the bottom of the pile up.
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

extension ItemMotion: FieldCoded {
  static let fields = Fields(ItemMotion.init) {
    ($0.displacements, $0.overlays, $0.arrivals, $0.folds)
  }

  var isValid: Bool {
    displacements.adjacentPairs().allSatisfy { $0.item < $1.item }
  }
}

extension Array {
  /// Removes the elements that meet a condition; without such elements, the array is not mutated.
  fileprivate mutating func remove(where isRemoved: (Element) -> Bool) {
    if contains(where: isRemoved) { removeAll(where: isRemoved) }
  }
}

/// An item that fades in because the content has inserted it.
struct Arrival: Hashable, Sendable {
  let item: ItemID
  var fade = SpringValue(at: Fraction.zero)

  var presence: Fraction { fade.fraction.clamped(to: .zero ... .one) }
}

extension Arrival: FieldCoded {
  static let fields = Fields(Arrival.init) { ($0.item, $0.fade) }
}
