@testable import DragKit
@testable import PlaygroundScenes
import Support
import Testing

@Suite("Everything in the window, by keyboard")
struct KeyboardControlTests {
  private var table = PlaygroundDriver(page: .colours)

  @Test("Tab moves through the window column by column")
  mutating func order() {
    var seen: [String] = []
    repeat {
      table.key(.tab)
      seen.append(table.focused ?? "")
    } while seen.count < 60 && (seen.count < 2 || seen.last != seen.first)
    #expect(
      Array(seen.dropFirst(seen.firstIndex(of: "scene-follow") ?? 0).dropLast())
        == Page.withButtons.map(\.button.name) + [
          "appearance", "help", "language", "undo", "redo", "reset", "style-follow",
          "style-lift", "show-tiles", "show-images", "record", "replay", "inspector",
          "inspector-feel", "inspector-engine", "own-preview",
          "slow-motion", "reduced-motion", "feel-preset", "compare-feel", "own-feel", "reset-feel",
          "copy-tuning",
          "long-press",
          "lift-distance", "long-press-time",
          "lift-scale", "lifted-alpha", "gap-response", "gap-damping", "drop-response",
          "drop-damping", "cancel-response",
        ])
  }

  @Test("Tab begins where a pointer was pressed")
  mutating func begins() {
    table.tab(to: "scene-playlist")
    table.tap("scene-board")
    table.key(.tab)
    #expect(table.focused == "scene-board")
    table.key(.down)
    #expect(table.focused == "scene-pictures")
    table.key(.up, .up)
    #expect(table.focused == "scene-playlist")
    table.tap("item-7")
    #expect(table.focused == nil)
    table.key(.tab)
    #expect(table.focused == "item-7")
    table.tap(at: table.place(of: "item-7").origin - Vector(dx: 3, dy: 3))
    table.key(.tab)
    #expect(table.focused == "item-1")
  }

  @Test("arrows and page keys change a focused slider")
  mutating func slider() {
    table.tab(to: "lift-distance")
    #expect(table.focused == "lift-distance")
    let before = table.content.tuning.liftDistance
    table.key(.right, .up)
    #expect(table.content.tuning.liftDistance == before + 2)
    table.key(.left, .pageUp)
    #expect(table.content.tuning.liftDistance == before + 11)
    table.key(.end, .right)
    #expect(table.content.tuning.liftDistance == 30)
    table.key(.pageDown)
    #expect(table.status == "Lift distance: 20 px. Arrows change it, Tab moves on.")
    table.key(.home, .down)
    #expect(table.content.tuning.liftDistance == 0)
    #expect(table.focused == "lift-distance")
    #expect(table.takeCalls().last == "adjust lift-distance decrement")
    table.tab(to: "gap-response")
    table.key(.end)
    #expect(table.content.tuning.gapSpring.response == .milliseconds(1500))
    table.key(.home)
    #expect(table.content.tuning.gapSpring.response == .milliseconds(100))
  }

  @Test("the focused list of calls scrolls by keys")
  mutating func callList() {
    table.tap("inspector-engine")
    for _ in 0..<40 { table.key(.tab) }
    table.tab(to: "calls")
    let frame = table.playground.frame()
    table.key(.pageUp)
    #expect(table.focused == "calls")
    #expect(table.playground.frame() != frame)
    table.key(.end)
    #expect(table.playground.frame() == frame)
  }

  @Test("Right moves to the parts of a row, Enter presses one, and the next row is focused")
  mutating func deletes() {
    table = PlaygroundDriver(page: .playlist)
    table.tab(to: "track-1")
    table.key(.down, .right)
    #expect(table.interaction.focusedRowControl == "delete")
    #expect(table.status == "雨の朝: Delete. Enter activates it, arrows move on.")
    table.key(.enter)
    #expect(table.names(in: "playlist").prefix(2) == ["track-1", "track-3"])
    #expect(table.focused == "track-3")
    #expect(table.interaction.focusedRowControl == nil)
    table.key(.left)
    #expect(table.interaction.focusedRowControl == "delete")
    table.key(.left)
    #expect(table.interaction.focusedRowControl == nil)
    table.tab(to: "song-1")
    table.key(.right, .space)
    #expect(table.names(in: "playlist").last == "track-13")
    #expect(table.interaction.focusedRowControl == "add")
  }

  @Test("the last row can be deleted, and then nothing is focused")
  mutating func lastRow() {
    table = PlaygroundDriver(page: .playlist)
    table.tab(to: "track-1")
    for _ in 0..<12 { table.key(.right, .enter) }
    #expect(table.names(in: "playlist") == [])
    #expect(table.focused == nil)
    table.settle()
    #expect(table.interaction.isIdle)
  }

  @Test("the parts of an edited row are focused one by one")
  mutating func editedRow() throws {
    table = PlaygroundDriver(page: .playlist)
    table.tap("playlist-ordinary")
    table.tab(to: "track-1")
    table.key(.right)
    #expect(table.interaction.focusedRowControl == nil)
    table.tap("edit")
    table.tab(to: "track-1")
    var parts: [String] = []
    for _ in 0..<3 {
      table.key(.right)
      parts.append(table.interaction.focusedRowControl ?? "row")
    }
    #expect(parts == ["select", "detail", "row"])
    table.key(.right, .enter)
    try table.playground.expectDecodedCopy()
    table.tab(to: "edit")
    table.key(.enter)
    table.settle()
    #expect(table.interaction.focusedRowControl == nil)
  }
}

