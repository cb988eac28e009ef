import DragDrawing
@testable import DragKit
import Support
import Testing

@testable import PlaygroundScenes
import PlaygroundUI

@Suite("The playlist, row by row of the article")
struct PlaylistTests {
  private var table = PlaylistTests.playlist(ordinary: true)

  private static func playlist(ordinary: Bool = false) -> PlaygroundDriver {
    var table = PlaygroundDriver(page: .playlist)
    if ordinary { table.tap("playlist-ordinary") }
    _ = table.takeCalls()
    return table
  }

  private func tracks(_ numbers: [Int]) -> [String] { numbers.map { "track-\($0)" } }

  @Test("E01, E06: songs are added, reordered and deleted by the parts of their rows")
  mutating func editable() {
    table = Self.playlist()
    table.tapControl("add", of: "song-13")
    table.tapControl("delete", of: "track-1")
    #expect(table.takeCalls().contains("actionHandler track-1 delete"))
    table.dragPart("reorder", of: "track-13", to: "track-2")
    table.drop()
    #expect(table.names(in: "playlist") == tracks([13, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]))
    #expect(table.reordered == ["track-13"])
    let song = table.content.playlist.song(of: table.item("track-13"))
    #expect(song?.title == "Harbour Song")
  }

  @Test("E04, E09, E11: accessories appear with edit mode")
  mutating func ordinaryPage() {
    table.settle()
    #expect(table.controls(of: "track-1") == [])
    table.tap("edit", settles: true)
    #expect(Set(table.controls(of: "track-1")) == ["select", "reorder", "detail"])
    table.tap("edit", settles: true)
    #expect(table.controls(of: "track-1") == [])
  }

  @Test("E28: the colour of a row reaches under its accessories, and is not the list's")
  mutating func colours() throws {
    table = Self.playlist()
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

  @Test("E16, E17, E20: a swipe shows a red button with only an icon")
  mutating func swipe() throws {
    table.swipe("track-2", by: -80)
    try table.playground.expectDecodedCopy()
    let row = table.row("track-2")
    #expect(row?.actions.map(\.name) == ["swipe-delete"])
    #expect(row?.actions.first?.isDestructive == true)
    #expect(row?.actions.first?.title == nil)
    #expect(row?.actions.first?.frame.maxX == table.place(of: "track-2").maxX)
    table.tapControl("swipe-delete", of: "track-2")
    #expect(table.names(in: "playlist").first { $0 == "track-2" } == nil)
  }

  @Test("an open row closes when the page turns")
  mutating func turns() {
    table.swipe("track-2", by: -80)
    table.tap("playlist-edit", settles: true)
    #expect(table.row("track-2")?.frame == table.place(of: "track-2"))
  }

  @Test("E16: the edit page is not swiped")
  mutating func editPage() {
    table = Self.playlist()
    table.pointer = .finger(1)
    for distance in [-80, 80] as [Length] {
      table.swipe("track-2", by: distance)
      #expect(table.row("track-2")?.actions == [])
      // A press that ends on its row is at most a tap.
      #expect(table.takeCalls().allSatisfy { $0 == "tap track-2" })
    }
  }

  @Test("a click on a row selects it while it is edited, and only then")
  mutating func clickSelects() {
    table.tap("track-2")
    #expect(table.content.playlist.selected == [])
    table.tap("edit", settles: true)
    table.tap("track-2", "track-4", "track-2")
    #expect(table.content.playlist.selected == [table.item("track-4")])
    table.tap("delete-selected")
    #expect(table.names(in: "playlist") == tracks([1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12]))
    table.tap("playlist-edit", "track-3")
    #expect(table.content.playlist.selected == [])
  }

  @Test("an edited row has no delete of its own, and the button that deletes is red")
  mutating func redButton() {
    table.tap("edit", settles: true)
    #expect(!table.controls(of: "track-2").contains("delete"))
    table.tap("track-2", "track-3")
    let theme = table.chrome.theme
    #expect(table.lines.first { $0.text == "Delete (2)" }?.color == theme.danger)
  }

  @Test("E25: the menu of a song deletes it")
  mutating func menu() {
    table.openMenu(of: "track-4")
    #expect(table.takeCalls() == ["contextMenu track-4"])
    table.tap("menu-delete", settles: true)
    #expect(table.names(in: "playlist").contains("track-4") == false)
  }

  @Test("E25: a point without a song has the menu of the page")
  mutating func blank() {
    let blank = Point(x: 300, y: 740)
    table.openMenu(at: blank)
    table.send(.pointerMoved(.mouse, to: blank, isDown: false))
    #expect(table.takeCalls() == [])
    #expect(table.shows("menu-reset") && !table.shows("menu-delete"))
  }

  @Test("E26: a new playlist is empty, and an undo restores the old one")
  mutating func newPlaylist() {
    table.tap("new-playlist")
    #expect(table.names(in: "playlist") == [])
    #expect(table.content.playlist.screen == .edit)
    table.drag("song-3", from: (30, 50), to: Point(x: 350, y: 300))
    table.drop()
    #expect(table.names(in: "playlist") == ["track-13"])
    table.tap("undo", "undo", settles: true)
    #expect(table.names(in: "playlist") == tracks(Array(1...12)))
  }

  @Test("E22: an export has the order of the screen")
  mutating func exports() {
    table = Self.playlist()
    table.dragPart("reorder", of: "track-12", to: "track-1")
    table.drop()
    table.tapControl("delete", of: "track-2")
    table.tap("export")
    let text = String(decoding: table.copied.first?.bytes ?? [], as: UTF8.self)
    let beginning =
      #"{"playlist":[{"id":"track-12","title":"바다로 가는 길","artist":"푸른 섬"},"#
      + #"{"id":"track-1","title":"Morning Light","artist":"Ada North"},{"id":"track-3""#
    #expect(text.hasPrefix(beginning))
  }

  @Test("E27: the selection is deleted in one step")
  mutating func select() {
    table.tap("edit", settles: true)
    for song in ["track-2", "track-5", "track-2", "track-7"] {
      table.tapControl("select", of: song)
    }
    table.tapControl("detail", of: "track-7")
    table.tap("delete-selected", settles: true)
    #expect(table.names(in: "playlist") == tracks([1, 2, 3, 4, 6, 8, 9, 10, 11, 12]))
    table.tap("undo", settles: true)
    #expect(table.names(in: "playlist").count == 12)
  }

  @Test("the menu of a selected song deletes the selection")
  mutating func menuOfSelection() {
    table.tap("edit", settles: true)
    for song in ["track-2", "track-5"] { table.tapControl("select", of: song) }
    table.choose("menu-delete", on: "track-5")
    #expect(table.names(in: "playlist") == tracks([1, 3, 4, 6, 7, 8, 9, 10, 11, 12]))
  }

  @Test("a song that is dragged out of the library is copied into the gap under the pointer")
  mutating func fromLibrary() {
    table = Self.playlist()
    table.drag("song-1", from: (30, 50), to: "track-3", at: (50, 10))
    #expect(table.interaction.session?.operation == .copy)
    table.drop()
    #expect(Array(table.names(in: "playlist").prefix(4)) == tracks([1, 2, 13, 3]))
    #expect(table.names(in: "library").count == 16)
    table.tap("undo", settles: true)
    #expect(table.names(in: "playlist") == tracks(Array(1...12)))
    table.tap("redo", settles: true)
    #expect(table.names(in: "playlist").contains("track-13"))
  }
}
