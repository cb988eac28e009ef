import DragDrawing
@testable import DragKit
import Support
import Testing

@testable import PlaygroundScenes
import PlaygroundUI

@Suite("The playlist, row by row of the article")
struct PlaylistTests {
  private func playlist(ordinary: Bool = false) -> PlaygroundDriver {
    var table = PlaygroundDriver(scene: .playlist)
    if ordinary { table.tap("playlist-ordinary") }
    _ = table.takeCalls()
    return table
  }

  private func tracks(_ numbers: [Int]) -> [String] { numbers.map { "track-\($0)" } }

  @Test("E01: songs are added, reordered and deleted")
  func editable() {
    var table = playlist()
    table.tapControl("add", of: "song-13")
    table.settle()
    table.tapControl("delete", of: "track-1")
    table.settle()
    table.dragPart("reorder", of: "track-13", to: "track-2")
    table.release()
    table.settle()
    #expect(table.names(in: "playlist") == tracks([13, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]))
    #expect(table.title("track-13") == "Harbour Song")
  }

  @Test(
    "E05: the mouse drags a row anywhere, a finger by its handle or, if it has none, after a long press",
    arguments: [
      (PointerID.mouse, false, [1, 3, 4, 2]), (.mouse, true, [1, 3, 4, 2]),
      (.finger(1), false, [1, 2, 3, 4]), (.finger(1), true, [1, 3, 4, 2]),
    ])
  func drags(pointer: PointerID, ordinary: Bool, order: [Int]) {
    var table = playlist(ordinary: ordinary)
    table.pointer = pointer
    table.press(on: "track-2")
    table.hold()
    table.drag(to: "track-4", at: (50, 60))
    table.release()
    table.settle()
    #expect(Array(table.names(in: "playlist").prefix(4)) == tracks(order))
    #expect(table.reordered == (order == [1, 2, 3, 4] ? [] : ["track-2"]))
  }

  @Test("E16: a mouse that moves across a row swipes it, and lifts it when it moves along the list")
  func swipesOrLifts() {
    var table = playlist(ordinary: true)
    table.press(on: "track-2")
    table.drag(by: -8, 2, steps: 1)
    #expect(table.takeCalls() == [], "Less than the slop has yet to become a swipe.")
    table.drag(by: -8, 0, steps: 1)
    #expect(table.takeCalls() == ["swipeBegan track-2 mouse"])
    table.release()
    table.settle()
    _ = table.takeCalls()
    table.press(on: "track-2")
    table.drag(by: -2, 8, steps: 1)
    #expect(table.takeCalls().first == "dragBegan track-2 mouse")
  }

  @Test("E06: a press on the icon at the beginning of a row deletes it at once")
  func delete() {
    var table = playlist()
    table.tapControl("delete", of: "track-3")
    #expect(table.names(in: "playlist").count == 11)
    #expect(table.takeCalls().first == "actionHandler track-3 delete")
  }

  @Test("E04, E09, E11: the ordinary page has no accessories until it is edited")
  func ordinaryPage() {
    var table = playlist(ordinary: true)
    table.settle()
    #expect(table.controls(of: "track-1") == [])
    table.tap("edit")
    table.settle()
    #expect(Set(table.controls(of: "track-1")) == ["select", "reorder", "detail"])
    table.tap("edit")
    table.settle()
    #expect(table.controls(of: "track-1") == [])
  }

  @Test("E12, E13, E14: on the edit page delete is always left and reorder right, 52 px wide")
  func editPage() {
    let table = playlist()
    let row = table.place(of: "track-1")
    let (delete, reorder) = (
      table.controlFrame("delete", of: "track-1"), table.controlFrame("reorder", of: "track-1")
    )
    #expect(delete == Rect(x: row.minX, y: row.minY, width: 52, height: row.height))
    #expect(reorder == Rect(x: row.maxX - 52, y: row.minY, width: 52, height: row.height))
  }

  @Test("E28: the colour of a row reaches under its accessories, and is not the list's")
  func rowColour() throws {
    let table = playlist()
    let row = table.place(of: "track-1")
    let fills = table.fills
    let own = fills.filter {
      $0.owner == WidgetPart.item.owner(table.item("track-1").rawValue) && $0.rect == row
    }
    #expect(own.map(\.color) == [.white])
    let below = Point(x: row.center.x, y: row.maxY + 11 * 48 + 20)
    let list = try #require(fills.last { $0.rect.contains(below) })
    #expect(list.color != .white)
    #expect(list.rect.contains(row.center), "It lies under the rows, too.")
    for part in ["delete", "reorder"] {
      let frame = table.controlFrame(part, of: "track-1")
      #expect(row.contains(frame.origin) && frame.maxX <= row.maxX)
      let over = fills.filter { $0.rect.contains(frame.center) && $0.rect.width >= frame.width }
      #expect(over.last?.color == .white)
    }
  }

