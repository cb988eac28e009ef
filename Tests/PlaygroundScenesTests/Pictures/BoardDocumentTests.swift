import DragEvents
@testable import DragKit
import Foundation
import PlaygroundScenes
import Support
import Testing

@Suite("The document of a board")
struct BoardDocumentTests {
  private func tile(_ name: String, title: String? = nil) -> BoardDocument.Entry {
    BoardDocument.Entry(
      BoardPicture(
        path: "/home/ada/\(name)", .readable(width: 30, height: 20, bytes: 9, modified: 7)),
      title: title)
  }

  private var document: BoardDocument {
    var document = BoardDocument()
    document.look.arrangement = .masonry
    (document.look.tileSide, document.look.showsNames) = (200, false)
    document.elements = [
      tile("a.png", title: "“A”\n雨"),
      BoardDocument.Entry(group: nil, isOpen: true, [tile("sub/b.png"), tile("c.png")]),
      BoardDocument.Entry(BoardPicture(path: "/x.png", .problem(.missing))),
    ]
    return document
  }

  @Test("the text of a document gives the same document")
  func roundTrip() throws {
    let text = document.text(in: "/home/ada")
    #expect(text.contains("\"path\":\"sub/b.png\"") && text.contains("\"path\":\"/x.png\""))
    #expect(try BoardDocument(parsing: text, in: "/home/ada") == document)
    let moved = try BoardDocument(parsing: text, in: "/mnt").pictures.map(\.picture?.path)
    #expect(moved == ["/mnt/a.png", "/mnt/sub/b.png", "/mnt/c.png", "/x.png"])
  }

  @Test("a truncated document is refused, and one with a damaged byte gains no pictures")
  func damaged() {
    let bytes = Array(document.text(in: "").utf8)
    for end in stride(from: 0, to: bytes.count - 1, by: 7) {
      let cut = String(decoding: bytes[..<end], as: UTF8.self)
      #expect(throws: DocumentProblem.self) { try BoardDocument(parsing: cut, in: "") }
    }
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      var damaged = bytes
      damaged[Int.random(in: damaged.indices, using: &generator)] = UInt8.random(
        in: 0...127, using: &generator)
      let text = String(decoding: damaged, as: UTF8.self)
      guard let read = try? BoardDocument(parsing: text, in: "/") else { continue }
      #expect(read.pictures.count <= 4)
    }
  }

  @Test(
    "a text that is no document is refused, with the reason",
    arguments: [
      ("", DocumentProblem.damaged), ("{\"board\":1,\"items\":[", .damaged), ("[1]", .notABoard),
      ("{\"playlist\":[]}", .notABoard), ("{\"board\":2,\"items\":[]}", .otherVersion),
      ("{\"board\":1}", .damaged), ("{\"board\":1,\"items\":[{\"path\":\"\"}]}", .damaged),
      ("{\"board\":1,\"items\":[{\"group\":\"a\"}]}", .damaged),
    ])
  func refused(text: String, problem: DocumentProblem) {
    #expect(throws: problem) { try BoardDocument(parsing: text, in: "/") }
  }

  @Test("unusable values of a document become the nearest valid ones")
  func unusual() throws {
    let text =
      "{\"board\":1,\"layout\":\"circle\",\"tile\":9999,\"items\":[{\"path\":\"/a\",\"size\":[-1,2]}]}"
    let read = try BoardDocument(parsing: text, in: "/")
    #expect(read.look.arrangement == .flow && read.look.tileSide == 400 && read.look.showsNames)
    #expect(read.pictures.first?.picture?.details == .unknown)
  }

  @Test("the page shows a document, and gives the same one back")
  func shown() {
    var table = PlaygroundDriver(page: .pictures)
    table.receive(.board(.open, document))
    #expect(table.content.pictures.storedDocument == document)
    #expect(!table.content.canUndo)
  }
}

@Suite("An empty board of pictures")
struct EmptyBoardTests {
  private func board(_ state: PicturesScene.DocumentState = .open) -> PlaygroundDriver {
    var table = PlaygroundDriver(page: .pictures)
    table.receive(.board(state, BoardDocument()))
    return table
  }

