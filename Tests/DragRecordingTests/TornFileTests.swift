import DragFrameIO
import DragGeometry
import DragRecording
import Testing

@Suite("A file that was cut off")
struct TornFileTests {
  @Test("plays its whole lines, wherever it was cut")
  func everyByte() throws {
    var session = try Session()
    session.play(GeneratedEvents.some(3, seed: 4), every: Microseconds(8000))
    let bytes = session.finished()
    let first = try #require(bytes.firstIndex(of: UInt8(ascii: "\n")))
    for count in first + 1..<bytes.count - 1 {
      let recording = try Recording(parsing: Array(bytes.prefix(count)))
      let cut = bytes[count - 1] != UInt8(ascii: "\n")
      #expect(recording.isTorn)
      #expect(recording.droppedLines == (cut ? 1 : 0))
      #expect(recording.entries.count == lines(Array(bytes.prefix(count))).count - (cut ? 2 : 1))
    }
    #expect(try Recording(parsing: bytes.dropLast()).isTorn == false)
  }

  @Test("replays as far as it goes")
  func replays() throws {
    var session = try Session()
    session.play(GeneratedEvents.some(5, seed: 4), every: Microseconds(8000))
    for count in stride(from: session.torn.count, to: 600, by: -211) {
      let recording = try Recording(parsing: Array(session.torn.prefix(count)))
      var player = Player(recording, world: Dot())
      player.run()
      #expect(player.divergence == nil)
      #expect(player.isAtEnd)
    }
  }

  @Test("is as good as empty where not even its first line is whole")
  func withinHeader() throws {
    let bytes = try Session().torn
    for count in 0..<bytes.count {
      #expect(throws: RecordingError(file: "s.dndrec", .empty)) {
        try Recording(parsing: Array(bytes.prefix(count)), named: "s.dndrec")
      }
    }
  }
}
