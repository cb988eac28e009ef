@testable import DragKit
import Support
import Testing

@testable import PlaygroundScenes

@Suite("Swiping songs from their leading edge")
struct PlaylistLeadingSwipeTests {
  private var table = PlaygroundDriver(scene: .playlist)
  private let songs = (1...12).map { "track-\($0)" }

  init() { table.tap("playlist-ordinary") }

  private var firstSongs: [String] { Array(table.names(in: "playlist").prefix(5)) }

  @Test("uncovers a button with only an icon, which moves the song to the top")
  mutating func button() {
    table.swipe("track-4", by: 80)
    let actions = table.row("track-4")?.actions ?? []
    #expect(actions.map(\.name) == ["leading-swipe-move-to-top"])
    #expect(actions.first?.isDestructive == false)
    #expect(actions.first?.title == nil)
    #expect(actions.first?.frame.minX == table.place(of: "track-4").minX)
    table.tapControl("leading-swipe-move-to-top", of: "track-4")
    table.settle()
    #expect(firstSongs == ["track-4", "track-1", "track-2", "track-3", "track-5"])
    table.tap("undo")
    table.settle()
    #expect(table.names(in: "playlist") == songs)
    table.tap("redo")
    table.settle()
    #expect(firstSongs.first == "track-4")
  }

  @Test("across the row moves the song to the top", arguments: [.mouse, .finger(1)] as [PointerID])
  mutating func fullSwipe(pointer: PointerID) {
    table.pointer = pointer
    table.swipe("track-5", by: 280)
    #expect(firstSongs == ["track-5", "track-1", "track-2", "track-3", "track-4"])
    #expect(table.row("track-5")?.frame == table.place(of: "track-5"))
  }

  @Test("a wheel uncovers the button of each edge")
  mutating func wheel() {
    func names(after dx: Length) -> [String]? {
      table.send(
        .wheelScrolled(at: table.place(of: "track-3").center, by: Vector(dx: dx, dy: 0)))
      table.settle()
      return table.row("track-3")?.actions.map(\.name)
    }
    #expect(names(after: -1) == ["leading-swipe-move-to-top"])
    #expect(names(after: 1) == [])
    #expect(names(after: 1) == ["swipe-delete"])
  }

  @Test("the song at the top has no button, and gets one when another song takes its place")
  mutating func topSong() {
    table.swipe("track-1", by: 80)
    #expect(table.row("track-1")?.actions == [])
    table.swipe("track-2", by: 280)
    table.swipe("track-1", by: 80)
    #expect(table.row("track-1")?.actions.count == 1)
  }

  @Test("a song that moves to the top does not uncover its other edge on the way")
  mutating func noOtherEdge() {
    table.press(on: "track-5", at: (20, 50))
    table.drag(by: 280, 0)
    table.wait(.milliseconds(150))
    table.release()
    var names: Set<String> = []
    while !table.interaction.isIdle {
      table.wait(.milliseconds(4))
      names.formUnion(table.row("track-5")?.actions.map(\.name) ?? [])
    }
    #expect(firstSongs.first == "track-5")
    #expect(names == [])
  }

  @Test("an export has the new order")
  mutating func export() throws {
    table.swipe("track-2", by: 280)
    let document = try #require(table.content.playlist.document)
    #expect(document.hasPrefix(#"{"playlist":[{"id":"track-2","#))
  }
}
