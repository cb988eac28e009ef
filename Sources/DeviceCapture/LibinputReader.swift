import DragCoding
import DragGeometry

/// Reads the output of `libinput record`, YAML of one or several devices.
///
/// It reads the names of devices, the ranges of their axes and the kernel's events. Everything else (the
/// system, udev's properties, quirks, HID reports, libinput's own events) is left out, as the format
/// asks of its readers.
struct LibinputReader: CaptureReader {
  private(set) var devices: [Capture.Device] = []
  /// The keys of the blocks that contain the line, from the outermost, and their indentations.
  private var blocks: [(indentation: Int, key: String)] = []

  /// The comment after the event of a key that is not revealed.
  private static let hidden = Array("(obfuscated)".utf8)

  /// Whether this program may have written a line.
  static func canBegin(with line: ArraySlice<UInt8>) -> Bool {
    ["version:", "ndevices:", "libinput:", "system:", "devices:", "---"].contains {
      line.starts(with: $0.utf8)
    }
  }

  mutating func read(_ line: ArraySlice<UInt8>, _ number: Int) throws(FileError.Problem) {
    guard let content = YAMLLine(line) else { return }
    while let block = blocks.last, block.indentation >= content.indentation { blocks.removeLast() }
    switch blocks.map(\.key) {
    case []: try checkVersion(content)
    case ["devices"]: describe(content)
    case ["devices", "evdev"]: name(content)
    case ["devices", "evdev", "absinfo"]: try range(in: line, number)
    case ["devices", "events", "evdev"]: return try event(in: line, number)
    default: break
    }
    if let key = content.key { blocks.append((content.indentation, key)) }
  }

  private func checkVersion(_ line: YAMLLine) throws(FileError.Problem) {
    guard line.key == "version" else { return }
    var scanner = CaptureScanner(line.value)
    guard let version = scanner.digits(radix: 10, limit: 9999), version > 1 else { return }
    throw .newer(program: "libinput record", version: version)
  }

  private mutating func describe(_ line: YAMLLine) {
    if line.isEntry || devices.isEmpty { devices.append(Capture.Device()) }
    if line.key == "node" { devices[devices.count - 1].node = line.text }
  }

  private mutating func name(_ line: YAMLLine) {
    if line.key == "name", !devices.isEmpty { devices[devices.count - 1].name = line.text }
  }

  /// `53: [0, 4095, 0, 0, 12]`.
  private mutating func range(
    in line: ArraySlice<UInt8>, _ number: Int
  ) throws(FileError.Problem) {
    var scanner = CaptureScanner(line)
    let code = UInt16(try scanner.number("an axis", limit: 0xffff))
    try scanner.expect(UInt8(ascii: ":"))
    try scanner.expect(UInt8(ascii: "["))
    let minimum = try scanner.integer("a minimum")
    try scanner.expect(UInt8(ascii: ","))
    let maximum = try scanner.integer("a maximum")
    var resolution = 0
    while scanner.take(UInt8(ascii: ",")) { resolution = try scanner.integer("a number") }
    try scanner.expect(UInt8(ascii: "]"))
    devices[devices.count - 1].ranges[code] = Capture.AxisRange(
      minimum: minimum, maximum: maximum, resolution: resolution, line: number)
  }

  /// `- [  0,   1500,   3,  53,   404]`.
  private mutating func event(
    in line: ArraySlice<UInt8>, _ number: Int
  ) throws(FileError.Problem) {
    var scanner = CaptureScanner(line)
    try scanner.expect(UInt8(ascii: "-"))
    try scanner.expect(UInt8(ascii: "["))
    let time = try time(&scanner)
    try scanner.expect(UInt8(ascii: ","))
    let type = UInt16(try scanner.number("a type", limit: 0xffff))
    try scanner.expect(UInt8(ascii: ","))
    let code = UInt16(try scanner.number("a code", limit: 0xffff))
    try scanner.expect(UInt8(ascii: ","))
    let value = try scanner.integer("a value")
    try scanner.expect(UInt8(ascii: "]"))
    try scanner.expectEnd()
    let event = Capture.Event(
      time: time, EventCode(type: type, code: code), value, line: number)
    take(event, comment: scanner.rest)
  }

  private func time(_ scanner: inout CaptureScanner) throws(FileError.Problem) -> Microseconds {
    let seconds = try scanner.number("seconds")
    try scanner.expect(UInt8(ascii: ","))
    let micro = try scanner.number("microseconds", limit: 999_999)
    // Times before the recording began are counted down from 2⁶⁴.
    return Microseconds(Int64(bitPattern: seconds &* 1_000_000 &+ micro))
  }

  private mutating func take(_ event: Capture.Event, comment: ArraySlice<UInt8>) {
    guard event.code.type == 1, comment.suffix(Self.hidden.count) == Self.hidden[...] else {
      return devices[devices.count - 1].events.append(event)
    }
    if event.value == 1 { devices[devices.count - 1].hiddenKeys += 1 }
  }
}
