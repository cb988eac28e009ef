import DragKit
import Support
import Testing

@Suite("Dragging with the keyboard")
struct KeyboardTests {
  private var crates = ContentDriver(Crates())

  private mutating func press(_ keys: Key...) {
    for key in keys { crates.press(key) }
  }

  /// The calls since the last time with what they say, geometry and orders left out.
  private mutating func takeLines() -> [String] {
    let names: [Call.Name] = [.focused, .dragBegan, .dragMoved, .performDrop, .dragEnded]
    return crates.takeFullCalls().filter { names.contains($0.name) }.map { call in
      ([call.name.rawValue] + call.fields.map { $0.value.string ?? $0.value.description })
        .joined(separator: " ")
    }
  }

  private var focused: String? { crates.interaction.focused.map(crates.content.name(of:)) }

  @Test("Tab focuses each container as a whole, and arrows move within it")
  mutating func focus() {
    crates = ContentDriver(Crates(grid: ["x", "y", "z", "u"]))
    press(.tab)
    #expect(focused == "a")
    press(.down, .down)
    #expect(focused == "c")
    press(.tab)
    #expect(focused == "x")
    press(.right, .down)
    #expect(focused == "u")
    press(.up, .left)
    #expect(focused == "x")
    crates.hold(.shift)
    press(.tab)
    #expect(focused == "a")
    #expect(takeLines().last == "focused a list 1 5")
  }

  @Test("Escape without a drag clears the focus, and a press hides it until Tab shows it there")
  mutating func hides() {
    press(.tab, .down)
    crates.tap("d", with: .mouse)
    #expect(focused == nil)
    press(.tab)
    #expect(focused == "d")
    press(.escape)
    #expect(focused == nil)
  }

