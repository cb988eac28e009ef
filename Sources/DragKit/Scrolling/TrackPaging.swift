internal import DragCoding
internal import DragGeometry

struct TrackPaging: Hashable, Sendable {
  let direction: ScrollDirection
  private(set) var next: Microseconds

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
  }
}
