/// An uninterrupted scrolling of one area in one direction.
struct AutoScrollRun: Hashable, Sendable {
  let container: ContainerID
  let direction: Direction
  /// The speed after ``AutoScrollTuning/damping``, in 1/256 px per second; 0 once the run is over.
  ///
  /// Slow motion is not included.
  private(set) var fullSpeed: Int
  /// The time since the scrolling began, at most ``AutoScrollTuning/longest``.
  private(set) var age = Microseconds.zero
  /// The distance not yet scrolled because it is less than 1/256 px, in millionths of 1/256 px.
  private var remainder = 0

  var isOver: Bool { fullSpeed == 0 }
}

extension AutoScrollRun {
  /// Creates a run, which continues `before` if that has the same container and direction.
  init(
    _ container: ContainerID, _ direction: Direction, at speed: Length,
    after before: AutoScrollRun?
  ) {
    self.init(container: container, direction: direction, fullSpeed: speed.subpixels)
    guard let before, before.container == container, before.direction == direction else { return }
    (age, remainder) = (before.age, before.remainder)
    if before.isOver { fullSpeed = 0 }
  }

  /// Advances by `interval`; returns the step, or `nil` if the run is over or its area is missing.
  mutating func step(
    _ interval: Microseconds, _ areas: [ScrollArea], _ tuning: Tuning
  ) -> AutoScroll.Step? {
    guard !isOver else { return nil }
    let interval = interval.count.clamped(to: 0...1_000_000)
    let before = tuning.dampedTime(of: age)
    age = min(Microseconds(age.count + interval), tuning.autoScroll.longest)
    let passed = tuning.dampedTime(of: age) - before
    let total = remainder + fullSpeed * Int(passed) / tuning.stableSlowness
    remainder = total % 1_000_000
    if age >= tuning.autoScroll.longest { fullSpeed = 0 }
    guard let area = areas.first(where: { $0.container == container }) else { return nil }
    let distance = Length(subpixels: total / 1_000_000)
    let start = area.range.clamp(area.offset)
    let end = area.range.clamp(start + (direction.isForward ? distance : -distance))
    return AutoScroll.Step(container: container, translation: end - start)
  }
}

extension Tuning {
  var stableDamping: Int64 {
    autoScroll.damping.count.clamped(to: 0...60_000_000 / Int64(stableSlowness))
      * Int64(stableSlowness)
  }

  /// Returns the time that scrolls as far at full speed as `age` does with the damping.
  fileprivate func dampedTime(of age: Microseconds) -> Int64 {
    let damping = stableDamping
    guard damping > 0, age.count < damping else { return age.count - damping / 2 }
    return age.count * age.count / (2 * damping)
  }
}

extension AutoScrollRun: FieldCoded {
  static let fields = Fields(AutoScrollRun.init) {
    ($0.container, $0.direction, $0.fullSpeed, $0.age, $0.remainder)
  }

  // The bounds within which a step cannot overflow.
  var isValid: Bool {
    (0..<1 << 30).contains(fullSpeed) && (0...1 << 31).contains(age.count)
      && remainder.magnitude < 1_000_000
  }
}
