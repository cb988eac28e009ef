internal import DragCoding
internal import DragGeometry

/// A held press on the track of a scroll bar, which scrolls by pages.
struct TrackPaging: Hashable, Sendable {
  /// The direction of the pages: towards the pointer, and never back.
  let direction: ScrollDirection
  /// The time of the next page.
  private(set) var next: Microseconds

  /// The delay after the first page (Qt's `QAbstractSlider`: 500 ms).
  static let delay = Microseconds.milliseconds(500)
  /// The interval of the pages that follow (Qt's `QAbstractSlider`: 50 ms).
  static let interval = Microseconds.milliseconds(50)

  /// Creates a press that has just scrolled by its first page.
  init(_ direction: ScrollDirection, at now: Microseconds) {
    self.direction = direction
    next = now + Self.delay
  }

  mutating func noteTurn(at now: Microseconds) { next = now + Self.interval }
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
