import DragCoding
import DragGeometry

/// Reads the output of `evemu-describe` and `evemu-record`, in versions of the format before 2.0.
///
/// | line | contents |
/// |---|---|
/// | `N: Touchscreen` | the device's name, to the end of the line |
/// | `A: 35 0 4095 0 0 12` | axis (hexadecimal), minimum, maximum, fuzz, flat, resolution (from 1.2) |
/// | `E: 0.000001 0003 0035 0404` | an event: seconds, type and code (hexadecimal), value (decimal) |
/// | `P: 05 00 00 00 00 00 00 00` | eight bytes of properties (hexadecimal), a bit each |
/// | `B: 01 00 00 00 00 00 00 00 01` | a type, and eight bytes of the codes that the device has |
/// | `I:`, `L:`, `S:` | identity, lights, switches: ignored |
/// | `# …` | a comment; from 1.1 also after data |
///
/// Before version 1.1, the description and the events were two files. One after the other, they are a
/// capture. An `N:` line after events begins another device.
struct EvemuReader: CaptureReader {
  typealias Failure = FileError.Problem

  private static let letters = Set("NIPBALSE".utf8)

  private(set) var devices = [Capture.Device()]
  private var last: Int { devices.count - 1 }
  /// The numbers of the next bits of properties and of keys, which take several lines.
  private var (property, key) = (UInt16(0), UInt16(0))

  static func canBegin(with line: ArraySlice<UInt8>) -> Bool {
    line.first.map(letters.contains) == true && line.dropFirst().first == UInt8(ascii: ":")
  }

  mutating func read(_ line: ArraySlice<UInt8>, _ number: Int) throws(Failure) {
    var scanner = CaptureScanner(line)
    guard !scanner.isAtEnd else { return try checkVersion(scanner) }
    guard let letter = scanner.rest.first, Self.letters.contains(letter), scanner.take(letter),
      scanner.take(UInt8(ascii: ":"))
    else { throw scanner.expected("a line such as 'E: 0.000001 0003 0035 0404'") }
    switch letter {
    case UInt8(ascii: "N"):
      if !devices[last].events.isEmpty { devices.append(Capture.Device()) }
      devices[last].name = String(decoding: scanner.rest, as: UTF8.self)
      (property, key) = (0, 0)
    case UInt8(ascii: "P"):
      devices[last].properties.formUnion(try bits(&scanner, from: &property))
    case UInt8(ascii: "B"):
      guard try scanner.number("a type", radix: 16) == 1 else { return }
      devices[last].keys.formUnion(try bits(&scanner, from: &key))
    case UInt8(ascii: "A"): try range(&scanner, number)
    case UInt8(ascii: "E"): try event(&scanner, number)
    default: break
    }
  }

  private func checkVersion(_ line: CaptureScanner) throws(Failure) {
    let mark = "# EVEMU "
    guard line.rest.starts(with: mark.utf8) else { return }
    var scanner = CaptureScanner(line.rest.dropFirst(mark.utf8.count))
    try scanner.expectFirstVersion(of: "evemu")
  }

  private func bits(
    _ scanner: inout CaptureScanner, from first: inout UInt16
  ) throws(Failure) -> [UInt16] {
    var bits: [UInt16] = []
    while !scanner.isAtEnd {
      let byte = try scanner.number("a byte", radix: 16, limit: 0xff)
      bits += (0..<8).filter { byte >> $0 & 1 != 0 }.map { first &+ $0 }
      first &+= 8
    }
    return bits
  }

  private mutating func range(_ scanner: inout CaptureScanner, _ number: Int) throws(Failure) {
    let code = UInt16(try scanner.number("an axis", radix: 16, limit: 0xffff))
    let (minimum, maximum) = (try scanner.integer("a minimum"), try scanner.integer("a maximum"))
    _ = (try scanner.integer("a fuzz"), try scanner.integer("a flat"))
    let resolution = scanner.isAtEnd ? 0 : try scanner.integer("a resolution")
    try scanner.expectEnd()
    devices[last].ranges[code] = Capture.AxisRange(
      minimum: minimum, maximum: maximum, resolution: resolution, line: number)
  }

  private mutating func event(_ scanner: inout CaptureScanner, _ number: Int) throws(Failure) {
    let time = Microseconds(Int64(bitPattern: try scanner.time()))
    let type = UInt16(try scanner.number("a type", radix: 16, limit: 0xffff))
    let code = UInt16(try scanner.number("a code", radix: 16, limit: 0xffff))
    let value = try scanner.integer("a value")
    try scanner.expectEnd()
    devices[last].events.append(
      Capture.Event(time: time, EventCode(type: type, code: code), value, line: number))
  }
}
