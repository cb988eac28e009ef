@testable import DragKit
import DragModel
import Support
import Testing

struct ScrollToItemTests {
  /// A list of a hundred rows of 44 px below a header, of which 400 px are seen.
  struct Rows: InteractiveContent, Equatable {
    static let header = ItemID.control(1)
    var model = Model()
    var tuning = Tuning()

    init() { model.addContainer("rows", count: 100, named: "row") }

    var stage: Stage {
      let count = model["rows"]?.count ?? 0
      let area = CollectionArea(
        view: .control(0), bounds: Rect(x: 50, y: 30, width: 300, height: 400),
        layout: ListConfiguration().layout,
        sections: [CollectionSection(header: Self.header, "rows", count: count)])
      return Stage(areas: [Stage.Area("rows", .collection(area))])
    }

    static let handlers = HandlerRegistry<Rows>().collection("rows") { rows in
      rows.reorderingHandlers.canReorderItem = { @Sendable _, _ in true }
    }
  }

  private var driver = ContentDriver(Rows())

  private mutating func scroll(
    to name: String, at position: ScrollPosition = .nearest, animated: Bool = false
  ) -> Int? {
    let item = driver.content.model.item(named: name) ?? .control(9)
    driver.scrollToItem(item, at: position, animated: animated)
    return offset
  }

  private var offset: Int? { driver.interaction.scrollOffset(of: "rows")?.dy.pixels }

  @Test(
    "An item scrolls to the top, the bottom or the middle, within the range",
    arguments: [
      (ScrollPosition.top, "row-50", 2188), (.bottom, "row-50", 1832), (.center, "row-50", 2010),
      (.nearest, "row-50", 1832), (.nearest, "row-2", 0), (.top, "row-100", 4032),
      (.bottom, "row-1", 0),
    ])
  mutating func positions(position: ScrollPosition, name: String, expected: Int) {
    let offset = scroll(to: name, at: position)
    #expect(offset == expected)
  }

  @Test("A view does not scroll to a visible item, and scrolls another one to the nearest edge")
  mutating func nearest() {
    let goals = [scroll(to: "row-50"), scroll(to: "row-47"), scroll(to: "row-10")]
    #expect(goals == [1832, 1832, 428])
  }

  @Test("Scrolling to an item ends exactly at the goal, and is idle then")
  mutating func animated() {
    let atOnce = scroll(to: "row-50", at: .top, animated: true)
    #expect(atOnce == 1388, "A long way begins two viewports from its goal.")
    #expect(!driver.interaction.isIdle)
    driver.settle()
    #expect(offset == 2188)
    #expect(driver.interaction.isIdle)
  }

  @Test("A second request to scroll counts from the goal of the first")
  mutating func inARow() {
    _ = scroll(to: "row-50", at: .top, animated: true)
    _ = scroll(to: "row-51", animated: true)
    driver.settle()
    #expect(offset == 2188, "Row 51 is seen once row 50 stands at the top.")
  }

  @Test("A view scrolls to an item at once with reduced motion")
  mutating func reducedMotion() {
    driver.content.tuning.reducedMotion = true
    let offset = scroll(to: "row-50", at: .top, animated: true)
    #expect(offset == 2188)
    #expect(driver.interaction.isIdle)
  }

  @Test("A view scrolls to a header, and ignores a hidden item")
  mutating func others() {
    _ = scroll(to: "row-50")
    driver.scrollToItem(.control(77), at: .top, animated: false)
    #expect(offset == 1832)
    driver.scrollToItem(Rows.header, at: .top, animated: false)
    #expect(offset == 0)
  }

  @Test("A view scrolls to a row that was just inserted")
  mutating func inserted() {
    let item = driver.content.model.registerItem(named: "new")
    driver.content.model.insert(item, at: InsertionPlace("rows", Gap(100)))
    driver.scrollToItem(item, at: .nearest, animated: false)
    #expect(offset == 4076)
  }

  @Test("The gap of a held drag follows the visible rows of a view that scrolls to an item")
  mutating func inDrag() {
    driver.press(at: Point(x: 100, y: 84))
    driver.drag(to: Point(x: 100, y: 200), steps: 10)
    _ = scroll(to: "row-80", at: .top)
    driver.drag(to: Point(x: 100, y: 201), steps: 10)
    driver.drop()
    let offset = driver.content.model.position(of: ItemID(rawValue: 0))?.offset
    #expect(offset.map { (80..<86).contains($0) } == true)
  }
}
