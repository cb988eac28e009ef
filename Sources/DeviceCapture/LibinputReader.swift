import DragCoding
import DragGeometry
import DragRecording

/// Reads what `libinput record` writes, YAML of one or several devices.
///
/// It takes what a device is called, the ranges of its axes and what the kernel told of it; whatever
/// else there is (the system, udev's properties, quirks, HID reports, what libinput made of the
/// events) is left out, as the format asks of its readers.
struct LibinputReader: CaptureReader {
  /// The devices so far.
  private(set) var devices: [Capture.Device] = []
  /// The keys of the blocks that the line stands in, from the outermost, and their indentations.
  private var blocks: [(indentation: Int, key: BlockKey)] = []

  /// What is behind the kernel's event in the place of a key that is not told.
  private static let hidden = Array("(obfuscated)".utf8)

  /// The keys that lead to what is taken.
  private enum BlockKey: Equatable {
    case devices, evdev, absinfo, events
    case other

    init(_ name: ArraySlice<UInt8>) {
      switch String(decoding: name, as: UTF8.self) {
      case "devices": self = .devices
      case "evdev": self = .evdev
      case "absinfo": self = .absinfo
      case "events": self = .events
      default: self = .other
      }
    }
  }

  /// Takes in a line.
  mutating func read(_ line: ArraySlice<UInt8>, _ number: Int) throws(FileError.Problem) {
    guard let content = YAMLLine(line) else { return }
    while let block = blocks.last, block.indentation >= content.indentation { blocks.removeLast() }
    switch blocks.map(\.key) {
    case []: try checkVersion(content)
    case [.devices]: describe(content)
    case [.devices, .evdev]: name(content)
    case [.devices, .evdev, .absinfo]: try range(content, in: line, number)
    case [.devices, .events, .evdev]: return try event(content, in: line, number)
    default: break
    }
    if let key = content.key { blocks.append((content.indentation, BlockKey(key))) }
  }

  private func checkVersion(_ line: YAMLLine) throws(FileError.Problem) {
    guard let key = line.key, key.elementsEqual("version".utf8) else { return }
    var scanner = CaptureScanner(line.value)
    guard let version = scanner.digits(radix: 10, limit: 9999), version > 1 else { return }
    throw .newer(program: "libinput record", version: version)
  }

  private mutating func describe(_ line: YAMLLine) {
    if line.isEntry || devices.isEmpty { devices.append(Capture.Device()) }
    guard let key = line.key, key.elementsEqual("node".utf8) else { return }
    devices[devices.count - 1].node = line.words
  }

  private mutating func name(_ line: YAMLLine) {
    guard let key = line.key, key.elementsEqual("name".utf8), !devices.isEmpty else { return }
    devices[devices.count - 1].name = line.words
  }

  /// `53: [0, 4095, 0, 0, 12]`.
  private mutating func range(
    _ content: YAMLLine, in line: ArraySlice<UInt8>, _ number: Int
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
    _ content: YAMLLine, in line: ArraySlice<UInt8>, _ number: Int
  ) throws(FileError.Problem) {
    var scanner = CaptureScanner(line)
    try scanner.expect(UInt8(ascii: "-"))
    try scanner.expect(UInt8(ascii: "["))
    let time = try time(&scanner)
    try scanner.expect(UInt8(ascii: ","))
    let type = UInt16(try scanner.number("a type", limit: 0xffff))
    try scanner.expect(UInt8(ascii: ","))
    let code = EventCode(type: type, code: try eventCode(&scanner))
    let value = try scanner.integer("a value")
    try scanner.expect(UInt8(ascii: "]"))
    try scanner.expectEnd()
    let event = Capture.Event(time: time, code, value, line: number)
    take(event, comment: scanner.rest)
  }

  private func time(_ scanner: inout CaptureScanner) throws(FileError.Problem) -> Microseconds {
    let seconds = try scanner.number("seconds")
    try scanner.expect(UInt8(ascii: ","))
    let micro = try scanner.number("microseconds", limit: 999_999)
    // What came before the recording began is counted down from 2⁶⁴.
    return Microseconds(Int64(bitPattern: seconds &* 1_000_000 &+ micro))
  }

  private func eventCode(_ scanner: inout CaptureScanner) throws(FileError.Problem) -> UInt16 {
    let code = UInt16(try scanner.number("a code", limit: 0xffff))
    try scanner.expect(UInt8(ascii: ","))
    return code
  }

  private mutating func take(_ event: Capture.Event, comment: ArraySlice<UInt8>) {
    guard comment.count >= Self.hidden.count, comment.suffix(Self.hidden.count) == Self.hidden[...],
      event.code.type == 1
    else { return devices[devices.count - 1].events.append(event) }
    if event.value == 1 { devices[devices.count - 1].hiddenKeys += 1 }
  }
}
