@testable import DragKit
@testable import DragLayout
import DragKitRecording
import Support
import Testing

struct OutlineTests {
  private static let rows = [
    "welcome", "swift", "variables", "functions", "closures", "uikit", "views", "farewell",
  ]
  private var plain = ContentDriver(PlainOutline.lessons)
  private var delegated = ContentDriver(DelegatedOutline.lessons)

  @Test("L28: A dragged group that is released between its own rows stays where it was")
  mutating func betweenItsRows() {
    let edge = plain.place(of: "closures").minY
    plain.drag("swift", to: Point(x: 150, y: edge))
    #expect(
      plain.gap(in: "root")?.place == InsertionPlace("root", .before(1)),
      "The gap stays in its own place.")
    plain.drop()
    #expect(plain.content.reachable == Self.rows)
    #expect(plain.content.problems() == [])
  }

  @Test("A group that a program has put into itself is a problem, although no row shows it")
  func problem() {
    var outline = PlainOutline.lessons
    outline.model.move(
      [outline.model.item(named: "swift")!], to: InsertionPlace("swift", .start))
    #expect(
      outline.problems() == [
        "the item 'swift' is in its own group, so that neither can be reached; move it out of the container "
          + "'swift'"
      ])
  }

  @Test("A dragged group goes below its own rows, and from there back", arguments: [3, 1, 40])
  mutating func below(steps: Int) {
    plain.press(on: "swift")
    plain.drag(to: Point(x: 150, y: plain.place(of: "farewell").center.y + 30), steps: steps)
    plain.drop()
    #expect(
      plain.content.reachable == [
        "welcome", "uikit", "views", "farewell", "swift", "variables", "functions", "closures",
      ])
  }

  @Test("A dragged group is refused by itself and by a group in it", arguments: ["swift", "inner"])
  mutating func intoItsOwnGroup(goal: String) {
    delegated.change { $0.add("inner", ["deep"], to: "swift") }
    delegated.settle()
    let before = delegated.content.reachable
    delegated.drag("swift", to: goal)
    delegated.drag(by: 8)
    #expect(delegated.interaction.session?.operation == .forbidden)
    delegated.drop()
    #expect(delegated.content.reachable == before)
  }

  @Test("A delegate that retargets a dragged group into itself is a fault, and is ignored")
  mutating func retargeted() {
    delegated.change { $0.retargetsTo = InsertionPlace("swift", .start) }
    delegated.press(on: "swift")
    delegated.drag(to: Point(x: 150, y: delegated.place(of: "farewell").center.y))
    let calls = delegated.takeFullCalls()
    #expect(calls.contains { $0.name == .fault && $0["container"] == "swift" })
    delegated.release()
    #expect(delegated.content.reachable.sorted() == Self.rows.sorted())
    #expect(delegated.content.reachable.last == "closures")
  }

  @Test("A dragged group is put back if performDrop moves it into itself, with the reason")
  mutating func movedIntoItself() {
    delegated.change { $0.movesTo = InsertionPlace("swift", .start) }
    delegated.press(on: "swift")
    delegated.drag(to: Point(x: 150, y: delegated.place(of: "farewell").center.y))
    delegated.drop()
    #expect(delegated.content.reachable == Self.rows)
    #expect(
      delegated.takeField("reason", of: .performDrop) == [
        "performDrop moved 'swift' into its own group; call coordinator.fail"
      ])
  }

  @Test("A dragged group keeps the others that are dragged with it out of its rows")
  mutating func others() {
    delegated.change { $0.selection = ["swift", "uikit"] }
    delegated.press(on: "uikit")
    delegated.drag(to: Point(x: 150, y: delegated.place(of: "closures").minY))
    delegated.drop()
    #expect(delegated.content.reachable.sorted() == Self.rows.sorted())
    #expect(delegated.content.problems() == [])
  }

  @Test("A group that is dragged by keyboard steps past its own rows")
  mutating func keyboard() {
    plain.press(.tab, .down)
    #expect(plain.interaction.focused == plain.item("swift"))
    plain.press(.space, .down, .space)
    plain.settle()
    #expect(plain.content.reachable.sorted() == Self.rows.sorted())
    #expect(plain.content.model.position(of: plain.item("swift"))?.container != "swift")
    #expect(plain.content.model.names(in: "root").prefix(2) == ["welcome", "uikit"])
  }

  @Test("Page Down carries a group past its own rows that fill more than a page")
  mutating func pages() {
    plain.change { outline in
      for number in 1...20 {
        let item = outline.model.registerItem(named: "more-\(number)")
        outline.model.insert(item, at: InsertionPlace("swift", Gap(3)))
      }
    }
    plain.press(.tab, .down, .space, .pageDown)
    #expect(plain.gap(in: "root")?.place == InsertionPlace("uikit", Gap(0)))
    plain.press(.pageUp)
    #expect(plain.gap(in: "root")?.place == InsertionPlace("root", Gap(1)))
  }
}

