public import DragCoding
internal import DragFrameIO
public import DragGeometry
public import DragModel

/// Everything that is on its way.
public struct ItemMotion: Hashable, Sendable {
  /// Items that make room or close up, by their numbers.
  public internal(set) var displacements: [Displacement] = []
  /// Items above all others, the one lifted last in front.
  public internal(set) var flights: [Flight] = []
  /// Groups that open or fold, the one turned last behind the others.
  public internal(set) var folds: [Fold] = []

  /// `true` where nothing changes as time passes.
  public var isAtRest: Bool {
    displacements.isEmpty && folds.isEmpty
      && flights.allSatisfy { $0.isAtRest && $0.course == .carried }
  }

  /// How far an item is seen from its place at rest.
  public func displacement(of item: ItemID) -> Vector {
    displacements.first { $0.item == item }?.way ?? .zero
  }

  /// `true` where an item is not at its place but in the air.
  public func isAway(_ item: ItemID) -> Bool {
    flights.contains { $0.item == item && ($0.fliesHome || $0.course == .carried) }
  }

  /// Lets a millisecond pass.
  mutating func step(_ tuning: Tuning) {
    let gap = tuning.gapSpring.slowed(by: tuning.slowness)
    let letGo = tuning.glideSpring.slowed(by: tuning.slowness)
    for index in displacements.indices {
      displacements[index].step(displacements[index].pull == .gap ? gap : letGo)
    }
    for index in flights.indices { flights[index].step(tuning) }
    for index in folds.indices { folds[index].openness.step(gap, tolerance: .alphaStep) }
    removeWhatHasArrived()
  }

  /// Brings everything to where it goes.
  mutating func finish() {
    (displacements, folds) = ([], [])
    for index in flights.indices { flights[index].finish() }
    removeWhatHasArrived()
  }

  /// Keeps an item where it is seen while its place at rest moves by `way`.
  mutating func shift(_ item: ItemID, by way: Vector) {
    if let index = displacements.firstIndex(where: { $0.item >= item }) {
      if displacements[index].item == item {
        displacements[index].shift(by: way)
      } else {
        displacements.insert(Displacement(item: item, by: way), at: index)
      }
    } else {
      displacements.append(Displacement(item: item, by: way))
    }
  }

  /// Keeps an item where it is seen while a touch lets go of it, and lets it go on from there.
  ///
  /// In slow motion it goes as far, but for as much longer.
  mutating func letGo(
    _ item: ItemID, by way: Vector, at velocity: Vector, slowedBy slowness: Int
  ) {
    shift(item, by: way)
    guard let index = displacements.firstIndex(where: { $0.item == item }) else { return }
    displacements[index].letGo(
      at: Vector(dx: velocity.dx / slowness, dy: velocity.dy / slowness))
  }

  /// Keeps an item that flies home where it is seen while its place at rest moves by `way`.
  mutating func shiftFlights(of item: ItemID, by way: Vector) {
    for index in flights.indices where flights[index].item == item && flights[index].fliesHome {
      flights[index].displacement.shift(by: way)
    }
  }

  /// Forgets how far an item was from its place.
  mutating func settle(_ item: ItemID) {
    displacements.removeAll { $0.item == item }
  }

  private mutating func removeWhatHasArrived() {
    displacements.removeAll(where: \.isAtRest)
    folds.removeAll(where: \.openness.isAtRest)
    flights.removeAll { $0.isAtRest && $0.course != .carried }
  }
}

extension ItemMotion: CanonicalCodable {
  public func encode(to writer: inout CanonicalWriter) {
    displacements.encode(to: &writer)
    flights.encode(to: &writer)
    folds.encode(to: &writer)
  }

  public init(from reader: inout CanonicalReader) throws(CanonicalError) {
    displacements = try [Displacement](from: &reader)
    flights = try [Flight](from: &reader)
    folds = try [Fold](from: &reader)
  }
}
