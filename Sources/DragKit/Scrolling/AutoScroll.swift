internal import DragCoding
internal import DragGeometry
internal import DragModel

/// Scrolling under a drag that is near an edge.
///
/// The pointer decides, not the dragged items (R2). Along each axis, the innermost area scrolls
/// that can scroll farther (R10), in a direction in which the pointer has moved since the lift
/// (R11). The areas scroll every 8 ms; after each step the target under the pointer is found again
/// (R12).
///
/// ```swift
/// var autoScroll = AutoScroll(liftedAt: press, item: frame.size)
/// autoScroll.move(to: pointer, over: areas, tuning)
/// for step in autoScroll.step(over: areas, tuning) {
///   scrollAreas[step.container, by: step.translation]
/// }
/// ```
struct AutoScroll: Hashable, Sendable {
  /// The pointer's location, in window coordinates.
  private(set) var location: Point
  /// The size of the lifted item.
  private let item: Size
  private var intent: ScrollIntent
  /// The run along the horizontal axis.
  private(set) var across: AutoScrollRun?
  /// The run along the vertical axis.
  private(set) var along: AutoScrollRun?

  init(liftedAt point: Point, item: Size) {
    location = point.clampedToFarthest
    self.item = item
    intent = ScrollIntent(liftedAt: point)
  }

  /// Whether nothing scrolls as time passes.
  var isSettled: Bool { across?.isOver ?? true && along?.isOver ?? true }

  /// Moves the pointer over areas, the innermost first.
  ///
  /// An area that the pointer has left over an edge may stay among them.
  mutating func move(to point: Point, over areas: [ScrollArea], _ tuning: AutoScrollTuning) {
    location = point.clampedToFarthest
    intent.move(to: point, atLeast: tuning.intent)
    if across?.isOver == true { across = nil }
    if along?.isOver == true { along = nil }
    aim(at: areas, tuning)
  }

  /// Follows a change of the areas: one scrolled, appeared or disappeared.
  mutating func aim(at areas: [ScrollArea], _ tuning: AutoScrollTuning) {
    across = run(.horizontal, after: across, areas, tuning)
    along = run(.vertical, after: along, areas, tuning)
  }

  /// Advances the time and returns how far each area scrolls in it, never beyond its end.
  mutating func step(
    over areas: [ScrollArea], _ tuning: AutoScrollTuning,
    interval: Microseconds? = nil
  ) -> [Step] {
    let interval = interval ?? tuning.stableInterval
    aim(at: areas, tuning)
    let steps = [across?.step(interval, areas, tuning), along?.step(interval, areas, tuning)]
    return steps.compactMap(\.self).filter { $0.translation != .zero }
  }

  struct Step: Hashable, Sendable {
    let container: ContainerID
    /// The change of the area's offset.
    let translation: Vector
  }

  /// The run along an axis: the one before, continued, or a new one.
  private func run(
    _ axis: Axis, after before: AutoScrollRun?, _ areas: [ScrollArea], _ tuning: AutoScrollTuning
  ) -> AutoScrollRun? {
    for area in areas where item[axis] <= area.range.viewport[axis] {
      for isForward in [false, true] {
        let direction = ScrollDirection(along: axis, isForward: isForward)
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

extension AutoScroll: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(location, item, intent, across, along)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (location, item, intent, across, along) = try reader.read()
    location = location.clampedToFarthest
  }
}
