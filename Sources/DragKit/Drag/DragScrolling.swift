internal import DragCoding
internal import DragGeometry
internal import DragModel

/// The automatic scrolling of a drag, and the collection views that it has scrolled.
struct DragScrolling: Hashable, Sendable {
  /// The scrolling near edges; `nil` by keyboard, or if the lift found no collection view.
  private(set) var autoScroll: AutoScroll?
  /// The collection views that the drag has scrolled, with their offsets before it did so.
  private(set) var starts: [ScrollStart] = []
  /// Whether a view has scrolled since ``takeScrolled()``, so that the target has to be updated.
  private(set) var hasScrolled = false

  /// Whether the drag scrolls nothing as time passes, and ``hasScrolled`` is `false`.
  var isSettled: Bool { autoScroll?.isSettled ?? true && !hasScrolled }
}

extension DragScrolling {
  /// Starts to scroll near edges in a drag whose press was at `point`, in window coordinates.
  ///
  /// Motions are measured from the press, so that one motion can lift an item and reach an edge.
  mutating func begin(from point: Point, item: Size) {
    autoScroll = AutoScroll(liftedAt: point, item: item)
  }

  mutating func move(to point: Point, over areas: [ScrollArea], _ tuning: AutoScrollTuning) {
    autoScroll?.move(to: point, over: areas, tuning)
  }

  /// Advances by ``AutoScrollTuning/interval``, and returns how far each area is to scroll.
  mutating func step(over areas: [ScrollArea], _ tuning: AutoScrollTuning) -> [AutoScroll.Step] {
    guard autoScroll?.isSettled == false else { return [] }
    return autoScroll?.step(over: areas, tuning) ?? []
  }

  /// Stores the offset of a collection view before the drag scrolls it for the first time.
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
