import DragFrameIO
import DragGeometry
import RecordingTools
import Testing

@Suite("The verification of a recording")
struct VerificationTests {
  private func recording() throws -> Recording {
    var session = try Session()
    session.play(DivergenceTests.events, every: .milliseconds(10))
    return try Recording(parsing: session.finished())
  }

  @Test("counts the compared lines and events")
  func reproduced() throws {
    let result = try Verification<Dot>(of: recording()) { _ in (Dot(), Output()) }
    guard case .reproduced(let lines, let events) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(lines == 7)
    #expect(events == 5)
  }

  @Test("compares calls only if the state has another layout")
  func layout() throws {
    let make = { (bug: Dot.Bug) in
      { (_: RecordingHeader) throws(FileError) in (Dot(bug: bug), Output()) }
    }
    let moved = try Verification(of: recording(), hashes: "dot-2", makeWorld: make(.model))
    guard case .reproduced = moved else {
      Issue.record("\(moved)")
      return
    }
    let called = try Verification(of: recording(), hashes: "dot-2", makeWorld: make(.calls))
    guard case .diverged(let divergence) = called else {
      Issue.record("\(called)")
      return
    }
    #expect(divergence.subsystems == [.calls])
  }

  @Test("compares the output of the world's creation if it was recorded")
  func opening() throws {
    let ready = Output(calls: [Call(at: .zero, "ready"), Call(at: .zero, "layout")])
    var recorder = try Recorder(Session.header, to: MemorySink())
    recorder.record([], until: .zero, output: ready, world: Dot())
    recorder.finish(at: .zero, world: Dot())
    let recording = try Recording(parsing: recorder.sink.bytes)
    var player = Player(recording, world: Dot(), opening: ready)
    player.run()
    #expect(player.divergence == nil)
    player = Player(recording, world: Dot())
    player.run()
    #expect(player.divergence?.subsystems == [.calls])
  }
}
