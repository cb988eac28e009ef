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

  @Test("the song at the top has no button, and gets one when another song takes its place")
  mutating func topSong() {
    table.swipe("track-1", by: 80)
    #expect(table.row("track-1")?.actions == [])
    table.swipe("track-2", by: 280)
    table.swipe("track-1", by: 80)
    #expect(table.row("track-1")?.actions.count == 1)
  }
}
