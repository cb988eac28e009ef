import DragGeometry
import Testing

@testable import SDLShell

struct FramePacerTests {
  private let now = Microseconds.milliseconds(100)

  /// A pacer that has just painted a frame because of `change`.
  private func pacer(
    after change: FramePacer.Change = .input, refreshRate: Int = 0, isPaced: Bool = false
  ) -> FramePacer {
    var pacer = FramePacer(refreshRate: refreshRate)
    pacer.painted(at: .zero)
    pacer.note(change)
    pacer.painted(at: now, awaitsRequest: isPaced)
    return pacer
  }

  @Test("the first frame is painted at once")
  func first() {
    #expect(FramePacer(refreshRate: 60).shouldPaint(at: .zero))
  }

  @Test("without animations the loop sleeps until an event")
  func idle() {
    #expect(pacer().sleep(from: now, nextWake: nil) == nil)
    #expect(!pacer().shouldPaint(at: now + .milliseconds(500)))
  }

  @Test("an animation waits for the next frame, not for the next millisecond")
  func moving() {
    let wake = now + Microseconds(1000)
    #expect(pacer().sleep(from: now, nextWake: wake) == Microseconds(8333))
    #expect(pacer(refreshRate: 60).sleep(from: now, nextWake: wake) == Microseconds(16666))
  }

  @Test("the loop sleeps until a distant deadline")
  func deadline() {
    #expect(pacer().sleep(from: now, nextWake: now + .milliseconds(500)) == .milliseconds(500))
  }

  @Test("a motion just after another one waits for the next frame, a later one does not wait")
  func change() {
    var pacer = pacer()
    pacer.note(.input)
    #expect(!pacer.shouldPaint(at: now + .milliseconds(1)))
    #expect(pacer.sleep(from: now + .milliseconds(1), nextWake: nil) == Microseconds(3166))
    #expect(pacer.shouldPaint(at: now + .milliseconds(5)))
  }

  @Test("a motion does not wait for a frame of an animation that was just painted")
  func motionAfterAnimation() {
    var pacer = pacer(after: .animation, refreshRate: 60)
    pacer.note(.animation)
    #expect(!pacer.shouldPaint(at: now + .milliseconds(1)))
    pacer.note(.input)
    #expect(pacer.shouldPaint(at: now + .milliseconds(1)))
  }

  @Test("an animation after a motion does not make the motion wait")
  func animationAfterMotion() {
    var pacer = pacer(after: .animation)
    pacer.note(.input)
    pacer.note(.animation)
    #expect(pacer.shouldPaint(at: now))
  }

  @Test("where the compositor asks for frames, an animation waits for it, but not for ever")
  func paced() {
    var pacer = pacer(refreshRate: 60, isPaced: true)
    pacer.note(.animation)
    #expect(!pacer.shouldPaint(at: now + .milliseconds(17)))
    #expect(pacer.shouldPaint(at: now + .milliseconds(100)))
    pacer.frameRequested()
    #expect(pacer.shouldPaint(at: now + .milliseconds(5)))
  }
}
