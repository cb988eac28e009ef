public import DragCoding
public import DragGeometry
public import DragModel

/// What scrolls while something is dragged near an edge.
///
/// The pointer decides, not what it carries (R2). Along each axis the innermost area scrolls that
/// still can (R10), in a direction in which the pointer has gone since the lift (R11). It says how far
/// to scroll every 8 ms; after each step the target under the pointer is another one (R12).
///
/// ```swift
/// var autoScroll = AutoScroll(liftedAt: press, item: frame.size)
/// autoScroll.move(to: pointer, over: areas, tuning)
/// for scroll in autoScroll.step(over: areas, tuning) { scrollAreas[scroll.container, by: scroll.way] }
/// ```
public struct AutoScroll: Hashable, Sendable {
  /// Where the pointer is, in window pixels.
  public private(set) var location: Point
  /// The size of what is dragged.
  private let item: Size
  /// Which ways the pointer has gone.
  private var intent: ScrollIntent
  /// What scrolls from left to right, or back.
  private var across: AutoScrollRun?
  /// What scrolls from top to bottom, or back.
  private var along: AutoScrollRun?

  /// Something was lifted, and nothing scrolls yet.
  public init(liftedAt point: Point, item: Size) {
    location = point.clampedToSeam
    self.item = item
    intent = ScrollIntent(liftedAt: point)
  }

  /// `true` where nothing scrolls as time passes.
  public var isAtRest: Bool { across?.isOver ?? true && along?.isOver ?? true }

  /// The pointer moves over areas, of which the innermost is the first.
  ///
  /// An area that it has left over an edge may stay among them.
  public mutating func move(
    to point: Point, over areas: [ScrollArea], _ tuning: AutoScrollTuning
  ) {
    location = point.clampedToSeam
    intent.move(to: point, atLeast: tuning.intent)
    if across?.isOver == true { across = nil }
    if along?.isOver == true { along = nil }
    aim(at: areas, tuning)
  }

  /// The areas are others than before: something scrolled, came or went.
  public mutating func aim(at areas: [ScrollArea], _ tuning: AutoScrollTuning) {
    across = run(.horizontal, after: across, areas, tuning)
    along = run(.vertical, after: along, areas, tuning)
  }

  /// What scrolls now, and how fast, once it has come up to speed as far as it has by now.
  public func scrolling(_ tuning: AutoScrollTuning) -> [Scrolling] {
    [across, along].compactMap { run in
      run.map {
        Scrolling(container: $0.container, direction: $0.direction, speed: $0.speed(tuning))
      }
    }
  }

  /// Lets time pass, and says how far which area scrolls in it; where it has come to its end, no
  /// farther.
  public mutating func step(
    over areas: [ScrollArea], _ tuning: AutoScrollTuning,
    interval: Microseconds? = nil
  ) -> [Step] {
    let interval = interval ?? tuning.stableInterval
    aim(at: areas, tuning)
    let steps = [across?.step(interval, areas, tuning), along?.step(interval, areas, tuning)]
    return steps.compactMap { $0 }.filter { $0.way != .zero }
  }

  /// An area that scrolls.
  public struct Scrolling: Hashable, Sendable {
    /// The container that the area shows.
    public let container: ContainerID
    /// Where it scrolls.
    public let direction: ScrollDirection
    /// How fast, a second.
    public let speed: Length
  }

  /// What an area is to be scrolled by.
  public struct Step: Hashable, Sendable {
    /// The container that the area shows.
    public let container: ContainerID
    /// What its offset grows by.
    public let way: Vector
  }
}

extension AutoScroll {
  /// What scrolls along an axis: what did before, or another that starts from nothing.
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
  public func encode(into writer: inout CanonicalWriter) {
    writer.write(location, item, intent, across, along)
  }

  public init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (location, item, intent, across, along) = try reader.read()
    location = location.clampedToSeam
  }
}
