@testable import DragKit
import Support
import Testing

struct SeveralItemsTests {
  private var crates = ContentDriver(
    Crates(
      list: ["a", "b", "c", "d", "e", "f", "g", "h"],
      grid: ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]))

  /// Lifts an item with the others chosen, and drags it by a distance.
  private mutating func drag(_ item: String, of chosen: String..., by translation: Vector) {
    crates.content.chosen = chosen
    let start = crates.place(of: item).center
    crates.drag(item, to: start + translation)
  }

  private func gap(in view: ContainerID) -> Rect? { crates.gap(in: view)?.frame }

  @Test("R24: The gap of several items is under the lifted one", arguments: ["b", "e", "g"])
  mutating func list(lifted: String) {
    let way = Length(pixels: 132) - crates.place(of: lifted).minY
    drag(lifted, of: "g", "b", "e", by: Vector(dx: 20, dy: way))
    #expect(gap(in: "list") == Rect(x: 0, y: 132, width: 200, height: 44))
    #expect(crates.gap(in: "list")?.place == InsertionPlace("list", .after(3)))
    crates.drop()
    #expect(crates.names(in: "list") == ["a", "c", "d", "b", "e", "g", "f", "h"])
  }

  @Test("The first of several items lands in the gap of a grid", arguments: ["B", "F", "K"])
  mutating func grid(lifted: String) {
    let goal = crates.place(of: "G")
    drag(lifted, of: "K", "F", "B", by: goal.origin - crates.place(of: lifted).origin)
    #expect(gap(in: "grid") == goal)
    crates.drop()
    #expect(crates.place(of: "B") == goal)
    #expect(
      crates.names(in: "grid") == ["A", "C", "D", "E", "G", "H", "B", "F", "K", "I", "J", "L"])
  }

  @Test("The gap of several items is their own place at first", arguments: ["c", "d", "e"])
  mutating func ownPlace(lifted: String) {
    drag(lifted, of: "c", "d", "e", by: Vector(dx: 0, dy: 12))
    #expect(gap(in: "list") == crates.place(of: lifted))
    crates.drop()
    #expect(crates.names(in: "list") == ["a", "b", "c", "d", "e", "f", "g", "h"])
    #expect(!crates.content.model.canUndo)
  }

  @Test("A cancel opens the places of several items again")
  mutating func cancel() {
    drag("e", of: "b", "e", "g", by: Vector(dx: 0, dy: -88))
    #expect(crates.place(of: "h").minY == 220)
    crates.press(.escape)
    #expect(crates.place(of: "h").minY == 308)
    #expect(crates.overlays.count { $0.course == .returning } == 3)
    crates.drop()
    #expect(crates.names(in: "list") == ["a", "b", "c", "d", "e", "f", "g", "h"])
  }

  @Test("A gap in another view leaves the places of several items open until the drop")
  mutating func elsewhere() {
    drag("b", of: "b", "e", by: Vector(dx: 220, dy: 0))
    #expect(crates.target == Crates.grid)
    #expect(crates.place(of: "h").minY == 308)
    crates.drop()
    #expect(crates.names(in: "list") == ["a", "c", "d", "f", "g", "h"])
    #expect(crates.names(in: "grid").filter { "be".contains($0) } == ["b", "e"])
  }

  @Test("The gap of several items moves by one place with each arrow key")
  mutating func arrows() {
    crates.content.chosen = ["c", "d"]
    crates.press(.tab, .down, .down, .down, .space)
    #expect(crates.gap(in: "list")?.place == InsertionPlace("list", .before(3)))
    crates.press(.down, .space)
    #expect(crates.names(in: "list") == ["a", "b", "e", "c", "d", "f", "g", "h"])
  }

  @Test(
    "The gap of several items stays under the lifted one when modifier keys make it a copy or a link",
    arguments: [["a"], ["a", "c"]], [Modifiers.control, [.control, .shift]])
  mutating func copy(chosen: [String], modifiers: Modifiers) {
    crates.content.chosen = chosen
    crates.drag("a", to: Point(x: 100, y: 154))
    let open = gap(in: "list")
    #expect(open?.minY == 132)
    crates.hold(modifiers)
    #expect(crates.interaction.session?.operation == modifiers.preferredOperation)
    #expect(gap(in: "list") == open)
    #expect(crates.place(of: "a").minY == 0)
    crates.drop()
    #expect(crates.names(in: "list").prefix(4) == ["a", "b", "c", "a-2"])
  }

  @Test(
    "A copy in a grid lands where the gap of the move was",
    arguments: [Modifiers.control, [.control, .shift]])
  mutating func copyInGrid(modifiers: Modifiers) {
    let goal = crates.place(of: "H")
    drag("B", of: "B", by: goal.origin - crates.place(of: "B").origin)
    #expect(gap(in: "grid") == goal)
    crates.hold(modifiers)
    #expect(gap(in: "grid") == goal)
    crates.drop()
    #expect(crates.place(of: "B-2") == goal)
    #expect(crates.names(in: "grid").prefix(8) == ["A", "B", "C", "D", "E", "F", "G", "B-2"])
  }

  @Test(
    "The gap of several items does not move at a modifier key, wherever the item is between two places",
    arguments: [("b", ["b"]), ("b", ["b", "d"]), ("B", ["B"]), ("B", ["B", "F"])])
  mutating func turning(lifted: String, chosen: [String]) {
    crates.content.chosen = chosen
    let view: ContainerID = lifted == "b" ? "list" : "grid"
    let goal = crates.place(of: lifted == "b" ? "f" : "G").center
    crates.press(on: lifted)
    for distance in Array(-65...65) + (-65...65).reversed() {
      let way = Length(pixels: distance)
      crates.drag(to: goal + (lifted == "b" ? Vector(dx: 0, dy: way) : Vector(dx: way, dy: 0)))
      let open = gap(in: view)
      for modifiers in [.control, [], [.control, .shift], []] as [Modifiers] {
        crates.hold(modifiers)
        #expect(gap(in: view) == open, "at \(distance) px, with \(modifiers)")
      }
    }
  }

  @Test(
    "The gap of several items closes once at a cancel or a return, and each other item goes home",
    arguments: [true, false])
  mutating func goesHome(isCancel: Bool) {
    let others = ["a", "c", "d", "e", "f", "g", "h"]
    drag("b", of: "b", by: isCancel ? Vector(dx: 0, dy: 176) : Vector(dx: 0, dy: 420))
    if isCancel { crates.press(.escape) } else { crates.release() }
    let homes = others.map { crates.place(of: $0) }
    #expect(homes.map(\.minY) == [0, 88, 132, 176, 220, 264, 308])
    var far = others.map { crates.seen($0).minY }
    for _ in 0..<60 {
      crates.wait(.milliseconds(16))
      #expect(others.map { crates.place(of: $0) } == homes)
      let now = others.map { crates.seen($0).minY }
      for (index, home) in homes.enumerated() {
        #expect(
          (now[index] - home.minY).magnitude <= (far[index] - home.minY).magnitude + 3,
          "\(others[index])")
      }
      far = now
    }
    #expect(crates.names(in: "list") == ["a", "b", "c", "d", "e", "f", "g", "h"])
  }
}
