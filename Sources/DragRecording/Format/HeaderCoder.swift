import DragCoding
import DragGeometry

enum HeaderCoder {
  typealias Failure = FileError.Problem

  /// The fields between `dndrec` and `state`, in the order of the file.
  ///
  /// A new field must be optional: a file without it keeps its meaning. Any other change is a new
  /// version of the format. It needs a step in ``Upgrade``.
  private static let fields = [
    HeaderField("app", \.app, JSONValue.string, \.string),
    HeaderField("scene", \.scene, JSONValue.string, \.string),
    HeaderField("arguments", \.arguments, JSONValue.strings, \.strings),
    HeaderField("window", \.window, JSONValue.size, \.size),
    HeaderField("scale", \.scale, { .integer($0.raw) }, Fraction.init(scale:)),
    HeaderField(optional: "pointer", \.pointer, JSONValue.point, \.point),
    HeaderField("tuning", \.tuning, JSONValue.integersByName, \.integersByName),
    HeaderField("advances", \.advances, JSONValue.hexadecimal) { $0.hexadecimal(UInt64.self) },
    HeaderField("hashes", \.hashes, JSONValue.string, \.string),
    HeaderField(optional: "start", \.startUnlessZero, { .integer($0.count) }, \.time),
    HeaderField(optional: "tiers", \.tiers, { .strings($0.map(\.rawValue)) }, [Tier].init),
    HeaderField(optional: "drawnBy", \.drawnBy, JSONValue.string, \.string),
  ]

  static func line(of header: RecordingHeader) -> JSONValue {
    var line = [JSONField("dndrec", .integer(Recording.formatVersion))]
    for field in fields {
      if let value = field.value(header) { line.append(JSONField(field.name, value)) }
    }
    switch header.state {
    case .fresh: line.append(JSONField("state", "fresh"))
    case .state(let bytes): line += StateCoder.fields(of: bytes)
    }
    return .object(line)
  }

  static func firstLine(_ line: ArraySlice<UInt8>) throws(Failure) -> (Int64, JSONValue) {
    do throws(Failure) {
      let json = try JSONValue(parsing: line)
      guard let version = json["dndrec"]?.integer else { throw Failure.foreign }
      return (version, json)
    } catch {
      // Text that is not JSON is no recording; text that begins like one has been damaged.
      throw line.starts(with: "{\"dndrec\":".utf8) ? error : .foreign
    }
  }

  static func header(_ json: JSONValue) throws(Failure) -> RecordingHeader {
    var header = RecordingHeader(app: "", scene: "", window: try json.required("window", \.size))
    for field in fields { try field.read(json, &header) }
    if json["state"] != "fresh" { header.state = .state(try StateCoder.bytes(json)) }
    return header
  }
}

private struct HeaderField: Sendable {
  typealias Path<Value> = any WritableKeyPath<RecordingHeader, Value> & Sendable
  typealias Write<Value> = @Sendable (Value) -> JSONValue
  typealias Read<Value> = @Sendable (JSONValue) -> Value?

  let name: String
  let value: @Sendable (RecordingHeader) -> JSONValue?
  let read: @Sendable (JSONValue, inout RecordingHeader) throws(FileError.Problem) -> Void

  init<Value>(
    _ name: String, _ path: Path<Value>, _ write: @escaping Write<Value>,
    _ read: @escaping Read<Value>
  ) {
    self.name = name
    value = { write($0[keyPath: path]) }
    self.read = { (line, header) throws(FileError.Problem) in
      header[keyPath: path] = try line.required(name, read)
    }
  }

  init<Value>(
    optional name: String, _ path: Path<Value?>, _ write: @escaping Write<Value>,
    _ read: @escaping Read<Value>
  ) {
    self.name = name
    value = { $0[keyPath: path].map(write) }
    self.read = { (line, header) throws(FileError.Problem) in
      header[keyPath: path] = try line.optional(name, read)
    }
  }
}

extension Fraction {
  fileprivate init?(scale json: JSONValue) {
    guard let raw = json.integer(in: 1...(100 << 16)) else { return nil }
    self.init(raw: raw)
  }
}

extension [Tier] {
  fileprivate init?(_ json: JSONValue) {
    guard let tiers = json.strings?.mapUnlessNil(Tier.init(rawValue:)), !tiers.isEmpty else {
      return nil
    }
    self = tiers
  }
}

extension RecordingHeader {
  fileprivate var startUnlessZero: Microseconds? {
    get { start == .zero ? nil : start }
    set { start = newValue ?? .zero }
  }
}
