/// Damages of a file.
package enum Damage {
  /// The bytes with one bit flipped, once for each of their bits.
  package static func ofEachBit(in bytes: [UInt8]) -> [[UInt8]] {
    bytes.indices.flatMap { index in
      (0..<8).map { bit in
        var damaged = bytes
        damaged[index] ^= 1 << UInt8(bit)
        return damaged
      }
    }
  }

  /// Does one of these things to a file, as the generator decides.
  package static func some(to bytes: [UInt8], using generator: inout some RandomNumberGenerator)
    -> [UInt8]
  {
    guard !bytes.isEmpty else { return [] }
    return switch generator.next(below: 7) {
    case 0: flipped(bytes, using: &generator)
    case 1: Array(bytes.prefix(generator.next(below: bytes.count)))
    case 2: withLines(of: bytes) { $0.remove(at: generator.next(below: $0.count)) }
    case 3:
      withLines(of: bytes) {
        $0.insert($0[generator.next(below: $0.count)], at: generator.next(below: $0.count))
      }
    case 4:
      withLines(of: bytes) {
        $0.swapAt(generator.next(below: $0.count), generator.next(below: $0.count))
      }
    case 5: withNumber(in: bytes, using: &generator)
    default: withNoise(in: bytes, using: &generator)
    }
  }

  /// Does one to three of these things to a file.
  package static func several(
    to bytes: [UInt8], using generator: inout some RandomNumberGenerator
  ) -> [UInt8] {
    (0...generator.next(below: 3)).reduce(bytes) { bytes, _ in some(to: bytes, using: &generator) }
  }

  private static func flipped(_ bytes: [UInt8], using generator: inout some RandomNumberGenerator)
    -> [UInt8]
  {
    var bytes = bytes
    for _ in 0...generator.next(below: 4) {
      bytes[generator.next(below: bytes.count)] ^= 1 << UInt8(generator.next(below: 8))
    }
    return bytes
  }

  private static func withLines(of bytes: [UInt8], _ change: (inout [String]) -> Void) -> [UInt8] {
    var all = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    guard !all.isEmpty else { return bytes }
    change(&all)
    return Array((all.joined(separator: "\n") + "\n").utf8)
  }

  private static func withNumber(
    in bytes: [UInt8], using generator: inout some RandomNumberGenerator
  ) -> [UInt8] {
    let numbers = [
      "9223372036854775807", "-9223372036854775808", "99999999999999999999", "86400000000", "-1",
      "4503599627370496", "1073741824", "2147483648",
    ]
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let starts = bytes.indices.filter {
      digits.contains(bytes[$0]) && ($0 == 0 || !digits.contains(bytes[$0 - 1]))
    }
    guard !starts.isEmpty else { return bytes }
    let start = starts[generator.next(below: starts.count)]
    let end = bytes[start...].firstIndex { !digits.contains($0) } ?? bytes.count
    let number = numbers[generator.next(below: numbers.count)]
    return Array(bytes[..<start]) + Array(number.utf8) + Array(bytes[end...])
  }

  private static func withNoise(
    in bytes: [UInt8], using generator: inout some RandomNumberGenerator
  ) -> [UInt8] {
    let start = generator.next(below: bytes.count)
    let end = min(bytes.count, start + generator.next(below: 40))
    let noise = (start..<end).map { _ in UInt8(generator.next(below: 256)) }
    return Array(bytes[..<start]) + noise + Array(bytes[end...])
  }
}

extension RandomNumberGenerator {
  /// A number from zero up to, but not including, `bound`.
  fileprivate mutating func next(below bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &self)
  }
}
