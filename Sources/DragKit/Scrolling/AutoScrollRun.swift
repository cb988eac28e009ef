internal import DragCoding
internal import DragGeometry
internal import DragModel

/// An area that scrolls in a direction since the pointer came into the band at its edge.
struct AutoScrollRun: Hashable, Sendable {
  /// The container that the area shows.
  let container: ContainerID
  /// Where it scrolls.
  let direction: ScrollDirection
  /// How fast it scrolls at the pointer's place once it is up to speed, in 1/256 px a second.
  ///
  /// It is zero once it has scrolled for long enough, until the pointer moves.
  private var full: Int
  /// How long it has scrolled.
  private var age = Microseconds.zero
  /// The part of the way that is too short yet, in millionths of 1/256 px.
  private var remainder = 0

  /// Whether it has scrolled for long enough, until the pointer moves.
  var isOver: Bool { full == 0 }

  /// Scrolls on where the run before was in the same direction, and starts from nothing otherwise.
  init(
    _ container: ContainerID, _ direction: ScrollDirection, at speed: Length,
    after before: AutoScrollRun?
  ) {
    (self.container, self.direction, full) = (container, direction, speed.subpixels)
    guard let before, before.container == container, before.direction == direction else { return }
    (age, remainder) = (before.age, before.remainder)
    if before.isOver { full = 0 }
  }

  /// How fast it scrolls by now, a second.
  func speed(_ tuning: AutoScrollTuning) -> Length {
    guard !isOver else { return .zero }
    let damping = tuning.stableDamping
    let age = min(age.count, damping)
    let share = damping > 0 ? Fraction(Int(age), Int(damping)) : .one
    return Length(subpixels: full) * share / tuning.stableSlowness
  }

  /// Lets time pass, and says how far the area scrolls in it.
  mutating func step(
    _ interval: Microseconds, _ areas: [ScrollArea], _ tuning: AutoScrollTuning
  ) -> AutoScroll.Step? {
    guard !isOver else { return nil }
    let interval = min(max(interval.count, 0), 1_000_000)
    let before = tuning.dampedTime(of: age)
    age = min(Microseconds(age.count + interval), tuning.longest)
    let passed = tuning.dampedTime(of: age) - before
    let total = remainder + full * Int(passed) / tuning.stableSlowness
    remainder = total % 1_000_000
    if age >= tuning.longest { full = 0 }
    return step(by: Length(subpixels: total / 1_000_000), areas)
  }

  /// The step of so much, or as far as the area goes.
  private func step(by way: Length, _ areas: [ScrollArea]) -> AutoScroll.Step? {
    guard let area = areas.first(where: { $0.container == container }) else { return nil }
    let (span, axis) = (area.range.span(direction.axis), direction.axis)
    let start = span.clamp(area.offset[axis])
    var step = Vector.zero
    step[axis] = span.clamp(start + (direction.isForward ? way : -way)) - start
    return AutoScroll.Step(container: container, way: step)
  }
}

extension AutoScrollTuning {
  fileprivate var stableSlowness: Int { min(max(slowness, 1), 1000) }

  /// How long it takes to come up to speed, in microseconds, at most a minute.
  fileprivate var stableDamping: Int64 {
    min(max(damping.count, 0), 60_000_000 / Int64(stableSlowness)) * Int64(stableSlowness)
  }

  /// How much time at full speed takes as far as the first `age` of a run.
  ///
  /// The speed grows evenly, so the way grows with the square; what a step adds does not depend on
  /// where other steps end.
  fileprivate func dampedTime(of age: Microseconds) -> Int64 {
    let damping = stableDamping
    guard damping > 0, age.count < damping else { return age.count - damping / 2 }
    return age.count * age.count / (2 * damping)
  }
}

extension AutoScrollRun: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(container, direction, full, age, remainder)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (container, direction, full, age, remainder) = try reader.read()
    guard (0..<1 << 30).contains(full), (0...1 << 31).contains(age.count),
      remainder.magnitude < 1_000_000
    else { throw reader.invalid("auto-scroll") }
  }
}
