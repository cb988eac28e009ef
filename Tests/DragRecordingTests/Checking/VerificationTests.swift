import DragEvents
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

  @Test("of another layout ignores a call of a name that the recording lacks, but not a new drop")
  func newCalls() throws {
    func verified(without name: Call.Name) throws -> Verification<Dot> {
      var older = try recording()
      for index in older.entries.indices {
        guard case .pump(var pump) = older.entries[index] else { continue }
        pump.calls.removeAll { $0.name == name }
        older.entries[index] = .pump(pump)
      }
      return try Verification(of: older, hashes: "dot-2") { _ in (Dot(), Output()) }
    }
    guard case .reproduced = try verified(without: .dropUpdated) else {
      Issue.record("a new call differs")
      return
    }
    guard case .diverged(let divergence) = try verified(without: .performDrop) else {
      Issue.record("a new drop is ignored")
      return
    }
    #expect(divergence.subsystems == [.calls])
  }

  @Test("compares the output of the world's creation if it was recorded")
  func opening() throws {
    let ready = Output(calls: [Call(at: .zero, .ready), Call(at: .zero, .layout)])
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
