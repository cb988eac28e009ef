@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("The lessons: drops into a folded group")
struct FoldedGroupTests {
  private var table = PlaygroundDriver.lessons()

  private mutating func undo() { table.tap("undo") }

  @Test("an undo that returns a lesson to a folded group opens it")
  mutating func undoes() {
    table.drop("variables", on: "farewell", at: (50, 90))
    table.tap("swift")
    table.settle()
    #expect(table.openGroups == ["uikit"])
    undo()
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

  @Test("a redo that puts a lesson into a folded group opens it")
  mutating func redoes() {
    table.drop("variables", on: "drawing")
    #expect(table.openGroups == ["swift", "uikit"], "A drop into a folded group leaves it folded.")
    undo()
    table.settle()
    #expect(table.openGroups == ["swift", "uikit"])
    table.tap("redo")
    table.settle()
    #expect(table.openGroups == ["drawing", "swift", "uikit"])
    #expect(table.names(in: "drawing") == ["paths", "colors", "variables"])
  }

  @Test("an undo of something else leaves a folded group folded")
  mutating func leavesFolded() {
    table.drop("welcome", on: "farewell", at: (50, 90))
    table.tap("swift")
    table.settle()
    undo()
    table.settle()
    #expect(table.openGroups == ["uikit"])
  }

  @Test(
    "a drop by keyboard into a folded group opens it, and keeps the focus",
    arguments: [false, true])
  mutating func keyboard(isCopy: Bool) {
    table.tap("swift", "uikit")
    table.settle()
    for key in [Key.tab, .home, .space, .down, .down, .down, .right] { table.key(key) }
    #expect(table.interaction.session?.intoItem == table.item("drawing"))
    if isCopy { table.send(.modifiersChanged(.control)) }
    table.key(.space)
    table.send(.modifiersChanged([]))
    #expect(table.openGroups == ["drawing"])
    table.settle()
    #expect(table.names(in: "drawing") == ["paths", "colors", isCopy ? "welcome-2" : "welcome"])
    #expect(table.interaction.focused == table.item("welcome"))
    #expect(table.place(of: "welcome").height == 44)
  }
}
