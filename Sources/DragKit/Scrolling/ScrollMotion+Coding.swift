internal import DragCoding
internal import DragGeometry

extension ScrollMotion: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    switch self {
    case .still: writer.write(tag: 0)
    case .held(let drawn): writer.write(tag: 1, drawn)
    case .coasting(let coast): writer.write(tag: 2, coast)
    case .gliding(let glide): writer.write(tag: 3, glide)
    }
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    switch try reader.readTag() {
    case 0: self = .still
    case 1: self = .held(drawn: try Length(decodingOffset: &reader))
    case 2: self = .coasting(try reader.read())
    case 3: self = .gliding(try reader.read())
    default: throw reader.invalid("scroll motion")
    }
  }
}

extension Coast: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(velocity, remainder)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (velocity, remainder) = try reader.read()
    guard velocity.magnitude <= Self.limit.magnitude, remainder.magnitude < 256 else {
      throw reader.invalid("scroll speed")
    }
  }
}

extension Glide: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(goal, cause, distance)
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    goal = try Length(decodingOffset: &reader)
    (cause, distance) = try reader.read()
    guard distance.target == 0 else { throw reader.invalid("distance") }
  }
}

extension Glide.Cause: CanonicalCodable {}

extension Length {
  /// Reads an offset, and refuses one that no content could have.
  init(decodingOffset reader: inout CanonicalReader) throws(CanonicalError) {
    self = try reader.read()
    let farthest = ScrollRange.largest + Length.farthest
    guard (-farthest...farthest).contains(self) else { throw reader.invalid("offset") }
  }
}
