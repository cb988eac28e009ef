import DragCoding

enum StateCoder {
  static func fields(of bytes: [UInt8]) -> [JSONField] {
    [
      JSONField("state", .string(Base64.text(of: bytes))),
      JSONField("sum", .hexadecimal(StableHash.of(bytes))),
    ]
  }

  static func bytes(_ line: JSONValue) throws(FileError.Problem) -> [UInt8] {
    let bytes = try line.required("state") { $0.string.flatMap(Base64.bytes) }
    guard try line.required("sum", \.string) == Hexadecimal.digits(of: StableHash.of(bytes)) else {
      throw .init("the state does not match its checksum")
    }
    return bytes
  }
}
