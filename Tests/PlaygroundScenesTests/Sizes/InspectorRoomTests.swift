@testable import DragKit
@testable import PlaygroundScenes
import PlaygroundUI
import Support
import Testing

@Suite("The inspector's room")
struct InspectorRoomTests {
  private func window(_ width: Length, _ height: Length, _ scene: Page) -> PlaygroundDriver {
    PlaygroundDriver(page: scene, window: Size(width: width, height: height))
  }

  @Test(
    "it yields to the page below 1008 pixels, and is beside it from there",
    arguments: Page.withInspector)
  func yields(page: Page) {
    #expect(!window(1007, 760, page).shows("copy-tuning"))
    #expect(window(1008, 760, page).shows("copy-tuning"))
  }

  @Test("opened in a narrow window, it lies over the stage, which keeps its size")
  func over() {
    var table = window(900, 700, .lessons)
    let stage = table.chrome.layout.stage
    #expect(table.shows("views"))
    table.tap("inspector")
    #expect(table.shows("copy-tuning"))
    #expect(table.chrome.layout.stage == stage)
    #expect(table.place(of: "inspector-plate") == Rect(x: 612, y: 56, width: 288, height: 644))
    table.tap("inspector")
    #expect(!table.shows("copy-tuning"))
  }

  @Test("over the stage, it takes the presses on it, and Escape closes it")
  func takesPresses() {
    var table = window(640, 480, .board)
    table.tap("inspector")
    let plate = table.place(of: "inspector-plate")
    table.press(at: Point(x: plate.minX + 4, y: plate.minY + 100))
    table.drag(by: -100)
    #expect(!table.takeFullCalls().contains { $0.name == .dragBegan })
    table.release()
    table.key(.escape)
    #expect(!table.shows("inspector-plate"))
  }

  @Test("over the stage, it hides the targets behind it from a drag, which they get without it")
  func covers() {
    for isOpen in [false, true] {
      var table = window(640, 480, .colours)
      let target = table.place(of: "forbidden").center
      if isOpen {
        table.tap("inspector")
        #expect(table.place(of: "inspector-plate").contains(target))
      }
      table.drag("red", to: target)
      #expect(table.interaction.session != nil)
      let calls = table.takeCalls()
      #expect(calls.contains { $0.hasPrefix("validateDrop forbidden") } == !isOpen, "\(calls)")
      #expect(calls.contains { $0.contains("forbidden") } == !isOpen, "\(calls)")
    }
  }

  @Test("a list whose button disappears is closed")
  func popup() {
    var table = window(1120, 760, .board)
    table.tap("feel-preset")
    #expect(table.shows("preset-ios"))
    table.send(.windowResized(Size(width: 900, height: 700)))
    #expect(table.chrome.front == nil)
  }

  @Test("a window that becomes wide shows it, and a narrow one does not")
  func widened() {
    var table = window(900, 700, .board)
    table.tap("inspector")
    table.send(.windowResized(Size(width: 1120, height: 760)))
    #expect(table.shows("copy-tuning"))
    table.send(.windowResized(Size(width: 900, height: 700)))
    #expect(!table.shows("copy-tuning"))
  }

  @Test(
    "each of its controls can be scrolled into view by the wheel over any other",
    arguments: EverySizeTests.pages)
  func scrolling(page: LookMoment) {
    for size in EverySizeTests.sizes {
      var table = page.driver(window: size)
      guard table.chrome.panel.hasInspector else { continue }
      if !table.shows("inspector-plate") { table.tap("inspector") }
      var hidden = Set(table.chrome.inspectorItems.map(\.item))
      for _ in 0..<40 {
        let layout = table.chrome.layout
        for control in table.chrome.inspectorItems
        where layout.inspector.intersection(control.frame) == control.frame {
          hidden.remove(control.item)
        }
        let place = Point(x: layout.inspector.center.x, y: layout.inspector.minY + 60)
        table.send(.wheelScrolled(at: place, by: Vector(dx: 0, dy: 1)))
      }
      #expect(
        hidden.compactMap { Control($0)?.name } == [], "\(size.width.pixels)×\(size.height.pixels)")
    }
  }

  @Test("a slider that is scrolled into view is moved where it is")
  func slider() {
    var table = window(640, 480, .board)
    table.tap("inspector")
    table.scroll(by: 6, at: table.place(of: "inspector-plate").center)
    let before = table.content.tuning.liftScale
    table.tap("lift-scale", at: (90, 75))
    #expect(table.content.tuning.liftScale > before)
  }

  @Test("Tab scrolls to the control that gets the focus")
  func tab() {
    var table = window(640, 480, .board)
    table.tap("inspector")
    table.tab(to: "copy-tuning")
    let (plate, button) = (table.place(of: "inspector-plate"), table.place(of: "copy-tuning"))
    #expect(button.height == 32)
    #expect(plate.intersection(button) == button)
  }
}

extension Chrome {
  /// The whole frames of the controls of the inspector, also of those that are scrolled away.
  fileprivate var inspectorItems: [PlacedItem] {
    inspector(ChromeState()).compactMap { placed in
      placed.widget.item.map { PlacedItem($0, placed.frame) }
    }.filter { $0.item != Control.inspectorPlate.id }
  }
}
