import RecordingTools
import Support
import Testing

struct DamagedFileTests {
  @Test("A damaged file never traps and never hangs, and is reported on one line", arguments: 0..<8)
  func damaged(part: Int) throws {
    let seed = UInt64(part) &* 7919 &+ 1
    var session = try Session()
    session.play(GeneratedEvents.some(4, seed: seed), every: Microseconds(8000))
    let sound = session.finished()
    var generator = SplitMix64(seed: seed)
    var refused = 0
    for number in 0..<250 {
      let bytes = Damage.some(to: sound, using: &generator)
      do {
        let recording = try Recording(parsing: bytes)
        let player = replay(recording)
        _ = player.divergence?.report
        _ = try recording.bytes
      } catch {
        refused += 1
        #expect(!error.description.contains("\n"), "seed \(seed), file \(number)")
      }
    }
    print("damaged files with seed \(seed): \(refused) of 250 refused")
    #expect(refused > 100)
  }
}
