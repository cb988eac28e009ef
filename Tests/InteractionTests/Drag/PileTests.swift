@testable import DragKit
import Support
import Testing

struct PileTests {
  private var crates = ContentDriver(Crates())

  /// Lifts `a`, drags it to a height, and taps others.
  private mutating func pile(_ others: String..., at y: Length = 60) {
    crates.drag("a", to: Point(x: 100, y: y))
    for other in others { crates.tap(other) }
  }

  @Test("R24: Items tapped by a second finger join the drag, and land in the order of the taps")
  mutating func adds() {
    pile("d", "c")
    #expect(
      crates.interaction.session?.localObjects.map(crates.content.name(of:)) == ["a", "d", "c"])
    crates.drag(to: Point(x: 100, y: 230))
    crates.drop()
    #expect(crates.names(in: "list") == ["b", "e", "a", "d", "c"])
    crates.undo()
    #expect(crates.names(in: "list") == ["a", "b", "c", "d", "e"])
  }

  @Test("The trace reports the items that a tap added once")
  mutating func addedOnce() {
    pile(at: 30)
    _ = crates.takeCalls()
    crates.tap("d")
    crates.tap("d")
    #expect(crates.takeCalls() == [.itemsForAdding, .dropUpdated])
  }

  @Test("R19: A second finger adds no item by a motion, from another view, or dragged already")
  mutating func noOthers() {
    crates = ContentDriver(Crates(grid: ["x"]))
    pile("x", "a")
    crates.tap("d", moving: 30)
    #expect(crates.interaction.session?.items.count == 1)
    crates.drag(to: Point(x: 100, y: 100))
    #expect(crates.interaction.session?.location == Point(x: 100, y: 100))
  }

  private var away: [String] {
    crates.interaction.elements(in: "list").filter { $0.kind == .gap }.map(\.item)
      .map(crates.content.name(of:))
  }

  @Test("R24: The places of joined items close when the gap leaves that of the lifted one")
  mutating func closes() {
    pile("d", at: 30)
    #expect(away == ["a", "d"])
    #expect(crates.place(of: "e").minY == 176)
    crates.drag(to: Point(x: 100, y: 110))
    #expect(away == ["a"])
    #expect(crates.place(of: "e").minY == 132)
    crates.press(.escape)
    #expect(crates.place(of: "e").minY == 176)
  }

  @Test("The preview of an added item moves to the pile from its place")
  mutating func preview() {
    pile()
    crates.settle()
    let place = crates.place(of: "d")
    crates.tap("d")
    let overlays = crates.overlays
    #expect(overlays.map(\.course) == [.piled, .carried])
    #expect(crates.interaction.screen.seenFrame(of: overlays[0]) == place)
    crates.wait(.seconds(2))
    let places = crates.overlays.map { crates.interaction.screen.seenFrame(of: $0).origin }
    #expect(places[0] - places[1] == Vector(dx: 6, dy: 6))
  }

  @Test("A pile of many items draws three cards")
  mutating func height() {
    pile("b", "c", "d", "e")
    crates.wait(.seconds(2))
    #expect(crates.overlays.count == 3)
    #expect(crates.interaction.session?.items.count == 5)
    crates.drag(to: Point(x: 300, y: 100))
    crates.drop()
    #expect(crates.names(in: "grid") == ["a", "b", "c", "d", "e"])
    #expect(crates.interaction.isIdle)
    #expect(crates.overlays.isEmpty)
  }

  @Test("Items that still fly join the pile when they are lifted again")
  mutating func flying() {
    crates = ContentDriver(Crates(count: 20))
    crates.content.chosen = ["row-1", "row-2", "row-3"]
    crates.carry("row-1", to: Point(x: 100, y: 380))
    let flying = crates.overlays
    #expect(flying.map(\.course) == [.dropped, .dropped, .dropped])
    crates.press(at: Point(x: 100, y: 300))
    crates.drag(to: Point(x: 100, y: 300))
    #expect(crates.overlays.map(\.course) == [.piled, .piled, .carried])
    #expect(crates.overlays.map(\.item) == flying.map(\.item))
    crates.drop()
  }

  @Test("Control copies the whole pile: the originals stay, and the copies land in order")
  mutating func copies() {
    pile("d")
    crates.drag(to: Point(x: 300, y: 100))
    crates.hold(.control)
    #expect(crates.interaction.session?.operation == .copy)
    crates.release()
    #expect(crates.names(in: "grid") == ["a-2", "d-2"])
    #expect(crates.names(in: "list") == ["a", "b", "c", "d", "e"])
    let flying = crates.overlays.map(\.item).map(crates.content.name(of:))
    #expect(flying == ["d-2", "a-2"])
    crates.settle()
  }

  @Test("Removed and restored items animate")
  mutating func animates() {
    let item = crates.content.model.item(named: "b")
    crates.change { content in item.map { _ = content.model.remove($0) } }
    #expect(crates.overlays.map(\.item) == [item])
    crates.wait(.milliseconds(50))
    #expect(crates.overlays.first.map { $0.presence < .one } == true)
    crates.settle()
    crates.undo()
    let appeared = crates.interaction.elements(in: "list").filter { $0.opacity < .one }
    #expect(appeared.map(\.item) == [item])
    crates.settle()
    #expect(crates.overlays.isEmpty)
  }

  @Test("R25: An empty container is a target, also slightly outside its bounds")
  mutating func empty() {
    pile()
    crates.drag(to: Point(x: 400, y: 290))
    #expect(crates.gap == InsertionPlace("grid", .start))
    crates.drag(to: Point(x: 424, y: 290))
    #expect(crates.target == Crates.grid)
    crates.drag(to: Point(x: 426, y: 290))
    #expect(crates.interaction.session?.target == nil)
    crates.drag(to: Point(x: 300, y: 200))
    crates.release()
    #expect(crates.names(in: "grid") == ["a"])
  }

  @Test("R25: A drop below the last row is at the end of the list")
  mutating func end() {
    pile()
    crates.drag(to: Point(x: 100, y: 390))
    crates.release()
    #expect(crates.names(in: "list") == ["b", "c", "d", "e", "a"])
  }
}
