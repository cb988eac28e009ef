import DragCoding

/// The state of a world in a line, `"state":"<base64>","sum":"<hash>"`.
///
/// With the checksum, a damaged state is told from one that another version wrote, and never gets
/// as far as a world.
enum StateCoder {
  /// The fields of a state.
  static func fields(of bytes: [UInt8]) -> [JSONField] {
    [
      JSONField("state", .string(Base64.text(of: bytes))),
      JSONField("sum", .string(Hexadecimal.digits(of: StableHash.of(bytes)))),
    ]
  }

  /// The state in a line's fields.
  static func bytes(_ json: FieldReader) throws(FileError.Problem) -> [UInt8] {
    guard let bytes = Base64.bytes(of: try json.string("state")) else {
      throw json.missing("state")
    }
    let sum = Hexadecimal.digits(of: StableHash.of(bytes))
    guard try json.string("sum") == sum else { throw .wrongChecksum }
    return bytes
  }
}
