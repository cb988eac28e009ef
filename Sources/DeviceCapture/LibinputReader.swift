import DragCoding
import DragGeometry

/// Reads the output of `libinput record`: YAML that describes one or several devices.
///
/// Only the names and nodes of devices, their properties and keys, the ranges of their axes and the
/// kernel's events are read. The format requires readers to ignore all else.
struct LibinputReader: CaptureReader {
  typealias Failure = FileError.Problem

  private(set) var devices: [Capture.Device] = []
  private var blocks: [(indentation: Int, key: String)] = []

  private static let hidden = Array("(obfuscated)".utf8)

  static func canBegin(with line: ArraySlice<UInt8>) -> Bool {
    ["version:", "ndevices:", "libinput:", "system:", "devices:", "---"].contains {
      line.starts(with: $0.utf8)
    }
  }

  mutating func read(_ line: ArraySlice<UInt8>, _ number: Int) throws(Failure) {
    guard let content = YAMLLine(line) else { return }
    while let block = blocks.last, block.indentation >= content.indentation { blocks.removeLast() }
    switch blocks.map(\.key) {
    case [] where content.key == "version":
      var scanner = CaptureScanner(content.value)
      try scanner.expectFirstVersion(of: "libinput record")
    case ["devices"]:
      if content.isEntry || devices.isEmpty { devices.append(Capture.Device()) }
      if content.key == "node" { devices[devices.count - 1].node = content.text }
    case ["devices", "evdev"] where content.key == "name" && !devices.isEmpty:
      devices[devices.count - 1].name = content.text
    case ["devices", "evdev"] where content.key == "properties" && !devices.isEmpty:
      devices[devices.count - 1].properties = try numbers(in: content.value)
    case ["devices", "evdev", "codes"] where content.key == "1":
      devices[devices.count - 1].keys = try numbers(in: content.value)
    case ["devices", "evdev", "absinfo"]: try range(in: line, number)
    case ["devices", "events", "evdev"]: return try event(in: line, number)
    default: break
    }
    if let key = content.key { blocks.append((content.indentation, key)) }
  }

  private func numbers(in list: ArraySlice<UInt8>) throws(Failure) -> Set<UInt16> {
    var scanner = CaptureScanner(list)
    var numbers: Set<UInt16> = []
    try scanner.expect("[")
    while !scanner.take(UInt8(ascii: "]")) {
      numbers.insert(UInt16(try scanner.number("a number", limit: 0xffff)))
      _ = scanner.take(UInt8(ascii: ","))
    }
    return numbers
  }

  private mutating func range(in line: ArraySlice<UInt8>, _ number: Int) throws(Failure) {
    var scanner = CaptureScanner(line)
    let code = UInt16(try scanner.number("an axis", limit: 0xffff))
    try scanner.expect(":[")
    let minimum = try scanner.integer("a minimum")
    try scanner.expect(",")
    let maximum = try scanner.integer("a maximum")
    var resolution = 0
    while scanner.take(UInt8(ascii: ",")) { resolution = try scanner.integer("a number") }
    try scanner.expect("]")
    devices[devices.count - 1].ranges[code] = Capture.AxisRange(
      minimum: minimum, maximum: maximum, resolution: resolution, line: number)
  }

  private mutating func event(in line: ArraySlice<UInt8>, _ number: Int) throws(Failure) {
    var scanner = CaptureScanner(line)
    try scanner.expect("-[")
    let seconds = try scanner.number("seconds")
    try scanner.expect(",")
    let micro = try scanner.number("microseconds", limit: 999_999)
    try scanner.expect(",")
    let type = UInt16(try scanner.number("a type", limit: 0xffff))
    try scanner.expect(",")
    let code = UInt16(try scanner.number("a code", limit: 0xffff))
    try scanner.expect(",")
    let value = try scanner.integer("a value")
    try scanner.expect("]")
    try scanner.expectEnd()
    if type == 1, scanner.rest.suffix(Self.hidden.count) == Self.hidden[...] {
      if value == 1 { devices[devices.count - 1].hiddenKeys += 1 }
      return
    }
    // Times before the recording began are counted down from 2⁶⁴.
    let time = Microseconds(Int64(bitPattern: seconds &* 1_000_000 &+ micro))
    devices[devices.count - 1].events.append(
      Capture.Event(time: time, EventCode(type: type, code: code), value, line: number))
  }
}
