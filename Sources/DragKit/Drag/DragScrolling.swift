/// The auto-scrolling of a drag, and the offsets to which views return if it is cancelled.
struct DragScrolling: Hashable, Sendable {
  /// The scrolling near the edges of views; `nil` if the drag scrolls none, as by keyboard.
  private(set) var autoScroll: AutoScroll?
  private(set) var starts: [ScrollStart] = []
  /// Whether a view has scrolled since the target was last updated.
  private(set) var hasScrolled = false

  var isSettled: Bool { !isAutoScrolling && !hasScrolled }

  var isAutoScrolling: Bool { autoScroll?.isSettled == false }

  mutating func begin(at point: Point) { autoScroll = AutoScroll(pressedAt: point) }

  mutating func move(to point: Point, over areas: [ScrollArea], _ tuning: Tuning) {
    autoScroll?.move(to: point, over: areas, tuning)
  }

  mutating func step(over areas: [ScrollArea], _ tuning: Tuning) -> [AutoScroll.Step] {
    autoScroll?.step(over: areas, tuning) ?? []
  }

  mutating func recordStart(of container: ContainerID, at offset: Vector) {
    guard !starts.contains(where: { $0.container == container }) else { return }
    starts.append(ScrollStart(container: container, offset: offset))
  }

  mutating func recordScrolling() { hasScrolled = true }

  @discardableResult
  mutating func takeScrolled() -> Bool {
    defer { hasScrolled = false }
    return hasScrolled
  }
}

extension DragScrolling: FieldCoded {
  static let fields = Fields(DragScrolling.init) { ($0.autoScroll, $0.starts, $0.hasScrolled) }
}

/// The offset of a view before a drag scrolled it.
struct ScrollStart: Hashable, Sendable {
  let container: ContainerID
  let offset: Vector
}

extension ScrollStart: FieldCoded {
  static let fields = Fields(ScrollStart.init) { ($0.container, $0.offset) }
}
