@testable import DragKit
import Foundation
import PlaygroundScenes
import Support
import Testing

@Suite("The document of a board")
struct BoardDocumentTests {
  private func tile(_ name: String, title: String? = nil) -> BoardDocument.StoredPicture {
    BoardDocument.StoredPicture(
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
      .picture(BoardDocument.StoredPicture(BoardPicture(path: "/x.png", .problem(.missing)))),
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
      #expect(read.tiles.count <= 4)
    }
  }

  @Test("unusable values of a document become defaults or the nearest valid value")
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
    let names = [
      "b 'quoted' $HOME `id`.png", "-rf.png", "'\u{301};touch pwned;'\u{301}.png", "*.png",
    ]
    let renamed = try run(
      names,
      board: { tiles in
        [
          .picture(tiles[0]), .group(title: "a/b", isOpen: false, Array(tiles[1...2])),
          .picture(tiles[3]), .picture(tiles[0]),
        ]
      })
    #expect(renamed.status == 0)
    #expect(
      renamed.names == [
        "1 b 'quoted' $HOME `id`.png", "2 a-b 1 -rf.png",
        "2 a-b 2 '\u{301};touch pwned;'\u{301}.png", "3 *.png",
      ])
    #expect(renamed.texts == names)
  }

  /// Runs a script in a new folder with files that contain their names, and returns the names and texts that the
  /// files then have, and the status.
  private func run(
    _ names: [String], after setUp: String = "",
    _ change: (String) throws -> Void = { _ in },
    board: ([BoardDocument.StoredPicture]) -> [BoardDocument.BoardElement] = {
      $0.map { .picture($0) }
    }
  ) throws -> (names: [String], texts: [String], status: Int32) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rename-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var document = BoardDocument()
    document.elements = board(
      try names.map { name in
        let path = folder + "/" + name
        try Data(name.utf8).write(to: URL(fileURLWithPath: path))
        return BoardDocument.StoredPicture(BoardPicture(path: path))
      })
    try change(folder)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", setUp + script(document)]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let found = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let texts = try found.map { try String(contentsOfFile: folder + "/" + $0, encoding: .utf8) }
    if process.terminationStatus != 0 {
      for (name, text) in zip(found, texts) where names.contains(name) { #expect(text == name) }
    }
    return (found, texts, process.terminationStatus)
  }

  @Test("nothing is renamed if a file is gone, or a new name exists already")
  func checks() throws {
    let gone = try run(["a.png", "b.png"]) { folder in
      try FileManager.default.removeItem(atPath: folder + "/b.png")
    }
    #expect(gone.names == ["a.png"] && gone.status == 1)
    let taken = try run(["a.png", "b.png"]) { folder in
      try Data().write(to: URL(fileURLWithPath: folder + "/2 b.png"))
    }
    #expect(taken.names == ["2 b.png", "a.png", "b.png"] && taken.status == 1)
  }

  @Test("each file has its old name again if a change fails", arguments: 0..<6)
  func undone(failing: Int) throws {
    let names = ["2 b.png", "b.png", "c.png"]
    let failingMove = """
      number=0
      mv() {
        number=$((number + 1))
        [ $number != \(failing + 1) ] || return 1
        command mv "$@"
      }

      """
    let undone = try run(names, after: failingMove)
    #expect(undone.names == names && undone.status == 1)
  }

  @Test("files exchange their names, and a name that is too long is cut before its extension")
  func names() throws {
    let exchanged = try run(["2 b.png", "b.png"])
    #expect(exchanged.names == ["1 2 b.png", "2 b.png"] && exchanged.status == 0)
    let long = String(repeating: "가", count: 83) + ".png"
    let cut = try run([long])
    #expect(cut.names == ["1 " + String(repeating: "가", count: 83) + ".png"])
    var document = BoardDocument()
    document.elements = [
      .picture(
        BoardDocument.StoredPicture(
          BoardPicture(path: "/a.jpeg"), title: String(repeating: "힣", count: 200)))
    ]
    let name = "1 " + String(repeating: "힣", count: 82) + ".jpeg"
    #expect(script(document).contains("'/\(name)'"))
  }

  @Test("a title that was given becomes the name, with the extension of the file")
  func titles() {
    var document = BoardDocument()
    document.elements = [
      .picture(BoardDocument.StoredPicture(BoardPicture(path: "/p/a.png"), title: "The sea"))
    ]
    #expect(
      script(document).contains("'/p/a.png' '/p/dragplay-'$$'-0.png' '/p/1 The sea.png' free"))
  }
}
