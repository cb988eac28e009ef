import DragKit
import Support
import Testing

struct KeyboardTests {
  private var crates = ContentDriver(Crates())

  private mutating func takeLines() -> [String] {
    crates.takeLines(.focused, .dragBegan, .dragMoved, .performDrop, .dragEnded)
  }

  @Test("Tab focuses each container as a whole, and arrows move within it")
  mutating func focus() {
    crates = ContentDriver(Crates(grid: ["x", "y", "z", "u"]))
    crates.press(.tab)
    #expect(crates.focused == "a")
    crates.press(.down, .down)
    #expect(crates.focused == "c")
    crates.press(.tab)
    #expect(crates.focused == "x")
    crates.press(.right, .down)
    #expect(crates.focused == "u")
    crates.press(.up, .left)
    #expect(crates.focused == "x")
    crates.hold(.shift)
    crates.press(.tab)
    #expect(crates.focused == "a")
    #expect(takeLines().last == "focused a list 1 5")
  }

  @Test("A press or Escape hides the focus, and Tab shows it there")
  mutating func hidden() {
    crates.press(.tab, .down)
    crates.press(at: Point(x: 210, y: 10))
    crates.release()
    #expect(crates.focused == nil)
    crates.press(.tab)
    #expect(crates.focused == "b")
    crates.tap("d", with: .mouse)
    #expect(crates.focused == nil)
    crates.press(.tab)
    #expect(crates.focused == "d")
    crates.press(.escape)
    #expect(crates.focused == nil)
  }

