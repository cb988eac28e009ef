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
    #expect(recording.pumps.flatMap(\.events) == GeneratedEvents.some(20, seed: seed))
  }

  @Test("may have lines that end with CR LF, and unknown keys and events")
  func tolerance() throws {
    let lines = [
      #"{"dndrec":1,"app":"a","scene":"s","arguments":[],"window":[9,9],"scale":65536,"tuning":{},"#
        + #""advances":"00","hashes":"1","state":"fresh","mood":{"x":[1,"]"]}}"#,
      #"{"t":5, "later" : {"a":["}"]}, "e":[["x-tilt",1,{"deep":[1,2]},"w"],["leave",2]]}"#,
      #"{"x-note":"hello"}"#,
      #"{"end":1,"t":5,"lines":1,"events":1}"#,
    ]
    let bytes = Array((lines.joined(separator: "\r\n") + "\r\n").utf8)
    let recording = try Recording(parsing: bytes)
    #expect(
      recording.pumps == [
        Pump(
          time: Microseconds(5), events: [InputEvent(time: Microseconds(3), .pointerLeft)], line: 2)
      ])
  }

  /// A clock that was set back, or a driver that corrects its times.
  @Test("writes an event whose time has passed at the time of the event before it")
  func lateEvent() throws {
    var session = try Session()
    func move(_ pointer: PointerID, _ milliseconds: Int64, to x: Length) -> InputEvent {
      InputEvent(
        time: .milliseconds(milliseconds),
        .pointerMoved(pointer, to: Point(x: x, y: 20), isDown: true))
    }
    let press = InputEvent(time: .zero, .pointerPressed(.mouse, at: Point(x: 10, y: 20)))
    session.pump([press], until: .milliseconds(600))
    session.pump(
      [
        move(.mouse, 601, to: 11), move(.mouse, 602, to: 12), move(.finger(1), -5, to: 300),
        move(.mouse, 602, to: 13), move(.mouse, 603, to: 14), move(.mouse, 604, to: 15),
      ], until: .milliseconds(608))
    let recording = try Recording(parsing: session.finished())
    #expect(
      recording.pumps.last?.events.map(\.time.count) == [
        601_000, 602_000, 602_000, 602_000, 603_000, 604_000,
      ])
    #expect(
      recording.pumps.last?.calls.map(\.time.count) == [
        601_000, 602_000, 602_000, 603_000, 604_000,
      ])
  }

  @Test("bridges a pause of more than a day with lines that have a time alone")
  func pause() throws {
    var session = try Session()
    session.pump([InputEvent(time: .zero, .focusLost)], until: .zero)
    let later = Microseconds.seconds(60 * 60 * 60)
    session.pump([InputEvent(time: later, .focusGained)], until: later)
    let bytes = session.finished()
    #expect(lines(bytes).filter { $0 == #"{"t":86400000000}"# }.count == 2)
    #expect(try Recording(parsing: bytes).pumps.map(\.time) == [.zero, later])
  }

  @Test(
    "holds a minute of dragging at 1,000 Hz in 0.9 MB, and in 1 MB if the mouse reports unevenly",
    arguments: [(0, 900_000), (60, 1_000_000)])
  func size(jitter: Int, limit: Int) throws {
    var generator = SplitMix64(seed: 1)
    var session = try Session()
    var point = Point(x: 320, y: 240)
    var events = [InputEvent(time: .zero, .pointerPressed(.mouse, at: point))]
    for millisecond in 1..<60_000 {
      point =
        point
        + Vector(
          dx: Length(pixels: generator.next(below: 7) - 3),
          dy: Length(pixels: generator.next(below: 7) - 3))
      let time = Microseconds(Int64(millisecond * 1000 + generator.next(below: jitter + 1)))
      events.append(InputEvent(time: time, .pointerMoved(.mouse, to: point, isDown: true)))
    }
    session.play(events, every: Microseconds(8333))
    let size = session.finished().count
    print("a minute at 1,000 Hz:", size, "bytes", jitter == 0 ? "even" : "uneven")
    #expect(size < limit)
  }

  /// A hand that drags the dot for a second and a half, releases it, and returns to it.
  private func humanMinute(at rate: Int, jitter: Int) -> [InputEvent] {
    var generator = SplitMix64(seed: 7)
    var events: [InputEvent] = []
    let (left, right) = (Point(x: 90, y: 40), Point(x: 530, y: 90))
    for drag in 0..<20 {
      let start = drag * 3_000_000
      events.append(InputEvent(time: Microseconds(Int64(start)), .pointerPressed(.mouse, at: left)))
      for step in 1..<rate * 3 {
        let time = start + step * 1_000_000 / rate + generator.next(below: jitter + 1)
        let isBack = step >= rate * 3 / 2
        // Smoothstep: slow at both ends, as a hand is, with a tremor of a pixel.
        let share = (isBack ? rate * 3 - step : step) * 1000 / (rate * 3 / 2)
        let way = min(share * share / 1000 * (3000 - 2 * share) / 1000, 1000)
        let point = Point(
          x: left.x + Length(pixels: (right.x - left.x).pixels * way / 1000),
          y: left.y + Length(pixels: (right.y - left.y).pixels * way / 1000)
            + Length(pixels: generator.next(below: 2)))
        if step == rate * 3 / 2 {
          events.append(
            InputEvent(time: Microseconds(Int64(time)), .pointerReleased(.mouse, at: point)))
        }
        events.append(
          InputEvent(
            time: Microseconds(Int64(time)), .pointerMoved(.mouse, to: point, isDown: !isBack)))
      }
    }
    return events
  }

  @Test(
    "holds a minute of human drags at 1,000 Hz, with all hashes, in 0.9 MB",
    arguments: [0, 60], [8333, 16_667])
  func human(jitter: Int, turn: Int64) throws {
    let events = humanMinute(at: 1000, jitter: jitter)
    var session = try Session()
    session.play(events, every: Microseconds(turn), until: .seconds(60))
    let bytes = session.finished()
    let recording = try Recording(parsing: bytes)
    #expect(recording.pumps.reduce(0) { $0 + $1.events.count } > 60_000)
    #expect(recording.gestures.count { $0.outcome != nil || $0.kind == .drag } == 20)
    print("a minute by hand at 1,000 Hz:", bytes.count, "bytes, jitter", jitter, "turns", turn)
    #expect(bytes.count < 900_000)
  }
}
