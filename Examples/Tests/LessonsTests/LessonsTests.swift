import DragKit
import Hand
import Lessons
import Testing

@Suite("The lessons of the article on collection views")
struct LessonsTests {
  private var hand: Hand<LessonDataViewController>

  init() throws {
    hand = Hand(try LessonDataViewController())
  }

  private func titles(_ section: String) -> [String] {
    hand.content.dataSource.snapshot().itemIdentifiers(inSection: section).map(\.title)
  }

  private mutating func drop(_ lesson: String, on other: String, at percent: Int = 50) {
    hand.press(on: lesson)
    hand.drag(to: other, at: percent)
    hand.release()
    hand.settle()
  }

  @Test("a lesson that is dropped between two others goes there")
  mutating func insertsAt() {
    drop("variables", on: "closures", at: 90)
    #expect(titles("swift") == ["functions", "closures", "variables"])
    #expect(hand.takeCalls().suffix(2) == [.dragEnded, .dropSessionDidEnd])
  }

  @Test("a lesson that is dropped on a group goes into it")
  mutating func insertsInto() {
    hand.press(on: "welcome")
    hand.drag(to: "uikit")
    #expect(
      hand.interaction.session?.proposal
        == DropProposal(operation: .move, intent: .insertIntoDestination))
    hand.release()
    hand.settle()
    #expect(titles("lessons") == ["swift", "uikit", "farewell"])
    #expect(titles("uikit") == ["views", "tables", "welcome"])
  }

  @Test("a group that is dragged takes what is in it along, and goes into no other")
  mutating func group() {
    drop("uikit", on: "welcome", at: 10)
    #expect(titles("lessons").first == "uikit")
    #expect(titles("uikit") == ["views", "tables"])
  }

  @Test("a group that is released between its own lessons stays where it was")
  mutating func ownLessons() {
    drop("swift", on: "closures", at: 0)
    #expect(titles("lessons") == ["welcome", "swift", "uikit", "farewell"])
    #expect(titles("swift") == ["variables", "functions", "closures"])
  }

  @Test("the delegates get the article's calls, in its order")
  mutating func calls() {
    drop("welcome", on: "farewell")
    #expect(
      hand.takeCalls() == [
        .itemsForBeginning, .dragBegan, .validateDrop, .dropEntered, .dropUpdated,
        .performDrop, .dragEnded, .dropSessionDidEnd,
      ])
  }

  @Test("a folded group springs open under a drag, which continues into it")
  mutating func springLoads() {
    hand.press(on: "welcome")
    hand.drag(to: "uikit")
    hand.wait(.seconds(3))
    #expect(hand.content.openGroups.map(\.title).sorted() == ["swift", "uikit"])
    hand.drag(to: "views", at: 10)
    hand.release()
    hand.settle()
    #expect(titles("uikit") == ["views", "welcome", "tables"])
  }

  @Test("outside the list a drop does nothing")
  mutating func outside() {
    hand.press(on: "welcome")
    hand.drag(to: Point(x: 500, y: 300))
    hand.release()
    hand.settle()
    #expect(titles("lessons") == ["welcome", "swift", "uikit", "farewell"])
  }

  @Test("a drop is one step that can be undone")
  mutating func undoes() {
    drop("welcome", on: "swift")
    #expect(titles("swift").count == 4)
    hand.undo()
    #expect(titles("lessons") == ["welcome", "swift", "uikit", "farewell"])
  }
}
