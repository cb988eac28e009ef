import PlaygroundScenes
import PlaygroundWorkbench
import ProgramSupport
import RecordingTools
import Support
import Testing

@Suite("A damaged recording of the playground")
struct DamagedRecordingTests {
  @Test("never traps and never hangs, and is reported on one line", arguments: 1...4)
  func damaged(seed: UInt64) throws {
    let names = ["copy", "escape", "catch-in-flight", "undo-redo"]
    let sound = try Recording(contentsOf: Kept.recording(names[Int(seed) % names.count])).bytes
    var generator = SeededGenerator(seed: seed)
    var (refused, diverged) = (0, 0)
    for number in 0..<500 {
      do {
        let recording = try Recording(
          parsing: Damage.some(to: sound, using: &generator), named: "damaged")
        if try play(recording) { diverged += 1 }
      } catch {
        refused += 1
        #expect(!"\(error)".contains("\n"), "seed \(seed), file \(number)")
      }
    }
    print("seed \(seed): of 500 damaged files \(refused) were refused and \(diverged) diverged")
    #expect(refused > 100)
    #expect(diverged > 0)
  }

  /// Plays a recording and says whether it diverged; every line is one step, and so is the end.
  private func play(_ recording: Recording) throws(FileError) -> Bool {
    let (world, opening) = try Playground.start(of: recording.header, file: "damaged")
    var player = Player(recording, world: world, opening: opening)
    for _ in 0...recording.entries.count where !player.isAtEnd { player.step() }
    #expect(player.isAtEnd)
    return player.divergence?.report.isEmpty == false
  }
}
