package import DragCoding
import DragGeometry

package struct RecordingWriter<Sink: RecordingSink> {
  package private(set) var sink: Sink
  /// The first error of the sink, if any; nothing is written after it.
  package private(set) var failure: FileError?
  private var encoder: PumpEncoder
  private var lines = 0
  private var events = 0
  private var isFinished = false

  package init(_ header: RecordingHeader, to sink: Sink) throws(FileError) {
    self.sink = sink
    encoder = PumpEncoder(header)
    write(HeaderCoder.line(of: header))
    if let failure { throw failure }
  }

  /// Writes an entry.
  ///
  /// A keyframe or an expectation gets the time of the last written turn. So does a mark with an
  /// earlier time.
  package mutating func append(_ entry: Recording.Entry) {
    switch entry {
    case .pump(let pump):
      events += pump.events.count
      for line in encoder.lines(of: pump) {
        lines += 1
        write(line)
      }
    case .keyframe(let keyframe):
      write(.object([JSONField("k", .integer(time.count))] + StateCoder.fields(of: keyframe.state)))
    case .mark(let mark):
      let time = max(mark.time, time)
      var fields = [JSONField("mark", .string(mark.name)), JSONField("t", .integer(time.count))]
      if let frame = mark.frame { fields.append(JSONField("frame", .hexadecimal(frame))) }
      write(.object(fields))
    case .gesture(let gesture): write(GestureCoder.line(of: gesture))
    case .expectation(let moment):
      let text = JSONField("expect", .string(moment.expectation.description))
      write(.object([text, JSONField("t", .integer(time.count))]))
    }
  }

  var isEmpty: Bool { lines == 0 }

  var time: Microseconds { encoder.time }

  package mutating func finish(at end: Microseconds) {
    if end - time > .day { append(.pump(Pump(time: end))) }
    write(
      .object([
        JSONField("end", 1), JSONField("t", .integer(max(end, time).count)),
        JSONField("lines", .integer(lines)), JSONField("events", .integer(events)),
      ]))
    attempt { (sink) throws(FileError) in try sink.close() }
    isFinished = true
  }

  private mutating func write(_ line: JSONValue) {
    let bytes = line.utf8 + CollectionOfOne(UInt8(ascii: "\n"))
    attempt { (sink) throws(FileError) in try sink.append(bytes) }
  }

  private mutating func attempt(_ action: (inout Sink) throws(FileError) -> Void) {
    guard failure == nil, !isFinished else { return }
    do {
      try action(&sink)
    } catch {
      failure = error
    }
  }
}

extension RecordingWriter: Sendable where Sink: Sendable {}

extension Recording {
  /// The bytes of the recording's file, with an end line.
  public var bytes: [UInt8] {
    // Memory takes every line.
    guard var writer = try? RecordingWriter(header, to: MemorySink()) else { return [] }
    for entry in entries { writer.append(entry) }
    writer.finish(at: end)
    return writer.sink.bytes
  }
}
