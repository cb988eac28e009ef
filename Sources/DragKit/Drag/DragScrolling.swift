/// The auto-scrolling of a drag, and the offsets to which views return if it is cancelled.
struct DragScrolling: Hashable, Sendable {
  private(set) var autoScroll: AutoScroll?
  /// The scroll positions that collection views had before the drag first scrolled them.
  private(set) var starts: [ScrollStart] = []
  private(set) var hasScrolled = false

  var isSettled: Bool { !isAutoScrolling && !hasScrolled }

  /// Whether the drag scrolls views near their edges: not by keyboard.
  var isEnabled: Bool { autoScroll != nil }

  var isAutoScrolling: Bool { autoScroll?.isSettled == false }
}

extension DragScrolling {
  /// Enables scrolling near the edges of collection views.
  ///
  /// `point` is where the item was pressed. A view scrolls only in directions in which the pointer
  /// has moved from there (R11).
  mutating func begin(from point: Point) {
    autoScroll = AutoScroll(pressedAt: point)
  }

  mutating func move(to point: Point, over areas: [ScrollArea], _ tuning: AutoScrollTuning) {
    autoScroll?.move(to: point, over: areas, tuning)
  }

  mutating func step(over areas: [ScrollArea], _ tuning: AutoScrollTuning) -> [AutoScroll.Step] {
    guard isAutoScrolling else { return [] }
    return autoScroll?.step(over: areas, tuning) ?? []
  }

  mutating func noteStart(of view: ContainerID, at offset: Vector) {
    guard !starts.contains(where: { $0.view == view }) else { return }
    starts.append(ScrollStart(view: view, offset: offset))
  }

  mutating func noteScrolled() { hasScrolled = true }

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
  let view: ContainerID
  let offset: Vector
}

extension ScrollStart: FieldCoded {
  static let fields = Fields(ScrollStart.init) { ($0.view, $0.offset) }
}
