import DragKitRecording
import Testing

/// What a script can expect of a list of one's own, which says nothing for it.
@Suite("A moment of a content as a world")
struct MomentTests {
  @Test("has a gap, a target, displayed positions and a scroll offset")
  func moment() throws {
    let script = Script {
      Window(320, 100)
      Press("milk", hold: .milliseconds(600))
      Expect.gap(in: "to-do", before: 0)
      Expect.target("list")
      Move(by: 0, 44, over: .milliseconds(200))
      Expect.position("milk", 0, 44)
      Expect.gap(in: "to-do", before: 2)
      Release()
      Expect.noGap
      Expect.target(nil)
      Wheel(0, 1, at: "list")
      Wait(.seconds(1))
      Expect.scroll("list", 51)
      Expect.scroll("to-do", 51)
      Expect.position("milk", 0, -7)
    }
    let recording = try script.compile(on: .errands())
    #expect(recording.expectations.count == 9)
    let failure: FailureReport<InteractionWorld<Errands>>? = try recording.failure(
      on: .errands(), file: "moment")
    #expect(failure == nil)
  }
}
