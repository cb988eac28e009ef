import DragRecording
import Testing

@Suite("The file")
struct FormatTests {
  @Test("is read and written back byte by byte", arguments: Seed.all)
  func roundTrip(seed: UInt64) throws {
    var session = try Session()
    session.play(GeneratedEvents.some(20, seed: seed), every: Microseconds(8333))
    session.mark("end \"quoted\" \\ µ")
    let bytes = session.finished()
    let recording = try Recording(parsing: bytes)
    #expect(try recording.bytes == bytes, "seed \(seed)")
    #expect(!recording.isTorn)
    #expect(recording.turns.flatMap(\.events) == GeneratedEvents.some(20, seed: seed))
  }

  @Test("may have lines that end with CR LF, and unknown keys and events")
  func tolerance() throws {
    let lines = [
      #"{"dndrec":1,"app":"a","scene":"s","arguments":[],"window":[9,9],"scale":65536,"tuning":{},"#
        + #""advances":"00","hashes":"1","state":"fresh","mood":{"x":[1,"]"]}}"#,
      #"{"t":5, "later" : {"a":["}"]}, "e":[["x-tilt",1,{"deep":[1,2]},"w"],["leave",2]]}"#,
      #"{"x-note":"hello"}"#, #"{"end":1,"t":5,"lines":1,"events":1}"#,
    ]
    let bytes = Array((lines.joined(separator: "\r\n") + "\r\n").utf8)
    let recording = try Recording(parsing: bytes)
    #expect(
      recording.turns == [
        Turn(
          time: Microseconds(5), events: [InputEvent(time: Microseconds(3), .pointerLeft)], line: 2)
      ])
  }

  /// A clock that was set back, or a driver that corrects its times.
  @Test("writes an event whose time has passed at the time of the event before it")
  func lateEvent() throws {
    var session = try Session()
    session.turn([.press(10, 20, at: 0)], until: .milliseconds(600))
    session.turn(
      [
        .move(11, 20, at: 601), .move(12, 20, at: 602), .move(300, 20, by: .finger(1), at: -5),
        .move(13, 20, at: 602), .move(14, 20, at: 603), .move(15, 20, at: 604),
      ], until: .milliseconds(608))
    let recording = try Recording(parsing: session.finished())
    #expect(
      recording.turns.last?.events.map(\.time.count) == [
        601_000, 602_000, 602_000, 602_000, 603_000, 604_000,
      ])
    #expect(
      recording.turns.last?.calls.map(\.time.count) == [
        601_000, 602_000, 602_000, 603_000, 604_000,
      ])
  }

  @Test("bridges a pause of more than a day with lines that have a time alone")
  func pause() throws {
    var session = try Session()
    session.turn([InputEvent(time: .zero, .focusLost)], until: .zero)
    let later = Microseconds.seconds(60 * 60 * 60)
    session.turn([InputEvent(time: later, .focusGained)], until: later)
    let bytes = session.finished()
    #expect(lines(bytes).filter { $0 == #"{"t":86400000000}"# }.count == 2)
    #expect(try Recording(parsing: bytes).turns.map(\.time) == [.zero, later])
  }
}

struct CallParsingTests {
  @Test("A call is read from its line")
  func line() {
    let call = Call(
      at: Microseconds(600_000), .dropEntered,
      ["item": "red", "target": "blue", "location": .integers([12, 40])])
    #expect(Call(parsing: call.line) == call)
  }

  @Test(
    "A call is not read from another text",
    arguments: [
      "", "[]", "{}", #"{"t":1}"#, #"{"call":"idle","t":0}"#, #"{"t":"0","call":"idle"}"#,
    ])
  func other(text: String) {
    #expect(Call(parsing: text) == nil)
  }
}

struct EventOperationTests {
  @Test("The clipboard has the same data and the same problem after encoding and decoding")
  func coding() throws {
    let kinds: [InputEvent.Kind] =
      [.clipboardRead(ClipboardContents([DragData("a/b", [255]), DragData("c/d", text: "é")]))]
      + ClipboardProblem.allCases.map { .clipboardRead(ClipboardContents([], problem: $0)) }
    for kind in kinds {
      let (operation, numbers, words) = try #require(EventOperation.encoding(of: kind))
      #expect(operation.eventKind(numbers: numbers, words: words) == kind)
    }
    #expect(EventOperation.paste.eventKind(numbers: [9], words: []) == nil)
    #expect(EventOperation.paste.eventKind(numbers: [0], words: ["a/b", "text"]) == nil)
  }
}

struct SplitMix64Tests {
  @Test("The generator draws the published numbers")
  func published() {
    var generator = SplitMix64(seed: 1_234_567)
    #expect(generator.next() == 6_457_827_717_110_365_317)
    #expect(generator.next() == 3_203_168_211_198_807_973)
    #expect(generator.next() == 9_817_491_932_198_370_423)
  }

  @Test("The generator stays below its bound and reaches all of it")
  func bound() {
    var generator = SplitMix64(seed: 1)
    #expect(Set((0..<200).map { _ in generator.next(below: 6) }) == [0, 1, 2, 3, 4, 5])
  }
}
