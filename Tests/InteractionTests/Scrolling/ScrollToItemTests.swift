import DragEvents
@testable import DragKit
import Support
import Testing

struct ScrollToItemTests {
  private static let header = ItemID.control(1)
  private var driver: ContentDriver<PlainView>

  /// A list of a hundred rows of 44 px below a header, of which 400 px are seen.
  init() {
    let bounds = Rect(x: 50, y: 30, width: 300, height: 400)
    var view = PlainView(count: 100, as: ListConfiguration().layout, in: bounds)
    view.header = Self.header
    driver = ContentDriver(view)
  }

  private mutating func scroll(
    to name: String, at position: ScrollPosition = .nearest, animated: Bool = false
  ) -> Int? {
    let item = driver.content.model.item(named: name) ?? .control(9)
    driver.scrollToItem(item, at: position, animated: animated)
    return offset
  }

  private var offset: Int? { driver.interaction.scrollOffset(of: "items")?.dy.pixels }

  @Test(
    "An item scrolls to the top, the bottom or the middle, within the range",
    arguments: [
      (ScrollPosition.top, "item-50", 2188), (.bottom, "item-50", 1832), (.center, "item-50", 2010),
      (.nearest, "item-50", 1832), (.nearest, "item-2", 0), (.top, "item-100", 4032),
      (.bottom, "item-1", 0),
    ])
  mutating func positions(position: ScrollPosition, name: String, expected: Int) {
    let offset = scroll(to: name, at: position)
    #expect(offset == expected)
  }

  @Test("Scrolling to an item ends exactly at the goal, and is idle then")
  mutating func animated() {
    let atOnce = scroll(to: "item-50", at: .top, animated: true)
    #expect(atOnce == 1388, "A long way begins two viewports from its goal.")
    #expect(!driver.interaction.isIdle)
    driver.settle()
    #expect(offset == 2188)
    #expect(driver.interaction.isIdle)
  }

  @Test("A second request to scroll counts from the goal of the first")
  mutating func again() {
    _ = scroll(to: "item-50", at: .top, animated: true)
    _ = scroll(to: "item-51", animated: true)
    driver.settle()
    #expect(offset == 2188, "Row 51 is seen once row 50 stands at the top.")
  }

  @Test("A view scrolls to a header, not to a hidden item, and to a row that was just inserted")
  mutating func others() {
    _ = scroll(to: "item-50")
    driver.scrollToItem(.control(77), at: .top, animated: false)
    #expect(offset == 1832)
    driver.scrollToItem(Self.header, at: .top, animated: false)
    #expect(offset == 0)
    let item = driver.content.model.registerItem(named: "new")
    driver.content.model.insert(item, at: InsertionPlace("items", Gap(100)))
    driver.scrollToItem(item, at: .nearest, animated: false)
    #expect(offset == 4076)
  }

  @Test("The gap of a held drag follows the visible rows of a view that scrolls to an item")
  mutating func duringDrag() {
    driver.press(at: Point(x: 100, y: 84))
    driver.drag(to: Point(x: 100, y: 200), steps: 10)
    _ = scroll(to: "item-80", at: .top)
    driver.drag(to: Point(x: 100, y: 201), steps: 10)
    driver.drop()
    let place = driver.content.model.position(of: ItemID(rawValue: 0))?.offset
    #expect(place.map { (80..<86).contains($0) } == true)
  }
}

struct StoppedScrollTests {
  private var sheet = ContentDriver(ContactSheet())

  /// A finger has flung the sheet, which still scrolls.
  init() {
    sheet.pointer = .finger(1)
    sheet.press(at: Point(x: 200, y: 350))
    sheet.drag(by: 0, -200)
    sheet.release()
    sheet.wait(.milliseconds(100))
    sheet.pointer = .mouse
  }

  private var offset: Length? { sheet.interaction.scrollOffset(of: "sheet")?.dy }

