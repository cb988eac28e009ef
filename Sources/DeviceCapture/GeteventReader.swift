import DragCoding
import DragGeometry

/// Reads the output of Android's `getevent -t`, with or without `-l`, after that of `getevent -p` or `-i`.
///
/// | line | contents |
/// |---|---|
/// | `add device 1: /dev/input/event2` | begins the description of a device, or names one again |
/// | `  name:     "sec_touchscreen"` | the device's name |
/// | `    KEY (0001): BTN_TOUCH  014a` | keys that it has, by name or hexadecimal number |
/// | `    ABS (0003): ABS_MT_SLOT : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0` | an axis; the next ones follow in lines of their own |
/// | `    INPUT_PROP_DIRECT` | a property, after the line `input props:` |
/// | `[ 12.345678] /dev/input/event2: EV_ABS ABS_MT_SLOT 00000001` | an event: seconds, device, type, code, value (hexadecimal) |
///
/// The device is left out if only one is captured. Names of keys are not read, unlike their numbers.
struct GeteventReader: CaptureReader {
  typealias Failure = FileError.Problem

  private enum Section { case keys, axes, properties, other }

  private(set) var devices: [Capture.Device] = []
  private var current = 0
  private var section = Section.other

  static func canBegin(with line: ArraySlice<UInt8>) -> Bool {
    ["add device", "could not", "[", "/dev/input"].contains { line.starts(with: $0.utf8) }
  }

  mutating func read(_ line: ArraySlice<UInt8>, _ number: Int) throws(Failure) {
    var scanner = CaptureScanner(line)
    if scanner.take(UInt8(ascii: "[")) { return try event(&scanner, number) }
    var words = String(decoding: line, as: UTF8.self).split { $0.isWhitespace }
    guard let first = words.first, first != "remove", first != "could" else { return }
    if first.hasPrefix("/dev/") || first.hasPrefix("EV_") {
      throw scanner.expected("a time such as [ 12.345678], as getevent -lt prints it,")
    }
    if first == "add", let node = words.last { return choose(String(node)) }
    guard !devices.isEmpty else { return }
    if first == "name:" {
      devices[current].name = words.dropFirst().joined(separator: " ").filter { $0 != "\"" }
    }
    if let header = words.firstIndex(where: { $0.hasSuffix(":") && $0 != ":" }) {
      section = Self.sections[words[...header].joined(separator: " ")] ?? .other
      words.removeFirst(header + 1)
    }
    switch section {
    case .keys: devices[current].keys.formUnion(words.compactMap { Self.code($0, of: 1) })
    case .axes: range(words, number)
    case .properties: devices[current].properties.formUnion(words.compactMap(Self.property))
    case .other: break
    }
  }

  private static let sections: [String: Section] = [
    "KEY (0001):": .keys, "ABS (0003):": .axes, "input props:": .properties,
  ]

  private mutating func choose(_ node: String) {
    if let known = devices.firstIndex(where: { $0.node == node }) { return current = known }
    devices.append(Capture.Device(node: node))
    current = devices.count - 1
  }

  private mutating func range(_ words: [Substring], _ number: Int) {
    func value(_ name: Substring) -> Int? {
      words.firstIndex(of: name).flatMap { words[($0 + 1)...].first }
        .flatMap { Int($0.filter { $0 != "," }) }
    }
    guard let code = words.first.flatMap({ Self.code($0, of: 3) }), let minimum = value("min"),
      let maximum = value("max")
    else { return }
    devices[current].ranges[code] = Capture.AxisRange(
      minimum: minimum, maximum: maximum, resolution: value("resolution") ?? 0, line: number)
  }

  private mutating func event(_ scanner: inout CaptureScanner, _ number: Int) throws(Failure) {
    let time = Microseconds(Int64(bitPattern: try scanner.time()))
    try scanner.expect("]")
    var words = String(decoding: scanner.rest, as: UTF8.self).split { $0.isWhitespace }[...]
    if let node = words.first, node.hasSuffix(":") {
      choose(String(node.dropLast()))
      words.removeFirst()
    } else if devices.count != 1 {
      guard devices.isEmpty else { throw scanner.expected("a device such as /dev/input/event2:") }
      choose("")
    }
    guard words.count >= 3 else { throw scanner.expected("a type, a code and a value") }
    let (type, code, value) = (words.removeFirst(), words.removeFirst(), words.removeFirst())
    guard let type = Self.types[type] ?? UInt16(type, radix: 16),
      let code = Self.code(code, of: type), let value = Self.value(value)
    else { return }
    devices[current].events.append(
      Capture.Event(time: time, EventCode(type: type, code: code), value, line: number))
  }

  private static let types: [Substring: UInt16] = [
    "EV_SYN": 0, "EV_KEY": 1, "EV_REL": 2, "EV_ABS": 3,
  ]

  /// Returns the number of a code; `nil` for a name that is not read.
  private static func code(_ word: Substring, of type: UInt16) -> UInt16? {
    // A key that is held has a star after it.
    let word = word.last == "*" ? word.dropLast() : word
    return UInt16(word, radix: 16)
      ?? EventCode.named[String(word)].flatMap {
        $0.type == type ? $0.code : nil
      }
  }

  private static func property(_ word: Substring) -> UInt16? {
    ["INPUT_PROP_POINTER": 0, "INPUT_PROP_DIRECT": 1][word] ?? UInt16(word, radix: 16)
  }

  private static func value(_ word: Substring) -> Int? {
    ["UP": 0, "DOWN": 1, "REPEAT": 2][word]
      ?? UInt32(word, radix: 16).map { Int(Int32(bitPattern: $0)) }
  }
}
