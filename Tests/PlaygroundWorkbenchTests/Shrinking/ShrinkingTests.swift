import DragEvents
import DragGeometry
import PlaygroundFuzz
import PlaygroundScenes
import PlaygroundWorkbench
import RecordingTools
import Testing

@Suite("A session that breaks a law")
struct ShrinkingTests {
  /// Generated gestures, most of them irrelevant, until the law is broken.
  static func long(
    _ bug: PlantedBug, gestures: Int, _ checker: LawChecker<Sabotaged>
  ) throws -> GeneratedSession {
    var long = GeneratedSession(
      key: CaseKey(seed: 5, page: bug.scene, number: 0),
      options: PlaygroundOptions(page: bug.scene),
      events: [], replayModes: [])
    func session(_ number: Int) -> GeneratedSession {
      SessionGenerator.session(for: CaseKey(seed: 5, page: bug.scene, number: number))
    }
    func isPlain(_ session: GeneratedSession) -> Bool {
      // Clocks that jump by hours have their own tests.
      session.options == long.options && session.events.allSatisfy { $0.time < .seconds(600) }
    }
    // Some bugs seldom have an effect: start shortly before the first session in which this one has.
    let breaking = (0..<500).first {
      isPlain(session($0)) && !checker.check(session($0)).broken.isEmpty
    }
    var number = max(try #require(breaking) - 6, 0)
    while long.events.count(where: { $0.isPress }) < gestures || checker.check(long).broken.isEmpty
    {
      let next = session(number)
      number += 1
      guard isPlain(next) else { continue }
      let start = (long.events.last?.time ?? .zero) + .seconds(2)
      long.events += next.events.map { InputEvent(time: $0.time + start, $0.kind) }
    }
    return long
  }

  /// Bugs in the model, in gestures, and in motion.
  static let bugs: [PlantedBug] = [.copiesTwice, .endsTwice, .leavesAnOverlay]

  @Test("shrinks from a hundred gestures to at most six", arguments: bugs)
  func shrink(bug: PlantedBug) throws {
    let checker = LawChecker { Sabotaged(bug, $0) }
    let session = try Self.long(bug, gestures: 100, checker)
    // So many gestures can break another law first, whose failure is then shrunk.
    let first = try #require(checker.check(session).broken.first)
    let (shrunk, broken) = try #require(try checker.shrunk(session))
    print("\(bug): \(shrunk.summary): \(shrunk.failure)")
    #expect(broken.law == first.law)
    #expect(shrunk.gestures.before >= 100)
    #expect((1...6).contains(shrunk.gestures.after))
    let script = try shrunk.script()
    #expect(script.hasPrefix("# \(shrunk.failure)\nscene \(bug.scene.name)"))
    #expect(try (1...6).contains(Recording.compiled(script).gestures.count))
  }
}

extension InputEvent {
  fileprivate var isPress: Bool { if case .pointerPressed = kind { true } else { false } }
}