  @Test("E16, E17, E20: a swipe shows a red button with only an icon, from edge to edge")
  func swipe() throws {
    var table = playlist(ordinary: true)
    table.swipe("track-2", by: -80)
    try table.playground.expectDecodedCopy()
    let row = table.row("track-2")
    #expect(row?.actions.map(\.name) == ["swipe-delete"])
    #expect(row?.actions.first?.isDestructive == true)
    #expect(row?.actions.first?.title == nil)
    #expect(row?.actions.first?.frame.maxX == table.place(of: "track-2").maxX)
    table.tapControl("swipe-delete", of: "track-2")
    table.settle()
    #expect(table.names(in: "playlist").first { $0 == "track-2" } == nil)
  }

  @Test("E18: a swipe across the row deletes it", arguments: [1, 2])
  func fullSwipe(finger: Int) {
    var table = playlist(ordinary: true)
    if finger == 2 { table.pointer = .finger(1) }
    table.swipe("track-2", by: -300)
    #expect(table.names(in: "playlist").count == 11)
  }

  @Test("E16: the edit page is not swiped")
  func noSwipe() {
    var table = playlist()
    table.pointer = .finger(1)
    for distance in [-80, 80] as [Length] {
      table.swipe("track-2", by: distance)
      #expect(table.row("track-2")?.actions == [])
      // A press that ends on its row is at most a tap.
      #expect(table.takeCalls().allSatisfy { $0 == "tap track-2" })
    }
  }

  @Test("an open row closes when the other page is shown")
  func swipeAndTurn() {
    var table = playlist(ordinary: true)
    table.swipe("track-2", by: -80)
    table.tap("playlist-edit")
    table.settle()
    #expect(table.row("track-2")?.frame == table.place(of: "track-2"))
  }

  @Test("E22: an export has the order of the screen")
  func export() {
    var table = playlist()
    table.dragPart("reorder", of: "track-12", to: "track-1")
    table.release()
    table.settle()
    table.tapControl("delete", of: "track-2")
    table.settle()
    table.tap("export")
    guard case .clipboard(.write(let data))? = table.takeRequests().last(where: { $0.isCopy }),
      let text = data.first.flatMap({ String(validating: $0.bytes, as: UTF8.self) })
    else {
      Issue.record("Nothing was copied.")
      return
    }
    let beginning =
      #"{"playlist":[{"id":"track-12","title":"바다로 가는 길","artist":"푸른 섬"},"#
      + #"{"id":"track-1","title":"Morning Light","artist":"Ada North"},{"id":"track-3""#
    #expect(text.hasPrefix(beginning))
  }

  @Test("a click on a row selects it while the ordinary page is edited, and only then")
  func clickSelects() {
    var table = playlist(ordinary: true)
    table.tap("track-2")
    #expect(table.content.playlist.selected == [])
    table.tap("edit")
    table.settle()
    table.tap("track-2", "track-4", "track-2")
    #expect(table.content.playlist.selected == [table.item("track-4")])
    table.tap("delete-selected")
    #expect(table.names(in: "playlist") == tracks([1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12]))
    table.tap("playlist-edit", "track-3")
    #expect(table.content.playlist.selected == [])
  }

  @Test("an edited row has no delete of its own, and the button that deletes is red")
  func oneWayToDelete() {
    var table = playlist(ordinary: true)
    table.tap("edit")
    table.settle()
    #expect(!table.controls(of: "track-2").contains("delete"))
    table.tap("track-2", "track-3")
    let theme = table.chrome.theme
    #expect(table.lines.first { $0.text == "Delete (2)" }?.color == theme.danger)
  }

  @Test("E25: the menu of a song deletes it")
  func menu() {
    var table = playlist(ordinary: true)
    table.openMenu(of: "track-4")
    #expect(table.takeCalls() == ["contextMenu track-4"])
    table.tap("menu-delete")
    table.settle()
    #expect(table.names(in: "playlist").contains("track-4") == false)
  }

