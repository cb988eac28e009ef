import DragFrameIO
import DragGeometry
import DragRecording
import Testing

@Suite("Speed", .serialized)
struct SpeedTests {
  /// A minute at 125 Hz with ten drags.
  private func minute() throws -> [UInt8] {
    var events: [InputEvent] = []
    var point = Point(x: 10, y: 200)
    for step in 0..<7500 {
      let time = Microseconds.milliseconds(Int64(step) * 8)
      let isDown = step % 750 < 600
      if step % 750 == 0 {
        events.append(InputEvent(time: time, .pointerPressed(.mouse, at: point)))
      }
      if step % 750 == 600 {
        events.append(InputEvent(time: time, .pointerReleased(.mouse, at: point)))
      }
      point = Point(x: Length(pixels: 10 + (step * 3) % 600), y: point.y)
      events.append(InputEvent(time: time, .pointerMoved(.mouse, to: point, isDown: isDown)))
    }
    var session = try Session()
    session.play(events, every: .milliseconds(8))
    return session.finished()
  }

  @Test("a minute at 125 Hz is parsed and replayed, hashes compared, in less than 60 ms")
  func replay() throws {
    let bytes = try minute()
    let clock = ContinuousClock()
    var recording: Recording?
    var player: Player<Dot>?
    let parsing = try clock.measure { recording = try Recording(parsing: bytes) }
    let read = try #require(recording)
    let playing = clock.measure {
      player = Player(read, world: Dot())
      player?.run()
    }
    #expect(player?.divergence == nil)
    let count = read.pumps.count
    print("a minute at 125 Hz: \(count) lines, \(bytes.count) bytes,")
    print("parsing \(parsing / count) a line, playing \(playing / count), all \(parsing + playing)")
    #if !DEBUG
      #expect(parsing + playing < .milliseconds(60))
    #endif
  }
}
