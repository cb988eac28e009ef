internal import DragCoding
internal import DragGeometry
internal import DragModel

/// The area that a drag scrolls near an edge, and those that it has scrolled.
struct DragScrolling: Hashable, Sendable {
  /// The scrolling near edges; `nil` if the drag never scrolls.
  private(set) var autoScroll: AutoScroll?
  /// The collection views that the drag has scrolled, with their offsets before that.
  private(set) var starts: [ScrollStart] = []
  /// Whether something has scrolled under the drag since its target was last asked.
  private(set) var hasScrolled = false

  /// Whether nothing scrolls as time passes, and the target need not be asked.
  var isSettled: Bool { autoScroll?.isSettled ?? true && !hasScrolled }
}

extension DragScrolling {
  /// Lets the drag scroll near edges.
  ///
  /// The distance from `point`, the press, counts, so that a first motion can lift an item and reach an edge at once.
  mutating func begin(from point: Point, item: Size) {
    autoScroll = AutoScroll(liftedAt: point, item: item)
  }

  mutating func move(to point: Point, over areas: [ScrollArea], _ tuning: AutoScrollTuning) {
    autoScroll?.move(to: point, over: areas, tuning)
  }

  /// Advances by the interval of the tuning.
  mutating func step(over areas: [ScrollArea], _ tuning: AutoScrollTuning) -> [AutoScroll.Step] {
    guard autoScroll?.isSettled == false else { return [] }
    return autoScroll?.step(over: areas, tuning) ?? []
  }

  /// Remembers the offset of a collection view before the drag scrolled it.
  mutating func noteStart(of view: ContainerID, at offset: Vector) {
    guard !starts.contains(where: { $0.view == view }) else { return }
    starts.append(ScrollStart(view: view, offset: offset))
  }

  mutating func noteScrolled() { hasScrolled = true }

  /// Returns whether something has scrolled, and forgets it.
  @discardableResult
  mutating func takeScrolled() -> Bool {
    defer { hasScrolled = false }
    return hasScrolled
  }
}

/// The offset of a collection view before a drag scrolled it.
struct ScrollStart: Hashable, Sendable {
  let view: ContainerID
  let offset: Vector
}

extension ScrollStart: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) { writer.write(view, offset) }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init(view: try reader.read(), offset: try reader.read())
  }
}
