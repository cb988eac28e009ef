/// The offset of a swiped row, and the animation of the offset.
///
/// A positive offset moves the row towards its leading edge and uncovers the trailing actions; a
/// negative offset uncovers the leading actions.
struct SwipeState: Hashable, Sendable {
  /// The offset at which a pointer holds the row; `nil` while no pointer holds it.
  private var pulled: Length?
  /// The animation of the offset, which begins when the pointer releases the row.
  private var position = SpringValue(at: Length.zero)

  /// The end of a swipe: the row closes, stays open, or moves away for its first action.
  enum Outcome: String, Hashable, Sendable {
    case closed
    case open
    case full
  }

  /// The widths of a row and of the actions at its edges, which limit how far the row moves.
  struct Measures: Hashable, Sendable {
    let row: Length
    let trailing: Side
    let leading: Side
    let tuning: SwipeTuning

    /// The actions at one edge of the row; their width is zero if there are none.
    struct Side: Hashable, Sendable {
      var actions = Length.zero
      var allowsFullSwipe = false
    }

    init(
      row: Length, trailing: Side, leading: Side = Side(), _ tuning: SwipeTuning = Tuning().swipe
    ) {
      let row = max(row, 0)
      func fitted(_ side: Side) -> Side {
        Side(actions: side.actions.clamped(to: 0...row), allowsFullSwipe: side.allowsFullSwipe)
      }
      (self.row, self.tuning) = (row, tuning)
      (self.trailing, self.leading) = (fitted(trailing), fitted(leading))
    }

    func side(_ edge: SwipeEdge) -> Side { edge == .trailing ? trailing : leading }

    /// Returns the greatest distance by which a pointer moves the row away from an edge.
    func farthest(_ edge: SwipeEdge) -> Length {
      side(edge).actions > 0 ? row : row * tuning.resistance
    }

    /// Returns the least distance from an edge at which a release is a full swipe.
    func fullSwipe(_ edge: SwipeEdge) -> Length {
      max(row * tuning.fullSwipeShare, side(edge).actions + tuning.fullSwipeMargin)
    }
  }

  var offset: Length { pulled ?? position.length }

  var settledOffset: Length { pulled ?? position.targetLength }

  /// The edge whose actions, if any, the offset uncovers.
  var edge: SwipeEdge { SwipeEdge(uncoveredBy: offset) }

  /// Returns the edge at which the row is open or opening; `nil` if it is closed or closing.
  func openEdge(in measures: Measures) -> SwipeEdge? {
    guard settledOffset != .zero else { return nil }
    return measures.leading.actions > 0 ? SwipeEdge(uncoveredBy: settledOffset) : .trailing
  }

  /// Returns whether a closing row may be beyond its closed position because its spring overshoots.
  ///
  /// Such a row must not show the actions of its other edge. Its distance decides, because an
  /// action can remove the actions of an edge. The default damping overshoots by less than 2 %.
  func canHaveOvershot(in measures: Measures) -> Bool {
    !isHeld && settledOffset == .zero && offset.magnitude <= measures.row * Fraction.percent(2)
  }

  var isHeld: Bool { pulled != nil }
  var isSettled: Bool { isHeld || position.isSettled }
  var isClosed: Bool { !isHeld && position.isSettled && position.length == .zero }
}

/// The edge of a row from which a swipe uncovers actions.
enum SwipeEdge: String, Hashable, Sendable, CaseIterable {
  case leading, trailing

  init(uncoveredBy offset: Length) { self = offset < 0 ? .leading : .trailing }

  /// Converts a row's distance from this edge to the row's offset, or an offset to the distance.
  func offset(of distance: Length) -> Length { self == .trailing ? distance : -distance }
}

// MARK: - Fingers

extension SwipeState {
  /// Moves the row by `translation`; a positive translation moves it towards its leading edge.
  ///
  /// The row resists (``SwipeTuning/resistance``) if it uncovers an edge without actions. At an
  /// edge without a full swipe, it also resists beyond its open position.
  mutating func drag(by translation: Length, in measures: Measures) {
    let goal = offset + resisted(translation, in: measures)
    pulled = goal.clamped(to: -measures.farthest(.leading)...measures.farthest(.trailing))
  }

  /// Releases the row at a velocity in pixels per second, positive towards the row's leading edge.
  @discardableResult
  mutating func release(velocity: Length, in measures: Measures) -> Outcome {
    let (edge, outcome) = (edge, outcome(velocity: velocity, in: measures))
    switch outcome {
    case .closed: spring(to: .zero, velocity)
    case .open: spring(to: edge.offset(of: measures.side(edge).actions), velocity)
    case .full: spring(to: edge.offset(of: measures.row), velocity)
    }
    return outcome
  }

  /// Returns whether the row has moved far enough for a full swipe, and its edge allows one.
  func isFull(in measures: Measures) -> Bool {
    measures.side(edge).allowsFullSwipe && offset.magnitude >= measures.fullSwipe(edge)
  }

  /// Returns the outcome of a release; the velocity decides if it is fast, otherwise the distance.
  func outcome(velocity: Length, in measures: Measures) -> Outcome {
    let (edge, side) = (edge, measures.side(edge))
    guard side.actions > 0 else { return .closed }
    let (distance, velocity) = (offset.magnitude, edge.offset(of: velocity))
    let decisiveSpeed = measures.tuning.decisiveSpeed
    if isFull(in: measures), velocity > -decisiveSpeed { return .full }
    if velocity >= decisiveSpeed, distance > 0 { return .open }
    if velocity <= -decisiveSpeed { return .closed }
    return distance >= side.actions * measures.tuning.openShare ? .open : .closed
  }

  /// Opens the row at an edge, or closes it if `edge` is `nil`.
  mutating func spring(openAt edge: SwipeEdge?, in measures: Measures) {
    spring(to: edge.map { $0.offset(of: measures.side($0).actions) } ?? .zero)
  }

  /// Closes the row in an animation; a pointer that holds it no longer moves it.
  mutating func close() {
    guard settledOffset != .zero || isHeld else { return }
    if let pulled = pulled.take() { position = SpringValue(at: pulled) }
    position.retarget(to: Length.zero)
  }

  private mutating func spring(to goal: Length, _ velocity: Length = .zero) {
    position = SpringValue(at: offset)
    position.setVelocity(perSecond: velocity)
    position.retarget(to: goal)
    pulled = nil
  }

  private func resisted(_ translation: Length, in measures: Measures) -> Length {
    let edge = SwipeEdge(uncoveredBy: translation)
    let (distance, side) = (edge.offset(of: offset), measures.side(edge))
    let isBeyond = distance >= side.actions && !(side.actions > 0 && side.allowsFullSwipe)
    guard isBeyond else { return translation }
    return edge.offset(of: translation.magnitude * measures.tuning.resistance)
  }
}

// MARK: - Time

extension SwipeState {
  mutating func step(_ spring: Spring) {
    if !isHeld { position.step(spring, tolerance: .quarterPixel) }
  }

  mutating func finish() {
    if !isHeld { position.finish() }
  }
}

extension SwipeState: FieldCoded {
  static let fields = Fields(SwipeState.init) { ($0.pulled, $0.position) }
}
