internal import DragCoding
internal import DragGeometry

extension ScrollMotion: CanonicalCodable {
  func encode(to writer: inout CanonicalWriter) {
    switch self {
    case .still: writer.write(tag: 0)
    case .held(let drawn):
      writer.write(tag: 1)
      drawn.encode(to: &writer)
    case .coasting(let coast):
      writer.write(tag: 2)
      coast.encode(to: &writer)
    case .gliding(let glide):
      writer.write(tag: 3)
      glide.encode(to: &writer)
    }
  }

  init(from reader: inout CanonicalReader) throws(CanonicalError) {
    switch try reader.readTag() {
    case 0: self = .still
    case 1: self = .held(drawn: try Length(offsetFrom: &reader))
    case 2: self = .coasting(try Coast(from: &reader))
    case 3: self = .gliding(try Glide(from: &reader))
    default: throw reader.invalid("scroll motion")
    }
  }
}

extension Coast: CanonicalCodable {
  func encode(to writer: inout CanonicalWriter) {
    velocity.encode(to: &writer)
    remainder.encode(to: &writer)
  }

  init(from reader: inout CanonicalReader) throws(CanonicalError) {
    velocity = try Int64(from: &reader)
    remainder = try Int64(from: &reader)
    guard velocity.magnitude <= Self.limit.magnitude, remainder.magnitude < 256 else {
      throw reader.invalid("scroll speed")
    }
  }
}

extension Glide: CanonicalCodable {
  func encode(to writer: inout CanonicalWriter) {
    goal.encode(to: &writer)
    cause.rawValue.encode(to: &writer)
    distance.encode(to: &writer)
  }

  init(from reader: inout CanonicalReader) throws(CanonicalError) {
    goal = try Length(offsetFrom: &reader)
    guard let cause = Cause(rawValue: try Int(from: &reader)) else { throw reader.invalid("cause") }
    self.cause = cause
    distance = try SpringValue(from: &reader)
    guard distance.target == 0 else { throw reader.invalid("distance") }
  }
}

extension Length {
  /// Reads an offset, and refuses one that no content could have.
  init(offsetFrom reader: inout CanonicalReader) throws(CanonicalError) {
    self = try Length(from: &reader)
    let farthest = ScrollRange.largest + Length.farthest
    guard (-farthest...farthest).contains(self) else { throw reader.invalid("offset") }
  }
}