  @Test("Space lifts, arrows move one place each, Space drops, and the focus stays with the item")
  mutating func drops() {
    press(.tab, .space)
    #expect(crates.interaction.session?.pointer == .keyboard)
    press(.down, .down, .space)
    #expect(
      takeLines() == [
        "focused a list 1 5", "dragBegan a keyboard", "dragMoved a list 2 5",
        "dragMoved a list 3 5", "performDrop list true", "dragEnded a dropped move",
        "focused a list 3 5",
      ])
    #expect(crates.names(in: "list") == ["b", "c", "a", "d", "e"])
    #expect(focused == "a")
    crates.settle()
    #expect(crates.interaction.isIdle)
  }

  @Test("Arrows stop at the ends of the outermost containers")
  mutating func ends() {
    press(.tab, .space, .up)
    for _ in 0..<4 { press(.down) }
    #expect(crates.interaction.session?.target?.gap == InsertionPlace("list", Gap(5)))
    press(.up, .space)
    #expect(crates.names(in: "list") == ["b", "c", "d", "a", "e"])
  }

  @Test("Escape restores the order, and reports the place")
  mutating func cancels() {
    press(.tab, .down, .space, .down, .escape)
    #expect(takeLines().suffix(2) == ["dragEnded b cancelled", "focused b list 2 5"])
    #expect(crates.names(in: "list") == ["a", "b", "c", "d", "e"])
    crates.settle()
    #expect(crates.interaction.isIdle)
  }

  @Test("Arrows move across containers, also into an empty one, and back")
  mutating func across() {
    press(.tab, .space, .right)
    #expect(takeLines().last == "dragMoved a grid 1 1")
    press(.left)
    #expect(crates.interaction.session?.target?.item == Crates.list)
    press(.right, .space)
    #expect(crates.names(in: "grid") == ["a"])
    #expect(focused == "a")
    press(.space, .left, .space)
    #expect(crates.names(in: "list").contains("a"))
  }

  @Test("Arrows move a dragged tile by lines and columns of a grid")
  mutating func grid() {
    crates = ContentDriver(Crates(grid: ["p", "q", "r", "s", "t"]))
    press(.tab, .tab, .space, .down)
    #expect(crates.interaction.session?.target?.gap == InsertionPlace("grid", Gap(4)))
    press(.right)
    #expect(crates.interaction.session?.target?.gap == InsertionPlace("grid", Gap(5)))
    press(.up, .space)
    #expect(crates.names(in: "grid") == ["q", "p", "r", "s", "t"])
  }

  @Test("The bin beyond the grid accepts the item and receives the focus")
  mutating func bin() {
    press(.tab, .space, .right, .down)
    #expect(takeLines().last == "dragMoved a bin")
    press(.enter)
    #expect(
      crates.content.model.item(named: "a").flatMap { crates.content.model.position(of: $0) } == nil
    )
    #expect(focused == nil)
    crates.settle()
    #expect(crates.interaction.isIdle)
  }

  @Test("A press, a loss of focus and a hidden window cancel a drag by the keyboard")
  mutating func pointer() {
    press(.tab, .space, .down)
    crates.tap("e", with: .mouse)
    #expect(takeLines().contains("dragEnded a cancelled"))
    press(.tab, .space, .down)
    crates.send(.focusLost)
    #expect(takeLines().contains("dragEnded e interrupted"))
    #expect(crates.interaction.session == nil)
  }

  @Test("Control copies from the keyboard too")
  mutating func copies() {
    press(.tab, .space, .down)
    crates.hold(.control)
    #expect(crates.interaction.session?.operation == .copy)
    press(.space)
    #expect(crates.names(in: "list") == ["a", "b", "a-2", "c", "d", "e"])
  }

  @Test("End focuses the last of a million rows, Home the first, and each scrolls into view")
  mutating func million() {
    crates = ContentDriver(Crates(count: 1_000_000))
    press(.tab, .end)
    crates.settle()
    #expect(focused == "row-1000000")
    #expect(crates.interaction.frame(of: ItemID(rawValue: 999_999)).map { $0.maxY } == 400)
    press(.space, .up, .space)
    crates.settle()
    #expect(crates.content.model.position(of: ItemID(rawValue: 999_999))?.offset == 999_998)
    press(.home)
    crates.settle()
    #expect(crates.interaction.scrollOffset(of: "list") == .zero)
  }

  @Test("Hidden rows scroll into view under a drag by the keyboard")
  mutating func scrolls() {
    crates = ContentDriver(Crates(count: 100))
    press(.tab, .space)
    for _ in 0..<30 { press(.down) }
    #expect(crates.interaction.session?.target?.gap == InsertionPlace("list", Gap(31)))
    #expect(crates.interaction.scrollOffset(of: "list") == Vector(dx: 0, dy: 31 * 44 - 400))
    press(.space)
    crates.settle()
    #expect(crates.content.model.position(of: ItemID(rawValue: 0))?.offset == 30)
  }

  @Test("Home, End, Page Up and Page Down carry an item through the list")
  mutating func leaps() {
    func gap() -> InsertionPlace? { crates.interaction.session?.target?.gap }
    crates = ContentDriver(Crates(count: 100))
    press(.tab, .space, .pageDown)
    #expect(gap() == InsertionPlace("list", .after(8)))
    press(.pageDown)
    #expect(gap() == InsertionPlace("list", .after(16)))
    press(.pageUp)
    #expect(gap() == InsertionPlace("list", .after(8)))
    press(.end)
    #expect(gap() == InsertionPlace("list", .after(99)))
    press(.home)
    #expect(gap() == InsertionPlace("list", .before(1)))
    press(.end, .space)
    #expect(crates.names(in: "list").last == "row-1")
  }

  @Test("The right arrow enters the group above, the left arrow leaves the enclosing one")
  mutating func levels() {
    var drawers = ContentDriver(Drawers())
    for key in [Key.tab, .end, .space, .right] { drawers.press(key) }
    #expect(drawers.interaction.session?.target?.gap == InsertionPlace("group", Gap(2)))
    drawers.press(.left)
    #expect(drawers.interaction.session?.target?.gap?.container == "drawers")
    drawers.press(.right)
    drawers.press(.space)
    #expect(drawers.names(in: "group") == ["x", "y", "b"])
  }

  @Test("Keys scroll while no item is focused")
  mutating func stillScrolls() {
    crates = ContentDriver(Crates(count: 100))
    press(.down)
    crates.settle()
    #expect(crates.interaction.scrollOffset(of: "list").map { $0.dy > 0 } == true)
    #expect(focused == nil)
  }
}
