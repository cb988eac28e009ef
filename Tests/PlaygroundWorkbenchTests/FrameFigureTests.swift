import DragKit
import Foundation
import PlaygroundScenes
import PlaygroundWorkbench
import RecordingTools
import Support
import Testing

@Suite("The measured times of frames in a session")
struct FrameFigureTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("figures-\(UUID().uuidString)")
  private var session: Session
  private var now = Microseconds.zero

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent("kept.dndrec").path
    session = try Session(
      PlaygroundOptions(scene: .board), recordingTo: path,
      Session.Environment(trace: { _ in }, newRecordingPath: { path }))
  }

  private mutating func send(_ kinds: InputEvent.Kind...) {
    now = now + .milliseconds(20)
    _ = session.pump(kinds.map { InputEvent(time: now, $0) }, until: now)
  }

  private func place(of name: String) -> Point {
    let playground = session.playground
    let item = playground.item(named: name)
    return item.flatMap { playground.interaction.place(of: $0)?.center } ?? .zero
  }

  private mutating func tap(_ name: String) {
    let point = place(of: name)
    send(.pointerPressed(.mouse, at: point))
    send(.pointerReleased(.mouse, at: point))
  }

  @Test("are measured only while the inspector shows them")
  mutating func visible() {
    #expect(!session.measuresFrames)
    tap("inspector-engine")
    #expect(session.measuresFrames)
    tap("inspector")
    #expect(!session.measuresFrames)
    try? FileManager.default.removeItem(at: folder)
  }

  @Test(
    "change the frame, but neither the state nor the next wake, and the recording replays exactly")
  mutating func replays() throws {
    tap("inspector-engine")
    let start = place(of: "item-2")
    send(.pointerPressed(.mouse, at: start))
    let goal = place(of: "item-14")
    for step in 1...20 {
      let way = Vector(dx: (goal.x - start.x) * step / 20, dy: (goal.y - start.y) * step / 20)
      send(.pointerMoved(.mouse, to: start + way, isDown: true))
      let (frame, wake, hashes) = (
        session.frame(), session.nextWake, session.playground.hashes
      )
      let work = FrameFigures.Frame(work: .milliseconds(Int64(step)), latency: .milliseconds(3))
      session.note(work, budget: .milliseconds(16))
      #expect(session.frame() != frame)
      #expect(session.nextWake == wake && session.playground.hashes == hashes)
    }
    send(.pointerReleased(.mouse, at: goal))
    session.close()
    let recording = try Recording(contentsOf: folder.appendingPathComponent("kept.dndrec").path)
    var player = try Player<Playground>.of(recording, file: "kept.dndrec").player
    player.run()
    #expect(player.divergence == nil)
    #expect(player.world.content.chrome.tab == .engine)
    try FileManager.default.removeItem(at: folder)
  }
}
