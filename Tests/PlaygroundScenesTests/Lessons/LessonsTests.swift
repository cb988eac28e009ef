@testable import PlaygroundScenes
import Support
import Testing

@testable import DragKit

@Suite("The lessons: drags and drops")
struct LessonsTests {
  private var table = PlaygroundDriver.lessons()

  private static let first = PlaygroundDriver.firstLessons

  @Test("L01, L02, L04, L05: the delegate is asked for the lesson and its index path as text")
  mutating func lifts() {
    table.drag("functions", by: 0, 8, steps: 1)
    #expect(
      table.takeCalls() == [
        "itemsForBeginning functions functions", "dragBegan functions mouse",
        "validateDrop list true", "dropEntered functions list",
        "dropUpdated list move insertAtDestination",
      ])
    #expect(table.interaction.session?.localObjects == [table.item("functions")])
    #expect(table.interaction.session?.items.first?.itemProvider.text == "swift 1")
  }

  @Test("L03: a press beside the rows lifts nothing, and the delegate has no item there")
  mutating func nothing() throws {
    table.press(at: Point(x: 300, y: 700))
    table.drag(by: 0, -300)
    #expect(table.interaction.session == nil)
    table.release()
    table.drag("variables", by: 0, 8, steps: 1)
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

  @Test("L19: a drop with a missing part fails, and changes nothing")
  mutating func missingPart() {
    var scene = table.content.lessons
    let untouched = scene
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
      #expect(scene == untouched)
    }
  }

  @Test("L08, L15: the page shows the proposal of each rule set")
  mutating func panel() {
    #expect(table.texts.contains("Drag a lesson over the list"))
    table.drag("variables", to: "drawing")
    #expect(table.texts.contains("Variables → into Drawing"))
    #expect(table.texts.filter { $0 == ".move  .insertIntoDestination" }.count == 2)
    table.drag(to: Point(x: 300, y: 720))
    #expect(table.texts.contains(".move  .insertAtDestination"))
    #expect(table.texts.contains(".forbidden  .unspecified"), "As the article has it.")
  }

  @Test("L08: the page says what the gap is beside")
  mutating func panelOfGap() {
    table.drag("tables", by: 0, 8, steps: 1)
    #expect(table.texts.contains("Tables → its own place"))
    table.drag(to: "variables")
    let place = table.interaction.gap(in: "lessons")?.place
    #expect(place == InsertionPlace("swift", .before(0)))
    #expect(table.texts.contains("Tables → before Variables"))
    table.drag(to: Point(x: 300, y: 720))
    #expect(table.texts.contains("Tables → after Farewell"))
  }

  @Test("L30: another rule set applies from the next drag on")
  mutating func nextRules() {
    table.drag("welcome", to: "drawing", at: (50, 96))
    #expect(table.proposal == "move insertAtDestination")
    table.key(.escape)
    table.drop()
    table.tap("rules-article")
    table.drag("welcome", to: "drawing", at: (50, 96))
    #expect(table.proposal == "move insertIntoDestination", "L17: all over it.")
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
    table.drag(lesson, to: other, at: (50, 10))
    #expect(table.texts.contains(words))
  }

  @Test("L14: the list forbids an item from outside it")
  mutating func external() {
    table.drag("external-text", to: "functions")
    #expect(table.proposal == "forbidden unspecified")
    table.drop()
    let calls = table.takeCalls()
    #expect(calls.contains("dragEnded external-text refused"))
    #expect(!calls.contains { $0.hasPrefix("\(Call.Name.performDrop)") })
    #expect(table.lessons == Self.first)
  }

  @Test("L09: Control copies a lesson, and the copy has a name of its own")
  mutating func copies() {
    table.hold(.control) { table in
      table.drag("variables", to: "tables", at: (50, 80))
      #expect(table.proposal == "copy insertAtDestination")
      table.release()
    }
    table.settle()
    #expect(table.names(in: "swift") == ["variables", "functions", "closures"])
    #expect(table.names(in: "uikit").contains("variables-2"))
    table.tap("undo")
    #expect(table.lessons == Self.first)
    table.tap("redo")
    #expect(table.names(in: "uikit").contains("variables-2"))
  }

  @Test("L29: a lesson that is dropped on its own group goes to the group's end")
  mutating func ownGroup() {
    table.drop("variables", on: "swift")
    #expect(table.names(in: "swift") == ["functions", "closures", "variables"])
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

  @Test("L17, L20: a lesson that is dropped on a group goes into it")
  mutating func intoGroup() {
    table.drag("variables", to: "drawing")
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
}

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

  @Test("L15, L17, L28: the end is below the last row, and the middle half of a group into it")
  func end() {
    #expect(proposal(.article, over: nil) == forbidden)
    #expect(proposal(.corrected, over: nil) == insertAt)
    let inside = LessonRules.Destination(isGroup: false, isInDragged: true)
    #expect(proposal(.corrected, isGroup: true, over: inside) == forbidden)
    #expect(proposal(.article, isGroup: true, over: inside) == insertAt, "The article's own fault.")
    let bands = DropBand.allCases.map { LessonRules.Destination(isGroup: true, band: $0) }
    #expect(bands.map { proposal(.article, over: $0) } == [insertInto, insertInto, insertInto])
    #expect(bands.map { proposal(.corrected, over: $0) } == [insertAt, insertInto, insertAt])
  }

  @Test(
    "L16, L18: a group goes between rows, never into one, and a gap opens over an item",
    arguments: LessonRules.allCases)
  func group(rules: LessonRules) {
    #expect(proposal(rules, isGroup: true, over: .init(isGroup: true)) == insertAt)
    #expect(proposal(rules, isGroup: true, over: .init(isGroup: false)) == insertAt)
    #expect(proposal(rules, over: .init(isGroup: false)) == insertAt)
  }

  @Test("L28: a drop of a group on itself does nothing", arguments: LessonRules.allCases)
  func ownPlace(rules: LessonRules) {
    let own = LessonRules.Destination(isGroup: false, isOwnPlace: true)
    #expect(proposal(rules, isGroup: true, over: own) == "cancel unspecified")
    #expect(proposal(rules, over: own) == insertAt)
  }
}