  @Test("A view that still scrolls stops at a press of the mouse, which lifts the item there")
  mutating func press() {
    sheet.press(at: Point(x: 200, y: 200))
    let stopped = offset
    sheet.drag(by: 0, 20)
    #expect(sheet.interaction.isDragging)
    sheet.wait(.seconds(2))
    #expect(offset == stopped)
    #expect(stopped?.subpixels.isMultiple(of: 256) == true, "Text is sharp at whole pixels.")
  }

  @Test("A view that still scrolls stops at a press of a finger, which taps nothing")
  mutating func finger() {
    sheet.pointer = .finger(2)
    sheet.press(at: Point(x: 200, y: 200))
    let touched = offset
    sheet.release()
    sheet.wait(.seconds(1))
    #expect(sheet.content.tapped == [])
    #expect(offset?.pixels == touched?.pixels)
  }

  @Test("A view that still scrolls stops at a press that draws a band")
  mutating func others() {
    sheet.press(at: Point(x: 5, y: 200))
    let stopped = offset
    sheet.drag(by: 20, 20)
    sheet.wait(.seconds(1))
    #expect(sheet.content.phases == ["band began", "band changed"])
    #expect(offset == stopped)
  }

  @Test("A view that still scrolls stops at a press that taps")
  mutating func tap() {
    sheet.press(at: Point(x: 200, y: 200))
    let tapped = offset
    sheet.release()
    sheet.wait(.seconds(1))
    #expect(sheet.content.tapped.count == 1 && offset == tapped)
  }

  @Test("A view that still scrolls returns from beyond its end under a press of the mouse")
  mutating func beyondEnd() {
    sheet = ContentDriver(ContactSheet())
    sheet.pointer = .finger(1)
    sheet.press(at: Point(x: 200, y: 100))
    sheet.drag(by: 0, 200)
    sheet.release()
    sheet.pointer = .mouse
    sheet.press(at: Point(x: 200, y: 200))
    #expect(offset ?? 0 < 0)
    sheet.wait(.seconds(2))
    #expect(offset == 0)
  }

  @Test("A view that still scrolls stops under a drag from another program that begins over it")
  mutating func otherProgramBegins() {
    sheet.send(.incomingDrag(.entered(DragOffer(types: ["text/plain"]), at: Point(x: 200, y: 200))))
    let stopped = offset
    sheet.wait(.seconds(2))
    #expect(offset == stopped)
  }

  @Test("A view that still scrolls stops under a drag from another program that comes over it")
  mutating func otherProgram() {
    sheet.send(.incomingDrag(.entered(DragOffer(types: ["text/plain"]), at: Point(x: 450, y: 200))))
    let before = offset
    sheet.wait(.milliseconds(50))
    let outside = offset
    #expect(outside != before, "The drag is not over the view.")
    sheet.send(.incomingDrag(.moved(to: Point(x: 390, y: 200))))
    let inside = offset
    sheet.wait(.seconds(2))
    #expect(offset == inside)
  }
}

struct TargetUnderScrollTests {
  /// The calls of a rest at the lower edge, in which time passes in such steps.
  private func calls(steps: Int, of step: Microseconds) -> [Call] {
    var crates = ContentDriver(Crates(count: 60))
    crates.content.binMoves = true
    crates.drag("row-1", to: Point(x: 100, y: 390))
    _ = crates.takeFullCalls()
    for _ in 0..<steps { crates.wait(step) }
    return crates.takeFullCalls()
  }

  @Test("Law 2: A target that appears under auto-scroll is entered at the same moment")
  func cut() {
    let fine = calls(steps: 800, of: .milliseconds(1))
    // Compared first, so that a failure is short.
    let isSame = calls(steps: 1, of: .milliseconds(800)) == fine
    #expect(isSame)
    #expect(!fine.contains { $0.name == .dragEnded }, "What is scrolled away is dragged still.")
    let entered = fine.filter { $0.name == .dropEntered }
    #expect(entered.map { $0["target"]?.string } == ["bin"])
  }
}
