@testable import DragKit
import PlaygroundFuzz
import PlaygroundScenes
import PlaygroundWorkbench
import Testing

@Suite("The generator of sessions")
struct GeneratorTests {
  @Test("generates the same session for the same key")
  func repeatsItself() {
    #expect(LawTests.session(5) == LawTests.session(5))
    #expect(LawTests.session(5).events != LawTests.session(6).events)
  }

  @Test("generates other sessions for another seed")
  func dependsOnTheSeed() {
    let keys = (0..<4).map { CaseKey(seed: $0, scene: .colours, number: 1) }
    #expect(Set(keys.map { SessionGenerator.session(for: $0).events }).count == keys.count)
  }

  @Test("leaves no gap of a day, the limit of recordings")
  func leavesNoGap() {
    for number in 0..<60 {
      let times = LawTests.session(number).events.map(\.time)
      #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 < .day }, "session \(number)")
    }
  }
}
