import DragEvents
import DragGeometry
import Testing

@testable import DragProgram

struct FramePacerTests {
  private let now = Microseconds.milliseconds(100)

  /// A pacer that has just painted a frame because of `change`.
  private func pacer(
    after change: FrameChange = .content, refreshRate: Int = 0, isPaced: Bool = false
  ) -> FramePacer {
    var pacer = FramePacer(refreshRate: refreshRate)
    pacer.painted(at: .zero)
    pacer.note(change)
    pacer.painted(at: now, animated: pacer.animates(at: now), awaitsRequest: isPaced)
    return pacer
  }

  @Test("the first frame is painted at once, and whole")
  func first() {
    let pacer = FramePacer(refreshRate: 60)
    #expect(pacer.shouldPaint(at: .zero))
    #expect(pacer.animates(at: .zero))
  }

  @Test("without animations the loop sleeps until an event")
  func idle() {
    #expect(pacer().sleep(from: now, nextWake: nil) == nil)
    #expect(!pacer().shouldPaint(at: now + .milliseconds(500)))
  }

  @Test("an animation waits for the next frame, not for the next millisecond")
  func moving() {
    let wake = now + Microseconds(1000)
    #expect(pacer().sleep(from: now, nextWake: wake) == Microseconds(16666))
    #expect(pacer(refreshRate: 120).sleep(from: now, nextWake: wake) == Microseconds(8333))
  }

  @Test("the loop sleeps until a distant deadline")
  func deadline() {
    #expect(pacer().sleep(from: now, nextWake: now + .milliseconds(500)) == .milliseconds(500))
  }

  @Test("an event just after another one waits for the next frame, a later one does not wait")
  func change() {
    var pacer = pacer()
    pacer.note(.content)
    #expect(!pacer.shouldPaint(at: now + .milliseconds(1)))
    #expect(pacer.sleep(from: now + .milliseconds(1), nextWake: nil) == Microseconds(3166))
    #expect(pacer.shouldPaint(at: now + .milliseconds(5)))
  }

  @Test("an event does not wait for a frame of an animation that was just painted")
  func eventAfterAnimation() {
    var pacer = pacer(after: .animation, refreshRate: 60)
    pacer.note(.animation)
    #expect(!pacer.shouldPaint(at: now + .milliseconds(1)))
    pacer.note(.content)
    #expect(pacer.shouldPaint(at: now + .milliseconds(1)))
  }

  @Test("an animation after an event does not make the event wait")
  func animationAfterEvent() {
    var pacer = pacer(after: .animation)
    pacer.note(.content)
    pacer.note(.animation)
    #expect(pacer.shouldPaint(at: now))
  }

  @Test("a motion of a carried item is painted between the frames of the screen")
  func carried() {
    var pacer = pacer(refreshRate: 60)
    pacer.note(.carried)
    #expect(!pacer.shouldPaint(at: now + .milliseconds(4)))
    let motion = now + .milliseconds(8)
    #expect(pacer.shouldPaint(at: motion))
    #expect(!pacer.animates(at: motion))
  }

  @Test("what a frame without animations left out follows in the next frame of the screen")
  func animationAfterCarried() {
    var pacer = pacer(refreshRate: 60)
    pacer.note(.carried)
    pacer.painted(at: now + .milliseconds(8), animated: false)
    #expect(pacer.sleep(from: now + .milliseconds(8), nextWake: nil) == Microseconds(8666))
    #expect(pacer.shouldPaint(at: now + .milliseconds(17)))
    #expect(pacer.animates(at: now + .milliseconds(17)))
  }

  @Test("every other motion of a mouse at 125 Hz shows the animations of a screen of 60 Hz")
  func alternating() {
    var pacer = pacer(refreshRate: 60)
    let frames = (1...6).map { motion in
      let time = now + .milliseconds(Int64(8 * motion))
      pacer.note(.carried)
      let animated = pacer.animates(at: time)
      pacer.painted(at: time, animated: animated)
      return animated
    }
    #expect(frames == [false, true, false, true, false, true])
  }

  @Test("the first motion after a pause is painted without animations, which follow at once")
  func firstMotion() {
    var pacer = pacer(refreshRate: 60)
    let motion = now + .milliseconds(500)
    pacer.note(.carried)
    #expect(pacer.shouldPaint(at: motion))
    #expect(!pacer.animates(at: motion))
    pacer.painted(at: motion, animated: false)
    #expect(pacer.sleep(from: motion, nextWake: nil) == .zero)
    #expect(pacer.animates(at: motion))
  }

  @Test("any other change is painted whole, also together with a motion of a carried item")
  func contentAndCarried() {
    var pacer = pacer(refreshRate: 60)
    pacer.note(.content)
    pacer.note(.carried)
    #expect(pacer.animates(at: now + .milliseconds(500)))
  }

  @Test("where the compositor asks for frames, an animation waits for it, but not for ever")
  func paced() {
    var pacer = pacer(refreshRate: 60, isPaced: true)
    pacer.note(.animation)
    #expect(!pacer.shouldPaint(at: now + .milliseconds(17)))
    #expect(pacer.shouldPaint(at: now + .milliseconds(100)))
    pacer.frameRequested()
    #expect(!pacer.shouldPaint(at: now + .milliseconds(9)), "A motion can follow.")
    #expect(pacer.shouldPaint(at: now + .milliseconds(10)))
  }

  @Test("where the compositor has asked for a frame, a motion shows the animations")
  func pacedMotion() {
    var pacer = pacer(refreshRate: 60, isPaced: true)
    pacer.note(.carried)
    #expect(!pacer.animates(at: now + .milliseconds(10)))
    pacer.frameRequested()
    #expect(pacer.animates(at: now + .milliseconds(10)))
  }

  @Test("a frame that no image is free for is painted when one is, or else a little later")
  func postponed() {
    var pacer = pacer()
    pacer.note(.content)
    pacer.postpone(at: now + .milliseconds(10))
    #expect(!pacer.shouldPaint(at: now + .milliseconds(50)))
    #expect(pacer.sleep(from: now + .milliseconds(50), nextWake: nil) == .milliseconds(60))
    #expect(pacer.shouldPaint(at: now + .milliseconds(110)))
    pacer.frameRequested()
    #expect(pacer.shouldPaint(at: now + .milliseconds(50)))
  }
}
