import DragRecording
import Testing

struct TornFileTests {
  /// Gestures, keyframes, and marks whose names take more than one byte a letter.
  private func session() throws -> [UInt8] {
    var session = try Session()
    for name in ["Abwurf über µ", "完了", "end"] {
      let start = session.now
      let events = GeneratedEvents.some(1, seed: 6).map {
        InputEvent(time: $0.time + start, $0.kind)
      }
      session.play(events, every: Microseconds(8000), until: start + .seconds(2))
      session.mark(name)
    }
    return session.finished()
  }

  @Test("A file that was cut off at any byte is read and replays up to its last whole line")
  func everyByteReplayed() throws {
    let bytes = try session()
    let whole = try Recording(parsing: bytes)
    #expect(whole.gestures.count >= 3)
    #expect(whole.marks.count == 3)
    #expect(whole.entries.contains { if case .keyframe = $0 { true } else { false } })
    #expect((3000...12_000).contains(bytes.count), "\(bytes.count) bytes")
    let first = try #require(bytes.firstIndex(of: UInt8(ascii: "\n")))
    var (played, lines) = (0, -1)  // The first line is no entry.
    for count in 0...bytes.count {
      let part = Array(bytes.prefix(count))
      guard count > first else {
        #expect(throws: FileError(file: "s.dndrec", .empty)) {
          try Recording(parsing: part, named: "s.dndrec")
        }
        continue
      }
      let recording = try Recording(parsing: part)
      #expect(recording.isTorn == (count < bytes.count - 1), "cut at \(count)")
      if recording.isTorn {
        let isWhole = part.last == UInt8(ascii: "\n")
        lines += isWhole ? 1 : 0
        #expect(recording.isLastLineDropped == !isWhole, "cut at \(count)")
        #expect(recording.entries.count == lines, "cut at \(count)")
      }
      #expect(recording.entries == Array(whole.entries.prefix(recording.entries.count)))
      let player = replay(recording)
      #expect(player.divergence == nil, "cut at \(count)")
      #expect(player.isAtEnd)
      played += 1
    }
    #expect(played > 3000)
  }
}
