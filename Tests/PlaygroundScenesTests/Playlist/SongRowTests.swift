@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("Rows of songs with heights of their own")
struct SongRowTests {
  /// The playlist in a window; at 720 px it is above the library, and 432 px wide.
  private func playlist(_ width: Length = 1120, _ height: Length = 760) -> PlaygroundDriver {
    PlaygroundDriver(scene: .playlist, window: Size(width: width, height: height))
  }

  private func heights(_ table: PlaygroundDriver, _ names: [String]) -> [Length] {
    names.map { table.place(of: $0).height }
  }

  @Test("the rows of a wide playlist have the same height")
  func alike() {
    let table = playlist()
    #expect(heights(table, (1...12).map { "track-\($0)" }) == Array(repeating: 48, count: 12))
  }

  @Test("a title that does not fit has a second line, and a third, and its row the height")
  func wraps() {
    var table = playlist(640, 480)
    #expect(heights(table, ["song-1", "song-4"]) == [48, 48])
    table.scroll(by: 40, at: Point(x: 500, y: 300))
    #expect(heights(table, ["song-10", "song-13", "song-16"]) == [67, 48, 86])
    #expect(table.place(of: "song-16").maxY == 480)
  }

  @Test("rows have the height of their text after a resize")
  func resize() {
    var table = playlist(640, 1000)
    let narrow = table.place(of: "song-10").height
    table.send(.windowResized(Size(width: 480, height: 1000)))
    table.settle()
    #expect((narrow, table.place(of: "song-10").height) == (67, 48))
  }

  @Test("a title has less room while the page is edited, and its row follows")
  func editing() {
    var table = playlist(640, 1000)
    table.tapControl("add", of: "song-16")
    table.tap("playlist-ordinary")
    table.settle()
    let before = table.place(of: "track-13").height
    table.tap("edit")
    table.settle()
    #expect((before, table.place(of: "track-13").height) == (67, 86))
  }

  @Test("the gap for a song is as high as its row will be there")
  func gap() {
    var table = playlist(640, 1000)
    #expect(heights(table, ["song-16"]) == [86])
    table.press(on: "song-16", at: (30, 50))
    table.drag(to: "track-3", at: (50, 10))
    #expect(table.interaction.gap(in: "playlist")?.frame.height == 67)
    table.release()
    table.settle()
    #expect(table.names(in: "playlist")[1] == "track-13")
    #expect(heights(table, ["track-13", "song-16"]) == [67, 86])
  }
}
