import Support
import Testing

@testable import DragKit

@Suite("A swipe on a row")
struct SwipeStateTests {
  private let measures = SwipeState.Measures(row: 400, actions: 74, allowsFullSwipe: true)

  /// Swipes by a translation and releases; returns the row's final offset and the result.
  private func swipe(
    _ way: Length, velocity: Length = 0, _ measures: SwipeState.Measures? = nil
  ) -> (SwipeState.Outcome, Length) {
    let measures = measures ?? self.measures
    var swipe = SwipeState()
    for _ in 0..<10 { swipe.drag(by: way / 10, in: measures) }
    let outcome = swipe.release(velocity: velocity, in: measures)
    for _ in 0..<3000 { swipe.step(Tuning().gapSpring) }
    #expect(swipe.isSettled)
    return (outcome, swipe.offset)
  }

  @Test("of less than half of its actions closes again, and of more stays open")
  func opens() {
    #expect(swipe(30) == (.closed, 0))
    #expect(swipe(40) == (.open, 74))
    #expect(swipe(150) == (.open, 74))
  }

  @Test("that is fast decides by its velocity")
  func quick() {
    #expect(swipe(20, velocity: 400) == (.open, 74))
    #expect(swipe(60, velocity: -400) == (.closed, 0))
  }

  @Test("E18: across half of the row performs the first action, if allowed")
  func full() {
    #expect(swipe(210) == (.full, 400))
    #expect(swipe(210, velocity: -400) == (.closed, 0))
    let guarded = SwipeState.Measures(row: 400, actions: 74, allowsFullSwipe: false)
    #expect(swipe(210, guarded).0 == .open)
  }

  @Test("in the other direction meets resistance, and returns")
  func otherWay() {
    var swipe = SwipeState()
    swipe.drag(by: -100, in: measures)
    #expect(swipe.offset == -25)
    #expect(swipe.release(velocity: 0, in: measures) == .closed)
  }

  @Test("of a row without actions never stays open")
  func nothing() {
    let nothing = SwipeState.Measures(row: 400, actions: 0, allowsFullSwipe: true)
    #expect(swipe(300, velocity: 900, nothing) == (.closed, 0))
  }

  @Test("E29: a row that is open is closed by another")
  func closes() {
    var swipe = SwipeState()
    swipe.settle(open: true, in: measures)
    swipe.finish()
    #expect(swipe.offset == 74)
    swipe.settle(open: false, in: measures)
    swipe.finish()
    #expect(swipe.isClosed)
  }

  @Test(
    "law: settles closed, open or across after any sequence", arguments: [1, 2] as [UInt64])
  func comesToRest(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let measures = SwipeState.Measures(
        row: Length(pixels: .random(in: -5..<900, using: &random)),
        actions: Length(pixels: .random(in: -5..<300, using: &random)),
        allowsFullSwipe: .random(using: &random))
      var swipe = SwipeState()
      for _ in 0..<Int.random(in: 0..<5, using: &random) {
        swipe.drag(by: Length(pixels: .random(in: -9000..<9000, using: &random)), in: measures)
        swipe.step(Tuning().gapSpring)
        #expect(try SwipeState(canonicalBytes: swipe.canonicalBytes) == swipe, "seed \(seed)")
      }
      swipe.release(
        velocity: Length(pixels: .random(in: -9000..<9000, using: &random)), in: measures)
      for _ in 0..<5000 { swipe.step(Tuning().gapSpring) }
      #expect(swipe.isSettled, "seed \(seed)")
      #expect([.zero, measures.actions, measures.row].contains(swipe.offset), "seed \(seed)")
    }
  }
}
