import DragDrawing
@testable import DragKit
@testable import PlaygroundScenes
import PlaygroundUI
import Support
import Testing

@Suite("Wires between ports")
struct DiagramWireTests {
  private var table = PlaygroundDriver.diagram()

  @Test(
    "a wire drawn between an output and an input, in either direction, turns on the part behind it",
    arguments: [("switch-out", "light-in"), ("light-in", "switch-out")])
  mutating func makes(start: String, end: String) {
    table.cut("light-in")
    table.wait(.seconds(1))
    table.wire(from: start, to: end)
    #expect(table.circuit[.lightIn] == .switchOut)
    #expect(table.signals[.light])
  }

  @Test("a part that is held over a port hides it, and lands beside it, where the port is reached")
  mutating func covered() throws {
    let middle = table.place(of: "switch-out").center
    table.drag("light", to: middle)
    table.release()
    #expect(!table.place(of: "light").insetBy(-8).intersects(table.place(of: "switch")))
    table.wait(.seconds(1))
    table.wire(from: "switch-out", to: "light-in")
    #expect(table.circuit[.lightIn] == .switchOut)
    table.drag("light", to: middle)
    let items = table.itemsBesideTheModel
    let port = try #require(items.first { table.content.name(of: $0) == "switch-out" })
    let drawn = table.operations.map(\.id.owner)
    let card = try #require(
      drawn.firstIndex(of: WidgetPart.item.owner(table.item("light").rawValue)))
    let ring = try #require(drawn.firstIndex(of: WidgetPart.item.owner(port.rawValue)))
    #expect(ring < card)
  }

  @Test("an input accepts one wire: a new one replaces it")
  mutating func replaces() {
    table.wait(.seconds(1))
    table.wire(from: "switch-out", to: "light-in")
    #expect(table.circuit[.lightIn] == .switchOut)
    #expect(table.signals[.light])
    #expect(!table.signals[.or])
  }

  @Test("an or that feeds itself stays on, until its wire is cut")
  mutating func feedsItself() {
    table.wire(from: "or-out", to: "or-in-2")
    table.tap("sensor", "sensor")
    table.wait(.seconds(10))
    #expect(table.signals[.light])
    table.cut("or-in-2")
    #expect(!table.signals[.light])
    table.settle()
    #expect(table.playground.nextWake == nil)
  }

  @Test("a wire leads from an output to an input alone")
  mutating func outputToInput() {
    table.wire(from: "switch-out", to: "timer-out")
    table.cut("light-in")
    table.wire(from: "light-in", to: "timer-in")
    #expect(table.circuit[.timerIn] == .andOut)
    #expect(table.circuit[.lightIn] == nil)
  }

  @Test("a release of a wire's end elsewhere removes the wire")
  mutating func cuts() {
    table.tap("sensor")
    table.drag("light-in", by: -40, -40)
    #expect(!table.signals[.light], "While its end is dragged, it feeds nothing.")
    table.release()
    #expect(table.circuit[.lightIn] == nil)
    #expect(!table.signals[.light])
  }

  @Test("a release of a wire's end on another input moves it there")
  mutating func moves() {
    table.wire(from: "and-in-2", to: "light-in")
    #expect(table.circuit[.andIn2] == nil)
    #expect(table.circuit[.lightIn] == .switchOut)
  }

  @Test("a release of a wire's end at its input changes nothing, and neither does a press")
  mutating func stays() {
    table.tap("light-in")
    table.drag("light-in", by: -60)
    table.drag(by: 60)
    table.release()
    #expect(table.circuit == .first)
    #expect(!table.canUndo)
  }

  @Test(
    "a loose end snaps to the port within reach: 22 pixels for a finger, 12 for the mouse",
    arguments: [(PointerID.mouse, 12), (.finger(1), 22)])
  mutating func snaps(pointer: PointerID, reach: Int) {
    table.pointer = pointer
    let goal = table.place(of: "light-in").center
    table.drag("switch-out", to: goal + Vector(dx: 0, dy: Length(pixels: -reach)))
    #expect(table.held.first?.targetPort == .lightIn)
    table.drag(to: goal + Vector(dx: 0, dy: Length(pixels: -reach - 1)))
    #expect(table.held.first?.targetPort == nil)
  }

  @Test("a finger reaches a port within 22 pixels, and of two the nearer one")
  mutating func snapsToTheNearer() {
    table.pointer = .finger(1)
    table.press(on: "switch-out")
    table.drag(to: table.place(of: "or-in-1").center + Vector(dx: 0, dy: 13))
    #expect(table.held.first?.targetPort == .orIn1)
    table.drag(to: table.place(of: "or-in-1").center + Vector(dx: 0, dy: 15))
    #expect(table.held.first?.targetPort == .orIn2)
    table.release()
    let port = table.place(of: "timer-in").center
    table.press(at: port + Vector(dx: -20, dy: 5))
    table.drag(by: -40, 60)
    table.release()
    #expect(table.circuit[.timerIn] == nil)
  }

  @Test("several fingers draw wires at once")
  mutating func drawsSeveral() {
    table.press(on: "switch-out", with: .finger(1))
    table.drag("sensor-out", to: "timer-in", with: .finger(2))
    table.drag(to: "light-in", with: .finger(1))
    table.release(with: .finger(1))
    table.release(with: .finger(2))
    #expect(table.circuit[.lightIn] == .switchOut)
    #expect(table.circuit[.timerIn] == .sensorOut)
  }

  @Test("a second finger at the same end draws a wire of its own")
  mutating func sameEnd() {
    table.drag("light-in", by: -60, -60, with: .finger(1))
    table.wire(from: "switch-out", to: "light-in")
    table.drag(to: "and-in-1", with: .finger(1))
    table.release(with: .finger(1))
    #expect(table.circuit[.lightIn] == .switchOut)
    #expect(table.circuit[.andIn1] == .orOut)
  }
}
