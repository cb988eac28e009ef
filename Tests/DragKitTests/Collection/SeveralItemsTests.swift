import DragKit
import Support
import Testing

@Suite("The gap of several items")
struct SeveralItemsTests {
  private var crates = ContentDriver(
    Crates(
      list: ["a", "b", "c", "d", "e", "f", "g", "h"],
      grid: ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]))

  /// Lifts an item with the others chosen, and drags it by a distance.
  private mutating func drag(_ item: String, of chosen: String..., by translation: Vector) {
    crates.content.chosen = chosen
    let start = crates.place(of: item).center
    crates.press(on: item)
    crates.drag(to: start + translation)
  }

  private func gap(in view: ContainerID) -> Rect? { crates.interaction.gapFrame(in: view) }

  private mutating func drop() {
    crates.release()
    crates.settle()
  }

  @Test("R24: is under the lifted one, wherever the others were", arguments: ["b", "e", "g"])
  mutating func list(lifted: String) {
    let way = Length(pixels: 132) - crates.place(of: lifted).minY
    drag(lifted, of: "g", "b", "e", by: Vector(dx: 20, dy: way))
    #expect(gap(in: "list") == Rect(x: 0, y: 132, width: 200, height: 44))
    #expect(crates.interaction.gapPlace(in: "list") == InsertionPlace("list", .after(3)))
    drop()
    #expect(crates.names(in: "list") == ["a", "c", "d", "b", "e", "g", "f", "h"])
  }

  @Test("in a grid, the first of them lands in it", arguments: ["B", "F", "K"])
  mutating func grid(lifted: String) {
    let goal = crates.place(of: "G")
    drag(lifted, of: "K", "F", "B", by: goal.origin - crates.place(of: lifted).origin)
    #expect(gap(in: "grid") == goal)
    drop()
    #expect(crates.place(of: "B") == goal)
    #expect(
      crates.names(in: "grid") == ["A", "C", "D", "E", "G", "H", "B", "F", "K", "I", "J", "L"])
  }

  @Test("is their own place while they are dragged over it", arguments: ["c", "d", "e"])
  mutating func ownPlace(lifted: String) {
    drag(lifted, of: "c", "d", "e", by: Vector(dx: 0, dy: 12))
    #expect(gap(in: "list") == crates.place(of: lifted))
    drop()
    #expect(crates.names(in: "list") == ["a", "b", "c", "d", "e", "f", "g", "h"])
    #expect(!crates.content.model.canUndo)
  }

  @Test("closes for nothing but a drop: a cancel opens all places again")
  mutating func cancel() {
    drag("e", of: "b", "e", "g", by: Vector(dx: 0, dy: -88))
    #expect(crates.place(of: "h").minY == 220)
    crates.press(.escape)
    #expect(crates.place(of: "h").minY == 308)
    #expect(crates.interaction.motion.overlays.count { $0.course == .returning } == 3)
    drop()
    #expect(crates.names(in: "list") == ["a", "b", "c", "d", "e", "f", "g", "h"])
  }

  @Test("in another view leaves their places open until the drop")
  mutating func otherView() {
    drag("b", of: "b", "e", by: Vector(dx: 220, dy: 0))
    #expect(crates.interaction.session?.target?.item == Crates.grid)
    #expect(crates.place(of: "h").minY == 308)
    drop()
    #expect(crates.names(in: "list") == ["a", "c", "d", "f", "g", "h"])
    #expect(crates.names(in: "grid").filter { "be".contains($0) } == ["b", "e"])
  }

  @Test("stays under the lifted one when Control makes it a copy", arguments: [["a"], ["a", "c"]])
  mutating func copy(chosen: [String]) {
    crates.content.chosen = chosen
    crates.press(on: "a")
    crates.drag(to: Point(x: 100, y: 154))
    let open = gap(in: "list")
    #expect(open?.minY == 132)
    crates.hold(.control)
    #expect(gap(in: "list") == open)
    #expect(crates.place(of: "a").minY == 0)
    crates.hold([])
    #expect(gap(in: "list") == open)
    crates.hold(.control)
    drop()
    #expect(crates.names(in: "list").prefix(4) == ["a", "b", "c", "a-2"])
  }

  @Test("moves by one place with each arrow key")
  mutating func keyboard() {
    crates.content.chosen = ["c", "d"]
    for key in [Key.tab, .down, .down, .down, .space] { crates.press(key) }
    #expect(crates.interaction.gapPlace(in: "list") == InsertionPlace("list", .before(3)))
    for key in [Key.down, .space] { crates.press(key) }
    #expect(crates.names(in: "list") == ["a", "b", "e", "c", "d", "f", "g", "h"])
  }
}
