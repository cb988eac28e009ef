import DragKit
import Foundation
import PlaygroundScenes
import Support
import Testing

@Suite("The document of a board")
struct BoardDocumentTests {
  private func tile(_ name: String, title: String? = nil) -> BoardDocument.Tile {
    BoardDocument.Tile(
      BoardPicture(
        path: "/home/ada/\(name)", .readable(width: 30, height: 20, bytes: 9, modified: 7)),
      title: title)
  }

  private var document: BoardDocument {
    var document = BoardDocument()
    (document.arrangement, document.tileSide, document.showsNames) = (.masonry, 200, false)
    document.elements = [
      .picture(tile("a.png", title: "“A”\n雨")),
      .group(title: nil, isOpen: true, [tile("sub/b.png"), tile("c.png")]),
      .picture(BoardDocument.Tile(BoardPicture(path: "/x.png", .problem(.missing)))),
    ]
    return document
  }

  @Test("the text of a document gives the same document")
  func roundTrip() throws {
    let text = document.text(in: "/home/ada")
    #expect(text.contains("\"path\":\"sub/b.png\"") && text.contains("\"path\":\"/x.png\""))
    #expect(try BoardDocument(parsing: text, in: "/home/ada") == document)
    let moved = try BoardDocument(parsing: text, in: "/mnt").tiles.map(\.picture.path)
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

  @Test("a document that is cut off or damaged in a byte is refused, or is a sound one")
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
      #expect(read.tiles.count <= 4)
    }
  }

  @Test("what cannot be used of a document is replaced by the usual")
  func unusual() throws {
    let text =
      "{\"board\":1,\"layout\":\"circle\",\"tile\":9999,\"items\":[{\"path\":\"/a\",\"size\":[-1,2]}]}"
    let read = try BoardDocument(parsing: text, in: "/")
    #expect(read.arrangement == .flow && read.tileSide == 400 && read.showsNames)
    #expect(read.tiles.first?.picture.details == .unknown)
  }

  @Test("the page shows a document, and gives the same one back")
  func page() {
    var table = PlaygroundDriver(PlaygroundOptions(scene: .pictures))
    table.send(.messageReceived(DocumentMessage(.open, document).message))
    #expect(table.playground.content.pictures.storedDocument == document)
    #expect(!table.playground.content.canUndo)
  }
}

@Suite("A plan to rename pictures")
struct RenamePlanTests {
  private func script(_ document: BoardDocument) -> String { RenamePlan(of: document).script }

  @Test("the script renames the files in board order, whatever characters their names have")
  func renames() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rename-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = ["b 'quoted' $HOME `id`.png", "-rf.png", "雨\n\"x\".png", "*.png"]
    var document = BoardDocument()
    let tiles = try names.map { name in
      let path = folder.path + "/" + name
      try Data(name.utf8).write(to: URL(fileURLWithPath: path))
      return BoardDocument.Tile(BoardPicture(path: path))
    }
    document.elements = [
      .picture(tiles[0]), .group(title: "a/b", isOpen: false, Array(tiles[1...2])),
      .picture(tiles[3]), .picture(tiles[0]),
    ]
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script(document)]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let found = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(
      found == [
        "1 b 'quoted' $HOME `id`.png", "2 a-b 1 -rf.png", "2 a-b 2 雨\n\"x\".png", "3 *.png",
      ])
    for (name, old) in zip(found, names) {
      #expect(try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8) == old)
    }
  }

  @Test("a title that was given becomes the name, with the extension of the file")
  func titles() {
    var document = BoardDocument()
    document.elements = [
      .picture(BoardDocument.Tile(BoardPicture(path: "/p/a.png"), title: "The sea"))
    ]
    #expect(script(document).hasSuffix("mv -- '/p/.dragplay-rename-0' '/p/1 The sea.png'"))
  }
}
