public import DragCoding
public import DragGeometry

/// Writes a recording line by line.
///
/// ```swift
/// var writer = try RecordingWriter(header, to: try RecordingFile(creating: "session.dndrec"))
/// try writer.append(Pump(time: .milliseconds(8), events: events))
/// try writer.finish(at: .milliseconds(8))
/// ```
///
/// After an error, further lines would continue one that is not there: they are left out silently.
public struct RecordingWriter<Sink: RecordingSink> {
  /// Where the lines go.
  public private(set) var sink: Sink
  /// The first error; nothing is written after it.
  public private(set) var failure: FileError?
  private var encoder: PumpEncoder
  private var lines = 0
  private var events = 0
  private var isFinished = false

  /// Writes the first line.
  public init(_ header: RecordingHeader, to sink: Sink) throws(FileError) {
    self.sink = sink
    encoder = PumpEncoder(header)
    try write(HeaderCoder.line(of: header))
  }

  /// Writes a pump.
  public mutating func append(_ pump: Pump) throws(FileError) {
    let encoded = encoder.lines(of: pump)
    lines += encoded.count
    events += pump.events.count
    for line in encoded { try write(line) }
  }

  /// Writes the state at the time of the pump before.
  public mutating func appendKeyframe(_ state: [UInt8]) throws(FileError) {
    let time = JSONField("k", .integer(encoder.time.count))
    try write(.object([time] + StateCoder.fields(of: state)))
  }

  /// Writes a gesture that is over.
  public mutating func append(_ gesture: Gesture) throws(FileError) {
    try write(GestureCoder.line(of: gesture))
  }

  /// Writes a mark, which lies no earlier than the pump before.
  public mutating func append(_ mark: Mark) throws(FileError) {
    let time = max(mark.time, encoder.time)
    var fields = [JSONField("mark", .string(mark.name)), JSONField("t", .integer(time.count))]
    if let frame = mark.frame {
      fields.append(JSONField("frame", .string(Hexadecimal.digits(of: frame))))
    }
    try write(.object(fields))
  }

  /// Writes that something must be so at the time of the pump before.
  public mutating func append(_ expectation: SessionExpectation) throws(FileError) {
    try write(
      .object([
        JSONField("expect", .string(expectation.description)),
        JSONField("t", .integer(encoder.time.count)),
      ]))
  }

  /// Writes an entry.
  public mutating func append(_ entry: Recording.Entry) throws(FileError) {
    switch entry {
    case .pump(let pump): try append(pump)
    case .keyframe(let keyframe): try appendKeyframe(keyframe.state)
    case .mark(let mark): try append(mark)
    case .gesture(let gesture): try append(gesture)
    case .expectation(let moment): try append(moment.expectation)
    }
  }

  /// Whether no pump has been written.
  var isEmpty: Bool { lines == 0 }

  /// The time of the pump before.
  var time: Microseconds { encoder.time }

  /// Writes the last line, for a session that went to `time`.
  public mutating func finish(at time: Microseconds) throws(FileError) {
    if time - encoder.time > .day { try append(Pump(time: time)) }
    try write(
      .object([
        JSONField("end", 1), JSONField("t", .integer(max(time, encoder.time).count)),
        JSONField("lines", .integer(lines)), JSONField("events", .integer(events)),
      ]))
    if failure == nil, !isFinished { try sink.close() }
    isFinished = true
  }

  private mutating func write(_ line: JSONValue) throws(FileError) {
    guard failure == nil, !isFinished else { return }
    do {
      try sink.append(Array((line.description + "\n").utf8))
    } catch {
      failure = error
      throw error
    }
  }
}

extension RecordingWriter: Sendable where Sink: Sendable {}

extension Recording {
  /// The file that holds this recording.
  public var bytes: [UInt8] {
    do throws(FileError) {
      var writer = try RecordingWriter(header, to: MemorySink())
      for entry in entries { try writer.append(entry) }
      try writer.finish(at: end)
      return writer.sink.bytes
    } catch {
      return []  // Memory takes every line.
    }
  }
}