struct GroupEndTests {
  @Test(
    "A gap leaves an open group 6 % beyond the middle", arguments: [Axis.vertical, .horizontal])
  func threshold(axis: Axis) {
    var outline = ContentDriver(PlainOutline.lessons)
    outline.change { $0.list.axis = axis }
    func point(_ along: Int) -> Point {
      let along = Length(pixels: along)
      return axis == .vertical ? Point(x: 30, y: along) : Point(x: along, y: 30)
    }
    outline.press(at: point(22))
    outline.drag(to: point(190), steps: 20)
    var changes: [(place: InsertionPlace, at: Int)] = []
    for along in Array(190...210) + (185...210).reversed() {
      outline.drag(to: point(along), steps: 1)
      guard let place = outline.gap(in: "root")?.place, changes.last?.place != place
      else { continue }
      changes.append((place, along))
    }
    #expect(changes.map(\.place.container) == ["swift", "root", "swift"])
    #expect(changes.map(\.at) == [190, 201, 195])
  }
}

struct OutlineLawTests {
  @Test("Law 3: No drag in a plain outline loses or doubles an item", arguments: 0..<30)
  func plain(seed: UInt64) { check(PlainOutline(), seed: seed) }

  @Test("Law 3: No drag with permissive delegates loses or doubles an item", arguments: 0..<30)
  func delegated(seed: UInt64) {
    check(DelegatedOutline(), seed: seed) { outline, generator in
      let names = outline.reachable.shuffled(using: &generator)
      outline.selection = Array(names.prefix(Int.random(in: 0...3, using: &generator)))
    }
  }

  private func check<Content: OutlineContent>(
    _ content: Content, seed: UInt64,
    before change: (inout Content, inout SeededGenerator) -> Void = { _, _ in }
  ) {
    var generator = SeededGenerator(seed: seed)
    var content = content
    grow(&content, &generator)
    var outline = ContentDriver(content)
    let items = content.reachable.sorted()
    for gesture in 0..<12 {
      outline.change { change(&$0, &generator) }
      act(&outline, &generator)
      outline.settle()
      let content = outline.content
      #expect(content.reachable.sorted() == items, "seed \(seed), gesture \(gesture)")
      #expect(content.problems() == [], "seed \(seed), gesture \(gesture)")
      if content.reachable.sorted() != items { return }
    }
    while outline.content.model.canUndo { outline.undo() }
    #expect(outline.content.reachable == content.reachable, "seed \(seed)")
  }

  /// Adds up to six groups, each at the top or in an earlier one.
  private func grow(_ content: inout some OutlineContent, _ generator: inout SeededGenerator) {
    content.model.addContainer("root", items: ["a", "b"])
    defer { content.model.forgetSteps() }
    for number in 0..<Int.random(in: 1...6, using: &generator) {
      let parents = ["root"] + content.groups.map(\.container)
      let items = (0..<Int.random(in: 0...3, using: &generator)).map { "item-\(number)-\($0)" }
      content.add(
        "group-\(number)", items, to: parents.randomElement(using: &generator))
    }
    for index in content.groups.indices where Int.random(in: 0..<4, using: &generator) == 0 {
      content.groups[index].isOpen = false
    }
  }

  private func act<Content: OutlineContent>(
    _ outline: inout ContentDriver<Content>, _ generator: inout SeededGenerator
  ) {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: outline.undo()
    case 1: outline.change { $0.model.redo() }
    case 2: carryWithKeys(&outline, &generator)
    default: carry(&outline, &generator)
    }
  }

  private func carry<Content: OutlineContent>(
    _ outline: inout ContentDriver<Content>, _ generator: inout SeededGenerator
  ) {
    func point() -> Point {
      Point(
        x: Length(pixels: Int.random(in: 0..<300, using: &generator)),
        y: Length(pixels: Int.random(in: 0..<440, using: &generator)))
    }
    outline.press(at: point())
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      outline.drag(to: point(), steps: Int.random(in: 1...12, using: &generator))
    }
    if Int.random(in: 0..<8, using: &generator) == 0 { outline.press(.escape) }
    outline.release()
  }

  private func carryWithKeys<Content: OutlineContent>(
    _ outline: inout ContentDriver<Content>, _ generator: inout SeededGenerator
  ) {
    let keys: [Key] = [
      .down, .down, .up, .right, .left, .pageDown, .pageUp, .home, .end,
    ]
    outline.press(.tab)
    for _ in 0..<Int.random(in: 0...8, using: &generator) { outline.press(.down) }
    outline.press(.space)
    for _ in 0..<Int.random(in: 1...10, using: &generator) {
      // The view moves its items and the delegates propose a move, whatever is held.
      outline.hold(Int.random(in: 0..<4, using: &generator) == 0 ? .control : [])
      outline.press(keys[Int.random(in: 0..<keys.count, using: &generator)])
    }
    outline.press(.space)
    outline.hold([])
  }
}
