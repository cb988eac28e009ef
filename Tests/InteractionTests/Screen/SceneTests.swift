import DragKit
import Support
import Testing

struct SceneTests {
  private var crates = ContentDriver(Crates(grid: ["x", "y"]))

  private func names(
    of driver: ContentDriver<Crates>, _ kind: SceneElement.Kind = .item
  ) -> [String] {
    driver.interaction.scene(of: driver.content).filter { $0.kind == kind }
      .map { driver.content.name(of: $0.item) }
  }

  private func element(_ name: String) -> SceneElement? {
    crates.interaction.scene(of: crates.content).last {
      $0.kind == .item && crates.content.name(of: $0.item) == name
    }
  }

  @Test("A scene has all items from back to front, clipped to their views")
  mutating func rest() {
    #expect(names(of: crates) == ["a", "b", "c", "d", "e", "x", "y", "bin"])
    #expect(element("b")?.frame == crates.place(of: "b"))
    #expect(element("b")?.clip == Rect(x: 0, y: 0, width: 200, height: 400))
    #expect(element("b")?.container == "list")
    #expect(element("bin")?.clip == nil)
    #expect(element("b")?.lift == .zero && element("b")?.shadow == nil)
  }

  @Test("A scene has the focus, and the item under the mouse")
  mutating func states() {
    crates.press("tab")
    #expect(element("a")?.isFocused == true && element("b")?.isFocused == false)
    crates.canHover = true
    crates.drag(to: "c")
    #expect(element("c")?.isHovered == true && element("a")?.isHovered == false)
    crates.press(on: "c")
    #expect(element("c")?.isPressed == true)
  }

  @Test("A scene has the thumb of a view's scroll bar, and only what is visible")
  func thumb() {
    let long = ContentDriver(Crates(count: 100))
    let scene = long.interaction.scene(of: long.content)
    let thumb = scene.first { $0.kind == .scrollThumb }
    #expect(thumb?.item == Crates.list && thumb?.clip?.maxX == 200)
    #expect(names(of: long).count == 11)
  }

  @Test("A scene has a dragged item in front, lifted, and the gap in the view under it")
  mutating func drag() throws {
    crates.drag("b", to: "x", at: 30)
    crates.wait(.seconds(1))
    #expect(names(of: crates).last == "b")
    let lifted = try #require(element("b"))
    #expect(lifted.clip == nil && lifted.lift == .one && lifted.shadow?.blur == 24)
    #expect(lifted.scale == crates.content.tuning.rowLiftScale)
    #expect(names(of: crates, .gap) == ["b"])
    let gap = crates.interaction.scene(of: crates.content).first { $0.kind == .gap }
    #expect(gap?.container == "grid")
    #expect(gap?.frame == Rect(x: 235, y: 10, width: 50, height: 50))
  }

  @Test("A scene shows the operation of a drop as a badge, and the number of items")
  mutating func badge() {
    crates.drag("b", to: "x", at: 30)
    #expect(element("b")?.badge == nil && element("b")?.count == 1)
    crates.hold(.control)
    #expect(element("b")?.badge == .plus)
  }

  @Test("A scene shows a released item on its way, and an empty place where it lands")
  mutating func released() {
    crates.carry("b", to: "d", at: 80)
    crates.wait(.milliseconds(20))
    #expect(names(of: crates).last == "b")
    #expect(names(of: crates, .gap) == ["b"])
    #expect(element("b")?.isPressed == false)
  }

  @Test("An item that an undo brings back from another view is not clipped until it has landed")
  mutating func brings() throws {
    crates.carry("b", to: "x", at: 30)
    crates.settle()
    crates.undo()
    crates.wait(.milliseconds(30))
    #expect(names(of: crates).last == "b", "It is in front of the view that it leaves.")
    let flying = try #require(element("b"))
    let clip = try #require(flying.clip)
    #expect(clip.contains(flying.frame.origin))
    crates.settle()
    #expect(names(of: crates) == ["a", "b", "c", "d", "e", "x", "y", "bin"])
    #expect(element("b")?.clip == Rect(x: 0, y: 0, width: 200, height: 400))
  }

  @Test("A scene clips the rows of a group that opens or folds by the group's row")
  func groups() {
    var folders = ContentDriver(Folders())
    for isOpen in [true, false] {
      folders.change { $0.isOpen = isOpen }
      folders.wait(.milliseconds(30))
      let row = folders.interaction.scene(of: folders.content)
        .first { folders.content.name(of: $0.item) == "inside-2" }
      #expect(row?.clip == Rect(x: 0, y: 44, width: 300, height: 356))
      #expect(row?.container == (isOpen ? "folder" : "list"))
      folders.settle()
    }
  }
}
