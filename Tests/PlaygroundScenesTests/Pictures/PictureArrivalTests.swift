import DragEvents
@testable import DragKit
import PlaygroundScenes
import Support
import Testing

@Suite("Dropped folders and boards that arrive late")
struct PictureArrivalTests {
  private var board = PlaygroundDriver.pictures("a.png", "b.png")

  private mutating func enter(with folder: String) {
    let place = board.place(of: "picture-2")
    board.bring(.files("/\(folder)"), to: Point(x: place.minX - 6, y: place.center.y))
  }

  private mutating func report(_ folder: String, _ files: [String]) {
    let pictures = files.map { BoardPicture(path: "/\(folder)/\($0)") }
    board.receive(PictureReport.message([PictureReport(path: "/\(folder)", .folder(pictures))]))
  }

  @Test("a listing that arrives during another drag is used when that has ended, however it ends")
  mutating func duringDrag() {
    enter(with: "one")
    board.incoming(.released)
    enter(with: "two")
    report("one", ["1.png"])
    #expect(board.outline == ["a.png", "one", "b.png"])
    board.incoming(.exited)
    #expect(board.outline == ["a.png", "one: 1.png", "b.png"])
  }

  @Test("a listing for a drop that was undone is used when the drop is done again")
  mutating func afterUndo() {
    enter(with: "one")
    board.incoming(.released)
    board.key(.z, with: .control)
    report("one", ["1.png"])
    #expect(board.outline == ["a.png", "b.png"])
    board.key(.z, with: [.control, .shift])
    #expect(board.outline == ["a.png", "one: 1.png", "b.png"])
  }

  @Test("a folder with more pictures than there is room for gives as many as fit")
  mutating func tooMany() {
    enter(with: "one")
    board.incoming(.released)
    report("one", (1...10_100).map { "\($0).png" })
    let count = board.pictures.storedDocument.pictures.count
    #expect((9_900...10_000).contains(count))
    let text = board.pictures.storedDocument.text(in: "/")
    #expect((try? BoardDocument(parsing: text, in: "/"))?.pictures.count == count)
  }

  @Test("a board that arrives during a drag is ignored, and is shown when it is sent again")
  mutating func document() {
    var table = PlaygroundDriver(scene: .pictures)
    table.bring(.files("/a.png"), to: Point(x: 400, y: 300))
    var document = BoardDocument()
    document.elements = [BoardDocument.Element(BoardPicture(path: "/b.png"))]
    table.receive(.board(.open, document, id: 7))
    #expect(table.content.pictures.documentID == 0)
    table.incoming(.exited)
    table.receive(.board(.open, document, id: 7))
    #expect(table.content.pictures.documentID == 7)
    #expect(table.content.pictures.storedDocument == document)
  }
}
