import DragDrawing
@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("The lessons: groups that open and fold, and drops into them")
struct LessonGroupTests {
  private var table = PlaygroundDriver.lessons()

  @Test("L23: the list is a sidebar list, and resizes with the window")
  mutating func sidebar() {
    func list(_ table: PlaygroundDriver) -> CollectionArea? {
      table.content.stage.areas.first { $0.container == "lessons" }?.collection
    }
    let sidebar = ListConfiguration(appearance: .sidebar, rowHeight: 44)
    #expect(list(table)?.parameters == .list(sidebar))
    #expect(list(table)?.bounds.height == 704)
    table.send(.windowResized(Size(width: 640, height: 480)))
    #expect(list(table)?.bounds.height == 380)
    #expect(list(table)?.bounds.width == 294)
  }

  @Test(
    "L23: the list's background is UIKit's `systemGroupedBackground`, in the dark its elevated variant",
    arguments: [(false, 0xf2f2f7), (true, 0x1c1c1e)])
  mutating func background(isDark: Bool, color: UInt32) throws {
    if isDark { table.tap("appearance") }
    table.settle()
    let area = table.content.stage.areas.first { $0.container == "lessons" }
    let list = try #require(area?.collection).bounds
    let fills = table.fills
    #expect(fills.first { $0.rect == list }?.color == Color(hex: color))
  }

  @Test("a tap on a group folds it, and another opens it, with an animation")
  mutating func folds() {
    let group = table.item("swift")
    for (groups, below) in [(["uikit"], "swift"), (["swift", "uikit"], "closures")] {
      table.tap("swift")
      table.wait(.milliseconds(50))
      #expect(table.openGroups == groups)
      #expect(table.interaction.fold(ofGroup: group) != nil)
      table.settle()
      #expect(table.interaction.fold(ofGroup: group) == nil)
      #expect(table.place(of: "uikit").minY == table.place(of: below).maxY + 2)
      #expect(table.interaction.isIdle)
    }
  }

  @Test("L22: a folded group opens under a drag that rests on it, and the drag continues into it")
  mutating func springLoads() {
    table.drag("variables", to: "drawing")
    table.wait(.milliseconds(500))
    #expect(table.openGroups == ["drawing", "swift", "uikit"])
    table.drag(to: "colors", at: (60, 80))
    table.drop()
    #expect(table.names(in: "drawing").contains("variables"), "The drag continues.")
  }

  @Test("an open group does not spring again, and none springs open for a group")
  mutating func vetoes() {
    table.drag("variables", to: "uikit")
    #expect(table.interaction.springLoading(of: table.item("uikit")) == .inactive)
    table.key(.escape)
    table.drop()
    table.drag("uikit", to: "drawing")
    table.wait(.seconds(1))
    #expect(!table.takeFullCalls().contains { $0.name == .springLoaded })
  }

  @Test("a second finger does not fold the group of the dragged lesson")
  mutating func secondFinger() {
    table.drag("variables", by: 0, 30)
    table.press(on: "swift", with: .finger(2))
    table.release(with: .finger(2))
    #expect(table.openGroups == ["swift", "uikit"])
    #expect(table.interaction.session != nil)
  }

  @Test(
    "R23: an open group folds during its drag, and opens again where it lands",
    arguments: [true, false])
  mutating func foldsAtLift(drops: Bool) {
    table.drag("swift", to: "drawing")
    #expect(table.openGroups == ["uikit"], "Others stay as they are.")
    #expect(!table.shows("variables"))
    if !drops { table.key(.escape) }
    table.drop()
    #expect(table.openGroups == ["swift", "uikit"])
    #expect(table.place(of: "variables").minY == table.place(of: "swift").maxY + 2)
  }

  @Test(
    "L28: a group over itself does not move, which the page says", arguments: [0, 12])
  mutating func onItself(way: Length) {
    table.drag("swift", by: 0, 12, steps: 3)
    table.drag(by: 0, way - 12, steps: 3)
    #expect(table.texts.contains("Swift → its own place"))
    #expect(table.texts.contains("The group stays where it is"))
    table.drop()
    let calls = table.takeCalls()
    #expect(calls.contains("dropUpdated list cancel unspecified"))
    #expect(calls.contains("dragEnded swift cancelled"))
    #expect(!calls.contains { $0.contains(" move") })
    #expect(!table.content.canUndo)
  }

  @Test("an undo that returns a lesson to a folded group opens it")
  mutating func undoes() {
    table.drop("variables", on: "farewell", at: (50, 90))
    table.tap("swift", settles: true)
    #expect(table.openGroups == ["uikit"])
    table.tap("undo")
    #expect(table.openGroups == ["swift", "uikit"])
    table.wait(.milliseconds(40))
    let fold = table.interaction.fold(ofGroup: table.item("swift"))
    let openness = fold?.progress
    #expect(openness.map { $0 > .zero && $0 < .one } == true, "It slides open.")
    let comes = ["variables", "functions"].map { fold?.newcomers.contains(table.item($0)) }
    #expect(comes == [true, false])
    table.settle()
    #expect(table.lessons == PlaygroundDriver.firstLessons)
    #expect(table.place(of: "variables").minY == table.place(of: "swift").maxY + 2)
  }

  @Test("an undo of something else leaves a folded group folded")
  mutating func undoesElsewhere() {
    table.drop("welcome", on: "farewell", at: (50, 90))
    table.tap("swift", settles: true)
    table.tap("undo", settles: true)
    #expect(table.openGroups == ["uikit"])
  }

  @Test("a redo that puts a lesson into a folded group opens it")
  mutating func redoes() {
    table.drop("variables", on: "drawing")
    #expect(table.openGroups == ["swift", "uikit"], "A drop into a folded group leaves it folded.")
    table.tap("undo", settles: true)
    #expect(table.openGroups == ["swift", "uikit"])
    table.tap("redo", settles: true)
    #expect(table.openGroups == ["drawing", "swift", "uikit"])
    #expect(table.names(in: "drawing") == ["paths", "colors", "variables"])
  }

  @Test(
    "a drop by keyboard into a folded group opens it, and keeps the focus",
    arguments: [false, true])
  mutating func keyboard(isCopy: Bool) {
    table.tap("swift", "uikit", settles: true)
    table.key(.tab, .home, .space, .down, .down, .down, .right)
    #expect(table.interaction.session?.intoItem == table.item("drawing"))
    table.key(.space, with: isCopy ? .control : [])
    #expect(table.openGroups == ["drawing"])
    table.settle()
    #expect(table.names(in: "drawing") == ["paths", "colors", isCopy ? "welcome-2" : "welcome"])
    #expect(table.interaction.focused == table.item("welcome"))
    #expect(table.place(of: "welcome").height == 44)
  }
}
