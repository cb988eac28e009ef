import DragRecording
import Testing

@Suite("A file that was cut off")
struct TornFileTests {
  @Test("is read up to its last whole line, wherever it was cut")
  func everyByte() throws {
    var session = try Session()
    session.play(GeneratedEvents.some(3, seed: 4), every: Microseconds(8000))
    let bytes = session.finished()
    let first = try #require(bytes.firstIndex(of: UInt8(ascii: "\n")))
    var entries = -1  // The first line is no entry.
    for count in first + 1..<bytes.count - 1 {
      let recording = try Recording(parsing: Array(bytes.prefix(count)))
      let cut = bytes[count - 1] != UInt8(ascii: "\n")
      if !cut { entries += 1 }
      #expect(recording.isTorn)
      #expect(recording.isLastLineDropped == cut)
      #expect(recording.entries.count == entries)
    }
    #expect(try Recording(parsing: bytes.dropLast()).isTorn == false)
  }

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

  @Test("replays up to its last whole line, wherever it was cut")
  func everyByteReplayed() throws {
    let bytes = try session()
    let whole = try Recording(parsing: bytes)
    #expect(whole.gestures.count >= 3)
    #expect(whole.marks.count == 3)
    #expect(whole.entries.contains { if case .keyframe = $0 { true } else { false } })
    #expect((3000...12_000).contains(bytes.count), "\(bytes.count) bytes")
    let first = try #require(bytes.firstIndex(of: UInt8(ascii: "\n")))
    var played = 0
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
      #expect(recording.entries == Array(whole.entries.prefix(recording.entries.count)))
      let player = replay(recording)
      #expect(player.divergence == nil, "cut at \(count)")
      #expect(player.isAtEnd)
      played += 1
    }
    #expect(played > 3000)
  }

  @Test("counts as empty if its first line is incomplete")
  func withinHeader() throws {
    let bytes = try Session().torn
    for count in 0..<bytes.count {
      #expect(throws: FileError(file: "s.dndrec", .empty)) {
        try Recording(parsing: Array(bytes.prefix(count)), named: "s.dndrec")
      }
    }
  }
}
