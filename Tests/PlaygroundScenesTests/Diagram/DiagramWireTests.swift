import DragDrawing
@testable import DragKit
@testable import PlaygroundScenes
import PlaygroundUI
import Support
import Testing

@Suite("Wires between ports")
struct DiagramWireTests {
  @Test(
    "a wire drawn between an output and an input, in either direction, turns on the part behind it",
    arguments: [("switch-out", "light-in"), ("light-in", "switch-out")])
  func makes(start: String, end: String) {
    var table = PlaygroundDriver.diagram()
    table.cut("light-in")
    table.wait(.seconds(1))
    table.wire(from: start, to: end)
    #expect(table.circuit[.lightIn] == .switchOut)
    #expect(table.signals[.light])
  }

  @Test("a part that is held over a port hides it, and lands beside it, where the port is reached")
  func covered() throws {
    var table = PlaygroundDriver.diagram()
    let middle = table.place(of: "switch-out").center
    table.press(on: "light")
    table.drag(to: middle)
    table.release()
    #expect(!table.place(of: "light").insetBy(-8).intersects(table.place(of: "switch")))
    table.wait(.seconds(1))
    table.wire(from: "switch-out", to: "light-in")
    #expect(table.circuit[.lightIn] == .switchOut)
    table.press(on: "light")
    table.drag(to: middle)
    let port = try #require(
      table.itemsBesideTheModel.first {
        table.content.name(of: $0) == "switch-out"
      })
    let drawn = table.operations.map(\.id.owner)
    let card = try #require(
      drawn.firstIndex(of: WidgetPart.item.owner(table.item("light").rawValue)))
    let ring = try #require(drawn.firstIndex(of: WidgetPart.item.owner(port.rawValue)))
    #expect(ring < card)
  }

  @Test("an input accepts one wire: a new one replaces it")
  func replaces() {
    var table = PlaygroundDriver.diagram()
    table.wait(.seconds(1))
    table.wire(from: "switch-out", to: "light-in")
    #expect(table.circuit[.lightIn] == .switchOut)
    #expect(table.signals[.light])
    #expect(!table.signals[.or])
  }

  @Test("a release of a wire's end elsewhere removes the wire")
  func cuts() {
    var table = PlaygroundDriver.diagram()
    table.tap("sensor")
    table.press(on: "light-in")
    table.drag(by: -40, -40)
    #expect(!table.signals[.light], "While its end is dragged, it feeds nothing.")
    table.release()
    #expect(table.circuit[.lightIn] == nil)
    #expect(!table.signals[.light])
  }

  @Test("a release of a wire's end on another input moves it there")
  func moves() {
    var table = PlaygroundDriver.diagram()
    table.wire(from: "and-in-2", to: "light-in")
    #expect(table.circuit[.andIn2] == nil)
    #expect(table.circuit[.lightIn] == .switchOut)
  }

  @Test("a release of a wire's end at its input changes nothing, and neither does a press")
  func staysWired() {
    var table = PlaygroundDriver.diagram()
    table.tap("light-in")
    table.press(on: "light-in")
    table.drag(by: -60, 0)
    table.drag(by: 60, 0)
    table.release()
    #expect(table.circuit == .first)
    #expect(!table.canUndo)
  }

  @Test("a wire cannot lead from an output to an output, or from an input to an input")
  func refusesWhatDoesNotFit() {
    var table = PlaygroundDriver.diagram()
    table.wire(from: "switch-out", to: "timer-out")
    table.cut("light-in")
    table.wire(from: "light-in", to: "timer-in")
    #expect(table.circuit[.timerIn] == .andOut)
    #expect(table.circuit[.lightIn] == nil)
  }

  @Test(
    "a loose end snaps to the port within reach: 22 pixels for a finger, 12 for the mouse",
    arguments: [(PointerID.mouse, 12), (.finger(1), 22)])
  func snaps(pointer: PointerID, reach: Int) {
    var table = PlaygroundDriver.diagram()
    table.pointer = pointer
    let goal = table.place(of: "light-in").center
    table.press(on: "switch-out")
    table.drag(to: goal + Vector(dx: 0, dy: Length(pixels: -reach)))
    #expect(table.held.first?.targetPort == .lightIn)
    table.drag(to: goal + Vector(dx: 0, dy: Length(pixels: -reach - 1)))
    #expect(table.held.first?.targetPort == nil)
  }

  @Test("of two ports within reach, the nearer one is chosen")
  func snapsToTheNearer() {
    var table = PlaygroundDriver.diagram()
    table.pointer = .finger(1)
    table.press(on: "switch-out")
    table.drag(to: table.place(of: "or-in-1").center + Vector(dx: 0, dy: 13))
    #expect(table.held.first?.targetPort == .orIn1)
    table.drag(to: table.place(of: "or-in-1").center + Vector(dx: 0, dy: 15))
    #expect(table.held.first?.targetPort == .orIn2)
  }

  @Test("a finger that misses a port by less than 22 pixels reaches it")
  func reachesPorts() {
    var table = PlaygroundDriver.diagram()
    table.pointer = .finger(1)
    let port = table.place(of: "timer-in").center
    table.press(at: port + Vector(dx: -20, dy: 5))
    table.drag(by: -40, 60)
    table.release()
    #expect(table.circuit[.timerIn] == nil)
  }

  @Test("several fingers draw wires at the same time")
  func drawsSeveral() {
    var table = PlaygroundDriver.diagram()
    table.pointer = .finger(1)
    table.press(on: "switch-out")
    table.pointer = .finger(2)
    table.press(on: "sensor-out")
    table.drag(to: "timer-in")
    table.pointer = .finger(1)
    table.drag(to: "light-in")
    table.release()
    table.pointer = .finger(2)
    table.release()
    #expect(table.circuit[.lightIn] == .switchOut)
    #expect(table.circuit[.timerIn] == .sensorOut)
  }

  @Test("a second finger at the same end draws a wire of its own, and both may stay")
  func sharesAnInput() {
    var table = PlaygroundDriver.diagram()
    table.pointer = .finger(1)
    table.press(on: "light-in")
    table.drag(by: -60, -60)
    table.pointer = .finger(2)
    table.drop("switch-out", on: "light-in")
    table.pointer = .finger(1)
    table.drag(to: "and-in-1")
    table.release()
    #expect(table.circuit[.lightIn] == .switchOut)
    #expect(table.circuit[.andIn1] == .orOut)
  }

  @Test("an or that feeds itself stays on, until its wire is cut")
  func latches() {
    var table = PlaygroundDriver.diagram()
    table.wire(from: "or-out", to: "or-in-2")
    table.tap("sensor", "sensor")
    table.wait(.seconds(10))
    #expect(table.signals[.light])
    table.cut("or-in-2")
    #expect(!table.signals[.light])
    #expect(table.playground.nextWake == nil || table.settled() == nil)
  }
}
