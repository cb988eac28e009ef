package import DragCoding
import DragGeometry

package struct RecordingWriter<Sink: RecordingSink> {
  package private(set) var sink: Sink
  /// The first error, if any; nothing is written after it.
  ///
  /// If it is that of a limit, the recording is complete: it ends before what exceeds the limit.
  package private(set) var failure: FileError?
  private var encoder: TurnEncoder
  private var budget: RecordingBudget
  private var lines = 0
  private var events = 0
  private var isFinished = false

  package init(
    _ header: RecordingHeader, to sink: Sink, within budget: RecordingBudget = RecordingBudget()
  ) throws(FileError) {
    (self.sink, self.budget) = (sink, budget)
    encoder = TurnEncoder(header)
    let line = HeaderCoder.line(of: header)
    do throws(FileError.Problem) {
      _ = try HeaderCoder.header(line)
      self.budget.reserveEnd()
      try write([line])
    } catch {
      throw FileError(file: sink.name, error)
    }
    if let failure { throw failure }
  }

  /// Writes an entry.
  ///
  /// A keyframe or an expectation gets the time of the last written turn. So does a mark with an
  /// earlier time.
  package mutating func append(_ entry: Recording.Entry) {
    guard failure == nil, !isFinished else { return }
    let time = time
    do throws(FileError.Problem) {
      let encoded = encoded(entry)
      try write(encoded)
      guard case .turn(let turn) = entry else { return }
      (lines, events) = (lines + encoded.count, events + turn.events.count)
    } catch {
      writeEnd(at: time)
      failure = failure ?? FileError(file: sink.name, error)
    }
  }

  private mutating func encoded(_ entry: Recording.Entry) -> [JSONValue] {
    switch entry {
    case .turn(let turn): return encoder.lines(of: turn)
    case .keyframe(let keyframe):
      return [
        .object([JSONField("k", .integer(time.count))] + StateCoder.fields(of: keyframe.state))
      ]
    case .mark(let mark):
      let time = max(mark.time, time)
      var fields = [JSONField("mark", .string(mark.name)), JSONField("t", .integer(time.count))]
      if let frame = mark.frame { fields.append(JSONField("frame", .hexadecimal(frame))) }
      return [.object(fields)]
    case .gesture(let gesture): return [GestureCoder.line(of: gesture)]
    case .expectation(let moment):
      let text = JSONField("expect", .string(moment.expectation.description))
      return [.object([text, JSONField("t", .integer(time.count))])]
    }
  }

  var isEmpty: Bool { lines == 0 }

  var time: Microseconds { encoder.time }

  package mutating func finish(at end: Microseconds) {
    if end - time > .day { append(.turn(Turn(time: end))) }
    guard failure == nil, !isFinished else { return }
    writeEnd(at: max(end, time))
  }

  private mutating func writeEnd(at end: Microseconds) {
    let line: JSONValue = .object([
      JSONField("end", 1), JSONField("t", .integer(end.count)),
      JSONField("lines", .integer(lines)), JSONField("events", .integer(events)),
    ])
    attempt { (sink) throws(FileError) in try sink.append(Self.bytes(of: line)) }
    attempt { (sink) throws(FileError) in try sink.close() }
    isFinished = true
  }

  private mutating func write(_ lines: [JSONValue]) throws(FileError.Problem) {
    var (left, bytes) = (budget, [UInt8]())
    for line in lines {
      let text = Self.bytes(of: line)
      try left.write(line, bytes: text.count)
      bytes += text
    }
    budget = left
    attempt { (sink) throws(FileError) in try sink.append(bytes) }
  }

  private static func bytes(of line: JSONValue) -> [UInt8] {
    line.utf8 + CollectionOfOne(UInt8(ascii: "\n"))
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
  ///
  /// - Throws: A `FileError` if the recording is too long for a file, or its header is invalid.
  public var bytes: [UInt8] {
    get throws(FileError) {
      var writer = try RecordingWriter(header, to: MemorySink())
      for entry in entries { writer.append(entry) }
      writer.finish(at: end)
      if let failure = writer.failure { throw failure }
      return writer.sink.bytes
    }
  }
}
