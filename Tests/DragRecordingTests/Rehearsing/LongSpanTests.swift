import RecordingTools
import Testing

struct LongSpanTests {
  private static let years = Microseconds.seconds(5 * 365 * 24 * 3600)

  /// Motions of a held mouse, five years apart.
  private func session() throws -> Recording {
    var rehearsal = Rehearsal(Session.header, in: Dot())
    let start = Point(x: 10, y: 10)
    func motion(_ time: Microseconds, _ x: Length, _ y: Length) -> InputEvent {
      InputEvent(time: time, .pointerMoved(.mouse, to: Point(x: x, y: y), isDown: true))
    }
    rehearsal.play([
      InputEvent(time: .milliseconds(10), .pointerPressed(.mouse, at: start)),
      motion(.seconds(2), 60, 10), motion(.seconds(3), 60, 80),
      motion(Self.years, 200, 80), motion(Self.years + .seconds(1), 90, 10),
      InputEvent(
        time: Self.years + .seconds(2), .pointerReleased(.mouse, at: Point(x: 90, y: 10))),
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