@Suite("The keyboard, while something else is open or held")
struct CoveredFocusTests {
  private var table = PlaygroundDriver(page: .board)

  private var isDragging: Bool { table.interaction.session != nil }

  private mutating func pressAndSwipe(by dx: Length) {
    table = PlaygroundDriver(page: .playlist)
    table.tap("playlist-ordinary")
    table.drag("track-4", from: (80, 50), by: dx)
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

  @Test("keys do not scroll the board behind a menu, but move the focus in it")
  mutating func scrolling() {
    table.key(.tab, "menu", .pageDown, .end)
    table.settle()
    #expect(table.interaction.scrollOffset(of: "board") == .zero)
    table.key(.down, .end)
    #expect(table.focused == "menu-delete")
    table.key(.home)
    #expect(table.focused == "menu-move-to-bottom")
  }

  @Test("keys do not delete the song behind its menu")
  mutating func song() {
    table = PlaygroundDriver(page: .playlist)
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
    table.drop()
    #expect(table.takeFullCalls().contains { $0.name == .swipeCancelled })
    #expect(table.names(in: "playlist").count == 12)
    #expect(table.row("track-4")?.frame == table.row("track-4")?.rowFrame)
  }

  @Test("no sheet opens during a swipe")
  mutating func sheetDuringSwipe() {
    pressAndSwipe(by: -60)
    table.key("f1")
    #expect(table.chrome.front == nil)
    table.release()
  }

  @Test("no sheet opens while an item follows a touch")
  mutating func sheetDuringTouch() {
    table = PlaygroundDriver(page: .colours)
    table.tap("style-follow")
    table.drag("red", by: 0, 40)
    table.key("f1")
    #expect(table.chrome.front == nil)
  }

  @Test("arrows do not leave the sidebar for the inspector on the other side of the page")
  mutating func sidebar() {
    table = PlaygroundDriver(page: .follow)
    table.tap("scene-follow")
    table.key(.tab, .right)
    #expect(table.focused == "scene-follow")
  }

  @Test("a dragged item goes into a group that sprang open under it")
  mutating func springLoading() {
    table = PlaygroundDriver(page: .lessons)
    table.key(.tab, .down, .down, .down, .space, .end, .up, .right)
    let target = table.status
    #expect(target == "Functions: over Drawing")
    table.wait(.seconds(1))
    #expect(table.status == target)
    table.key(.space)
    table.settle()
    #expect(table.names(in: "drawing") == ["paths", "colors", "functions"])
  }

  @Test("a dragged song stays at the last place of the playlist")
  mutating func lastPlace() {
    table = PlaygroundDriver(page: .playlist)
    table.key(.tab, .tab, .space, .left, .end)
    let last = table.status
    table.key(.down)
    #expect(table.status == last)
  }

  @Test("after a copy from out of sight, the source is focused")
  mutating func copy() {
    table = PlaygroundDriver(page: .board, arrangement: .list)
    table.key(.tab, .end, .space)
    table.key(.home, .space, with: .control)
    table.settle()
    #expect(table.focused == "item-60")
  }
}
