import DragTesting
import Testing

@Suite("A condition on a recorded session")
struct CounterexampleTests {
  private let stage = ScriptStage<InteractionWorld<Errands>>.errands()

  private func session(_ statements: Script.Statement...) throws -> Recording {
    try Script(statements).compile(on: stage)
  }

  /// Five gestures, of which the third moves the milk from its place.
  private func fiveGestures() throws -> Recording {
    try session(
      .tap("bread"), .wait(.seconds(2)), .drag("laundry", to: "bread"), .wait(.seconds(2)),
      .drag("milk", to: "letter"), .wait(.seconds(2)), .drag("milk", to: "bread"),
      .wait(.seconds(2)), .tap("letter"))
  }

  private func milkIsFirst(_ world: InteractionWorld<Errands>) -> Bool {
    world.order(of: "to-do")?.first == "milk"
  }

  @Test("has no counterexample if it holds throughout")
  func holds() throws {
    #expect(try fiveGestures().counterexample(on: stage) { $0.order(of: "to-do") != nil } == nil)
  }

  @Test("A condition is reported at its gesture, with the shortest session and its script")
  func shortest() throws {
    let found = try #require(try fiveGestures().counterexample(on: stage, to: milkIsFirst))
    #expect(found.gesture == 3)
    #expect(found.recording.gestures.count == 1)
    #expect(found.recording.pumps.flatMap(\.events).count <= 4)
    let again = try found.script.compile(on: stage)
    #expect(try again.counterexample(on: stage, to: milkIsFirst) != nil)
  }

  @Test("is reported with drags from thing to thing, whatever the path was")
  func things() throws {
    let path = Script([
      .with(.mouse), .press(.thing("milk", at: .offset(Vector(dx: 9, dy: 3)))),
      .path([
        Sample(after: .milliseconds(20), at: Point(x: 70, y: 80)),
        Sample(after: .milliseconds(90), at: Point(x: 92, y: 170)),
      ]), .release(),
    ])
    let session = try path.compile(on: stage)
    let found = try #require(try session.counterexample(on: stage, to: milkIsFirst))
    #expect(found.script.text == "with mouse\n\ndrag milk to laundry\n")
  }

  @Test("that does not even hold at the start needs no event")
  func start() throws {
    let found = try #require(try fiveGestures().counterexample(on: stage) { _ in false })
    #expect(found.gesture == nil)
    #expect(found.recording.pumps.flatMap(\.events) == [])
  }

  @Test("is met by a recording beside the test")
  func passes() { expectHolds("reorder.dndrec", on: stage) { $0.order(of: "to-do")?.count == 4 } }

  @Test("fails the test at the line of the call, with the shortest script")
  func fails() {
    let words = """
      reorder.dndrec: the condition does not hold in gesture 1, at 0.746 s
        the shortest way there:
          drag milk to letter
      """
    expectFailure({ $0 == words }) {
      expectHolds("reorder.dndrec", on: stage, milkIsFirst)
    }
  }
}
