@testable import DragKit
import PlaygroundScenes
import PlaygroundWorkbench
import RecordingTools
import Testing

@Suite("The measured times of frames in a session")
struct FrameFigureTests {
  private let window: SessionWindow

  init() throws {
    window = try SessionWindow(session: {
      try Session(PlaygroundOptions(scene: .board), recordingTo: $0.newRecordingPath(), $0)
    })
  }

  @Test("are measured only while the inspector shows them")
  func visible() {
    #expect(!window.session.measuresFrames)
    window.tap("inspector-engine")
    #expect(window.session.measuresFrames)
    window.tap("inspector")
    #expect(!window.session.measuresFrames)
  }

  @Test(
    "change the frame, but neither the state nor the next wake, and the recording replays exactly")
  func replays() throws {
    window.tap("inspector-engine")
    let start = window.place(of: "item-2")
    window.send(.pointerPressed(.mouse, at: start))
    let goal = window.place(of: "item-14")
    for step in 1...20 {
      let way = Vector(dx: (goal.x - start.x) * step / 20, dy: (goal.y - start.y) * step / 20)
      window.send(.pointerMoved(.mouse, to: start + way, isDown: true))
      let (frame, wake, hashes) = (
        window.session.frame(), window.session.nextWake, window.session.playground.hashes
      )
      let work = FrameFigures.Frame(work: .milliseconds(Int64(step)), latency: .milliseconds(3))
      window.session.note(work, budget: .milliseconds(16))
      #expect(window.session.frame() != frame)
      #expect(window.session.nextWake == wake && window.session.playground.hashes == hashes)
    }
    window.send(.pointerReleased(.mouse, at: goal))
    window.session.close()
    let world = try Recording(contentsOf: window.recording(1)).expectReproduced()
    #expect(world.content.chrome.tab == .engine)
  }
}
