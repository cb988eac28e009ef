import DragDrawing
@testable import DragKit
@testable import PlaygroundScenes
import PlaygroundUI
import Support
import Testing

@Suite("Songs of the library can be copied, not moved")
struct PlaylistLibraryTests {
  private var table = PlaygroundDriver(page: .playlist)
  private let songs = (1...16).map { "song-\($0)" }

  private var operation: DropOperation? { table.interaction.session?.proposal?.operation }

  private func shows(_ text: String) -> Bool { table.lines.contains { $0.text == text } }

  @Test(
    "L10: a song that is dragged within the library returns, and the header says why",
    arguments: [.mouse, .finger(1)] as [PointerID])
  mutating func within(pointer: PointerID) {
    table.pointer = pointer
    table.press(on: "song-2", at: (30, 50))
    if pointer != .mouse { table.hold() }
    table.drag(to: "song-5")
    #expect(operation == .cancel)
    // The only gap is the place to which the song returns.
    #expect(table.interaction.gap(in: "library")?.place.gap == .before(1))
    #expect(shows("Songs are copied, not moved"))
    #expect(!shows("16 songs"))
    table.release()
    #expect(shows("16 songs"))
    table.settle()
    #expect(table.takeCalls().contains("dragEnded song-2 cancelled"))
    #expect(table.names(in: "library") == songs)
  }

  @Test("a song that leaves the library is copied")
  mutating func copied() {
    table.drag("song-2", from: (30, 50), to: "song-5")
    table.drag(to: "track-3", at: (50, 10))
    #expect(operation == .copy)
    #expect(!shows("Songs are copied, not moved"))
    table.drop()
    #expect(table.names(in: "playlist").contains("track-13"))
    #expect(table.names(in: "library") == songs)
  }

  @Test("a song that is added by its button is shown at the end of the playlist")
  mutating func added() {
    table.send(.windowResized(Size(width: 1000, height: 480)))
    #expect(table.place(of: "track-12").minY == 684)
    table.tapControl("add", of: "song-2")
    #expect(table.names(in: "playlist").last == "track-13")
    let bottom = table.place(of: "track-13").maxY
    #expect(bottom > 400 && bottom <= 480)
  }

  @Test("no key moves a song within the library")
  mutating func keys() {
    table.key(.tab, .tab, .space, .down, .down)
    #expect(table.status == "Morning Light: nothing here takes it")
    #expect(shows("Songs are copied, not moved"))
    table.key(.space)
    table.settle()
    #expect(table.names(in: "library") == songs)
  }

  @Test("on the straight way to the playlist, the header stays as it is")
  mutating func straight() {
    table.press(on: "song-3", at: (60, 50))
    for _ in 1...12 {
      table.drag(by: -10)
      #expect(operation == .cancel)
      #expect(shows("16 songs"))
    }
  }

  @Test("a song of the playlist leaves the library and its header as they are")
  mutating func fromPlaylist() {
    table.dragPart("reorder", of: "track-2", to: "song-4")
    #expect(operation == nil)
    #expect(shows("16 songs"))
    table.drop()
    #expect(table.names(in: "playlist") == (1...12).map { "track-\($0)" })
    #expect(table.names(in: "library") == songs)
  }

  @Test(
    "the header says it in each language",
    arguments: [
      (Language.japanese, "コピーのみ、移動はできません"), (.korean, "복사만 할 수 있고 이동은 안 됨"),
    ])
  mutating func languages(language: Language, text: String) {
    table.choose(language)
    table.drag("song-2", from: (30, 50), to: "song-5")
    #expect(shows(text))
  }
}

@Suite("Swiping songs from their leading edge")
struct PlaylistLeadingSwipeTests {
  private var table = PlaygroundDriver(page: .playlist)
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
    #expect(firstSongs == ["track-4", "track-1", "track-2", "track-3", "track-5"])
    table.tap("undo", settles: true)
    #expect(table.names(in: "playlist") == songs)
    table.tap("redo", settles: true)
    #expect(firstSongs.first == "track-4")
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

@Suite("Rows of songs with heights of their own")
struct SongRowTests {
  /// The playlist in a window; at 720 px it is above the library, and 432 px wide.
  private func playlist(_ width: Length = 1120, _ height: Length = 760) -> PlaygroundDriver {
    PlaygroundDriver(page: .playlist, window: Size(width: width, height: height))
  }

  private func heights(_ table: PlaygroundDriver, _ names: [String]) -> [Length] {
    names.map { table.place(of: $0).height }
  }

  @Test("the rows of a wide playlist have the same height")
  func alike() {
    #expect(heights(playlist(), (1...12).map { "track-\($0)" }) == Array(repeating: 48, count: 12))
  }

  @Test("a title that does not fit has a second line, and a third, until a resize gives it room")
  func lines() {
    var table = playlist(640, 480)
    #expect(heights(table, ["song-1", "song-4"]) == [48, 48])
    table.scroll(by: 40, at: Point(x: 500, y: 300))
    #expect(heights(table, ["song-10", "song-13", "song-16"]) == [67, 48, 86])
    #expect(table.place(of: "song-16").maxY == 480)
    table.send(.windowResized(Size(width: 480, height: 1000)))
    #expect(heights(table, ["song-10"]) == [48])
  }

  @Test("a title has less room while it is edited, and its row follows")
  func editing() {
    var table = playlist(640, 1000)
    table.tapControl("add", of: "song-16")
    table.tap("playlist-ordinary", settles: true)
    let before = table.place(of: "track-13").height
    table.tap("edit", settles: true)
    #expect((before, table.place(of: "track-13").height) == (67, 86))
  }

  @Test("the gap for a song is as high as its row will be")
  func gap() {
    var table = playlist(640, 1000)
    #expect(heights(table, ["song-16"]) == [86])
    table.drag("song-16", from: (30, 50), to: "track-3", at: (50, 10))
    #expect(table.interaction.gap(in: "playlist")?.frame.height == 67)
    table.drop()
    #expect(table.names(in: "playlist")[1] == "track-13")
    #expect(heights(table, ["track-13", "song-16"]) == [67, 86])
  }
}
