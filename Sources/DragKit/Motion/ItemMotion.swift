public import DragCoding
internal import DragFrameIO
public import DragGeometry
public import DragModel

/// Everything that is on its way.
public struct ItemMotion: Hashable, Sendable {
  /// Items that make room or close up, by their numbers.
  public internal(set) var displacements: [Displacement] = []
  /// Items above all others, the one lifted last in front.
  public internal(set) var overlays: [DragOverlay] = []
  /// Items that have just come to their places, in the order in which they came.
  public internal(set) var arrivals: [Arrival] = []
  /// Groups that open or fold, the one turned last behind the others.
  public internal(set) var folds: [Fold] = []

  /// `true` where nothing changes as time passes.
  public var isAtRest: Bool {
    displacements.isEmpty && arrivals.isEmpty && folds.isEmpty
      && overlays.allSatisfy { $0.isAtRest && $0.isInHand }
  }

  /// How far an item is seen from its place at rest.
  public func displacement(of item: ItemID) -> Vector {
    displacements.first { $0.item == item }?.way ?? .zero
  }

  /// Where an item is seen whose place at rest this is.
  func seenFrame(of item: ItemID, from rest: Rect) -> Rect {
    displacements.first { $0.item == item }?.seen(from: rest) ?? rest
  }

  /// `true` where an item is not at its place but in the air.
  public func isAway(_ item: ItemID) -> Bool {
    overlays.contains { $0.item == item && ($0.returnsHome || $0.course == .carried) }
  }

  /// How much is seen of an item at its place.
  public func presence(of item: ItemID) -> Fraction {
    arrivals.first { $0.item == item }?.presence ?? .one
  }

  /// Lets a millisecond pass.
  mutating func step(_ tuning: Tuning) {
    let gap = tuning.gapSpring.slowed(by: tuning.slowness)
    let glide = tuning.glideSpring.slowed(by: tuning.slowness)
    for index in displacements.indices {
      displacements[index].step(displacements[index].pull == .gap ? gap : glide)
    }
    for index in overlays.indices { overlays[index].step(tuning) }
    for index in arrivals.indices { arrivals[index].share.step(gap, tolerance: .alphaStep) }
    for index in folds.indices { folds[index].openness.step(gap, tolerance: .alphaStep) }
    removeArrived(tuning)
  }

  /// Brings everything to where it goes.
  mutating func finish(_ tuning: Tuning) {
    (displacements, arrivals, folds) = ([], [], [])
    for index in overlays.indices { overlays[index].finish() }
    removeArrived(tuning)
  }

  /// Keeps an item where it is seen, and as large, while its place at rest moves by `way` and shrinks
  /// by `growth`.
  mutating func shift(_ item: ItemID, by way: Vector, growth: Vector = .zero) {
    let index = displacements.firstIndex { $0.item >= item } ?? displacements.endIndex
    if index < displacements.endIndex, displacements[index].item == item {
      displacements[index].shift(by: way, growth: growth)
    } else {
      displacements.insert(Displacement(item: item, by: way, growth: growth), at: index)
    }
  }

  /// Keeps an item where it is visible while a touch releases it, and lets it glide from there.
  ///
  /// In slow motion it glides as far, but for as much longer.
  mutating func release(
    _ item: ItemID, by way: Vector, at velocity: Vector, slowedBy slowness: Int
  ) {
    shift(item, by: way)
    guard let index = displacements.firstIndex(where: { $0.item == item }) else { return }
    displacements[index].glide(
      at: Vector(dx: velocity.dx / slowness, dy: velocity.dy / slowness))
  }

  /// Keeps an item that flies home where it is seen, and as large, while its place at rest moves by
  /// `way` and shrinks by `growth`.
  mutating func shiftOverlays(of item: ItemID, by way: Vector, growth: Vector) {
    for index in overlays.indices where overlays[index].item == item && overlays[index].returnsHome
    {
      overlays[index].displacement.shift(by: way, growth: growth)
    }
  }

  /// Lets an item that has come to its place appear there.
  mutating func arrive(_ item: ItemID) {
    if !arrivals.contains(where: { $0.item == item }) { arrivals.append(Arrival(item)) }
  }

  /// Lets an item that has left its place fade away there.
  mutating func depart(_ item: ItemID, from frame: Rect) {
    var overlay = DragOverlay(item: item, size: frame.size, displacedBy: .zero)
    overlay.course = .departing(from: frame.center)
    overlay.vanishing.retarget(to: Fraction.one)
    overlays.append(overlay)
  }

  /// Forgets how far an item was from its place, and that it has just come there.
  mutating func settle(_ item: ItemID) {
    displacements.removeAll { $0.item == item }
    arrivals.removeAll { $0.item == item }
  }

  private mutating func removeArrived(_ tuning: Tuning) {
    displacements.remove(where: \.isAtRest)
    arrivals.remove(where: \.share.isAtRest)
    folds.remove(where: \.openness.isAtRest)
    overlays.remove { $0.isAtRest && !$0.isInHand }
    removeHidden(below: tuning.preview.pileHeight)
  }

  /// Removes the overlays that have come to lie below the visible items of the pile.
  private mutating func removeHidden(below height: Int) {
    guard overlays.count > height else { return }
    let piled = overlays.indices.filter { overlays[$0].course == .piled }
    for hidden in piled.dropLast(height).reversed() where overlays[hidden].isAtRest {
      overlays.remove(at: hidden)
    }
  }
}

extension ItemMotion: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(displacements, overlays, arrivals, folds)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (displacements, overlays, arrivals, folds) = try reader.read()
  }
}

extension Array {
  /// Removes what fits, and writes nothing where nothing does: at most milliseconds nothing arrives.
  fileprivate mutating func remove(where fits: (Element) -> Bool) {
    if contains(where: fits) { removeAll(where: fits) }
  }
}
