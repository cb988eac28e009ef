package enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")
  private static let values: [UInt8?] = (UInt8.min...UInt8.max).map { byte in
    alphabet.firstIndex(of: byte).map { UInt8($0) }
  }

  package static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(bytes.count - start, 3)
      var group: UInt32 = 0
      for place in 0..<3 {
        group = group << 8 | (place < count ? UInt32(bytes[start + place]) : 0)
      }
      for place in 0..<4 {
        let digit = alphabet[Int(group >> UInt32(18 - 6 * place) & 63)]
        text.append(place <= count ? digit : padding)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  package static func bytes(of text: String) -> [UInt8]? {
    let values = values
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 4 * 3)
    var (bits, count) = (UInt32(0), 0)
    for digit in Array(text.utf8) where digit != padding {
      guard let value = values[Int(digit)] else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
    return Self.text(of: bytes) == text ? bytes : nil
  }
}
