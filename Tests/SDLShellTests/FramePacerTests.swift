import DragGeometry
import Testing

@testable import SDLShell

struct FramePacerTests {
  private let now = Microseconds.milliseconds(100)

  private func paintedPacer(refreshRate: Int = 0) -> FramePacer {
    var pacer = FramePacer(refreshRate: refreshRate)
    pacer.painted(at: now)
    return pacer
  }

  @Test("the first frame is painted at once")
  func first() {
    #expect(FramePacer(refreshRate: 60).shouldPaint(at: .zero))
  }

  @Test("without animations the loop sleeps until an event")
  func idle() {
    #expect(paintedPacer().sleep(from: now, nextWake: nil) == nil)
  }

  @Test("an animation waits for the next frame, not for the next millisecond")
  func moving() {
    let wake = now + Microseconds(1000)
    #expect(paintedPacer().sleep(from: now, nextWake: wake) == Microseconds(8333))
    #expect(paintedPacer(refreshRate: 60).sleep(from: now, nextWake: wake) == Microseconds(16666))
  }

  @Test("the loop sleeps until a distant deadline")
  func deadline() {
    #expect(
      paintedPacer().sleep(from: now, nextWake: now + .milliseconds(500)) == .milliseconds(500))
  }

  @Test("a change just after a frame waits for the next one, a later change does not wait")
  func change() {
    var pacer = paintedPacer()
    pacer.isDirty = true
    #expect(!pacer.shouldPaint(at: now + .milliseconds(1)))
    #expect(pacer.sleep(from: now + .milliseconds(1), nextWake: nil) == Microseconds(3166))
    #expect(pacer.shouldPaint(at: now + .milliseconds(5)))
  }
}
