import DragCoding
import DragGeometry

/// The first line: `{"dndrec":2,"app":…}`.
enum HeaderCoder {
  typealias Failure = FileError.Problem

  /// The fields behind the version and before the state, in the order in which they are written.
  ///
  /// A further field is optional, and leaving it out means what it meant before there was one. What
  /// cannot be told that way is a new version of the format, and a step of ``Upgrade``.
  private static let fields = [
    HeaderField("app", \.app, JSONValue.string, FieldReader.string),
    HeaderField("scene", \.scene, JSONValue.string, FieldReader.string),
    HeaderField("arguments", \.arguments, JSONValue.strings, FieldReader.strings),
    HeaderField("window", \.window, JSONValue.window, FieldReader.window),
    HeaderField("scale", \.scale, { .integer($0.raw) }, FieldReader.scale),
    HeaderField(optional: "pointer", \.pointer, JSONValue.point, FieldReader.point),
    HeaderField("tuning", \.tuning, JSONValue.numbers, FieldReader.numbers),
    HeaderField("advances", \.advances, JSONValue.hexadecimal, FieldReader.hexadecimal),
    HeaderField("hashes", \.hashes, JSONValue.string, FieldReader.string),
    HeaderField(optional: "start", \.startUnlessZero, { .integer($0.count) }, FieldReader.time),
    HeaderField(optional: "tiers", \.tiers, { .strings($0.map(\.rawValue)) }, FieldReader.tiers),
    HeaderField(optional: "drawnBy", \.drawnBy, JSONValue.string, FieldReader.string),
  ]

  /// The first line of a recording with that header.
  static func line(of header: RecordingHeader) -> [UInt8] {
    var line = [JSONField("dndrec", .integer(Recording.formatVersion))]
    for field in fields {
      if let value = field.value(header) { line.append(JSONField(field.name, value)) }
    }
    switch header.state {
    case .fresh: line.append(JSONField("state", "fresh"))
    case .state(let bytes): line += StateCoder.fields(of: bytes)
    }
    return Array(JSONValue.object(line).description.utf8) + [UInt8(ascii: "\n")]
  }

  /// The version of the format that a first line names.
  static func version(_ line: ArraySlice<UInt8>) throws(Failure) -> Int64 {
    // Text that is not JSON is no recording; text that begins like one has been damaged.
    guard line.starts(with: "{\"dndrec\":".utf8) || (try? JSONValue(parsing: line)) != nil else {
      throw .foreign
    }
    guard let version = try FieldReader(line: line).value["dndrec"]?.integer else {
      throw .foreign
    }
    return version
  }

  /// The header on a first line of the current version.
  static func header(_ line: ArraySlice<UInt8>) throws(Failure) -> RecordingHeader {
    let json = try FieldReader(line: line)
    let window = try json.window("window")
    var header = RecordingHeader(app: "", scene: "", window: window)
    for field in fields { try field.read(json, &header) }
    if try json.string("state") != "fresh" { header.state = .state(try StateCoder.bytes(json)) }
    return header
  }
}

/// A field of the header: its name, and how it is written and read.
private struct HeaderField: Sendable {
  typealias Failure = FileError.Problem
  typealias Read<Value> = @Sendable (FieldReader) -> (String) throws(Failure) -> Value
  typealias Path<Value> = any WritableKeyPath<RecordingHeader, Value> & Sendable

  let name: String
  /// The value; `nil` if the field is left out.
  let value: @Sendable (RecordingHeader) -> JSONValue?
  /// Sets the field of a header, if the line has it.
  let read: @Sendable (FieldReader, inout RecordingHeader) throws(Failure) -> Void

  init<Value>(
    _ name: String, _ path: Path<Value>, _ write: @escaping @Sendable (Value) -> JSONValue,
    _ read: @escaping Read<Value>
  ) {
    self.name = name
    value = { write($0[keyPath: path]) }
    self.read = { (json, header) throws(Failure) in
      header[keyPath: path] = try read(json)(name)
    }
  }

  init<Value>(
    optional name: String, _ path: Path<Value?>,
    _ write: @escaping @Sendable (Value) -> JSONValue, _ read: @escaping Read<Value>
  ) {
    self.name = name
    value = { $0[keyPath: path].map(write) }
    self.read = { (json, header) throws(Failure) in
      if json.value[name] != nil { header[keyPath: path] = try read(json)(name) }
    }
  }
}

extension JSONValue {
  fileprivate static func window(_ size: Size) -> JSONValue {
    .integers([size.width.pixels, size.height.pixels])
  }

  static func point(_ point: Point) -> JSONValue {
    .integers([point.x.subpixels, point.y.subpixels])
  }

  fileprivate static func hexadecimal(_ number: UInt64) -> JSONValue {
    .string(Hexadecimal.digits(of: number))
  }

  /// Numbers by name, in the order of the names.
  fileprivate static func numbers(_ numbers: [String: Int]) -> JSONValue {
    .object(numbers.sorted { $0.key < $1.key }.map { JSONField($0.key, .integer($0.value)) })
  }
}

extension FieldReader {
  fileprivate func window(_ name: String) throws(Failure) -> Size {
    let sides = try integers(name, count: 2, in: 1...Limits.windowSide)
    return Size(width: Length(pixels: sides[0]), height: Length(pixels: sides[1]))
  }

  fileprivate func scale(_ name: String) throws(Failure) -> Fraction {
    Fraction(raw: try integer(name, in: 1...(100 << 16)))
  }

  /// The tiers, of which there is at least one: a check of none would always pass.
  fileprivate func tiers(_ name: String) throws(Failure) -> [Tier] {
    let names = try strings(name)
    let tiers = names.compactMap { Tier(rawValue: $0) }
    guard tiers.count == names.count, !tiers.isEmpty else { throw missing(name) }
    return tiers
  }
}

extension RecordingHeader {
  /// The time of the start, which is written only if it is not zero.
  fileprivate var startUnlessZero: Microseconds? {
    get { start == .zero ? nil : start }
    set { start = newValue ?? .zero }
  }
}
