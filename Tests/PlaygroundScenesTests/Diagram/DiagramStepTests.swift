@testable import DragKit
@testable import PlaygroundScenes
import Support
import Testing

@Suite("Cancelling, undoing and encoding changes of the diagram")
struct DiagramStepTests {
  @Test("Escape and the loss of focus return a part, and other touches continue")
  func cancelsMoves() {
    for cancel in [InputEvent.Kind.focusLost, .keyPressed(.escape)] {
      var table = PlaygroundDriver.diagram()
      let before = table.diagram
      let place = table.place(of: "and")
      table.press(on: "and")
      table.drag(by: 50, 90)
      table.send(cancel)
      table.settle()
      #expect(table.place(of: "and") == place)
      #expect(table.diagram.document == before.document)
      #expect(!table.canUndo)
    }
  }

  @Test("Escape restores a wire, and a loop that it kept on")
  func cancelsWires() {
    var table = PlaygroundDriver.diagram()
    table.wire(from: "or-out", to: "or-in-2")
    table.tap("sensor", "sensor")
    let before = table.diagram
    table.press(on: "or-in-2")
    table.drag(by: -50, 60)
    #expect(!table.signals[.light])
    table.key(.escape)
    table.release()
    #expect(table.signals[.light])
    #expect(table.diagram.document == before.document)
    #expect(table.diagram.signals == before.signals)
  }

  @Test("a timer whose delay ended while its wire was held is off when the wire is restored")
  func cancelsAfterTheDelay() {
    var table = PlaygroundDriver.diagram()
    table.tap("sensor", "sensor")
    table.press(on: "timer-in")
    table.drag(by: -60, 60)
    table.wait(.seconds(4))
    table.key(.escape)
    #expect(!table.signals[.timer])
    #expect(!table.signals[.light])
  }

  @Test("a thousand steps can be undone, and no more")
  func forgetsOldSteps() {
    var table = PlaygroundDriver.diagram()
    let sensor = table.place(of: "sensor").center
    for _ in 1...1003 {
      table.press(at: sensor)
      table.release()
    }
    table.send(.modifiersChanged(.control))
    for _ in 1...999 { table.send(.keyPressed(.z)) }
    #expect(table.canUndo)
    table.send(.keyPressed(.z))
    #expect(!table.canUndo)
    #expect(table.signals[.sensor], "The first three presses are beyond recall.")
  }

  @Test(
    "a move, a wire added, moved and removed, and a toggle are one step each that can be undone and redone"
  )
  func undoesEachStep() {
    var table = PlaygroundDriver.diagram()
    var steps = [table.diagram.document]
    table.press(on: "timer")
    table.drag(by: 30, 60)
    table.release()
    steps.append(table.diagram.document)
    table.wire(from: "switch-out", to: "light-in")
    steps.append(table.diagram.document)
    table.wire(from: "light-in", to: "or-in-2")
    steps.append(table.diagram.document)
    table.cut("and-in-1")
    steps.append(table.diagram.document)
    table.tap("sensor")
    steps.append(table.diagram.document)
    #expect(Set(steps).count == 6)
    for step in steps.dropLast().reversed() {
      table.tap("undo")
      #expect(table.diagram.document == step)
    }
    #expect(!table.canUndo)
    for step in steps.dropFirst() {
      table.tap("redo")
      #expect(table.diagram.document == step)
    }
  }

  @Test("an undo acts like the opposite press: the timer waits three seconds")
  func undoStartsTheDelay() {
    var table = PlaygroundDriver.diagram()
    table.tap("sensor", "undo")
    #expect(!table.signals[.and])
    #expect(table.signals[.light])
    table.wait(.milliseconds(3001))
    #expect(!table.signals[.light])
  }

  @Test("with two fingers, each step contains only the change of its finger")
  func undoesOneFingersStep() {
    var table = PlaygroundDriver.diagram()
    let (and, or) = (table.place(of: "and"), table.place(of: "or"))
    table.pointer = .finger(1)
    table.press(on: "and")
    table.drag(by: 0, 60)
    table.pointer = .finger(2)
    table.press(on: "or")
    table.drag(by: 0, 70)
    table.release()
    table.pointer = .finger(1)
    table.release()
    table.pointer = .mouse
    table.tap("undo")
    #expect(table.place(of: "and") == and)
    #expect(table.place(of: "or") == or.moved(by: Vector(dx: 0, dy: 70)))
  }

  @Test("reset restores the initial diagram with all parts off, and can be undone")
  func resets() {
    var table = PlaygroundDriver.diagram()
    let first = table.diagram.document
    table.tap("sensor")
    table.cut("and-in-2")
    let changed = table.diagram.document
    table.tap("reset")
    #expect(table.diagram.document == first)
    #expect(!table.signals[.light])
    table.tap("undo")
    #expect(table.diagram.document == changed)
  }

  @Test("a playground is decoded in the middle of gestures")
  func readsBackMidGesture() throws {
    var table = PlaygroundDriver.diagram()
    table.tap("sensor", "sensor")
    table.pointer = .finger(1)
    table.press(on: "or-in-1")
    table.drag(by: -40, -60)
    table.pointer = .finger(2)
    table.press(on: "timer")
    table.drag(by: 30, 40)
    try table.playground.expectDecodedCopy()
  }

  @Test("damaged bytes are refused or decoded, and the decoded state can be used")
  func survivesDamage() {
    var table = PlaygroundDriver.diagram()
    table.tap("sensor")
    table.press(on: "or-in-1")
    table.drag(by: -40, -60)
    let bytes = table.content.diagram.canonicalBytes
    var (random, read) = (SeededGenerator(seed: 19), 0)
    for _ in 0..<4000 {
      var damaged = bytes
      damaged[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
        in: 0...255, using: &random)
      guard var scene = try? DiagramScene(canonicalBytes: damaged) else { continue }
      read += 1
      scene.deadlineReached(at: .seconds(5))
    }
    #expect(read > 0 && read < 4000)
  }
}
