import DragEvents
@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("Files of other programs over the board of pictures")
struct PictureDropTests {
  private var board = PlaygroundDriver.pictures("a.png", "b.png", group: ["x.png"])

  /// Drops a list of files before the second picture.
  private mutating func drop(_ text: String) {
    board.bring(DragData("text/uri-list", text: text), to: beside("picture-2"))
    board.incoming(.released)
  }

  /// Drops data before the second picture, for which the program asks after the release.
  private mutating func drop(_ types: String..., data: [DragData]) {
    let point = beside("picture-2")
    board.incoming(
      .entered(DragOffer(types: types), at: point), .moved(to: point), .released, .received(data))
  }

  private func beside(_ tile: String) -> Point {
    let place = board.place(of: tile)
    return Point(x: place.minX - 5, y: place.center.y)
  }

  @Test("files go into the open gap, in their order, and as copies")
  mutating func between() {
    board.bring(.files("/new/1.png", "/new/2.png"), to: beside("picture-2"))
    board.incoming(.released)
    #expect(board.outline == ["a.png", "1.png", "2.png", "b.png", "Trip: x.png"])
  }

  @Test("of 1,500 files all arrive")
  mutating func many() {
    let list = (1...1_500).map { "file:///new/\($0).png\r\n" }.joined()
    drop(list)
    #expect(board.outline.count == 1_503)
    #expect(board.status == nil)
  }

  @Test("a picture as data waits for its file, and is not stored before")
  mutating func data() {
    drop("text/html", "image/png", data: [DragData("image/png", [0x89, 0x50])])
    #expect(board.pictures.unsaved.map(\.bytes) == [[0x89, 0x50]])
    #expect(board.outline == ["a.png", "b.png", "Trip: x.png"])
    let path = board.pictures.unsaved.first?.path ?? ""
    board.receive(PictureReport.message([PictureReport(path: path, .moved("/kept/1.png"))]))
    #expect(board.outline == ["a.png", "1.png", "b.png", "Trip: x.png"])
    #expect(board.pictures.unsaved.isEmpty)
  }

  @Test("a name that is not UTF-8 is reported until the next press or drop")
  mutating func nameNotUTF8() {
    drop("file:///new/1.png\r\nfile:///new/caf%E9.png\r\n")
    #expect(board.outline == ["a.png", "1.png", "b.png", "Trip: x.png"])
    #expect(board.status == "1 of 2 was not added: one name is not UTF-8")
    #expect(board.replies.last == .finished(nil))
    board.tap("picture-1")
    #expect(board.status == nil)
    drop("file:///new/caf%E9.png\r\n")
    #expect(board.status == "Nothing was added: one name is not UTF-8")
    drop("file:///new/caf%E9.png\r\n")
    drop("file:///new/1.png\r\n")
    #expect(board.status == nil)
  }

  @Test("a drop whose data the other program never sends is reported")
  mutating func unsent() {
    drop("image/png", data: [])
    #expect(board.status == "Nothing was added: the other program did not send its data")
  }

  @Test("files beyond the greatest number, and names that are not UTF-8, are counted")
  mutating func beyondLimit() {
    let list = (1...10_500).map { $0 < 3 ? "file:///%FF\($0)\r\n" : "file:///\($0).png\r\n" }
    drop(list.joined())
    // The board has two pictures and a group with one.
    #expect(board.outline.count == 3 + 9_996)
    #expect(
      board.status == "504 of 10,500 were not added: 2 names are not UTF-8, 2 do not fit here, "
        + "500 are beyond 10,000 at once")
    board.send(.keyPressed(.escape))
    #expect(board.status == nil)
  }

  @Test("a full board reports how many pasted pictures it has no room for")
  mutating func full() {
    board.receive(.board(.open, BoardDocument(pictures: PicturesScene.limit - 1)))
    board.paste(.files("/a.png", "/b.png", "/c.png"))
    #expect(board.status == "2 pictures were not added: a board has room for 10,000")
  }

  @Test("files go into a closed group in the middle of its tile")
  mutating func intoGroup() {
    let group = board.place(of: "group-3")
    board.bring(.files("/new/1.png"), to: beside("group-3"))
    #expect(board.place(of: "group-3") != group, "The gap is in its place.")
    board.incoming(.moved(to: group.center))
    #expect(board.place(of: "group-3") == group)
    board.incoming(.released)
    #expect(board.outline == ["a.png", "b.png", "Trip: x.png 1.png"])
  }

  @Test("a group springs open under files, which then go between its pictures")
  mutating func springsOpen() {
    let group = board.place(of: "group-3").center
    board.bring(.files("/new/1.png"), to: beside("group-3"))
    board.incoming(.moved(to: group))
    board.wait(.seconds(2))
    let picture = board.place(of: "picture-4")
    board.incoming(.moved(to: Point(x: picture.maxX + 20, y: picture.center.y)))
    board.wait(.seconds(1))
    board.incoming(.released)
    #expect(board.outline == ["a.png", "b.png", "Trip: x.png 1.png"])
  }

  @Test("the board scrolls while files are held at its edge")
  mutating func scrolls() {
    board.receive(.board(.open, BoardDocument(pictures: 200)))
    let bounds = board.chrome.layout.stage
    board.bring(.files("/new/1.png"), to: bounds.center)
    board.incoming(.moved(to: Point(x: bounds.center.x, y: bounds.maxY - 6)))
    board.wait(.seconds(2))
    let offset = board.interaction.scrollOffset(of: "pictures")?.dy ?? .zero
    #expect(offset > 300)
  }

  @Test(
    "a picture that a browser offers as the contents of a file is kept, and other contents are not",
    arguments: [([0xff, 0xd8, 0xff, 0xe0] as [UInt8], true), ([0x50, 0x4b, 3, 4], false)])
  mutating func contents(bytes: [UInt8], isPicture: Bool) {
    drop(
      "text/x-moz-url", "text/plain", "application/octet-stream", "text/html",
      data: [
        DragData("application/octet-stream", bytes), DragData("text/plain", text: "http://a/b"),
      ])
    #expect(board.pictures.unsaved.map(\.bytes) == (isPicture ? [bytes] : []))
    #expect(board.outline == ["a.png", "b.png", "Trip: x.png"])
  }
}
