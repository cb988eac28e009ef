/// Numbers as lower-case hexadecimal digits of a fixed count.
package enum Hexadecimal {
  /// The digits of a number, with leading zeros.
  package static func digits<Number: FixedWidthInteger & UnsignedInteger>(of number: Number)
    -> String
  {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: Number.bitWidth / 4 - digits.count) + digits
  }

  package static func value(of digit: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(digit - UInt8(ascii: "a")) + 10
    default: nil
    }
  }
}
