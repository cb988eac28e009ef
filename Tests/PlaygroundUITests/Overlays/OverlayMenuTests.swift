import DragDrawing
import DragKit
import PlaygroundUI
import Testing

@Suite("A list of entries")
struct OverlayMenuTests {
  private let window = Size(width: 640, height: 480)

  private let entries = (1...3).map { MenuEntry(.control($0), LocalizedString("entry-\($0)")) }

  @Test("is beside a press, and stays in the window")
  func menu() {
    let middle = Overlay.menu(entries, at: Point(x: 100, y: 100), width: 208, in: window)
    #expect(middle.plate == Rect(x: 104, y: 104, width: 208, height: 132))
    let corner = Overlay.menu(entries, at: Point(x: 636, y: 470), width: 208, in: window)
    #expect(corner.plate == Rect(x: 424, y: 340, width: 208, height: 132))
  }

  @Test("is below its button, or above a button at the bottom of the window")
  func choices() {
    let top = Rect(x: 20, y: 40, width: 120, height: 36)
    #expect(Overlay.choices(entries, of: top, width: 160, in: window).plate.minY == 80)
    let bottom = Rect(x: 20, y: 430, width: 120, height: 36)
    #expect(Overlay.choices(entries, of: bottom, width: 160, in: window).plate.maxY == 426)
  }

  @Test("has higher rows if an entry has a second line")
  func details() {
    var entries = entries
    entries[1].detail = LocalizedString("detail")
    #expect(Overlay.menu(entries, at: .zero, width: 208, in: window).plate.height == 156)
  }

  @Test("takes presses on its entries, and a backdrop those beside it")
  func area() {
    let overlay = Overlay.menu(entries, at: Point(x: 100, y: 100), width: 208, in: window)
    let area = overlay.area("menu", backdrop: .control(9), in: window)
    guard case .placed(let items) = area.layout else {
      Issue.record("the area has no items")
      return
    }
    #expect(items.map(\.item) == [.control(9), .control(1), .control(2), .control(3)])
    #expect(items[0].frame == Rect(origin: .zero, size: window))
    #expect(items[1].frame == Rect(x: 110, y: 110, width: 196, height: 40))
  }
}
