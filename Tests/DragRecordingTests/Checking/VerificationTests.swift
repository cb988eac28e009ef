import RecordingTools
import Testing

struct VerificationTests {
  private func recording() throws -> Recording {
    try Session.recording(of: DivergenceTests.events)
  }

  private func verified(_ recording: Recording, bug: Dot.Bug = .none) throws -> Verification<Dot> {
    try Verification(of: recording, hashes: "dot-2") { _ in (Dot(bug: bug), Output()) }
  }

  @Test("A verification counts the compared lines and events")
  func reproduced() throws {
    let result = try Verification<Dot>(of: recording()) { _ in (Dot(), Output()) }
    guard case .reproduced(7, 5) = result else {
      Issue.record("\(result)")
      return
    }
  }

  @Test("A verification compares only calls if the state has another layout")
  func layout() throws {
    #expect(try verified(recording(), bug: .model).isReproduced)
    #expect(try verified(recording(), bug: .calls).divergence?.subsystems == [.calls])
  }

  @Test("With another layout, a call of a new name is ignored, but a new drop is not")
  func newCalls() throws {
    func recording(without name: Call.Name) throws -> Recording {
      var older = try self.recording()
      for index in older.entries.indices {
        guard case .pump(var pump) = older.entries[index] else { continue }
        pump.calls.removeAll { $0.name == name }
        older.entries[index] = .pump(pump)
      }
      return older
    }
    #expect(try verified(recording(without: .dropUpdated)).isReproduced)
    let divergence = try verified(recording(without: .performDrop)).divergence
    #expect(divergence?.subsystems == [.calls])
  }

  @Test("A verification compares the output of the world's creation if it was recorded")
  func opening() throws {
    let ready = Output(calls: [Call(at: .zero, .ready), Call(at: .zero, .layout)])
    var recorder = try Recorder(Session.header, to: MemorySink())
    recorder.record([], until: .zero, output: ready, world: Dot())
    recorder.finish(at: .zero, world: Dot())
    let recording = try Recording(parsing: recorder.sink.bytes)
    var player = Player(recording, world: Dot(), opening: ready)
    player.run()
    #expect(player.divergence == nil)
    #expect(replay(recording).divergence?.subsystems == [.calls])
  }
}
