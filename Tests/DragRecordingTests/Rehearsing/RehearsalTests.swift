import DeviceCapture
import RecordingTools
import Testing

struct LongSpanTests {
  private static let years = Microseconds.seconds(5 * 365 * 24 * 3600)

  /// Motions of a held mouse, five years apart.
  private func session() throws -> Recording {
    var rehearsal = Rehearsal(Session.header, in: Dot())
    let years = Self.years.count / 1000
    rehearsal.play([
      .press(10, 10, at: 10), .move(60, 10, at: 2000), .move(60, 80, at: 3000),
      .move(200, 80, at: years), .move(90, 10, at: years + 1000),
      .release(90, 10, at: years + 2000),
    ])
    return try rehearsal.recording(until: Self.years + .seconds(4))
  }

  @Test(
    "A session of years is read, and explained as a script that can be parsed",
    arguments: [false, true])
  func explained(isExact: Bool) throws {
    let recording = try session()
    #expect(recording.end == Self.years + .seconds(4))
    let script = try recording.script(on: Session.stage(), file: "years", isExact: isExact)
    let parsed = try Script(parsing: script.text)
    #expect(parsed == script)
    #expect(parsed.statements.count { $0 == .wait(.day) } > 1800)
    let again = try parsed.compile(on: Session.stage())
    #expect(again.end - recording.end < .seconds(5))
  }
}

@Suite("A ratio of long spans")
struct LongRatioTests {
  @Test(
    "is exact where its numerator in units of 1/65536 has more than 64 bits",
    arguments: [
      (1 << 60, 1 << 61, 32768), (Int.max, Int.max, 65536), (-Int.max, Int.max, -65536),
      (1 << 50, 1 << 52, 16384),
    ])
  func ratio(numerator: Int, denominator: Int, raw: Int) {
    #expect(Fraction(numerator, denominator).raw == raw)
  }
}

@Suite("The presses of a capture")
struct PressPlacementTests {
  /// Plays events where a dot can be moved between 0,200 and 20,240, and returns the events that the world received.
  private func played(_ events: [InputEvent], _ presses: PressPlacement) throws -> [String] {
    var rehearsal = Rehearsal(Session.header, in: Dot())
    rehearsal.play(events, in: Session.header.window, presses: presses)
    let recording = try rehearsal.recording(until: .seconds(3))
    return recording.turns.flatMap(\.events).map(\.words)
  }

  private let strokeOfFinger: [InputEvent] = [
    .press(300, 100, by: .finger(1), at: 0), .move(310, 110, by: .finger(1), at: 600),
    .release(310, 110, by: .finger(1), at: 700),
  ]

  private let strokeOfMouse: [InputEvent] = [
    .move(300, 100, at: 0, isDown: false), .press(300, 100, at: 10), .move(310, 110, at: 600),
    .release(310, 110, at: 700), .move(310, 310, at: 800, isDown: false),
    .move(310, 479, at: 900, isDown: false),
  ]

  @Test(
    "A press keeps its place, or moves to the nearest movable thing with its whole stroke",
    arguments: [
      (
        .kept,
        ["0 press touch-1 300,100", "600 move touch-1 310,110 down", "700 release touch-1 310,110"]
      ),
      (
        .nearest,
        ["0 press touch-1 15,205", "600 move touch-1 25,215 down", "700 release touch-1 25,215"]
      ),
    ] as [(PressPlacement, [String])])
  func nearest(presses: PressPlacement, expected: [String]) throws {
    #expect(try played(strokeOfFinger, presses) == expected)
  }

  @Test("keep their place on a movable thing")
  func onIt() throws {
    let press = InputEvent.press(3, 239, by: .finger(1), at: 0)
    #expect(try played([press], .nearest) == ["0 press touch-1 3,239"])
  }

  @Test("are preceded by motion of the mouse, which continues from there within the window")
  func mouse() throws {
    #expect(
      try played(strokeOfMouse, .nearest) == [
        "0 move mouse 300,100 up", "10 move mouse 15,205 up", "10 press mouse 15,205",
        "600 move mouse 25,215 down", "700 release mouse 25,215", "800 move mouse 25,415 up",
        "900 move mouse 25,480 up",
      ])
  }

  @Test("move to the nearest thing at their time, which earlier events may have moved")
  func eachAnew() throws {
    let second = strokeOfFinger.map { $0.later(by: .seconds(2)) }
    // The dot has followed, and lies between 5 and 45 now.
    #expect(
      try played(strokeOfFinger + second, .nearest).suffix(3) == [
        "2000 press touch-1 37,208", "2600 move touch-1 47,218 down", "2700 release touch-1 47,218",
      ])
  }
}
