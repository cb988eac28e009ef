import DragKit
import Support
import Testing

@Suite("Swiping the tiles of a grid")
struct GridSwipeTests {
  /// Two tiles in a line, 180 px wide: song-1 from x = 15, and song-2 from x = 205.
  private func grid(_ change: (inout Songs) -> Void = { _ in }) -> SongsDriver {
    var songs = Songs()
    (songs.layout, songs.isEditPage) = (.grid, false)
    change(&songs)
    return SongsDriver(songs)
  }

  @Test(
    "A swipe on a tile uncovers its actions within the tile",
    arguments: [.mouse, .finger(1)] as [PointerID])
  func opens(pointer: PointerID) {
    var songs = grid()
    songs.pointer = pointer
    #expect(songs.place(of: "song-1") == Rect(x: 15, y: 10, width: 180, height: 80))
    songs.swipe("song-1", by: -60, from: 150)
    #expect(songs.controls("song-1") == ["swipe-delete 121+74"])
    #expect(songs.row("song-1")?.frame.minX == -59)
    #expect(songs.controls("song-2") == [])
    let kind = pointer.kind.rawValue
    #expect(
      songs.takeCalls() == ["swipeBegan song-1 \(kind)", "swipeEnded song-1 \(kind) open"])
  }

  @Test("A swipe from the leading edge of a tile uncovers its leading actions")
  func leading() {
    var songs = grid { $0.leadingCount = 1 }
    songs.swipe("song-2", by: 60, from: 50)
    #expect(songs.controls("song-2") == ["leading-swipe-pin 205+74"])
  }

  @Test(
    "A swipe performs the first action of a narrow tile 40 px beyond the width of its actions",
    arguments: [(-113, []), (-114, ["delete song-1"])])
  func full(distance: Int, reported: [String]) {
    var songs = grid()
    // The first 10 px of the motion are the slop.
    songs.swipe("song-1", by: Length(pixels: distance - 10), from: 170)
    #expect(songs.songs.reported == reported)
    #expect(songs.order.count == 6 - reported.count)
  }

  @Test("A tap on an uncovered action of a tile performs it")
  func tap() {
    var songs = grid()
    songs.swipe("song-2", by: -60, from: 150)
    songs.tap("song-2", x: 150)
    #expect(songs.songs.reported == ["delete song-2"])
  }

  @Test("A press on a tile closes the open one beside it, and the next swipe opens that tile")
  func oneAtATime() {
    var songs = grid()
    songs.swipe("song-1", by: -60, from: 150)
    songs.swipe("song-2", by: -60, from: 150)
    #expect(songs.controls("song-1") == [])
    #expect(songs.controls("song-2") == [])
    songs.swipe("song-2", by: -60, from: 150)
    #expect(songs.controls("song-2") == ["swipe-delete 311+74"])
  }

  @Test("A wheel that turns sideways over a tile opens it")
  func wheel() {
    var songs = grid()
    songs.send(
      .wheelScrolled(at: songs.place(of: "song-1").center, by: Vector(dx: 51, dy: 0)))
    songs.settle()
    #expect(songs.controls("song-1") == ["swipe-delete 121+74"])
  }

  @Test("A swipe on a row of a horizontal list scrolls it, and uncovers nothing")
  func horizontal() {
    var songs = grid { $0.layout = .line }
    songs.pointer = .finger(1)
    songs.swipe("song-2", by: -60, from: 90)
    #expect(songs.controls("song-2") == [])
    #expect(songs.songs.reported == [])
    #expect(songs.interaction.scrollOffset(of: "songs") == Vector(dx: 50, dy: 0))
  }
}
