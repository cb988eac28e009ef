import DragKit
import Support
import Testing

struct GridSwipeTests {
  /// Two tiles in a line, 180 px wide: song-1 from x = 15, and song-2 from x = 205.
  private var songs = SongsDriver { ($0.layout, $0.isEditPage) = (.grid, false) }

  @Test("A swipe on a tile uncovers its actions in it", arguments: [PointerID.mouse, .finger(1)])
  mutating func opens(pointer: PointerID) {
    songs.pointer = pointer
    #expect(songs.place(of: "song-1") == Rect(x: 15, y: 10, width: 180, height: 80))
    songs.swipe("song-1", by: -60, from: 150)
    #expect(songs.controls("song-1") == ["swipe-delete 121+74"])
    #expect(songs.offset(of: "song-1") == -59)
    #expect(songs.controls("song-2") == [])
    let kind = pointer.kind.rawValue
    #expect(songs.takeCalls() == ["swipeBegan song-1 \(kind)", "swipeEnded song-1 \(kind) open"])
  }

  @Test("A swipe from the leading edge of a tile uncovers its leading actions")
  mutating func leading() {
    songs.songs.leadingCount = 1
    songs.swipe("song-2", by: 60, from: 50)
    #expect(songs.controls("song-2") == ["leading-swipe-pin 205+74"])
  }

  @Test(
    "A full swipe of a narrow tile ends 40 px beyond its actions",
    arguments: [(-113, []), (-114, ["delete song-1"])])
  mutating func full(distance: Int, reported: [String]) {
    // The first 10 px of the motion are the slop.
    songs.swipe("song-1", by: Length(pixels: distance - 10), from: 170)
    #expect(songs.songs.reported == reported)
    #expect(songs.order.count == 6 - reported.count)
  }

  @Test("A press on a tile closes the open one beside it, and the wheel opens that tile")
  mutating func oneAtATime() {
    songs.swipe("song-1", by: -60, from: 150)
    songs.swipe("song-2", by: -60, from: 150)
    #expect(songs.controls("song-1") == [])
    #expect(songs.controls("song-2") == [])
    songs.turnSideways(over: "song-2", by: 51)
    #expect(songs.controls("song-2") == ["swipe-delete 311+74"])
    songs.tap("song-2", x: 150)
    #expect(songs.songs.reported == ["delete song-2"])
  }

  @Test("A swipe on a row of a horizontal list scrolls it, and uncovers nothing")
  mutating func horizontal() {
    songs.change { $0.layout = .line }
    songs.pointer = .finger(1)
    songs.swipe("song-2", by: -60, from: 90)
    #expect(songs.controls("song-2") == [])
    #expect(songs.songs.reported == [])
    #expect(songs.interaction.scrollOffset(of: "songs") == Vector(dx: 50, dy: 0))
  }
}
