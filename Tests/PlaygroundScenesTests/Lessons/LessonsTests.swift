@testable import PlaygroundScenes
import Support
import Testing

@testable import DragKit

@Suite("The lessons: drags and drops")
struct LessonsTests {
  private var table = PlaygroundDriver.lessons()

  private static let first = PlaygroundDriver.firstLessons

  @Test(
    "L01, L02, L05: the delegate is asked for the lesson's item, and `localObject` is the lesson")
  mutating func lifts() {
    table.press(on: "variables")
    table.drag(by: 0, 8, steps: 1)
    let calls = table.takeCalls()
    #expect(
      calls == [
        "itemsForBeginning variables variables", "dragBegan variables mouse",
        "validateDrop list true", "dropEntered variables list",
        "dropUpdated list move insertAtDestination",
      ])
    #expect(table.interaction.session?.localObjects == [table.item("variables")])
  }

  @Test("L04: the payload for other programs is the index path as text")
  mutating func payload() {
    table.press(on: "functions")
    table.drag(by: 0, 8, steps: 1)
    #expect(table.interaction.session?.items.first?.itemProvider.text == "swift 1")
  }

  @Test("L03: a press outside the rows lifts nothing")
  mutating func nothing() {
    table.press(at: Point(x: 300, y: 700))
    table.drag(by: 0, -300)
    #expect(table.interaction.session == nil)
  }

  @Test("L03: the delegate returns no item for a row outside the lessons")
  mutating func unknownRow() throws {
    table.press(on: "variables")
    table.drag(by: 0, 8, steps: 1)
    let session = try #require(table.interaction.session)
    var scene = table.content.lessons
    let before = scene
    let unknown = ItemID(rawValue: 10_000)
    let delegate = LessonDragDelegate()
    #expect(delegate.itemsForBeginning(session, at: unknown, content: &scene) == [])
    #expect(
      delegate.itemsForBeginning(session, at: table.item("variables"), content: &scene)
        .map(\.localObject) == [table.item("variables")])
    #expect(scene == before)
  }

  @Test("L08: the page shows the proposal of each rule set")
  mutating func panel() {
    #expect(table.texts.contains("Drag a lesson over the list"))
    table.press(on: "variables")
    table.drag(to: "drawing")
    #expect(table.texts.contains("Variables → into Drawing"))
    #expect(table.texts.filter { $0 == ".move  .insertIntoDestination" }.count == 2)
    table.drag(to: Point(x: 300, y: 720))
    #expect(table.texts.contains(".move  .insertAtDestination"))
    #expect(table.texts.contains(".forbidden  .unspecified"), "L15, as the article has it.")
  }

  @Test(
    "L08: the page says where the article's rules put a lesson, or, in any window, why they refuse it",
    arguments: [
      (Size(width: 1120, height: 760), "variables", "drawing", "Variables → into Drawing"),
      (
        Size(width: 640, height: 480), "external-text", "functions",
        "It was not lifted in this list"
      ),
    ])
  mutating func panelOfEdge(window: Size, lesson: String, other: String, words: String) {
    table = .lessons(window: window)
    table.tap("rules-article")
    table.press(on: lesson)
    table.drag(to: other, at: (50, 10))
    #expect(table.texts.contains(words))
  }

  @Test("L08: the page says what the gap is beside")
  mutating func panelOfGap() {
    table.press(on: "tables")
    table.drag(by: 0, 8, steps: 1)
    #expect(table.texts.contains("Tables → its own place"))
    table.drag(to: "variables")
    let place = table.interaction.gap(in: "lessons")?.place
    #expect(place == InsertionPlace("swift", .before(0)))
    #expect(table.texts.contains("Tables → before Variables"))
    table.drag(to: Point(x: 300, y: 720))
    #expect(table.texts.contains("Tables → after Farewell"))
  }

  @Test("L28: a group over the lessons of the next group is said to stay where it is")
  mutating func panelOfGroup() {
    table.press(on: "swift")
    // Its own lessons fold, so that those of UIKit move up.
    table.drag(to: Point(x: 285, y: 245))
    table.wait(.milliseconds(500))
    #expect(table.proposal == "cancel unspecified")
    #expect(table.texts.contains("Swift → its own place"))
    #expect(table.texts.contains("The group stays where it is"))
  }

  @Test("L09: Control copies a lesson, and the copy has a name of its own")
  mutating func copies() {
    table.press(on: "variables")
    table.send(.modifiersChanged(.control))
    table.drag(to: "tables", at: (50, 80))
    #expect(table.proposal == "copy insertAtDestination")
    table.release()
    table.send(.modifiersChanged([]))
    table.settle()
    #expect(table.names(in: "swift") == ["variables", "functions", "closures"])
    #expect(table.names(in: "uikit").contains("variables-2"))
    table.tap("undo")
    #expect(table.lessons == Self.first)
    table.tap("redo")
    #expect(table.names(in: "uikit").contains("variables-2"))
  }

  @Test("L14: the list forbids an item from outside it")
  mutating func external() {
    table.press(on: "external-text")
    table.drag(to: "functions")
    #expect(table.proposal == "forbidden unspecified")
    table.release()
    table.settle()
    let calls = table.takeCalls()
    #expect(calls.contains("dragEnded external-text refused"))
    #expect(!calls.contains { $0.hasPrefix("\(Call.Name.performDrop)") })
    #expect(table.lessons == Self.first)
  }

  @Test("L15: a drop below the last row goes to the end of the list")
  mutating func belowTheRows() {
    table.press(on: "variables")
    table.drag(to: Point(x: 300, y: 720))
    #expect(table.proposal == "move insertAtDestination")
    table.release()
    table.settle()
    #expect(table.names(in: "lessons").last == "variables")
  }

  @Test(
    "L16, L25: a group that is dropped over a lesson of another group lands beside that group",
    arguments: ["variables", "functions", "closures"])
  mutating func groups(lesson: String) {
    table.drop("drawing", on: lesson)
    let order = table.names(in: "lessons")
    #expect(order.sorted() == ["drawing", "farewell", "swift", "uikit", "welcome"])
    #expect(table.names(in: "swift") == ["variables", "functions", "closures"])
    #expect(order.firstIndex(of: "drawing").map { $0 < 3 } == true)
  }

  @Test("a lesson over a group opens no gap, in either set of rules", arguments: [true, false])
  mutating func noGapOverGroup(isArticle: Bool) {
    if isArticle { table.tap("rules-article") }
    table.press(on: "tables")
    table.drag(to: "swift")
    #expect(table.interaction.session?.intoItem == table.item("swift"))
    #expect(
      table.interaction.gap(in: "lessons")?.place == InsertionPlace("uikit", .before(1)),
      "It is where the lesson was.")
  }

  @Test("L17, L20: a lesson that is dropped on a group goes into it")
  mutating func intoGroup() {
    table.press(on: "variables")
    table.drag(to: "drawing")
    #expect(table.interaction.session?.intoItem == table.item("drawing"))
    table.release()
    #expect(
      table.interaction.screen.motion.overlays.contains { overlay in
        if case .vanishing = overlay.course { true } else { false }
      }, "It shrinks into the group.")
    table.settle()
    #expect(table.names(in: "drawing") == ["paths", "colors", "variables"])
    #expect(table.names(in: "swift") == ["functions", "closures"])
  }

  @Test(
    "R16: a lesson that is dropped on a group's edge goes beside the group",
    arguments: [(5, 3), (95, 4)])
  mutating func betweenGroups(share: Int, index: Int) {
    table.press(on: "welcome")
    table.drag(to: "drawing", at: (50, share))
    #expect(table.proposal == "move insertAtDestination")
    table.release()
    table.settle()
    #expect(table.names(in: "drawing") == ["paths", "colors"])
    #expect(table.names(in: "lessons").firstIndex(of: "welcome") == index - 1)
  }

  @Test(
    "L18, L21, L27: a lesson that is dropped between two others moves to its slot, as their sibling"
  )
  mutating func intoGap() {
    table.press(on: "variables")
    table.drag(to: "tables")
    #expect(table.proposal == "move insertAtDestination")
    table.release()
    #expect(table.interaction.screen.motion.overlays.map(\.course) == [.dropped])
    table.settle()
    #expect(table.names(in: "uikit").contains("variables"), "It is a sibling there.")
    #expect(table.names(in: "uikit").count == 4)
  }

  @Test("L29: a lesson that is dropped on its own group goes to the group's end")
  mutating func ownGroup() {
    table.drop("variables", on: "swift")
    #expect(table.names(in: "swift") == ["functions", "closures", "variables"])
  }

  @Test("L30: another rule set applies from the next drag on")
  mutating func rules() {
    table.press(on: "welcome")
    table.drag(to: "drawing", at: (50, 96))
    #expect(table.proposal == "move insertAtDestination")
    table.key(.escape)
    table.release()
    table.settle()
    table.tap("rules-article")
    table.press(on: "welcome")
    table.drag(to: "drawing", at: (50, 96))
    #expect(table.proposal == "move insertIntoDestination", "L17: all over it.")
  }

  @Test("L19: a drop with a missing part fails with a reason and changes nothing")
  func missingParts() {
    var scene = table.content.lessons
    let before = scene
    for part in 0..<3 {
      var item = DragItem(itemProvider: ItemProvider(text: "swift 0"))
      if part != 1 { item.localObject = table.item("variables") }
      var session = DropSession(items: [item])
      if part != 0 {
        session.destination = DropDestination(place: InsertionPlace("lessons", .start))
      }
      var coordinator = DropCoordinator(
        session, DropProposal(operation: .move, intent: .insertAtDestination),
        part == 2 ? Model() : scene.model)
      LessonDropDelegate().performDrop(with: &coordinator, content: &scene)
      #expect(coordinator.failure != nil, "part \(part)")
      #expect(scene == before)
    }
  }

  @Test("a drop into a group can be undone and redone")
  mutating func undo() {
    table.drop("variables", on: "drawing")
    let after = table.lessons
    table.tap("undo")
    #expect(table.lessons == Self.first)
    table.tap("redo")
    #expect(table.lessons == after)
  }
}
