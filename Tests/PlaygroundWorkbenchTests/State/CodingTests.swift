import PlaygroundFuzz
import PlaygroundWorkbench
import Support
import Testing

@testable import DragKit
@testable import PlaygroundScenes

@Suite("The bytes of a playground")
struct CodingTests {
  /// Generated sessions, so that new state is covered as soon as a gesture reaches it.
  @Test(
    "have every stored property in each state of generated sessions", arguments: SceneID.allCases)
  func completeness(scene: SceneID) throws {
    for number in 0..<2 {
      let key = CaseKey(seed: LawTests.seed, scene: scene, number: number)
      try expectDecodedCopies(in: SessionGenerator.session(for: key))
    }
  }

  @Test("have the tile size that a pinch has changed")
  func pinch() throws {
    let key = CaseKey(seed: 52133, scene: .pictures, number: 957)
    try expectDecodedCopies(in: SessionGenerator.session(for: key))
  }

  @Test("are compared one by one: the walk names one that differs, and one that it cannot compare")
  func control() {
    struct Opaque { var closure: @Sendable () -> Void = {} }
    struct State {
      var lengths: [Int?] = [1, nil]
      var edge = Optional(Vector(dx: 1, dy: 2))
      var opaque: [Int: Opaque] = [:]
    }
    let opaque = ".opaque: cannot be compared"
    #expect(StoredProperties.differences(Opaque(), Opaque()) == [])
    #expect(StoredProperties.differences(State(), State()) == [opaque])
    let other = State(lengths: [1, 3], edge: Vector(dx: 1, dy: 3))
    let differences = StoredProperties.differences(State(), other)
    #expect(
      differences.map { $0.prefix { $0 != ":" } } == [
        ".lengths.1", ".edge.some.dy.subpixels", ".opaque",
      ])
  }

  private func expectDecodedCopies(in session: GeneratedSession) throws {
    var playground = Playground(session.options)
    _ = playground.start()
    for (number, event) in session.events.enumerated() {
      _ = playground.apply(event)
      guard number % 4 == 0 else { continue }
      try playground.expectDecodedCopy("after event \(number) of \(session.key.command)")
    }
  }
}
