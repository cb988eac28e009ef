import Support
import Testing

@testable import DragKit

/// The rows are welcome, swift (variables, functions, closures), uikit (views) and farewell, 44 px each.
struct FoldTests {
  private var outline = ContentDriver(PlainOutline.lessons)

  private func openness(of group: String) -> Fraction? {
    outline.interaction.screen.motion.fold(of: outline.item(group))?.openness.fraction
  }

  private func isPartlyOpen(_ group: String) -> Bool {
    openness(of: group).map { .zero < $0 && $0 < .one } == true
  }

  /// The rows that slide behind the row of a group, each with its upper edge as it is seen.
  private func foldingRows(of group: String) -> [String] {
    framesOfFoldingRows(of: group).map { row in
      "\(outline.content.name(of: row.item)) \(row.frame.minY.pixels)"
    }
  }

  private func framesOfFoldingRows(of group: String) -> [PlacedItem] {
    let fold = outline.interaction.screen.motion.fold(of: outline.item(group))
    return fold?.rows(behind: outline.seen(group)) ?? []
  }

  private mutating func fold(_ group: String) {
    outline.toggle(group)
    outline.settle()
  }

  @Test("The openness of a group goes from zero to one while it opens, and back while it folds")
  mutating func openness() {
    #expect(openness(of: "swift") == nil)
    fold("swift")
    #expect(openness(of: "swift") == nil)
    #expect(outline.interaction.isIdle)
    outline.toggle("swift")
    #expect(openness(of: "swift") == .zero)
    outline.wait(.milliseconds(80))
    #expect(isPartlyOpen("swift"))
    outline.settle()
    outline.toggle("swift")
    #expect(openness(of: "swift") == .one)
    outline.wait(.milliseconds(80))
    #expect(isPartlyOpen("swift"))
  }

  @Test("A group that is opened while it folds turns around where it is")
  mutating func turns() throws {
    outline.toggle("swift")
    outline.wait(.milliseconds(80))
    let before = try #require(openness(of: "swift"))
    let rows = foldingRows(of: "swift")
    #expect(isPartlyOpen("swift"))
    outline.toggle("swift")
    #expect(openness(of: "swift") == before)
    #expect(foldingRows(of: "swift") == [])
    #expect(
      ["variables", "functions", "closures"].map { "\($0) \(outline.seen($0).minY.pixels)" }
        == rows)
    outline.settle()
    #expect(outline.seen("variables").minY == 88)
  }

  @Test("A group opens and folds at once with reduced motion")
  mutating func reducedMotion() {
    outline.change { $0.tuning.reducedMotion = true }
    outline.toggle("swift")
    #expect(openness(of: "swift") == nil)
    #expect(outline.seen("uikit").minY == 88)
    outline.toggle("swift")
    #expect(openness(of: "swift") == nil)
    #expect(outline.seen("variables").minY == 88)
  }

  @Test("The rows of a group that opens slide out from behind its row, with the rows below them")
  mutating func opens() {
    fold("swift")
    outline.toggle("swift")
    #expect(outline.place(of: "variables").minY == 88)
    #expect(outline.seen("variables").minY == -44)
    #expect(outline.seen("closures").maxY == 88)
    #expect(outline.seen("uikit").minY == 88)
    for _ in 0..<10 {
      outline.wait(.milliseconds(16))
      #expect(outline.seen("functions").minY == outline.seen("variables").maxY)
      #expect(outline.seen("uikit").minY == outline.seen("closures").maxY)
    }
    #expect(outline.seen("swift").minY == 44)
    outline.settle()
    #expect(outline.seen("closures").maxY == 220)
    #expect(outline.seen("uikit").minY == 220)
  }

  @Test("A row that was visible when its group opens comes from there, and not from the group")
  mutating func newcomer() {
    fold("swift")
    let (swift, farewell) = (outline.item("swift"), outline.item("farewell"))
    outline.change { outline in
      outline.model.move([farewell], to: InsertionPlace("swift", .start))
      outline.groups[0].isOpen = true
    }
    #expect(outline.interaction.screen.motion.fold(of: swift)?.newcomers == [farewell])
    #expect(outline.place(of: "farewell").minY == 88)
    #expect(outline.seen("farewell").minY == 176)
    #expect(outline.seen("closures").maxY == 88)
  }

  @Test("The rows of a group that folds are kept until they have slid behind its row")
  mutating func folds() throws {
    outline.toggle("swift")
    #expect(foldingRows(of: "swift") == ["variables 88", "functions 132", "closures 176"])
    #expect(outline.interaction.frame(of: outline.item("closures")) == nil)
    for _ in 0..<10 {
      outline.wait(.milliseconds(16))
      let last = try #require(framesOfFoldingRows(of: "swift").last)
      #expect((last.frame.maxY - outline.seen("uikit").minY).magnitude < 1)
    }
    outline.settle()
    #expect(foldingRows(of: "swift") == [])
    #expect(outline.seen("uikit").minY == 88)
  }

  @Test("Two groups fold at once, each with its own rows")
  mutating func twoGroups() {
    outline.toggle("swift")
    outline.toggle("uikit")
    #expect(foldingRows(of: "swift") == ["variables 88", "functions 132", "closures 176"])
    #expect(foldingRows(of: "uikit") == ["views 264"])
    outline.settle()
    #expect(outline.seen("farewell").minY == 132)
  }

  @Test("A press where a row still folds hits the row that has its place")
  mutating func press() {
    outline.toggle("swift")
    outline.press(at: Point(x: 200, y: 110))
    #expect(foldingRows(of: "swift").first == "variables 88")
    #expect(outline.interaction.touches.map(\.item) == [outline.item("uikit")])
  }

  @Test("A dragged row takes the place of the rows that its group has folded")
  mutating func drag() {
    fold("swift")
    outline.drag("farewell", to: "uikit", at: (50, 25))
    outline.toggle("uikit")
    outline.drop()
    #expect(outline.names(in: "root") == ["welcome", "swift", "farewell", "uikit"])
  }

  @Test("Groups of a list that is not read downwards do not slide", arguments: [true, false])
  mutating func others(isHorizontal: Bool) {
    outline.change { outline in
      outline.list =
        isHorizontal
        ? ListConfiguration(rowHeight: 44, axis: .horizontal)
        : ListConfiguration(rowHeight: 44, isReversed: true)
    }
    outline.settle()
    outline.toggle("swift")
    #expect(openness(of: "swift") == nil)
    #expect(foldingRows(of: "swift") == [])
  }
}

extension Driver where World: EditableWorld, World.Content: OutlineContent {
  /// Opens or folds a group.
  mutating func toggle(_ group: String) {
    let item = item(group)
    change { content in
      for index in content.groups.indices where content.groups[index].item == item {
        content.groups[index].isOpen.toggle()
      }
    }
  }
}
