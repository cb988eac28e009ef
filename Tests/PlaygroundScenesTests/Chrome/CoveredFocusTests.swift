@testable import DragKit
@testable import PlaygroundScenes
import Support
import Testing

@Suite("The keyboard, while something else is open or held")
struct CoveredFocusTests {
  private var table = PlaygroundDriver(scene: .board)

  private var isDragging: Bool { table.interaction.session != nil }

  private mutating func open(_ scene: SceneID) {
    table = PlaygroundDriver(scene: scene)
  }

  private mutating func pressAndSwipe(by dx: Length) {
    open(.playlist)
    table.tap("playlist-ordinary")
    table.press(on: "track-4", at: (80, 50))
    table.drag(by: dx, 0)
    table.wait(.milliseconds(150))
  }

  @Test(
    "keys do not lift the tile behind its menu, and Escape returns to it",
    arguments: [Key.space, .enter])
  mutating func menu(key: Key) {
    table.key(.tab, .right, "menu", key)
    #expect(!isDragging)
    #expect(table.shows("menu-delete"))
    table.key(.escape)
    #expect(!table.shows("menu-delete"))
    #expect(table.focused == "item-2")
  }

  @Test("keys do not scroll the board behind a menu")
  mutating func scrolling() {
    table.key(.tab, "menu", .pageDown, .end)
    table.settle()
    #expect(table.interaction.scrollOffset(of: "board") == .zero)
  }

  @Test("Home and End move the focus in a menu")
  mutating func ends() {
    table.key(.tab, "menu", .down, .end)
    #expect(table.focused == "menu-delete")
    table.key(.home)
    #expect(table.focused == "menu-move-to-bottom")
  }

  @Test("keys do not delete the song behind its menu")
  mutating func song() {
    open(.playlist)
    table.key(.tab, .down, "menu", .right, .space)
    #expect(table.names(in: "playlist").count == 12)
  }

  @Test("keys do not lift a tile behind the sheet of keys")
  mutating func sheet() {
    table.key(.tab, .right, "f1", .right, .space)
    #expect(!isDragging)
    table.key(.escape)
    #expect(table.focused == "item-2")
  }

  @Test(
    "after the deletion from a menu, the tile in its place is focused, also in a decoded copy",
    arguments: [false, true])
  mutating func deletion(isDecoded: Bool) throws {
    table.key(.tab, .right, "menu", .down, .end)
    if isDecoded {
      table.playground = try Playground(canonicalBytes: table.playground.canonicalBytes)
    }
    table.key(.enter)
    table.settle()
    #expect(table.names(in: "board").prefix(2) == ["item-1", "item-3"])
    #expect(table.focused == "item-3")
    try table.playground.expectDecodedCopy()
  }

  @Test("Escape cancels a swipe, whose release then performs nothing")
  mutating func swipe() {
    pressAndSwipe(by: -330)
    table.key(.escape)
    table.settle()
    table.release()
    table.settle()
    #expect(table.takeFullCalls().contains { $0.name == .swipeCancelled })
    #expect(table.names(in: "playlist").count == 12)
    #expect(table.row("track-4")?.frame == table.row("track-4")?.rowFrame)
  }

  @Test("no sheet opens during a swipe or while an item follows a touch")
  mutating func keysInGestures() {
    pressAndSwipe(by: -60)
    table.key("f1")
    #expect(table.chrome.front == nil)
    table.release()
    open(.colours)
    table.tap("style-follow")
    table.press(on: "red")
    table.drag(by: 0, 40)
    table.key("f1")
    #expect(table.chrome.front == nil)
  }

  @Test("arrows do not leave the sidebar for the inspector on the other side of the page")
  mutating func sidebar() {
    open(.follow)
    table.tap("scene-follow")
    table.key(.tab, .right)
    #expect(table.focused == "scene-follow")
  }

  @Test("an item that is dropped into a group that sprang open under it is in the group")
  mutating func springLoading() {
    open(.lessons)
    table.key(.tab, .down, .down, .down, .space, .end, .up, .right)
    let target = table.status
    #expect(target == "Functions: over Drawing")
    table.wait(.seconds(1))
    #expect(table.status == target)
    table.key(.space)
    table.settle()
    #expect(table.names(in: "drawing") == ["paths", "colors", "functions"])
  }

  @Test("a song of the library stays at the last place of the playlist")
  mutating func lastPlace() {
    open(.playlist)
    table.key(.tab, .tab, .space, .left, .end)
    let last = table.status
    table.key(.down)
    #expect(table.status == last)
  }

  @Test("after a copy from out of sight, the source is focused")
  mutating func copy() {
    table = PlaygroundDriver(scene: .board, arrangement: .list)
    table.key(.tab, .end, .space)
    table.send(.modifiersChanged(.control))
    table.key(.home, .space)
    table.send(.modifiersChanged([]))
    table.settle()
    #expect(table.focused == "item-60")
  }
}
