package enum Hexadecimal {
  private static let alphabet = Array("0123456789abcdef".utf8)

  package static func digits<Number: FixedWidthInteger & UnsignedInteger>(of number: Number)
    -> String
  {
    let (number, alphabet) = (UInt64(number), alphabet)
    let places = stride(from: Number.bitWidth - 4, through: 0, by: -4)
    return String(decoding: places.map { alphabet[Int(number >> $0 & 15)] }, as: UTF8.self)
  }

  package static func value(of digits: ArraySlice<UInt8>) -> UInt32? {
    var number: UInt32 = 0
    for digit in digits {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): number = number << 4 | UInt32(digit & 15)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): number = number << 4 | UInt32(digit & 15) + 9
      default: return nil
      }
    }
    return number
  }
}
