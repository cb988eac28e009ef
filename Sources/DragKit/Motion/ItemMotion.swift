internal import Algorithms

/// The animations: how far items are from their final frames, and what is above the content.
///
/// An animation that has settled is removed, so that a settled state has none.
struct ItemMotion: Hashable, Sendable {
  /// The displacements of items from their final frames, without those of overlays, sorted by item.
  var displacements: [Displacement] = []
  /// The overlays, back to front.
  var overlays: [DragOverlay] = []
  var arrivals: [Arrival] = []
  var folds: [Fold] = []

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

  /// Returns whether an overlay shows the item instead of its place.
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

  /// Adds to an item's displacement, to keep the item in place in a new layout; returns its index.
  ///
  /// `translation` is the old origin minus the new one, `growth` the old size minus the new one.
  @discardableResult
  mutating func shift(_ item: ItemID, by translation: Vector, growth: Vector = .zero) -> Int {
    let index = index(of: item)
    if index < displacements.endIndex, displacements[index].item == item {
      displacements[index].shift(by: translation, growth: growth)
    } else {
      displacements.insert(Displacement(item: item, by: translation, growth: growth), at: index)
    }
    return index
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
}

/// The springs of displacements, arrivals and folds, computed once for many steps.
struct MotionSprings {
  let gap: SpringStep
  let glide: SpringStep
  let presence: SpringStep

  init(_ tuning: Tuning) {
    let spring = tuning.gapSpring.slowed(by: tuning.slowness)
    gap = SpringStep(spring, tolerance: .quarterPixel)
    glide = SpringStep(tuning.glideSpring.slowed(by: tuning.slowness), tolerance: .quarterPixel)
    presence = SpringStep(spring, tolerance: .alphaStep)
  }
}

extension ItemMotion {
  /// Returns the value farthest from its target of those that `spring` moves; `nil` if none moves.
  func springValue(of spring: TunedSpring) -> SpringValue? {
    let moved = overlays.filter { $0.course.spring == spring }
    var (displaced, fractions) = (moved.map(\.displacement), moved.map(\.vanishing))
    switch spring {
    case .gap:
      displaced += displacements.filter { !$0.glides }
      fractions += arrivals.map(\.fade) + folds.map(\.openness)
    case .glide: displaced += displacements.filter(\.glides)
    // A dragged item is where the pointer is, so its spring shows in its lift.
    case .lift:
      (displaced, fractions) = ([], fractions + overlays.flatMap { [$0.lift, $0.compactness] })
    case .drop, .cancel: break
    }
    return displaced.flatMap(\.values).farthest ?? fractions.farthest
  }
}

extension [SpringValue] {
  fileprivate var farthest: SpringValue? {
    filter { !$0.isSettled }
      .max { ($0.target - $0.value).magnitude < ($1.target - $1.value).magnitude }
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
