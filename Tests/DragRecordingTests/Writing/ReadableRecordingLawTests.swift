import DragRecording
import Testing

/// Entries of which some are beyond a limit of the format, determined by a seed.
private struct WildEntries {
  private var generator: SplitMix64
  private var time = Microseconds.zero

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  static func some(_ count: Int, seed: UInt64) -> [Recording.Entry] {
    var wild = WildEntries(seed: seed)
    return (0..<count).map { _ in wild.next() }
  }

  private mutating func one<Value>(of values: [Value]) -> Value {
    values[generator.next(below: values.count)]
  }

  /// Mostly an ordinary value, and seldom one at the edge of what can be read.
  private mutating func value<Value>(_ ordinary: Value, seldom edges: [Value]) -> Value {
    generator.next(below: 30) == 0 ? one(of: edges) : ordinary
  }

  private mutating func next() -> Recording.Entry {
    time = time + value(.milliseconds(9), seldom: [.zero, .day, .day + Microseconds(1)])
    switch generator.next(below: 8) {
    case 0: return .keyframe(Keyframe(time: time, state: [1, 2, 3]))
    case 1: return .mark(Moment(value("here", seldom: ["", "\u{0}\"\\\n", "é完"]), at: time))
    case 2: return .gesture(gesture())
    case 3: return .expectation(ExpectedMoment(expectation(), at: time))
    default: return .turn(turn())
    }
  }

  private mutating func turn() -> Turn {
    let count = generator.next(below: 5)
    let events = (0..<count).map { _ in InputEvent(time: time, kind()) }
    let calls = (0..<generator.next(below: 4)).map { _ in call() }
    let hashes = StateHashes(model: 1, gestures: generator.next(), motion: 3)
    return Turn(time: time, events: events, fingerprint: Fingerprint(hashes), calls: calls)
  }

  private mutating func point() -> Point {
    let far = Length.farthest
    let x = value(Length(pixels: 9), seldom: [far, far + Length(subpixels: 1), -far, far * 4])
    return Point(x: x, y: Length(subpixels: generator.next(below: 9000)))
  }

  private mutating func kind() -> InputEvent.Kind {
    let edges = [0, 0xffff, 0x10000, 1 << 30, 1 << 40].map(PointerID.init)
    let pointer = value(.finger(1), seldom: edges + [.keyboard, .otherProgram])
    switch generator.next(below: 6) {
    case 0: return .pointerPressed(pointer, at: point())
    case 1: return .wheelScrolled(at: point(), by: point() - .zero)
    case 2: return .windowResized(Size(width: value(9, seldom: [0, -1, .farthest * 2]), height: 9))
    case 3: return .textEntered(value("a", seldom: ["", "\u{7f}\n\"", "🙂"]))
    case 4:
      let types = Array(repeating: "text/plain", count: value(2, seldom: [0, 64, 65, 300]))
      return .incomingDrag(.entered(DragOffer(types: types), at: point()))
    default: return .pointerMoved(pointer, to: point(), isDown: false)
    }
  }

  private mutating func call() -> Call {
    var value: JSONValue = .string("red")
    for _ in 0..<self.value(1, seldom: [27, 28, 29, 30, 31, 40]) { value = .array([value]) }
    var call = Call(at: time, .dropUpdated, ["target": value, "location": .integers([1, 2])])
    let count = self.value(0, seldom: [61, 62, 63, 64])
    call.fields += (0..<count).map { JSONField("field\($0)", .integer($0)) }
    call.time = self.value(time, seldom: [Microseconds(.max), Microseconds(-1 << 61), .zero])
    return call
  }

  private mutating func gesture() -> Gesture {
    let number = value(1, seldom: [0, Int(Int32.max), Int(Int32.max) + 1])
    let width = value(Length(pixels: 9), seldom: [.farthest * 2, .farthest * 3])
    let frame = Rect(x: 0, y: 0, width: width, height: 9)
    return Gesture(
      number: number, .press, by: .mouse, during: time...time + value(.zero, seldom: [.day]),
      from: point(), to: point(), path: [Waypoint(nil, frame, at: time)])
  }

  private mutating func expectation() -> SessionExpectation {
    let name = value("red", seldom: ["", "nothing", "none", "a\"b", "a\nb", "x;y", "in", "\\"])
    return one(of: [
      .order(in: name, [name, "blue"]), .dragging(name), .target(name), .announced(name),
      .calls([CallPattern(.init(rawValue: name))], only: true), .selected([name]),
    ])
  }
}

@Suite("What a writer accepts, a reader reads")
struct ReadableRecordingLawTests {
  private func written(
    _ entries: [Recording.Entry], within budget: RecordingBudget = RecordingBudget()
  ) throws -> (bytes: [UInt8], failure: FileError?) {
    var writer = try RecordingWriter(Session.header, to: MemorySink(), within: budget)
    for entry in entries { writer.append(entry) }
    writer.finish(at: entries.last?.time ?? .zero)
    return (writer.sink.bytes, writer.failure)
  }

  @Test("whole and as it was written, whatever the entries are", arguments: Array(1...200))
  func wild(seed: Int) throws {
    let (bytes, failure) = try written(WildEntries.some(20, seed: UInt64(seed)))
    let read = try Recording(parsing: bytes)
    #expect(!read.isTorn && !read.isLastLineDropped, "seed \(seed)")
    let again = try Recording(parsing: read.bytes)
    #expect(again.entries == read.entries && again.end == read.end, "seed \(seed)")
    #expect(failure == nil || failure?.problem.summary.hasPrefix("is complete up to ") == true)
  }

  @Test("at the edge of each budget, which is reported when it ends", arguments: Seed.all)
  func edges(seed: UInt64) throws {
    let entries = WildEntries.some(20, seed: seed)
    let whole = try written(entries)
    let ends = whole.bytes.indices.filter { whole.bytes[$0] == UInt8(ascii: "\n") }
    // Beyond its lines, a recording needs 128 bytes for the end.
    for end in ends {
      for bytes in end + 128...end + 130 where bytes > ends[0] + 128 {
        try check(entries, within: RecordingBudget(bytes: bytes), whole, "\(bytes) bytes")
      }
    }
    for values in 4...100 {
      try check(entries, within: RecordingBudget(values: values), whole, "\(values) values")
    }
  }

  private func check(
    _ entries: [Recording.Entry], within budget: RecordingBudget,
    _ whole: (bytes: [UInt8], failure: FileError?), _ edge: Comment
  ) throws {
    let (bytes, failure) = try written(entries, within: budget)
    let read = try Recording(parsing: bytes, within: budget)
    #expect(!read.isTorn, edge)
    let isWhole = bytes == whole.bytes && whole.failure == nil
    #expect((failure == nil) == isWhole, edge)
  }
}