  @Test(
    "asks the program for a folder, or for samples", arguments: ["choose-folder", "add-samples"])
  func asks(button: String) {
    var table = board()
    table.tap(button)
    let requests = table.takeRequests()
    #expect(requests.contains(.send(Message(PictureRequest.source, text: button))))
  }

  @Test("shows what was found, which an undo removes, and then no buttons")
  func found() {
    var table = board()
    table.receive(PictureRequest.found(["/a/1.png", "/a/2.png"]))
    #expect(table.names(in: "pictures") == ["picture-1", "picture-2"])
    #expect(table.interaction.elements(in: "picture-sources").isEmpty)
    table.tap("undo")
    #expect(table.names(in: "pictures") == [])
    #expect(table.interaction.elements(in: "picture-sources").count == 2)
  }

  @Test("says that nothing was found, until a button is pressed")
  func nothingFound() {
    var table = board()
    table.receive(PictureRequest.found([]))
    #expect(table.texts.contains { $0.hasPrefix("No pictures found") })
    table.tap("add-samples")
    #expect(!table.texts.contains { $0.hasPrefix("No pictures found") })
  }

  @Test("shows what was found during a drag from another program once that has left")
  func foundDuringDrag() {
    var table = board()
    table.bring(.files("/new/1.png"), to: Point(x: 500, y: 410))
    table.receive(PictureRequest.found(["/a/1.png", "/a/2.png"]))
    #expect(table.names(in: "pictures") == [])
    table.incoming(.exited)
    #expect(table.names(in: "pictures") == ["picture-1", "picture-2"])
  }

  @Test(
    "has no buttons if it cannot be changed, or no program stores it",
    arguments: [PicturesScene.DocumentState.readOnly, .none, .recorded])
  func unchangeable(state: PicturesScene.DocumentState) {
    #expect(board(state).interaction.elements(in: "picture-sources").isEmpty)
  }

  @Test(
    "says what was not found, has no room or was left out of a folder",
    arguments: [
      (PictureRequest.found(.noDialog), "Install zenity or kdialog to choose a folder"),
      (PictureRequest.found(.unreadableFolder), "The folder cannot be read"),
      (
        PictureRequest.found((1...12_000).map { "/\($0).png" }),
        "2,001 pictures were not added: a board has room for 10,000"
      ),
      (
        PictureRequest.found(.leftOut(names: 1, folders: 0)),
        "1 file was not added: its name is not UTF-8"
      ),
      (
        PictureRequest.found(.leftOut(names: 0, folders: 1200)),
        "1,200 folders inside were not opened"
      ),
      (
        PictureRequest.found(.leftOut(names: 2, folders: 1)),
        "2 files were not added: their names are not UTF-8; 1 folder inside was not opened"
      ),
    ])
  func notAdded(message: Message, words: String) {
    var table = board()
    table.receive(PictureRequest.found(["/a/1.png"]), message)
    #expect(table.names(in: "pictures").first == "picture-1")
    #expect(table.status == words)
  }
}

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

  @Test("a listing that arrives during a drag is used when that has ended")
  mutating func duringDrag() {
    enter(with: "one")
    board.incoming(.released)
    enter(with: "two")
    report("one", ["1.png"])
    #expect(board.outline == ["a.png", "one", "b.png"])
    board.incoming(.exited)
    #expect(board.outline == ["a.png", "one: 1.png", "b.png"])
  }

  @Test("a listing for an undone drop is used when the drop is done again")
  mutating func undone() {
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

  @Test("a board that arrives during a drag is ignored, and shown when it is sent again")
  mutating func late() {
    let board = Message.board(.open, BoardDocument(pictures: 1), id: 7)
    enter(with: "one")
    self.board.receive(board)
    #expect(self.board.outline == ["a.png", "b.png"])
    self.board.incoming(.exited)
    self.board.receive(board)
    #expect(self.board.outline == ["1.png"])
  }
}
