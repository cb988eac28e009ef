import DragEvents
@testable import DragKit
import Support
import Testing

@testable import PlaygroundScenes

@Suite("The pages, and the clipboard")
struct ClipboardTests {
  @Test("a focused song is copied as text, and pasted after the focused one")
  func songs() {
    var table = PlaygroundDriver(page: .playlist)
    table.focus("song-2", in: "library")
    table.key("c", with: .control)
    #expect(table.copiedText == "雨の朝 – 青木みどり")
    #expect(table.status == "1 item copied. Ctrl+V pastes, here or in another program.")
    table.focus("track-1", in: "playlist")
    table.key("v", with: .control)
    table.paste(DragData("UTF8_STRING", text: "One – A\n\n Two \n"))
    #expect(
      Array(table.names(in: "playlist").prefix(4)) == [
        "track-1", "track-13", "track-14", "track-2",
      ])
    #expect(table.content.playlist.document?.contains(#""title":"One","artist":"A""#) == true)
    #expect(table.status == "Pasted")
    table.key("z", with: .control)
    #expect(table.status != "Pasted")
    table.key(.z, with: .control)
    #expect(table.names(in: "playlist").count == 12)
  }

  @Test("the selected songs are cut in their order, and return with one undo")
  func selectedSongs() {
    var table = PlaygroundDriver(page: .playlist)
    table.tap("playlist-ordinary", "edit", settles: true)
    table.tapControl("select", of: "track-3")
    table.tapControl("select", of: "track-1")
    table.key("x", with: .control)
    #expect(table.copiedText == "Morning Light – Ada North\n봄바람 – 하늘빛")
    #expect(table.names(in: "playlist").first == "track-2")
    #expect(table.names(in: "playlist").count == 10)
    table.key(.z, with: .control)
    #expect(Array(table.names(in: "playlist").prefix(3)) == ["track-1", "track-2", "track-3"])
  }

  @Test("files and links become songs at the end of the playlist")
  func files() {
    var table = PlaygroundDriver(page: .playlist)
    table.paste(
      DragData("x-special/gnome-copied-files", text: "cut\nfile:///a/b%20c.ogg\nfile:///d/e.ogg"))
    #expect(Array(table.names(in: "playlist").suffix(2)) == ["track-13", "track-14"])
    #expect(table.content.playlist.document?.contains(#""title":"b c","artist":"a""#) == true)
  }

  @Test("the selected tiles are copied by name, and pasted as selected copies")
  func tiles() {
    var table = PlaygroundDriver(page: .board)
    for tile in ["item-3", "item-2"] { table.tap(tile, with: .control) }
    table.key("c", with: .control)
    #expect(table.copiedText == "item-2\nitem-3")
    table.key("v", with: .control)
    table.paste(DragData("UTF8_STRING", text: "item-2\nitem-3\nelsewhere"))
    #expect(
      Array(table.names(in: "board").prefix(6))
        == ["item-1", "item-2", "item-3", "item-61", "item-62", "item-4"])
    #expect(
      table.content.board.selection.items == [table.item("item-61"), table.item("item-62")])
    table.key(.z, with: .control)
    #expect(Array(table.names(in: "board").prefix(4)) == ["item-1", "item-2", "item-3", "item-4"])
  }

  @Test("cut tiles return with an undo, and with a reset")
  func cutTiles() {
    var table = PlaygroundDriver(page: .board)
    table.tap("item-2", with: .control)
    table.key("x", with: .control)
    #expect(Array(table.names(in: "board").prefix(2)) == ["item-1", "item-3"])
    table.key(.z, with: .control)
    #expect(Array(table.names(in: "board").prefix(2)) == ["item-1", "item-2"])
    table.tap("item-1", with: .control)
    table.key("x", with: .control)
    table.tap("reset")
    #expect(table.names(in: "board") == (1...60).map { "item-\($0)" })
  }

  @Test("a line says why nothing was copied or pasted")
  func reasons() {
    var table = PlaygroundDriver(page: .board)
    table.key("c", with: .control)
    #expect(table.status == "Nothing to copy: choose something with Tab and the arrows")
    table.paste(DragData("UTF8_STRING", text: "no tile"))
    #expect(table.status == "The clipboard has nothing that this page can use")
    table.paste(problem: .empty)
    #expect(table.status == "The clipboard is empty")
    table.paste(problem: .tooLarge)
    #expect(table.status == "The clipboard has more than 16 MB, which is too much")
    table.paste(problem: .unanswered)
    #expect(table.status == "The program that copied the data does not send it")
    table.tap("item-1")
    #expect(table.status == nil)
  }

  @Test("a page without commands leaves the clipboard as it is")
  func noCommands() {
    var table = PlaygroundDriver(page: .colours)
    table.key("c", with: .control)
    table.key("v", with: .control)
    #expect(!table.requests.contains { if case .clipboard = $0 { true } else { false } })
  }
}

extension PlaygroundDriver {
  /// Presses Tab until an item of a container has the focus, and then arrows.
  fileprivate mutating func focus(_ name: String, in container: ContainerID) {
    let item = item(name)
    for _ in 0..<60 where interaction.focused != item {
      let isThere = interaction.focused.map {
        world.content.model.position(of: $0)?.container == container
      }
      send(.keyPressed(isThere == true ? .down : .tab))
    }
  }

  /// The text that was copied last.
  fileprivate var copiedText: String? {
    copied.first { $0.type == "text/plain" }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}

@Suite("The pages, and drags of other programs")
struct OtherProgramsTests {
  private let text = "text/plain;charset=utf-8"

  /// Drags a text from another program over a thing, and drops it.
  private func drop(_ words: String, on name: String, of page: Page) -> PlaygroundDriver {
    var table = PlaygroundDriver(page: page)
    let point = table.place(of: name).center
    table.incoming(
      .entered(DragOffer(types: [text]), at: point), .moved(to: point), .released,
      .received([DragData(text, text: words)]))
    return table
  }

  @Test("a text becomes a song of the playlist, with its first line as the title")
  func song() {
    let table = drop("\n Songs to hear\nand more", on: "track-2", of: .playlist)
    #expect(table.replies == [.proposed(.copy), .read([text]), .finished(.copy)])
    #expect(table.names(in: "playlist").count == 13)
    #expect(table.names(in: "playlist").contains("track-13"))
  }

  @Test(
    "D34: what only reorders refuses a text from another program, and nothing changes",
    arguments: [
      (Page.colours, "red"), (.colours, "blue"), (.colours, "black"), (.colours, "green"),
      (.colours, "yellow"), (.colours, "copy"), (.colours, "images-only"), (.lessons, "welcome"),
      (.playlist, "song-1"), (.board, "item-1"), (.follow, "link"),
    ])
  func refused(page: Page, name: String) {
    let table = drop("x", on: name, of: page)
    #expect(table.replies == [.finished(nil)])
    let fresh = PlaygroundDriver(page: page)
    #expect(table.content.model.orderHash == fresh.content.model.orderHash)
  }
}
