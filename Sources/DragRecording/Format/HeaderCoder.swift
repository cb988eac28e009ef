import DragCoding
import DragGeometry

/// The first line: `{"dndrec":1,"app":…}`.
enum HeaderCoder {
  typealias Failure = RecordingError.Problem

  /// The first line of a recording with that header.
  static func line(of header: RecordingHeader) -> [UInt8] {
    var fields = [
      JSONField("dndrec", .integer(Recording.formatVersion)),
      JSONField("app", .string(header.app)),
      JSONField("scene", .string(header.scene)),
      JSONField("arguments", .strings(header.arguments)),
      JSONField("window", .integers([header.window.width.pixels, header.window.height.pixels])),
      JSONField("scale", .integer(header.scale.raw)),
    ]
    if let pointer = header.pointer {
      fields.append(
        JSONField("pointer", .integers([pointer.x.subpixels, pointer.y.subpixels])))
    }
    let tuning = header.tuning.sorted { $0.key < $1.key }
    fields += [
      JSONField("tuning", .object(tuning.map { JSONField($0.key, .integer($0.value)) })),
      JSONField("advances", .string(Hexadecimal.digits(of: header.advances))),
      JSONField("hashes", .string(header.hashes)),
    ]
    if header.start != .zero { fields.append(JSONField("start", .integer(header.start.count))) }
    if let tiers = header.tiers {
      fields.append(JSONField("tiers", .strings(tiers.map(\.rawValue))))
    }
    if let versions = header.drawnBy { fields.append(JSONField("drawnBy", .string(versions))) }
    switch header.state {
    case .fresh: fields.append(JSONField("state", "fresh"))
    case .state(let bytes): fields += StateCoder.fields(of: bytes)
    }
    return Array(JSONValue.object(fields).description.utf8) + [UInt8(ascii: "\n")]
  }

  /// The version of the format that a first line tells.
  static func version(_ line: ArraySlice<UInt8>) throws(Failure) -> Int64 {
    // What is no JSON at all is no recording; what begins like one has been damaged.
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
    try header(try FieldReader(line: line))
  }

  private static func header(_ json: FieldReader) throws(Failure) -> RecordingHeader {
    let window = try json.integers("window", count: 2, in: 1...Limits.windowSide)
    var header = RecordingHeader(
      app: try json.string("app"), scene: try json.string("scene"),
      arguments: try json.strings("arguments"),
      window: Size(width: Length(pixels: window[0]), height: Length(pixels: window[1])),
      hashes: try json.string("hashes"))
    header.scale = Fraction(raw: try json.integer("scale", in: 1...(100 << 16)))
    header.tuning = try json.numbers("tuning")
    guard let advances = UInt64(try json.string("advances"), radix: 16) else {
      throw json.missing("advances")
    }
    header.advances = advances
    if json.value["pointer"] != nil {
      let far = Length.farthest.subpixels
      let place = try json.integers("pointer", count: 2, in: -far...far)
      header.pointer = Point(x: Length(subpixels: place[0]), y: Length(subpixels: place[1]))
    }
    if json.value["start"] != nil {
      header.start = Microseconds(Int64(try json.integer("start", in: 0...(1 << 53))))
    }
    if json.value["tiers"] != nil {
      header.tiers = try tiers(json)
    }
    if json.value["drawnBy"] != nil { header.drawnBy = try json.string("drawnBy") }
    if try json.string("state") != "fresh" { header.state = .state(try StateCoder.bytes(json)) }
    return header
  }

  /// The tiers, of which there is at least one: a check of nothing would pass in silence.
  private static func tiers(_ json: FieldReader) throws(Failure) -> [Tier] {
    let names = try json.strings("tiers")
    let tiers = names.compactMap { Tier(rawValue: $0) }
    guard tiers.count == names.count, !tiers.isEmpty else { throw json.missing("tiers") }
    return tiers
  }
}
