import DragKitRecording
import Support
import Testing

@testable import DragKit

struct SelectionBandTests {
  private var sheet = ContentDriver(ContactSheet())

  private mutating func pressInTheMargin() { sheet.press(at: Point(x: 5, y: 30)) }

  @Test("A selection band selects what it covers, also the frames that the wheel scrolls in")
  mutating func wheel() {
    pressInTheMargin()
    sheet.drag(to: Point(x: 60, y: 120))
    #expect(sheet.content.banded == ["frame-1", "frame-2", "frame-3"])
    sheet.send(.wheelScrolled(at: Point(x: 60, y: 120), by: Vector(dx: 0, dy: 2)))
    sheet.settle()
    let offset = sheet.interaction.scrollOffset(of: "sheet")
    #expect(offset == Vector(dx: 0, dy: 102))
    #expect(sheet.content.banded == ["frame-1", "frame-2", "frame-3", "frame-4", "frame-5"])
    sheet.release()
    #expect(sheet.content.phases == ["band began", "band changed", "band ended"])
  }

  @Test("A selection band explains a gesture that was recorded with its handler")
  mutating func explains() {
    pressInTheMargin()
    let recorded = sheet.interaction.hashes(beside: 0)
    var now = sheet.interaction
    now.pointers.update(.mouse) { $0.traits.subtract(.bandable) }
    let found = now.withOtherHandlers(
      than: now.hashes(beside: 0), in: sheet.content, where: { $0 == recorded })
    #expect(found?.interaction == sheet.interaction)
    #expect(found?.words == ["sheet, pressed by the mouse, no longer has a selection band"])
  }

  @Test("R11: A selection band scrolls nothing while it moves away from the edge at which it began")
  mutating func fromEdge() {
    sheet.press(at: Point(x: 5, y: 395))
    sheet.drag(to: Point(x: 60, y: 370))
    sheet.wait(.seconds(1))
    #expect(sheet.interaction.scrollOffset(of: "sheet") == .zero)
  }

  @Test("A selection band is cancelled when its view is no longer shown")
  mutating func hidden() {
    pressInTheMargin()
    sheet.drag(to: Point(x: 60, y: 120))
    sheet.change { $0.isShown = false }
    sheet.drag(by: 0, 10)
    sheet.release()
    #expect(sheet.content.phases == ["band began", "band changed", "band cancelled"])
    #expect(sheet.content.banded == [])
  }

  @Test(
    "A selection band scrolls its view near an edge and beyond it, and selects what comes there",
    arguments: [Point(x: 200, y: 390), Point(x: 900, y: 900)])
  mutating func edge(_ point: Point) {
    pressInTheMargin()
    sheet.drag(to: point, steps: 1)
    sheet.wait(.milliseconds(1400))
    // 180 px in the 0.4 s in which it speeds up, and then 900 px a second.
    #expect(sheet.interaction.scrollOffset(of: "sheet") == Vector(dx: 0, dy: 1080))
    sheet.drag(to: Point(x: 200, y: 200))
    #expect(sheet.content.banded.first == "frame-1")
    #expect(sheet.content.banded.count == 26)
    sheet.wait(.seconds(1))
    #expect(sheet.interaction.nextWake(sheet.content) == nil)
    sheet.release()
    #expect(sheet.content.phases == ["band began", "band changed", "band ended"])
  }
}

struct MagnifyTests {
  private func frames(of sheet: ContentDriver<ContactSheet>, at point: Point) -> [String] {
    sheet.names(in: "sheet").filter { name in
      sheet.interaction.frame(of: sheet.item(name))?.contains(point) == true
    }
  }

  @Test(
    "Magnifying keeps the item under the pointer there, along either axis",
    arguments: [Axis.vertical, .horizontal])
  func anchor(_ axis: Axis) {
    var sheet = ContentDriver(ContactSheet(axis))
    let point = Point(x: 200, y: 200)
    sheet.send(.wheelScrolled(at: point, by: Vector(20, along: axis)))
    sheet.settle()
    let before = frames(of: sheet, at: point)
    sheet.hold(.control)
    for _ in 1...8 { sheet.send(.wheelScrolled(at: point, by: Vector(dx: 0, dy: -1))) }
    sheet.settle()
    #expect(sheet.content.side > 100)
    #expect(before.count == 1 && frames(of: sheet, at: point) == before)
  }

  @Test("The wheel with Control held does not magnify during a drag, but scrolls")
  func drag() {
    var sheet = ContentDriver(ContactSheet())
    sheet.drag("frame-3", by: 20, 20)
    #expect(sheet.interaction.isDragging)
    sheet.hold(.control)
    sheet.send(.wheelScrolled(at: sheet.location, by: Vector(dx: 0, dy: 2)))
    sheet.settle()
    #expect(sheet.content.side == 50 && sheet.content.phases == [])
    #expect(sheet.interaction.scrollOffset(of: "sheet") != .zero)
  }

  @Test("A pinch stops the scrolling of the first finger, and the second one lifts nothing")
  func pinch() {
    var sheet = ContentDriver(ContactSheet())
    sheet.pointer = .finger(1)
    sheet.press(at: Point(x: 100, y: 300))
    sheet.drag(by: 0, -100)
    let offset = sheet.interaction.scrollOffset(of: "sheet")
    sheet.pointer = .finger(2)
    sheet.press(at: Point(x: 100, y: 300))
    sheet.wait(.seconds(1))
    #expect(sheet.interaction.scrollOffset(of: "sheet") == offset)
    sheet.drag(by: 0, 100)
    sheet.release()
    #expect(sheet.content.phases == ["magnify began", "magnify changed", "magnify ended"])
    #expect(sheet.content.side == 100)
    #expect(!sheet.interaction.isDragging)
  }
}
