package import DragCoding
import DragGeometry

package struct RecordingWriter<Sink: RecordingSink> {
  package private(set) var sink: Sink
  /// The first error, if any; nothing is written after it.
  ///
  /// If it is that of a limit, the recording is complete: it ends before what exceeds the limit.
  package private(set) var failure: FileError?
  private var encoder: TurnEncoder
  private var reader: LineReader
  private var isFinished = false

  package init(
    _ header: RecordingHeader, to sink: Sink, within budget: RecordingBudget = RecordingBudget()
  ) throws(FileError) {
    (self.sink, encoder) = (sink, TurnEncoder(header))
    let line = HeaderCoder.line(of: header).utf8
    do throws(FileError.Problem) {
      var budget = budget
      budget.reserveEnd()
      try budget.spend(bytes: line.count)
      reader = LineReader(try HeaderCoder.header(JSONValue(parsing: line)), within: budget)
    } catch {
      throw FileError(file: sink.name, error)
    }
    write(line)
    if let failure { throw failure }
  }

  /// Writes an entry, unless no reader would accept it; then the recording ends before it.
  ///
  /// A keyframe or an expectation gets the time of the last written turn. So does a mark with an
  /// earlier time.
  package mutating func append(_ entry: Recording.Entry) {
    guard failure == nil, !isFinished else { return }
    write(encoded(entry))
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
      return encoder.bridge(to: time) + [.object(fields)]
    case .gesture(let gesture): return [GestureCoder.line(of: gesture)]
    case .expectation(let moment):
      let text = JSONField("expect", .string(moment.expectation.description))
      return [.object([text, JSONField("t", .integer(time.count))])]
    }
  }

  var isEmpty: Bool { reader.turns == 0 }

  /// The time of the last written turn.
  var time: Microseconds { reader.time }

  package mutating func finish(at end: Microseconds) {
    write(encoder.bridge(to: end))
    writeEnd(at: max(end, time))
  }

  private mutating func write(_ lines: [JSONValue]) {
    do throws(FileError.Problem) {
      for line in lines.map(\.utf8) where failure == nil && !isFinished {
        _ = try reader.entry(of: line)
        write(line)
      }
    } catch {
      writeEnd(at: time)
      failure = failure ?? FileError(file: sink.name, error.ofWriting)
    }
  }

  private mutating func writeEnd(at end: Microseconds) {
    let line: JSONValue = .object([
      JSONField("end", 1), JSONField("t", .integer(end.count)),
      JSONField("lines", .integer(reader.turns)), JSONField("events", .integer(reader.events)),
    ])
    write(line.utf8)
    attempt { (sink) throws(FileError) in try sink.close() }
    isFinished = true
  }

  private mutating func write(_ line: [UInt8]) {
    attempt { (sink) throws(FileError) in try sink.append(line + [UInt8(ascii: "\n")]) }
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
