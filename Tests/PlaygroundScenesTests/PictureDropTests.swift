import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("Files of other programs over the board of pictures")
struct PictureDropTests {
  private var board = PictureTable("a.png", "b.png", group: ["x.png"])
  private let list = "text/uri-list"

  private mutating func hover(over point: Point) {
    board.table.send(.incomingDrag(.moved(to: point)))
  }

  /// Brings files to a point, whose names the program learns during the hover.
  private mutating func enter(with files: String..., at point: Point) {
    let text = files.map { "file:///new/\($0)\r\n" }.joined()
    board.table.send(.incomingDrag(.entered(DragOffer(types: [list]), at: point)))
    board.table.send(.incomingDrag(.received([DragData(list, text: text)])))
    hover(over: point)
  }

  private func beside(_ tile: String) -> Point {
    let place = board.table.place(of: tile)
    return Point(x: place.minX - 5, y: place.center.y)
  }

  @Test("files go into the open gap, in their order, and as copies")
  mutating func between() {
    enter(with: "1.png", "2.png", at: beside("picture-2"))
    board.table.send(.incomingDrag(.released))
    #expect(board.outline == ["a.png", "1.png", "2.png", "b.png", "Trip: x.png"])
  }

  @Test("files go into a closed group in the middle of its tile")
  mutating func intoGroup() {
    enter(with: "1.png", at: beside("group-3"))
    hover(over: board.table.place(of: "group-3").center)
    board.table.send(.incomingDrag(.released))
    #expect(board.outline == ["a.png", "b.png", "Trip: x.png 1.png"])
  }

  @Test("a group springs open under files, which then go between its pictures")
  mutating func springsOpen() {
    enter(with: "1.png", at: beside("group-3"))
    hover(over: board.table.place(of: "group-3").center)
    board.table.wait(.seconds(2))
    let picture = board.table.place(of: "picture-4")
    hover(over: Point(x: picture.maxX - 3, y: picture.center.y))
    hover(over: Point(x: picture.maxX + 3, y: picture.center.y))
    board.table.wait(.seconds(1))
    board.table.send(.incomingDrag(.released))
    #expect(board.outline == ["a.png", "b.png", "Trip: x.png 1.png"])
  }

  @Test("the board scrolls while files are held at its edge")
  mutating func scrolls() {
    var document = BoardDocument()
    document.elements = (1...200).map {
      .picture(BoardDocument.StoredPicture(BoardPicture(path: "/\($0).png")))
    }
    board.table.send(.messageReceived(DocumentMessage(.open, document).message))
    let bounds = board.table.playground.content.chrome.layout.stage
    enter(with: "1.png", at: bounds.center)
    hover(over: Point(x: bounds.center.x, y: bounds.maxY - 6))
    board.table.wait(.seconds(2))
    let offset = board.table.interaction.scrollOffset(of: "pictures")?.dy ?? .zero
    #expect(offset > 300)
  }

  @Test("a picture as data waits for its file, and is not stored before")
  mutating func data() {
    let types = ["text/html", "image/png"]
    board.table.send(.incomingDrag(.entered(DragOffer(types: types), at: beside("picture-2"))))
    hover(over: beside("picture-2"))
    board.table.send(.incomingDrag(.released))
    board.table.send(.incomingDrag(.received([DragData("image/png", [0x89, 0x50])])))
    #expect(board.scene.unsaved.map(\.bytes) == [[0x89, 0x50]])
    #expect(board.outline == ["a.png", "b.png", "Trip: x.png"])
    let path = board.scene.unsaved.first?.path ?? ""
    board.table.send(
      .messageReceived(PictureReport.message([PictureReport(path: path, .moved("/kept/1.png"))])))
    #expect(board.outline == ["a.png", "1.png", "b.png", "Trip: x.png"])
    #expect(board.scene.unsaved.isEmpty)
  }

  @Test(
    "a picture that a browser offers as the contents of a file is kept, and other contents are not",
    arguments: [([0xff, 0xd8, 0xff, 0xe0] as [UInt8], true), ([0x50, 0x4b, 3, 4], false)])
  mutating func contents(bytes: [UInt8], isPicture: Bool) {
    let types = ["text/x-moz-url", "text/plain", "application/octet-stream", "text/html"]
    board.table.send(.incomingDrag(.entered(DragOffer(types: types), at: beside("picture-2"))))
    hover(over: beside("picture-2"))
    board.table.send(.incomingDrag(.released))
    board.table.send(
      .incomingDrag(
        .received([
          DragData("application/octet-stream", bytes), DragData("text/plain", text: "http://a/b"),
        ])))
    #expect(board.scene.unsaved.map(\.bytes) == (isPicture ? [bytes] : []))
    #expect(board.outline == ["a.png", "b.png", "Trip: x.png"])
  }

  @Test("text is refused")
  mutating func text() {
    board.table.send(
      .incomingDrag(.entered(DragOffer(types: ["text/plain"]), at: beside("picture-2"))))
    hover(over: beside("picture-2"))
    board.table.send(.incomingDrag(.released))
    #expect(board.outline == ["a.png", "b.png", "Trip: x.png"])
  }
}
