extension Recording {
  /// The file that holds this recording.
  public var bytes: [UInt8] {
    do throws(RecordingError) {
      var writer = try RecordingWriter(header, to: MemorySink())
      for entry in entries { try writer.append(entry) }
      try writer.finish(at: end)
      return writer.sink.bytes
    } catch {
      return []  // Memory takes every line.
    }
  }
}

extension RecordingWriter {
  /// Writes an entry.
  public mutating func append(_ entry: Recording.Entry) throws(RecordingError) {
    switch entry {
    case .pump(let pump): try append(pump)
    case .keyframe(let keyframe): try appendKeyframe(keyframe.state)
    case .mark(let mark): try append(mark)
    case .gesture(let gesture): try append(gesture)
    case .expectation(let moment): try append(moment.expectation)
    }
  }
}
