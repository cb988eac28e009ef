import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("The lessons: groups that open and fold")
struct LessonGroupTests {
  private var table = PlaygroundDriver.lessons()

  @Test("L23: the list is no sidebar list, or does not go along with the window")
  mutating func sidebar() {
    func list(_ table: PlaygroundDriver) -> CollectionArea? {
      table.playground.content.stage.areas.first { $0.container == "lessons" }?.collection
    }
    guard case .list(let configuration) = list(table)?.layout else {
      Issue.record("no list")
      return
    }
    #expect(configuration.appearance == .sidebar)
    #expect(list(table)?.bounds.height == 704)
    table.send(.windowResized(Size(width: 640, height: 480)))
    #expect(list(table)?.bounds.height == 380)
    #expect(list(table)?.bounds.width == 294)
  }

  @Test("a tap on a group does not fold it, or its lessons are gone at once")
  mutating func folds() {
    table.tap("swift")
    table.wait(.milliseconds(50))
    let group = table.item("swift")
    #expect(table.openGroups == ["uikit"])
    let folding = table.playground.interaction.foldingRows(ofGroup: group)
    #expect(folding.map { table.playground.content.name(of: $0.item) }.count == 3)
    #expect(table.playground.interaction.openness(ofGroup: group).map { $0 < .one } == true)
    table.settle()
    #expect(table.playground.interaction.foldingRows(ofGroup: group) == [])
    #expect(table.playground.interaction.openness(ofGroup: group) == nil)
    #expect(table.place(of: "uikit").minY == table.place(of: "swift").maxY + 2)
    #expect(table.playground.interaction.isIdle)
  }

  @Test("the lessons of a group that opens are seen over the rows above it")
  mutating func opens() {
    table.tap("drawing")
    table.wait(.milliseconds(30))
    let paths = table.playground.interaction.seenFrame(of: table.item("paths")) ?? .zero
    let farewell = table.playground.interaction.seenFrame(of: table.item("farewell")) ?? .zero
    let colors = table.playground.interaction.seenFrame(of: table.item("colors")) ?? .zero
    #expect(paths.minY < table.place(of: "paths").minY, "It comes out from under the group.")
    #expect((farewell.minY - colors.maxY).pixels == 2, "The row below goes along.")
    table.settle()
    #expect(table.openGroups == ["drawing", "swift", "uikit"])
  }

  @Test("a group that is folded and opened again on its way jumps")
  mutating func turnsBack() {
    table.tap("swift")
    table.wait(.milliseconds(80))
    let before = table.playground.interaction.foldingRows(ofGroup: table.item("swift"))
    table.tap("swift")
    for row in before {
      let seen = table.playground.interaction.seenFrame(of: row.item) ?? .zero
      #expect((seen.minY - row.frame.minY).magnitude <= 1)
    }
    table.settle()
    #expect(table.openGroups == ["swift", "uikit"])
    #expect(table.playground.interaction.isIdle)
  }

  @Test("L22: a folded group does not open under a drag that stays over it")
  mutating func springLoads() {
    table.press(on: "variables")
    table.drag(to: "drawing")
    let start = table.now
    let group = table.item("drawing")
    #expect(table.playground.interaction.springLoading(of: group) == .possible)
    table.wait(.milliseconds(400))
    #expect(table.playground.interaction.springLoading(of: group) == .activating)
    _ = table.takeCalls()
    table.wait(.milliseconds(100))
    #expect(
      table.takeCalls().prefix(2) == ["springLoading drawing activated", "springLoaded drawing"])
    #expect(table.now - start <= .milliseconds(500))
    #expect(table.openGroups == ["drawing", "swift", "uikit"])
    table.drag(to: "colors", at: (60, 80))
    table.release()
    table.settle()
    #expect(table.names(in: "drawing").contains("variables"), "The drag goes on.")
  }

  @Test("law 5: a group that sprang open folds when the drag is called off")
  mutating func staysOpen() {
    table.press(on: "variables")
    table.drag(to: "drawing")
    table.wait(.seconds(1))
    table.key(.escape)
    table.release()
    table.settle()
    #expect(table.openGroups == ["drawing", "swift", "uikit"])
    #expect(table.lessons == PlaygroundDriver.firstLessons)
  }

  @Test("a group that is open springs again, or one springs open for a group")
  mutating func vetoes() {
    table.press(on: "variables")
    table.drag(to: "uikit")
    #expect(table.playground.interaction.springLoading(of: table.item("uikit")) == .inactive)
    table.key(.escape)
    table.release()
    table.settle()
    table.press(on: "uikit")
    table.drag(to: "drawing")
    table.wait(.seconds(1))
    #expect(!table.takeCalls().contains { $0.hasPrefix("springLoaded") })
  }

  @Test("R23: an open group is dragged with its lessons beside it", arguments: [true, false])
  mutating func foldsAtLift(drops: Bool) {
    table.press(on: "swift")
    table.drag(to: "drawing")
    #expect(table.openGroups == ["uikit"], "Others stay as they are.")
    #expect(table.place(of: "variables") == .zero)
    if !drops { table.key(.escape) }
    table.release()
    table.settle()
    #expect(table.openGroups == ["swift", "uikit"])
    #expect(table.place(of: "variables").minY == table.place(of: "swift").maxY + 2)
  }

  @Test("a second finger folds the group out of which something is dragged")
  mutating func secondFinger() {
    table.press(on: "variables")
    table.drag(by: 0, 30)
    table.pointer = .finger(2)
    table.tap("swift")
    #expect(table.openGroups == ["swift", "uikit"])
    #expect(table.playground.interaction.session != nil)
  }

  @Test("L28: over itself a group is not moved, and the trace reports no move", arguments: [0, 12])
  mutating func onItself(way: Length) {
    table.press(on: "swift")
    table.drag(by: 0, 12, steps: 3)
    table.drag(by: 0, way - 12, steps: 3)
    table.release()
    table.settle()
    let calls = table.takeCalls()
    #expect(calls.contains("dropUpdated list cancel unspecified"))
    #expect(calls.contains("dragEnded swift cancelled"))
    #expect(!calls.contains { $0.contains(" move") })
  }
}
