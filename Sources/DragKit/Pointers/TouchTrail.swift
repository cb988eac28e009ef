internal import DragCoding
internal import DragGeometry

/// Where a touch was in the last tenth of a second: enough to tell how fast it is.
struct TouchTrail: Hashable, Sendable {
  private var points: [TrailPoint] = []

  /// What a touch did before that says nothing of how fast it is.
  private static let memory = Microseconds.milliseconds(100)
  /// Points nearer together than that tell no more, and a fast mouse reports eight times as many.
  private static let interval = Microseconds.milliseconds(16)

  /// Takes note of where the touch is.
  mutating func add(_ location: Point, at now: Microseconds) {
    points.removeAll { $0.time + Self.memory < now }
    if let last = points.last, now < last.time + Self.interval { return }
    points.append(TrailPoint(time: now, location: location))
  }

  /// How fast the touch is, in logical pixels a second; nothing where it rests.
  func velocity(at now: Microseconds, of location: Point) -> Vector {
    guard let first = points.first(where: { now <= $0.time + Self.memory }) else { return .zero }
    let (way, span) = (location - first.location, max((now - first.time).count, 8000))
    return Vector(dx: way.dx.perSecond(in: span), dy: way.dy.perSecond(in: span))
  }
}

/// Where a touch was, and when.
private struct TrailPoint: Hashable, Sendable {
  let time: Microseconds
  let location: Point
}

extension Length {
  /// The way that this would be in a second, at most 64 window widths.
  fileprivate func perSecond(in microseconds: Int64) -> Length {
    let speed = Int64(subpixels) * 1_000_000 / microseconds
    return Length(subpixels: Int(min(max(speed, -(1 << 24)), 1 << 24)))
  }
}

extension TouchTrail: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(points)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    points = try reader.read()
  }
}

extension TrailPoint: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(time, location)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (time, location) = try reader.read()
  }
}
