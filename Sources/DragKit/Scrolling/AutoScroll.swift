/// The scrolling of collection views while a drag or a selection band is near an edge of a view.
///
/// The pointer's location decides the speed, not the frames of the dragged items (R2). Of nested
/// views, the innermost that can scroll does (R10). A view scrolls only in directions in which the
/// pointer has moved since the press (R11).
struct AutoScroll: Hashable, Sendable {
  private(set) var location: Point
  private var intent: ScrollIntent
  private(set) var horizontal: AutoScrollRun?
  private(set) var vertical: AutoScrollRun?

  var isSettled: Bool { horizontal?.isOver ?? true && vertical?.isOver ?? true }

  /// Stores the pointer's location, and chooses the areas that scroll; `areas` is innermost first.
  ///
  /// Scrolling that stopped after ``AutoScrollTuning/longest`` starts again with a motion.
  mutating func move(to point: Point, over areas: [ScrollArea], _ tuning: Tuning) {
    location = point.clampedToFarthest
    intent.move(to: point, atLeast: tuning.autoScroll.intent)
    if horizontal?.isOver == true { horizontal = nil }
    if vertical?.isOver == true { vertical = nil }
    aim(at: areas, tuning)
  }

  mutating func aim(at areas: [ScrollArea], _ tuning: Tuning) {
    horizontal = run(.horizontal, after: horizontal, areas, tuning)
    vertical = run(.vertical, after: vertical, areas, tuning)
  }

  mutating func step(
    over areas: [ScrollArea], _ tuning: Tuning, interval: Microseconds? = nil
  ) -> [Step] {
    let interval = interval ?? tuning.autoScroll.stableInterval
    aim(at: areas, tuning)
    return [horizontal?.step(interval, areas, tuning), vertical?.step(interval, areas, tuning)]
      .compactMap(\.self).filter { $0.translation != .zero }
  }

  struct Step: Hashable, Sendable {
    let container: ContainerID
    /// The change of the offset along the axis of the view.
    let translation: Length
  }

  /// Returns the scrolling along an axis; `nil` if the pointer scrolls no area along it.
  ///
  /// The first of `areas` that can scroll does. If `before` scrolled it in the same direction,
  /// that scrolling continues.
  private func run(
    _ axis: Axis, after before: AutoScrollRun?, _ areas: [ScrollArea], _ tuning: Tuning
  ) -> AutoScrollRun? {
    for area in areas {
      for isForward in [false, true] {
        let direction = Direction(along: axis, isForward: isForward)
        guard intent.holds(direction), area.range.canScroll(direction, from: area.offset)
        else { continue }
        let speed = area.speed(direction, at: location, tuning)
        guard speed > 0 else { continue }
        return AutoScrollRun(area.container, direction, at: speed, after: before)
      }
    }
    return nil
  }
}

extension AutoScroll: FieldCoded {
  static let fields = Fields(AutoScroll.init) {
    ($0.location, $0.intent, $0.horizontal, $0.vertical)
  }

  init(pressedAt point: Point) {
    self.init(location: point.clampedToFarthest, intent: ScrollIntent(pressedAt: point))
  }
}

/// The properties of a collection view that auto-scrolling needs.
struct ScrollArea: Hashable, Sendable {
  var container: ContainerID
  /// The viewport, in window coordinates.
  var frame: Rect
  var range: ScrollRange
  var offset: Length

  /// Returns the speed at which a pointer scrolls the area in a direction, in pixels per second.
  ///
  /// The band is a strip along the edge in that direction. Outside it, the speed is zero. In it,
  /// the speed grows from zero towards the edge. It is highest beyond the edge and in the fraction
  /// ``AutoScrollTuning/fullSpeedShare`` of the band, measured from the edge.
  func speed(_ direction: Direction, at point: Point, _ tuning: Tuning) -> Length {
    let axis = direction.axis
    let extent = frame.size[axis].clamped(to: .zero ... .farthest)
    let band = min(
      extent * tuning.autoScroll.bandShare.clamped(to: .zero ... .percent(50)),
      tuning.autoScroll.band.clamped(to: .zero ... .farthest))
    let (start, place) = (frame.origin.clampedToFarthest[axis], point.clampedToFarthest[axis])
    let depth = band - (direction.isForward ? start + extent - place : place - start)
    guard band > 0, depth > 0 else { return .zero }
    let full = max(band * (.one - tuning.autoScroll.fullSpeedShare), Length(subpixels: 1))
    return tuning.autoScroll.speed.clamped(to: .zero...65_536).scaled(
      by: min(depth, full), over: full)
  }
}
