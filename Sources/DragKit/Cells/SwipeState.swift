internal import DragCoding
internal import DragGeometry

/// The offset of a swiped row, and the animation of the offset.
///
/// A positive offset moves the row towards its leading edge.
struct SwipeState: Hashable, Sendable {
  private var pulled: Length?
  private var position = SpringValue(at: Length.zero)

  enum Outcome: String, Hashable, Sendable {
    case closed
    case open
    case full
  }

  struct Measures: Hashable, Sendable {
    var row: Length
    var actions: Length
    var allowsFullSwipe: Bool
    let tuning: SwipeTuning

    init(
      row: Length, actions: Length, allowsFullSwipe: Bool, _ tuning: SwipeTuning = Tuning().swipe
    ) {
      self.tuning = tuning
      self.row = max(row, 0)
      self.actions = min(max(actions, 0), max(row, 0))
      self.allowsFullSwipe = allowsFullSwipe
    }

    var fullSwipe: Length { max(row * tuning.fullSwipeShare, actions + tuning.fullSwipeMargin) }
  }

  var offset: Length { pulled ?? position.length }

  var settledOffset: Length { pulled ?? position.targetLength }

  var isHeld: Bool { pulled != nil }
  var isSettled: Bool { isHeld || position.isSettled }
  var isClosed: Bool { !isHeld && position.isSettled && position.length == .zero }
}

// Fingers.
extension SwipeState {
  /// Moves the row by `translation`; a positive translation moves it towards its leading edge.
  ///
  /// Beyond its closed position, the row moves only by the share ``SwipeTuning/resistance``. A row
  /// without full swipe also does so beyond its open position.
  mutating func drag(by translation: Length, in measures: Measures) {
    let goal = offset + resisted(translation, in: measures)
    pulled = goal.clamped(to: -(measures.row * measures.tuning.resistance)...measures.row)
  }

  /// Releases the row at a velocity in pixels per second, positive towards the row's leading edge.
  @discardableResult
  mutating func release(velocity: Length, in measures: Measures) -> Outcome {
    let outcome = outcome(velocity: velocity, in: measures)
    switch outcome {
    case .closed: spring(to: .zero, velocity)
    case .open: spring(to: measures.actions, velocity)
    case .full: spring(to: measures.row, velocity)
    }
    return outcome
  }

  func outcome(velocity: Length, in measures: Measures) -> Outcome {
    guard measures.actions > 0 else { return .closed }
    let decisiveSpeed = measures.tuning.decisiveSpeed
    if measures.allowsFullSwipe, offset >= measures.fullSwipe, velocity > -decisiveSpeed {
      return .full
    }
    if velocity >= decisiveSpeed, offset > 0 { return .open }
    if velocity <= -decisiveSpeed { return .closed }
    return offset >= measures.actions * measures.tuning.openShare ? .open : .closed
  }

  mutating func settle(open: Bool, in measures: Measures) {
    spring(to: open ? measures.actions : .zero)
  }

  mutating func close() {
    guard settledOffset != .zero || isHeld else { return }
    position = isHeld ? SpringValue(at: offset) : position
    pulled = nil
    position.retarget(to: Length.zero)
  }

  private mutating func spring(to goal: Length, _ velocity: Length = .zero) {
    position = SpringValue(at: offset)
    position.setVelocity(perSecond: velocity)
    position.retarget(to: goal)
    pulled = nil
  }

  private func resisted(_ translation: Length, in measures: Measures) -> Length {
    let isBeyond =
      (offset <= 0 && translation < 0)
      || (offset >= measures.actions && translation > 0 && !measures.allowsFullSwipe)
    guard isBeyond else { return translation }
    let distance = translation.magnitude * measures.tuning.resistance
    return translation < 0 ? -distance : distance
  }
}

// Time.
extension SwipeState {
  mutating func step(_ spring: Spring) {
    if !isHeld { position.step(spring, tolerance: .quarterPixel) }
  }

  mutating func finish() {
    if !isHeld { position.finish() }
  }
}

extension SwipeState: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) { writer.write(pulled, position) }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    pulled = try Length?(decoding: &reader)?.clampedToFarthest
    position = try reader.read()
  }
}
