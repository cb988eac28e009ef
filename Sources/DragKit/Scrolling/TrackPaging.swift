internal import DragCoding
internal import DragGeometry

/// A press on the track of a scroll bar, which scrolls by a page, and on as long as it is held.
struct TrackPaging: Hashable, Sendable {
  /// Where the pages go: towards the pointer, and never back.
  let direction: ScrollDirection
  /// When the next page falls due.
  private(set) var next: Microseconds

  /// A press that has just scrolled by its first page.
  init(_ direction: ScrollDirection, at now: Microseconds, _ tuning: ScrollBarTuning) {
    self.direction = direction
    next = now + tuning.pagingDelay
  }

  /// Another page was scrolled by.
  mutating func noteTurn(at now: Microseconds, _ tuning: ScrollBarTuning) {
    next = now + max(tuning.pagingInterval, .milliseconds(1))
  }
}

extension TrackPaging: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(direction.axis == .vertical, direction.isForward, next)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    let (isVertical, isForward): (Bool, Bool) = try reader.read()
    direction = ScrollDirection(along: isVertical ? .vertical : .horizontal, isForward: isForward)
    next = try reader.read()
    guard next.isSound else { throw reader.invalid("page") }
  }
}
