import DragKitRecording
import Testing

/// Expectations of a list that knows nothing of them.
@Suite("A moment of a content as a world")
struct MomentTests {
  @Test("has a gap, a target, positions of lifted items and a scroll offset")
  func moment() throws {
    let script = Script([
      .window(Size(width: 320, height: 100)),
      .press("milk", hold: .milliseconds(600)),
      .expect(.gap(OpenGap(before: 0, in: "to-do"))),
      .expect(.target("list")),
      .move(by: Vector(dx: 0, dy: 44), over: .milliseconds(200)),
      .expect(.position("milk", x: 0, y: 44)),
      .expect(.gap(OpenGap(before: 2, in: "to-do"))),
      .release(),
      .expect(.gap(nil)),
      .expect(.target(nil)),
      .wheel(Vector(dx: 0, dy: 1), at: "list"),
      .wait(.seconds(1)),
      .expect(.scroll("list", 51)),
      .expect(.scroll("to-do", 51)),
      .expect(.position("milk", x: 0, y: -7)),
    ])
    let recording = try script.compile(on: .errands())
    #expect(recording.expectations.count == 9)
    let failure: FailureReport<InteractionWorld<Errands>>? = try recording.failure(
      on: .errands(), file: "moment")
    #expect(failure == nil)
  }
}
