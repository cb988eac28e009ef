public import DragCoding
public import DragGeometry

/// How far a row is swiped aside, and what moves it.
///
/// The way is counted from the row's end inwards: zero is closed.
///
/// ```swift
/// var swipe = SwipeState()
/// swipe.drag(by: 60, in: measures)
/// swipe.release(velocity: 0, in: measures)  // .open
/// ```
public struct SwipeState: Hashable, Sendable {
  /// The way the row would have come without resistance, while a finger holds it.
  private var pulled: Length?
  /// Where the row is on its own.
  private var position = SpringValue(at: Length.zero)

  /// What a row can become when it is let go.
  public enum Outcome: String, Hashable, Sendable {
    /// It closes.
    case closed
    /// It stays open as wide as its actions.
    case open
    /// It goes across, and the first action is carried out.
    case full
  }

  /// The sizes that decide.
  public struct Measures: Hashable, Sendable {
    /// How wide the row is.
    public var row: Length
    /// How wide all its actions are together.
    public var actions: Length
    /// Whether a swipe across carries out the first action.
    public var allowsFullSwipe: Bool
    let tuning: SwipeTuning

    /// Creates measures.
    init(
      row: Length, actions: Length, allowsFullSwipe: Bool,
      _ tuning: SwipeTuning = Tuning().swipe
    ) {
      self.tuning = tuning
      self.row = max(row, 0)
      self.actions = min(max(actions, 0), max(row, 0))
      self.allowsFullSwipe = allowsFullSwipe
    }

    /// The distance from which on a swipe goes across.
    public var fullSwipe: Length {
      max(row * tuning.fullSwipeShare, actions + tuning.fullSwipeMargin)
    }
  }

  /// Creates a row that is closed.
  public init() {}

  /// How far the row is aside, in logical pixels.
  public var way: Length { pulled ?? position.length }

  /// How far the row is aside once nothing moves any more.
  public var restingWay: Length { pulled ?? position.targetLength }

  /// `true` while a finger holds the row.
  public var isHeld: Bool { pulled != nil }

  /// `true` where the row is not moved by itself.
  public var isAtRest: Bool { pulled != nil || position.isAtRest }

  /// `true` where the row is closed and stays so.
  public var isClosed: Bool { pulled == nil && position.isAtRest && position.length == .zero }
}

// What a finger does.
extension SwipeState {
  /// Moves the row with a finger; beyond where it can go it resists.
  public mutating func drag(by way: Length, in measures: Measures) {
    let goal = self.way + unresisted(way, in: measures)
    pulled = min(max(goal, -(measures.row * measures.tuning.resistance)), measures.row)
  }

  /// Lets the row go at a speed, in logical pixels a second and inwards where positive.
  @discardableResult
  public mutating func release(velocity: Length, in measures: Measures) -> Outcome {
    let outcome = outcome(velocity: velocity, in: measures)
    position = SpringValue(at: way)
    position.setVelocity(perSecond: velocity)
    pulled = nil
    switch outcome {
    case .closed: position.retarget(to: Length.zero)
    case .open: position.retarget(to: measures.actions)
    case .full: position.retarget(to: measures.row)
    }
    return outcome
  }

  /// What comes of letting go now.
  public func outcome(velocity: Length, in measures: Measures) -> Outcome {
    guard measures.actions > 0 else { return .closed }
    let decisiveSpeed = measures.tuning.decisiveSpeed
    if measures.allowsFullSwipe, way >= measures.fullSwipe, velocity > -decisiveSpeed {
      return .full
    }
    if velocity >= decisiveSpeed, way > 0 { return .open }
    if velocity <= -decisiveSpeed { return .closed }
    return way >= measures.actions * measures.tuning.openShare ? .open : .closed
  }

  /// Closes the row, or opens it as wide as its actions.
  public mutating func settle(open: Bool, in measures: Measures) {
    position = SpringValue(at: way)
    pulled = nil
    position.retarget(to: open ? measures.actions : Length.zero)
  }

  /// Closes the row.
  mutating func close() {
    guard restingWay != .zero || isHeld else { return }
    position = isHeld ? SpringValue(at: way) : position
    pulled = nil
    position.retarget(to: Length.zero)
  }

  private func unresisted(_ way: Length, in measures: Measures) -> Length {
    let isBeyond =
      (self.way <= 0 && way < 0)
      || (self.way >= measures.actions && way > 0 && !measures.allowsFullSwipe)
    guard isBeyond else { return way }
    let resisted = way.magnitude * measures.tuning.resistance
    return way < 0 ? -resisted : resisted
  }
}

// What time does.
extension SwipeState {
  /// Lets a millisecond pass.
  public mutating func step(_ spring: Spring) {
    guard pulled == nil else { return }
    position.step(spring, tolerance: .quarterPixel)
  }

  /// Goes where it goes at once.
  public mutating func finish() {
    if pulled == nil { position.finish() }
  }
}

extension SwipeState: CanonicalCodable {
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(pulled, position)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    pulled = try Length?(decoding: &reader)?.clampedToSeam
    position = try reader.read()
  }
}
