@testable import DragKit
import Support
import Testing

struct MorphingTests {
  private var crates = ContentDriver(Crates(grid: ["x", "y"]))

  private var overlay: Rect? {
    crates.interaction.overlays(of: crates.content).last?.unscaledFrame
  }

  /// The sizes in whole pixels at which something is seen, millisecond by millisecond.
  private mutating func sizes(for milliseconds: Int, of seen: (Self) -> Rect?) -> [Size] {
    (0..<milliseconds).compactMap { _ in
      crates.wait(.milliseconds(1))
      return seen(self)?.size
    }
  }

  @Test("A row dropped into a grid does not jump to the size of a tile", arguments: [0, 1])
  mutating func drops(isBack: Int) {
    let (item, goal) = isBack == 0 ? ("b", "x") : ("x", "b")
    let before = crates.place(of: item).size
    crates.drag(item, to: goal, at: 30)
    #expect(overlay?.size == before, "In the hand it is as it was.")
    crates.release()
    #expect(overlay?.size == before, "On release, too.")
    let after = crates.place(of: item).size
    #expect(after != before)
    let sizes = sizes(for: 120) { $0.overlay }
    let widths = sizes.map(\.width)
    let isNarrowing = after.width < before.width
    #expect(zip(widths, widths.dropFirst()).allSatisfy { isNarrowing ? $0 >= $1 : $0 <= $1 })
    #expect(Set(widths).count > 40, "It changes little by little.")
    crates.settle()
    #expect(crates.seen(item).size == after)
    #expect(crates.interaction.isIdle)
  }

  @Test("The gap has a tile's size at once, and a cancelled drag returns as a row")
  mutating func gap() {
    crates.drag("b", to: "x", at: 30)
    #expect(crates.gap(in: "grid")?.frame.size == Size(width: 50, height: 50))
    crates.press(.escape)
    #expect(overlay?.size == crates.place(of: "b").size)
    crates.settle()
    #expect(crates.names(in: "list") == ["a", "b", "c", "d", "e"])
  }

  @Test("An undo returns a row from the grid, and it grows")
  mutating func grows() {
    crates.carry("b", to: "x", at: 30)
    crates.settle()
    crates.undo()
    #expect(crates.seen("b").size == Size(width: 50, height: 50))
    let widths = sizes(for: 60) { $0.crates.seen("b") }.map(\.width)
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 <= $1 })
    crates.settle()
    #expect(crates.seen("b") == crates.place(of: "b"))
  }

  @Test("An item caught while it grows is held at the grab offset, at its final size")
  mutating func caught() throws {
    crates.carry("x", to: "d", at: 30)
    crates.wait(.milliseconds(40))
    let seen = try #require(overlay)
    crates.press(at: seen.center)
    #expect(crates.interaction.session?.item.map { crates.content.name(of: $0) } == "x")
    #expect(overlay == seen, "It is seen where it was.")
    crates.wait(.seconds(2))
    #expect(overlay?.size == crates.place(of: "x").size)
    let middle = try #require(overlay).center - seen.center
    #expect(middle.dx.magnitude <= 1 && middle.dy.magnitude <= 1, "It is held by its middle.")
  }
}
