@testable import DragKit
@testable import PlaygroundScenes
import Support
import Testing

@Suite("The keyboard, while something else is open or held")
struct CoveredFocusTests {
  private var table = PlaygroundDriver(PlaygroundOptions(scene: .board))

  private var focused: String? {
    table.playground.interaction.focused.map(table.playground.content.name(of:))
  }

  private var isDragging: Bool { table.playground.interaction.session != nil }

  private mutating func open(_ scene: SceneID) {
    table = PlaygroundDriver(PlaygroundOptions(scene: scene))
  }

  private mutating func press(_ keys: Key...) {
    for key in keys { table.key(key) }
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
    arguments: [
      Key.space, .enter,
    ])
  mutating func menu(key: Key) {
    press(.tab, .right, "menu", key)
    #expect(!isDragging)
    #expect(table.shows("menu-delete"))
    press(.escape)
    #expect(!table.shows("menu-delete"))
    #expect(focused == "item-2")
  }

  @Test("keys do not scroll the board behind a menu")
  mutating func scrolling() {
    press(.tab, "menu", .pageDown, .end)
    table.settle()
    #expect(table.playground.interaction.scrollOffset(of: "board") == .zero)
  }

  @Test("Home and End move the focus in a menu")
  mutating func ends() {
    press(.tab, "menu", .down, .end)
    #expect(focused == "menu-delete")
    press(.home)
    #expect(focused == "menu-move-to-bottom")
  }

  @Test("keys do not delete the song behind its menu")
  mutating func song() {
    open(.playlist)
    press(.tab, .down, "menu", .right, .space)
    #expect(table.names(in: "playlist").count == 12)
  }

  @Test("keys do not lift a tile behind the sheet of keys")
  mutating func sheet() {
    press(.tab, .right, "f1", .right, .space)
    #expect(!isDragging)
    press(.escape)
    #expect(focused == "item-2")
  }

  @Test("after the deletion from a menu, the tile in its place is focused")
  mutating func deletion() throws {
    press(.tab, .right, "menu", .down, .end, .enter)
    table.settle()
    #expect(table.names(in: "board").prefix(2) == ["item-1", "item-3"])
    #expect(focused == "item-3")
    try table.playground.expectDecodedCopy()
  }

  @Test("a decoded copy moves the focus on as the original does")
  mutating func decoded() throws {
    press(.tab, .right, "menu", .down, .end)
    table.playground = try Playground(canonicalBytes: table.playground.canonicalBytes)
    press(.enter)
    table.settle()
    #expect(focused == "item-3")
  }

  @Test("Home and End move the focus in a column")
  mutating func column() {
    open(.colours)
    press(.tab, .end)
    #expect(focused == "yellow")
    press(.home)
    #expect(focused == "red")
  }

  @Test("Escape cancels a swipe, whose release then performs nothing")
  mutating func swipe() {
    pressAndSwipe(by: -330)
    press(.escape)
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
    press("f1")
    #expect(table.playground.content.chrome.front == nil)
    table.release()
    open(.colours)
    table.tap("style-follow")
    table.press(on: "red")
    table.drag(by: 0, 40)
    press("f1")
    #expect(table.playground.content.chrome.front == nil)
  }

  @Test("arrows do not leave the sidebar for the inspector on the other side of the page")
  mutating func sidebar() {
    open(.follow)
    table.tap("scene-follow")
    press(.tab, .right)
    #expect(focused == "scene-follow")
  }

  @Test("an item that is dropped into a group that sprang open under it is in the group")
  mutating func springLoading() {
    open(.lessons)
    press(.tab, .down, .down, .down, .space, .end, .up, .right)
    let target = table.playground.status
    #expect(target == "Functions: over Drawing")
    table.wait(.seconds(1))
    #expect(table.playground.status == target)
    press(.space)
    table.settle()
    #expect(table.names(in: "drawing") == ["paths", "colors", "functions"])
  }

  @Test("a song of the library stays at the last place of the playlist")
  mutating func lastPlace() {
    open(.playlist)
    press(.tab, .tab, .space, .left, .end)
    let last = table.playground.status
    press(.down)
    #expect(table.playground.status == last)
  }

  @Test("after a copy from out of sight, the source is focused")
  mutating func copy() {
    var options = PlaygroundOptions(scene: .board)
    options.arrangement = .list
    table = PlaygroundDriver(options)
    press(.tab, .end, .space)
    table.send(.modifiersChanged(.control))
    press(.home, .space)
    table.send(.modifiersChanged([]))
    table.settle()
    #expect(focused == "item-60")
  }
}
