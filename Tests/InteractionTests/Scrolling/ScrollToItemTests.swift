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
  mutating func inARow() {
    _ = scroll(to: "item-50", at: .top, animated: true)
    _ = scroll(to: "item-51", animated: true)
    driver.settle()
    #expect(offset == 2188, "Row 51 is seen once row 50 stands at the top.")
  }

  @Test("A view scrolls to a header, and ignores a hidden item")
  mutating func others() {
    _ = scroll(to: "item-50")
    driver.scrollToItem(.control(77), at: .top, animated: false)
    #expect(offset == 1832)
    driver.scrollToItem(Self.header, at: .top, animated: false)
    #expect(offset == 0)
  }

  @Test("A view scrolls to a row that was just inserted")
  mutating func inserted() {
    let item = driver.content.model.registerItem(named: "new")
    driver.content.model.insert(item, at: InsertionPlace("items", Gap(100)))
    driver.scrollToItem(item, at: .nearest, animated: false)
    #expect(offset == 4076)
  }

  @Test("The gap of a held drag follows the visible rows of a view that scrolls to an item")
  mutating func inDrag() {
    driver.press(at: Point(x: 100, y: 84))
    driver.drag(to: Point(x: 100, y: 200), steps: 10)
    _ = scroll(to: "item-80", at: .top)
    driver.drag(to: Point(x: 100, y: 201), steps: 10)
    driver.drop()
    let offset = driver.content.model.position(of: ItemID(rawValue: 0))?.offset
    #expect(offset.map { (80..<86).contains($0) } == true)
  }
}
