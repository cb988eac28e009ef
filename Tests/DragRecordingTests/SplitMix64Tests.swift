import DragRecording
import Testing

struct SplitMix64Tests {
  @Test("The generator draws the same numbers as the published one")
  func published() {
    var generator = SplitMix64(seed: 1_234_567)
    #expect(generator.next() == 6_457_827_717_110_365_317)
    #expect(generator.next() == 3_203_168_211_198_807_973)
    #expect(generator.next() == 9_817_491_932_198_370_423)
  }

  @Test("The generator stays below its bound and reaches all of it")
  func bound() {
    var generator = SplitMix64(seed: 1)
    #expect(Set((0..<200).map { _ in generator.next(below: 6) }) == [0, 1, 2, 3, 4, 5])
  }
}
