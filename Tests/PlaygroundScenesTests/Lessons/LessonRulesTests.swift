@testable import DragKit
import Testing

@testable import PlaygroundScenes

@Suite("The rules of the lessons")
struct LessonRulesTests {
  private func proposal(
    _ rules: LessonRules, isGroup: Bool = false, over destination: LessonRules.Destination?,
    hasActiveDrag: Bool = true
  ) -> String {
    let situation = LessonRules.Situation(
      hasActiveDrag: hasActiveDrag, isGroup: isGroup, destination: destination)
    let proposal = rules.proposal(for: situation)
    return "\(proposal.operation.rawValue) \(proposal.intent.rawValue)"
  }

  private let insertAt = "move insertAtDestination"
  private let insertInto = "move insertIntoDestination"
  private let forbidden = "forbidden unspecified"

  @Test("L14: an item from outside the list is forbidden", arguments: LessonRules.allCases)
  func foreign(rules: LessonRules) {
    let proposal = proposal(rules, over: .init(isGroup: true), hasActiveDrag: false)
    #expect(proposal == forbidden)
  }

  @Test("L15: below the last row the article forbids a drop; corrected, it is the end of the list")
  func end() {
    #expect(proposal(.article, over: nil) == forbidden)
    #expect(proposal(.corrected, over: nil) == insertAt)
  }

  @Test("L16: a group goes between rows, never into one", arguments: LessonRules.allCases)
  func group(rules: LessonRules) {
    #expect(proposal(rules, isGroup: true, over: .init(isGroup: true)) == insertAt)
    #expect(proposal(rules, isGroup: true, over: .init(isGroup: false)) == insertAt)
  }

  @Test(
    "L17: an item goes into a group: in the article anywhere on its row, corrected on its middle half"
  )
  func bands() {
    let bands = DropBand.allCases.map { LessonRules.Destination(isGroup: true, band: $0) }
    #expect(bands.map { proposal(.article, over: $0) } == [insertInto, insertInto, insertInto])
    #expect(bands.map { proposal(.corrected, over: $0) } == [insertAt, insertInto, insertAt])
  }

  @Test("L18: a gap opens over an item", arguments: LessonRules.allCases)
  func item(rules: LessonRules) {
    #expect(proposal(rules, over: .init(isGroup: false)) == insertAt)
  }

  @Test("L28: a group never goes into itself or between its lessons")
  func itself() {
    let inside = LessonRules.Destination(isGroup: false, isInDragged: true)
    #expect(proposal(.corrected, isGroup: true, over: inside) == forbidden)
    #expect(proposal(.article, isGroup: true, over: inside) == insertAt, "The article's own fault.")
  }

  @Test("L28: a drop of a group on itself does nothing", arguments: LessonRules.allCases)
  func ownPlace(rules: LessonRules) {
    let own = LessonRules.Destination(isGroup: false, isOwnPlace: true)
    #expect(proposal(rules, isGroup: true, over: own) == "cancel unspecified")
    #expect(proposal(rules, over: own) == insertAt)
  }
}
