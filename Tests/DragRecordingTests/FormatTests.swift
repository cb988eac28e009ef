import DragFrameIO
import DragGeometry
import DragRecording
import Testing

@Suite("The file")
struct FormatTests {
  @Test("is the text that the format's description shows")
  func literal() throws {
    var session = try Session()
    let at = { (x: Int, y: Int) in Point(x: Length(pixels: x), y: Length(pixels: y)) }
    session.pump(
      [InputEvent(time: .milliseconds(3), .pointerPressed(.mouse, at: at(10, 20)))],
      until: .milliseconds(8))
    session.pump([], until: .milliseconds(600))
    session.pump(
      [
        InputEvent(time: .milliseconds(601), .pointerMoved(.mouse, to: at(11, 20), isDown: true)),
        InputEvent(time: .milliseconds(602), .pointerMoved(.mouse, to: at(13, 19), isDown: true)),
        InputEvent(
          time: .milliseconds(604),
          .pointerMoved(
            .mouse, to: at(13, 19) + Vector(dx: .zero, dy: Length(subpixels: -3)), isDown: true)),
        InputEvent(time: .milliseconds(604), .keyPressed(.escape)),
      ], until: .milliseconds(608))
    session.pump(
      [InputEvent(time: .milliseconds(610), .pointerReleased(.mouse, at: at(13, 19)))],
      until: .milliseconds(616))
    session.mark("dropped")
    #expect(
      lines(session.finished()) == [
        #"{"dndrec":2,"app":"dragplay 0.1.0","scene":"dot","arguments":["--items","5"],"#
          + #""window":[640,480],"scale":65536,"tuning":{"hold":500,"slop":5},"#
          + #""advances":"0000000000000abc","hashes":"dot-1","state":"fresh"}"#,
        #"{"t":8000,"e":[["press",3000,0,2560,5120,0]],"h":"89131e59c03d3de53f131e59"}"#,
        #"{"t":592000,"h":"89131e59af1668b13f131e59","c":[{"t":503000,"call":"dragBegan","#
          + #""item":"dot","pointer":"mouse"}]}"#,
        #"{"t":8000,"e":[["m",0,1,598000,1,0,-597000,2,-1],["s",0,1,1000,0,-3],"#
          + #"["key",0,"escape"]],"h":"89131e59af1668b1e4620684","#
          + #""c":[{"t":601000,"call":"dropUpdated","target":"left"},2]}"#,
        #"{"t":8000,"e":[["release",6000,0,3328,4864,0]],"h":"2600c3bc3f29a4dfedd1484c","#
          + #""c":[{"t":610000,"call":"performDrop","accepted":true}]}"#,
        #"{"k":616000,"state":"AYA0gEwA8LgDuvaUA4CAaICZS4CAFICADw==","sum":"3729c031e377e0c2"}"#,
        #"{"g":1,"t":3000,"for":607000,"pointer":0,"do":"drag","from":[2560,5120],"#
          + #""to":[3328,4864],"path":[[0,"sides","left",null,0,0,81920,122880]]}"#,
        #"{"mark":"dropped","t":616000}"#,
        #"{"end":1,"t":616000,"lines":4,"events":6}"#,
      ])
  }

  @Test("is read and written back byte by byte", arguments: Seed.all)
  func roundTrip(seed: UInt64) throws {
    var session = try Session()
    session.play(GeneratedEvents.some(20, seed: seed), every: Microseconds(8333))
    session.mark("end \"quoted\" \\ µ")
    let bytes = session.finished()
    let recording = try Recording(parsing: bytes)
    #expect(recording.bytes == bytes, "seed \(seed)")
    #expect(!recording.isTorn)
    #expect(recording.pumps.flatMap(\.events) == GeneratedEvents.some(20, seed: seed))
  }

  @Test("may have lines that end as on Windows, and keys and events that are not known yet")
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

  /// A clock that was set back, or a driver that mends its times.
  @Test("writes an event that comes with a time gone by at the time of the one before it")
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

  @Test("bridges a pause of more than a day with lines that hold a time alone")
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
    "holds a minute of dragging at 1,000 Hz in 0.9 MB, and in 1 MB where the mouse is uneven",
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
}
