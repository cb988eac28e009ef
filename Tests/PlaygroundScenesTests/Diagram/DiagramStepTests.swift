@testable import DragKit
@testable import PlaygroundScenes
import Support
import Testing

@Suite("Cancelling, undoing and encoding changes of the diagram")
struct DiagramStepTests {
  private var table = PlaygroundDriver.diagram()

  @Test("Escape restores a wire, and a loop that it kept on")
  mutating func cancelsWires() {
    table.wire(from: "or-out", to: "or-in-2")
    table.tap("sensor", "sensor")
    let before = table.diagram
    table.drag("or-in-2", by: -50, 60)
    #expect(!table.signals[.light])
    table.key(.escape)
    table.release()
    #expect(table.signals[.light])
    #expect(table.diagram.document == before.document)
    #expect(table.diagram.signals == before.signals)
  }

  @Test("a timer that ended while its wire was held is off when the wire is restored")
  mutating func endedTimer() {
    table.tap("sensor", "sensor")
    table.drag("timer-in", by: -60, 60)
    table.wait(.seconds(4))
    table.key(.escape)
    #expect(!table.signals[.timer])
    #expect(!table.signals[.light])
  }

  @Test(
    "Escape and the loss of focus return a part",
    arguments: [InputEvent.Kind.focusLost, .keyPressed(.escape)])
  mutating func returnsParts(cancel: InputEvent.Kind) {
    let (before, place) = (table.diagram, table.place(of: "and"))
    table.drag("and", by: 50, 90)
    table.send(cancel)
    table.settle()
    #expect(table.place(of: "and") == place)
    #expect(table.diagram.document == before.document)
    #expect(!table.canUndo)
  }

  @Test("a thousand steps can be undone, and no more")
  mutating func forgetsOldSteps() {
    let sensor = table.place(of: "sensor").center
    for _ in 1...1003 { table.tap(at: sensor) }
    for _ in 1...999 { table.key(.z, with: .control) }
    #expect(table.canUndo)
    table.key(.z, with: .control)
    #expect(!table.canUndo)
    #expect(table.signals[.sensor], "The first three presses are beyond recall.")
  }

  @Test("each move, wire and toggle is a step of its own that can be undone")
  mutating func undoesEachStep() {
    var steps = [table.diagram.document]
    table.drag("timer", by: 30, 60)
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

  @Test("each finger is a step of its own")
  mutating func undoesEachFinger() {
    let (and, or) = (table.place(of: "and"), table.place(of: "or"))
    table.drag("and", by: 0, 60, with: .finger(1))
    table.drag("or", by: 0, 70, with: .finger(2))
    table.release(with: .finger(2))
    table.release(with: .finger(1))
    table.tap("undo")
    #expect(table.place(of: "and") == and)
    #expect(table.place(of: "or") == or.moved(by: Vector(dx: 0, dy: 70)))
  }

  @Test("an undo acts like the opposite press: the timer waits three seconds")
  mutating func undoStartsTheDelay() {
    table.tap("sensor", "undo")
    #expect(!table.signals[.and])
    #expect(table.signals[.light])
    table.wait(.milliseconds(3001))
    #expect(!table.signals[.light])
  }

  @Test("a reset can be undone")
  mutating func resets() {
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

  @Test("a playground is decoded in mid-gesture")
  mutating func readsBackMidGesture() throws {
    table.tap("sensor", "sensor")
    table.drag("or-in-1", by: -40, -60, with: .finger(1))
    table.drag("timer", by: 30, 40, with: .finger(2))
    try table.playground.expectDecodedCopy()
  }

  @Test("damaged bytes of a diagram are refused or usable")
  mutating func damaged() throws {
    table.tap("sensor")
    table.drag("or-in-1", by: -40, -60)
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