  @Test("E25: a point without a song has no menu of a song, but that of the page")
  func noMenu() {
    var table = playlist()
    let blank = Point(x: 300, y: 740)
    table.openMenu(at: blank)
    table.send(.pointerMoved(.mouse, to: blank, isDown: false))
    #expect(table.takeCalls() == [])
    #expect(table.shows("menu-reset") && !table.shows("menu-delete"))
  }

  @Test("E26: a new playlist is empty and on the edit page, and an undo restores the old one")
  func newPlaylist() {
    var table = playlist(ordinary: true)
    table.tap("new-playlist")
    #expect(table.names(in: "playlist") == [])
    #expect(table.content.playlist.screen == .edit)
    table.press(on: "song-3", at: (30, 50))
    table.drag(to: Point(x: 350, y: 300))
    table.release()
    table.settle()
    #expect(table.names(in: "playlist") == ["track-13"])
    table.tap("undo", "undo")
    table.settle()
    #expect(table.names(in: "playlist") == tracks(Array(1...12)))
  }

  @Test("E27: the selection is deleted in one step")
  func select() {
    var table = playlist(ordinary: true)
    table.tap("edit")
    table.settle()
    table.tapControl("select", of: "track-2")
    table.tapControl("select", of: "track-5")
    table.tapControl("select", of: "track-2")
    table.tapControl("select", of: "track-7")
    table.tapControl("detail", of: "track-7")
    table.tap("delete-selected")
    table.settle()
    #expect(table.names(in: "playlist") == tracks([1, 2, 3, 4, 6, 8, 9, 10, 11, 12]))
    table.tap("undo")
    table.settle()
    #expect(table.names(in: "playlist").count == 12)
  }

  @Test("the menu of a selected song deletes the selection, as the button does")
  func menuOfSelection() {
    var table = playlist(ordinary: true)
    table.tap("edit")
    table.settle()
    for song in ["track-2", "track-5"] { table.tapControl("select", of: song) }
    let song = table.place(of: "track-5")
    table.send(.pointerPressed(.mouse, at: song.center, button: .secondary))
    table.tap("menu-delete")
    #expect(table.names(in: "playlist") == tracks([1, 3, 4, 6, 7, 8, 9, 10, 11, 12]))
  }

  @Test("a song that is dragged out of the library is copied into the gap under the pointer")
  func fromLibrary() {
    var table = playlist()
    table.press(on: "song-1", at: (30, 50))
    table.drag(to: "track-3", at: (50, 10))
    #expect(table.interaction.session?.operation == .copy)
    table.release()
    table.settle()
    #expect(Array(table.names(in: "playlist").prefix(4)) == tracks([1, 2, 13, 3]))
    #expect(table.names(in: "library").count == 16)
    table.tap("undo")
    table.settle()
    #expect(table.names(in: "playlist") == tracks(Array(1...12)))
    table.tap("redo")
    table.settle()
    #expect(table.names(in: "playlist").contains("track-13"))
  }

  @Test("a song that lands grows into its row from its frame in the hand")
  func grows() throws {
    var table = playlist()
    let carried = table.place(of: "song-1").size
    table.press(on: "song-1", at: (30, 20))
    table.drag(to: "track-3", at: (90, 24))
    table.settle()
    let hand = try #require(table.interaction.screen.motion.overlays.first)
    let before = table.interaction.screen.seenFrame(of: hand)
    #expect(before.size == carried)
    table.release()
    let overlay = try #require(table.interaction.screen.motion.overlays.first)
    #expect(table.interaction.screen.seenFrame(of: overlay) == before)
    table.wait(.milliseconds(150))
    let later = try #require(table.interaction.screen.motion.overlays.first)
    let width = table.interaction.screen.seenFrame(of: later).width
    let row = table.place(of: "track-1").width
    #expect(carried.width < width && width < row)
    try table.playground.expectDecodedCopy()
    table.settle()
    #expect(table.place(of: "track-13").width == row)
  }

  @Test("the library does not accept a song of the playlist, which returns")
  func notIntoLibrary() {
    var table = playlist()
    table.dragPart("reorder", of: "track-2", to: "song-4")
    table.release()
    table.settle()
    #expect(table.names(in: "playlist") == tracks(Array(1...12)))
    #expect(table.names(in: "library").count == 16)
  }
}

extension Request {
  fileprivate var isCopy: Bool { if case .clipboard(.write) = self { true } else { false } }
}
