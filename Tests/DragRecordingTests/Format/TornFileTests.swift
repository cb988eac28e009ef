import DragRecording
import ProgramSupport
import RecordingTools
import Testing

struct TornFileTests {
  /// Gestures, keyframes, and marks whose names take more than one byte a letter.
  private func session() throws -> [UInt8] {
    var session = try Session()
    for name in ["Abwurf über µ", "完了", "end"] {
      let start = session.now
      let events = GeneratedEvents.some(1, seed: 6).map { $0.later(by: start) }
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
    #expect(whole.moments.count == 3)
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

@Suite("An invalid recording is refused on one line with the place, the problem and the remedy")
struct RefusalTests {
  static let header =
    #"{"dndrec":1,"app":"a","scene":"s","arguments":[],"window":[9,9],"scale":65536,"tuning":{},"#
    + #""advances":"00","hashes":"1","state":"fresh"}"#

  private func words(_ bytes: [UInt8]) -> String {
    do {
      _ = try Recording(parsing: bytes, named: "s.dndrec")
      return "read"
    } catch {
      return error.description
    }
  }

  private static let noRecording =
    ": is not a recording: the first line has no \"dndrec\"; check the name"

  @Test(
    "A file that is no recording is refused",
    arguments: [
      ("", ": holds no whole first line; nothing was recorded, record it again"),
      ("hello\n", noRecording), ("hello", noRecording), ("{\"a\":1}\n", noRecording),
      (
        "{\"dndrec\":3}\n",
        ": has version 3 of the format, this program reads up to 2; get the newer dragplay"
      ),
      ("{\"dndrec\":1}\n", ":1: no \"window\"; the file is damaged, record it again"),
    ])
  func files(text: String, expected: String) {
    #expect(words(Array(text.utf8)) == "s.dndrec" + expected)
  }

  @Test("single lines", arguments: try Refusals.table("recordings"))
  func oneLine(line: String, expected: String) {
    let bytes = file([Self.header, line, "{\"t\":1}"])
    #expect(words(bytes) == "s.dndrec:2: \(expected); the file is damaged, record it again")
  }

  @Test(
    "a number of calls that no recording holds",
    arguments: ["16777217", "-\(Int64.max)", "\(Int64.min)"])
  func calls(count: String) {
    let bytes = file([Self.header, #"{"t":5,"c":[{"t":1,"call":"x"},\#(count)]}"#])
    let problem = "holds more than 16777216 events and values of calls"
    #expect(words(bytes) == "s.dndrec: \(problem); record it again in several files")
  }

  @Test("lines after the end line")
  func behindEnd() {
    let end = #"{"end":1,"t":0,"lines":0,"events":0}"#
    #expect(words(file([Self.header, end])) == "read")
    let problem = "the file continues after its end line; the file is damaged, record it again"
    #expect(words(file([Self.header, end, end])) == "s.dndrec:3: \(problem)")
  }

  @Test("trailing zeros, with the command that removes them")
  func zeros() {
    let bytes = file([Self.header, "{\"t\":1}"])
    #expect(
      words(bytes + [0, 0, 0])
        == "s.dndrec: ends in 3 zero bytes, as after a loss of power; keep its first \(bytes.count) "
        + "bytes (truncate -s \(bytes.count))")
  }
}
