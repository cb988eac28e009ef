internal import DragCoding
internal import DragGeometry

extension ScrollMotion: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    switch self {
    case .still: writer.write(tag: 0)
    case .held(let drawn):
      writer.write(tag: 1)
      drawn.encode(into: &writer)
    case .coasting(let coast):
      writer.write(tag: 2)
      coast.encode(into: &writer)
    case .gliding(let glide):
      writer.write(tag: 3)
      glide.encode(into: &writer)
    }
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    switch try reader.readTag() {
    case 0: self = .still
    case 1: self = .held(drawn: try Length(offsetFrom: &reader))
    case 2: self = .coasting(try Coast(decoding: &reader))
    case 3: self = .gliding(try Glide(decoding: &reader))
    default: throw reader.invalid("scroll motion")
    }
  }
}

extension Coast: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    velocity.encode(into: &writer)
    remainder.encode(into: &writer)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    velocity = try Int64(decoding: &reader)
    remainder = try Int64(decoding: &reader)
    guard velocity.magnitude <= Self.limit.magnitude, remainder.magnitude < 256 else {
      throw reader.invalid("scroll speed")
    }
  }
}

extension Glide: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    goal.encode(into: &writer)
    cause.rawValue.encode(into: &writer)
    distance.encode(into: &writer)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    goal = try Length(offsetFrom: &reader)
    guard let cause = Cause(rawValue: try Int(decoding: &reader)) else {
      throw reader.invalid("cause")
    }
    self.cause = cause
    distance = try SpringValue(decoding: &reader)
    guard distance.target == 0 else { throw reader.invalid("distance") }
  }
}

extension Length {
  /// Reads an offset, and refuses one that no content could have.
  init(offsetFrom reader: inout CanonicalReader) throws(CanonicalError) {
    self = try Length(decoding: &reader)
    let farthest = ScrollRange.largest + Length.farthest
    guard (-farthest...farthest).contains(self) else { throw reader.invalid("offset") }
  }
}
