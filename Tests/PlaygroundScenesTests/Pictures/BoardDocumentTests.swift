@testable import DragKit
import Foundation
import PlaygroundScenes
import Support
import Testing

@Suite("The document of a board")
struct BoardDocumentTests {
  private func tile(_ name: String, title: String? = nil) -> BoardDocument.Element {
    BoardDocument.Element(
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
      BoardDocument.Element(group: nil, isOpen: true, [tile("sub/b.png"), tile("c.png")]),
      BoardDocument.Element(BoardPicture(path: "/x.png", .problem(.missing))),
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

  @Test(
    "a truncated document is refused, and one with a damaged byte is refused or gains no pictures")
  func damage() {
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

  @Test("unusable values of a document become defaults or the nearest valid value")
  func unusual() throws {
    let text =
      "{\"board\":1,\"layout\":\"circle\",\"tile\":9999,\"items\":[{\"path\":\"/a\",\"size\":[-1,2]}]}"
    let read = try BoardDocument(parsing: text, in: "/")
    #expect(read.look.arrangement == .flow && read.look.tileSide == 400 && read.look.showsNames)
    #expect(read.pictures.first?.picture?.details == .unknown)
  }

  @Test("the page shows a document, and gives the same one back")
  func page() {
    var table = PlaygroundDriver(scene: .pictures)
    table.receive(.board(.open, document))
    #expect(table.content.pictures.storedDocument == document)
    #expect(!table.content.canUndo)
  }
}