  @Test("Space lifts, arrows move one place each, Space drops, and the focus stays with the item")
  mutating func drops() {
    crates.press(.tab, .space)
    #expect(crates.interaction.session?.pointer == .keyboard)
    crates.press(.down, .down, .space)
    #expect(
      takeLines() == [
        "focused a list 1 5", "dragBegan a keyboard", "dragMoved a list 2 5",
        "dragMoved a list 3 5", "performDrop list true", "dragEnded a dropped move",
        "focused a list 3 5",
      ])
    #expect(crates.names(in: "list") == ["b", "c", "a", "d", "e"])
    #expect(crates.focused == "a")
    crates.settle()
  }

  @Test("Control copies from the keyboard too")
  mutating func copies() {
    crates.press(.tab, .space, .down)
    crates.hold(.control)
    #expect(crates.interaction.session?.operation == .copy)
    crates.press(.space)
    #expect(crates.names(in: "list") == ["a", "b", "a-2", "c", "d", "e"])
  }

  @Test("Arrows stop at the ends of the outermost containers")
  mutating func ends() {
    crates.press(.tab, .space, .up)
    for _ in 0..<4 { crates.press(.down) }
    #expect(crates.gap == InsertionPlace("list", Gap(5)))
    crates.press(.up, .space)
    #expect(crates.names(in: "list") == ["b", "c", "d", "a", "e"])
  }

  @Test("Escape restores the order, and reports the place")
  mutating func escape() {
    crates.press(.tab, .down, .space, .down, .escape)
    #expect(takeLines().suffix(2) == ["dragEnded b cancelled", "focused b list 2 5"])
    #expect(crates.names(in: "list") == ["a", "b", "c", "d", "e"])
    crates.settle()
  }

  @Test("Arrows move across containers, also into an empty one, and back")
  mutating func across() {
    crates.press(.tab, .space, .right)
    #expect(takeLines().last == "dragMoved a grid 1 1")
    crates.press(.left)
    #expect(crates.target == Crates.list)
    crates.press(.right, .space)
    #expect(crates.names(in: "grid") == ["a"])
    #expect(crates.focused == "a")
    crates.press(.space, .left, .space)
    #expect(crates.names(in: "list").contains("a"))
  }

  @Test("The bin beyond the grid accepts the item, and nothing is focused")
  mutating func bin() {
    crates.press(.tab, .space, .right, .down)
    #expect(takeLines().last == "dragMoved a bin")
    crates.press(.enter)
    #expect(crates.names(in: "list") == ["b", "c", "d", "e"])
    #expect(crates.focused == nil)
    crates.settle()
  }

  @Test("Arrows move a dragged tile by lines and columns of a grid")
  mutating func grid() {
    crates = ContentDriver(Crates(grid: ["p", "q", "r", "s", "t"]))
    crates.press(.tab, .tab, .space, .down)
    #expect(crates.gap == InsertionPlace("grid", Gap(4)))
    crates.press(.right)
    #expect(crates.gap == InsertionPlace("grid", Gap(5)))
    crates.press(.up, .space)
    #expect(crates.names(in: "grid") == ["q", "p", "r", "s", "t"])
  }

  @Test("The right arrow enters the group above, the left arrow leaves the enclosing one")
  func groups() {
    var drawers = ContentDriver(Drawers())
    drawers.press(.tab, .end, .space, .right)
    #expect(drawers.gap == InsertionPlace("group", Gap(2)))
    drawers.press(.left)
    #expect(drawers.interaction.session?.target?.gap?.container == "drawers")
    drawers.press(.right, .space)
    #expect(drawers.names(in: "group") == ["x", "y", "b"])
  }

  @Test(
    "A loss of focus and a hidden window interrupt a drag by the keyboard",
    arguments: [InputEvent.Kind.focusLost, .windowHidden])
  mutating func interrupted(event: InputEvent.Kind) {
    crates.press(.tab, .space, .down)
    crates.send(event)
    #expect(takeLines().contains("dragEnded a interrupted"))
    #expect(crates.interaction.session == nil)
  }

  @Test("End focuses the last of a million rows, Home the first, and each scrolls into view")
  mutating func million() {
    crates = ContentDriver(Crates(count: 1_000_000))
    crates.press(.tab, .end)
    crates.settle()
    #expect(crates.focused == "row-1000000")
    #expect(crates.interaction.frame(of: ItemID(rawValue: 999_999)).map { $0.maxY } == 400)
    crates.press(.space, .up, .space)
    crates.settle()
    #expect(crates.content.model.position(of: ItemID(rawValue: 999_999))?.offset == 999_998)
    crates.press(.home)
    crates.settle()
    #expect(crates.interaction.scrollOffset(of: "list") == .zero)
  }

  @Test("Keys scroll while no item is focused")
  mutating func unfocused() {
    crates = ContentDriver(Crates(count: 100))
    crates.press(.down)
    crates.settle()
    #expect(crates.interaction.scrollOffset(of: "list").map { $0.dy > 0 } == true)
    #expect(crates.focused == nil)
  }

  @Test("Home, End, Page Up and Page Down carry an item through the list")
  mutating func pages() {
    crates = ContentDriver(Crates(count: 100))
    crates.press(.tab, .space, .pageDown)
    #expect(crates.gap == InsertionPlace("list", .after(8)))
    crates.press(.pageDown)
    #expect(crates.gap == InsertionPlace("list", .after(16)))
    crates.press(.pageUp)
    #expect(crates.gap == InsertionPlace("list", .after(8)))
    crates.press(.end)
    #expect(crates.gap == InsertionPlace("list", .after(99)))
    crates.press(.home)
    #expect(crates.gap == InsertionPlace("list", .before(1)))
    crates.press(.end, .space)
    #expect(crates.names(in: "list").last == "row-1")
  }

  @Test("Hidden rows scroll into view under a drag by the keyboard")
  mutating func hiddenRows() {
    crates = ContentDriver(Crates(count: 100))
    crates.press(.tab, .space)
    for _ in 0..<30 { crates.press(.down) }
    #expect(crates.gap == InsertionPlace("list", Gap(31)))
    #expect(crates.interaction.scrollOffset(of: "list") == Vector(dx: 0, dy: 31 * 44 - 400))
    crates.press(.space)
    crates.settle()
    #expect(crates.content.model.position(of: ItemID(rawValue: 0))?.offset == 30)
  }
}
