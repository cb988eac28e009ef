import DragFrameIO
import DragGeometry
import RecordingTools
import Testing

@Suite("A set of recordings")
struct VerificationTests {
  private func recording() throws -> Recording {
    var session = try Session()
    session.play(DivergenceTests.events, every: .milliseconds(10))
    return try Recording(parsing: session.finished())
  }

  @Test("does not pass if it is empty")
  func none() {
    #expect(!Verification<Dot>().isPassed)
  }

  @Test("reports a file that cannot be read, and continues")
  func unreadable() {
    var verification = Verification<Dot>()
    verification.verify("/nowhere/a.dndrec") { _ in (Dot(), Output()) }
    verification.verify("/nowhere/b.dndrec") { _ in (Dot(), Output()) }
    #expect(verification.results.map(\.file) == ["/nowhere/a.dndrec", "/nowhere/b.dndrec"])
    #expect(!verification.isPassed)
  }

  @Test("reports the amount of comparisons")
  func reproduced() throws {
    let outcome = try Verification<Dot>.outcome(of: recording()) { _ in (Dot(), Output()) }
    guard case .reproduced(let lines, let events) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(lines == 7)
    #expect(events == 5)
  }

  @Test("compares calls alone if the state has another layout")
  func layout() throws {
    let make = { (bug: Dot.Bug) in
      { (_: RecordingHeader) throws(FileError) in (Dot(bug: bug), Output()) }
    }
    let moved = try Verification.outcome(of: recording(), hashes: "dot-2", makeWorld: make(.model))
    guard case .reproduced = moved else {
      Issue.record("\(moved)")
      return
    }
    let called = try Verification.outcome(of: recording(), hashes: "dot-2", makeWorld: make(.calls))
    guard case .diverged(let divergence) = called else {
      Issue.record("\(called)")
      return
    }
    #expect(divergence.subsystems == [.calls])
  }

  @Test("includes the output of a new world, if it was recorded")
  func opening() throws {
    let ready = Output(calls: [Call(at: .zero, "ready"), Call(at: .zero, "layout")])
    var recorder = try Recorder(Session.header, to: MemorySink())
    recorder.record([], until: .zero, output: ready, world: Dot())
    recorder.finish(at: .zero)
    let recording = try Recording(parsing: recorder.sink.bytes)
    var player = Player(recording, world: Dot(), opening: ready)
    player.run()
    #expect(player.divergence == nil)
    player = Player(recording, world: Dot())
    player.run()
    #expect(player.divergence?.subsystems == [.calls])
  }
}
