internal import DragCoding
internal import DragGeometry

/// A held press on the track of a scroll bar, which scrolls by pages.
struct TrackPaging: Hashable, Sendable {
  /// The direction of the pages: towards the pointer, and never back.
  let direction: ScrollDirection
  /// The time of the next page.
  private(set) var next: Microseconds

  /// Creates a press that has just scrolled by its first page.
  init(_ direction: ScrollDirection, at now: Microseconds, _ tuning: ScrollBarTuning) {
    self.direction = direction
    next = now + tuning.pagingDelay
  }

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
