import Foundation
import ProgramSupport
import Testing

/// A board of pictures, its file, and the pictures that come from other programs and go there.
@Suite(.serialized) struct PictureBoardTests {
  private static let colors = PictureBoard.colors

  @Test(
    "pictures are dropped from programs, arranged, dragged out as files, and found as they were",
    arguments: [
      (Desktop.Kind.mouse, OtherProgram.Toolkit.allCases), (.wayland(), [.gtk3, .gtk4, .gtk3]),
    ])
  func round(kind: Desktop.Kind, toolkits: [OtherProgram.Toolkit]) throws {
    let board = try PictureBoard("a one.png", "海.png", "c.png", isEmpty: true)
    let app = try board.open(on: kind, isRecorded: true)
    for toolkit in toolkits {
      let source = try OtherProgram(
        toolkit, "source", "text", board.paths[0], board.paths[1], beside: app)
      try app.dropOnBoard(from: source.files, to: Spot(x: 860, y: 660))
    }
    let order = app.trace.order(of: "pictures")
    app.expect(order.count == 6, "\(order)")
    try app.expectColor(Self.colors[0], of: order[0], in: "pictures")
    try app.expectColor(Self.colors[1], of: order[1], in: "pictures")

    for toolkit in toolkits {
      let target = try OtherProgram(toolkit, "target", beside: app)
      let received = try app.carry(order[1], to: target)
      app.expect(
        received.bytes?.trimmingCharacters(in: .whitespacesAndNewlines)
          == "file://\(board.folder.url.path)/%E6%B5%B7.png",
        "\(received.bytes ?? "nothing")")
    }

    try app.delete(order[2], leaving: order.filter { $0 != order[2] })
    try app.expectReplay()
    let names = ["a one.png", "海.png", "海.png", "a one.png", "海.png"]
    #expect(try board.names == names)
    // Also the second tile of a file knows its size.
    let stored = try board.folder.text("board.json")
    #expect(stored.split(separator: "\n").count { $0.contains("\"size\":[") } == 5, "\(stored)")
    let again = try board.open(on: kind)
    try until("the board") { again.trace.order(of: "pictures").count == 5 }
    try again.expectColor(Self.colors[1], of: again.trace.order(of: "pictures")[2], in: "pictures")
    try again.close()
    #expect(try board.names == names)
  }

  @Test(
    "a picture arrives byte for byte in a program that accepts only pictures, and a group as files",
    arguments: [Desktop.Kind.mouse, .wayland()])
  func image(kind: Desktop.Kind) throws {
    let board = try PictureBoard("a.png", "b.png", "c.png", grouping: 2)
    let app = try board.open(on: kind)
    try app.expectColor(Self.colors[0], of: "picture-1", in: "pictures")
    do {
      let target = try OtherProgram(.gtk3, "target", "image", beside: app)
      let received = try app.carry("picture-1", to: target)
      app.expect(received["bytes"] == Self.digits(of: try board.folder.bytes("a.png")), "others")
      #expect(received["type"] == "image/png")
    }
    let target = try OtherProgram(.gtk3, "target", beside: app)
    let tile = try #require(app.trace.order(of: "pictures").last)
    #expect(try app.carry(tile, to: target).bytes == board.uris(of: "b.png", "c.png"))
    try app.close()
  }

  /// Bytes as another program reports them.
  private static func digits(of bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  @Test(
    "pictures that another program drags as data are stored in numbered files, each once, byte for byte"
  )
  func imageIn() throws {
    let board = try PictureBoard("a.png", "b.png", isEmpty: true)
    let app = try board.open()
    var asked: [String?] = []
    for path in board.paths + board.paths.prefix(1) {
      let source = try OtherProgram(.gtk3, "source-image", path, beside: app)
      try app.dropOnBoard(from: source.place())
      asked.append(try source.wait(for: "asked") { $0["type"] == "image/png" }["bytes"])
    }
    try app.expectColor(Self.colors[0], of: "picture-1", in: "pictures")
    try app.close()
    #expect(try board.names.sorted() == ["Picture 1.png", "Picture 1.png", "Picture 2.png"])
    for (name, bytes) in zip(["Picture 1.png", "Picture 2.png"], asked) {
      let kept = try app.desktop.folder.bytes("dragplay/pictures/\(name)")
      app.expect(bytes == Self.digits(of: kept), "other bytes")
    }
  }

  @Test(
    "a picture leaves the board when another program moves it, and stays when the program links it",
    arguments: [("move", ["picture-2"], ["b.png"])]
      + [("link", ["picture-1", "picture-2"], ["a.png", "b.png"])])
  func moveOut(operation: String, order: [String], names: [String]) throws {
    let board = try PictureBoard("a.png", "b.png")
    let app = try board.open()
    try app.expectColor(Self.colors[0], of: "picture-1", in: "pictures")
    let target = try OtherProgram(.gtk3, "target", operation, beside: app)
    let received = try app.carry("picture-1", to: target, as: operation)
    #expect(received.bytes == board.uris(of: "a.png"))
    app.expectOrder(order, of: "pictures")
    try app.close()
    #expect(try board.names == names)
  }

  @Test("a picture of a file manager gets a tile, and stays in its folder")
  func fileManager() throws {
    let board = try PictureBoard(isEmpty: true)
    let app = try board.open()
    let manager = try FileManagerWindow(showing: "海の 音 1.png", beside: app)
    try app.dropOnBoard(from: manager.icon)
    try app.expectColor([255, 0, 0], of: "picture-1", in: "pictures")
    #expect(manager.hasFile)
    try app.close()
    #expect(try board.names == ["海の 音 1.png"])
  }

  @Test(
    "a file manager copies a picture, and moves it while Shift is held; undo shows that its file is gone"
  )
  func intoFolder() throws {
    let board = try PictureBoard("a.png", "b.png")
    let app = try board.open()
    try app.expectColor(Self.colors[1], of: "picture-2", in: "pictures")
    let manager = try FileManagerWindow(showing: "red.png", beside: app)
    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
    func carry(_ item: String, steps: Int) throws {
      let mark = app.trace.count
      try app.press(on: item, in: "pictures")
      try app.move(to: try app.place(of: item, in: "pictures").moved(x: 40), steps: 4)
      try app.move(to: manager.icon.moved(y: 150), steps: steps)
      try app.waitOutside(for: "copy", after: mark)
    }
    // PCManFM refuses the first location, and is asked again while the mouse rests there.
    try carry("picture-1", steps: 1)
    app.hold(1)
    try app.release()
    try app.expectEnd(reason: "dropped")
    try until("the copy") { try manager.contents().contains("a.png") }
    #expect(exists(board.paths[0]))
    app.expectOrder(["picture-1", "picture-2"], of: "pictures")

    let mark = app.trace.count
    try carry("picture-2", steps: 25)
    try app.holding("Shift_L") {
      try app.waitOutside(for: "move", after: mark)
      try app.release()
    }
    try app.expectEnd(reason: "dropped", after: mark)
    try until("the moved file") {
      try manager.contents().contains("b.png") && !exists(board.paths[1])
    }
    app.expectOrder(["picture-1"], of: "pictures")
    try app.activate()
    try app.key("Control_L+z")
    app.expectOrder(["picture-1", "picture-2"], of: "pictures")
    try app.settle(after: mark)
    let seen = try app.desktop.picture()
      .color(at: app.onScreen(try app.place(of: "picture-2", in: "pictures").moved(x: 40)))
    app.expect(seen != Self.colors[1], "the tile shows a file that is gone")
    try app.close()
  }

  @Test("a program that hangs in the middle of a picture gets nothing more after ten seconds")
  func hangingReceiver() throws {
    let board = try PictureBoard("a.png")
    // More than the X server takes at once.
    let picture = try board.folder.bytes("a.png") + [UInt8](repeating: 0, count: 20 << 20)
    try board.folder.write(picture, to: "a.png")
    let app = try board.open()
    let receiver = try HangingReceiver(on: app.desktop)
    try app.press(on: "picture-1", in: "pictures")
    try app.move(to: receiver.middle.moved(x: -app.origin.x, y: -app.origin.y), steps: 25)
    try receiver.accept()
    try app.waitOutside(for: "copy")
    try app.release()
    try receiver.takeFirstPiece(of: "image/png")
    try app.expectEnd(reason: "refused")
    // The ten seconds of the transfer begin after those of the drop.
    app.hold(1)
    receiver.takePiece()
    app.hold(0.5)
    #expect(!receiver.hasPiece)
    try app.close()
  }

  @Test(
    "a picture is moved to the trash, undo takes it back, and one that cannot be moved keeps its tile"
  )
  func trash() throws {
    let board = try PictureBoard("é one.png", "b.png")
    let (app, files) = (try board.open(), FileManager.default)
    let data = app.desktop.folder
    func exists(_ path: String) -> Bool { data.has("Trash/\(path)") }
    func moveToTrash() throws {
      try app.expectColor(Self.colors[0], of: "picture-1", in: "pictures")
      let mark = app.trace.count
      try app.click(at: app.place(of: "picture-1", in: "pictures"), button: 3)
      try app.wait(for: "contextMenu", after: mark)
      try app.press(on: "menu-trash", in: "menu")
      try app.release()
      try app.wait(for: "message", after: mark) { $0["name"] == "picture-reports" }
      try app.settle(after: mark)
    }
    try moveToTrash()
    app.expectOrder(["picture-2"], of: "pictures")
    #expect(exists("files/é one.png") && !files.fileExists(atPath: board.paths[0]))
    let info = try data.text("Trash/info/é one.png.trashinfo")
    #expect(info.contains("Path=\(board.folder.url.path)/%C3%A9%20one.png\n"))

    try app.key("ctrl+z")
    try until("the file") { files.fileExists(atPath: board.paths[0]) }
    #expect(!exists("files/é one.png") && !exists("info/é one.png.trashinfo"))
    // A file in the way of the trash.
    try files.removeItem(atPath: data.path("Trash"))
    try data.write([], to: "Trash")
    try moveToTrash()
    app.expectOrder(["picture-1", "picture-2"], of: "pictures")
    #expect(files.fileExists(atPath: board.paths[0]))
    try app.close()
  }

  @Test("a folder's board keeps its order, shows new files at the end and missing ones as missing")
  func folderBoard() throws {
    let board = try PictureBoard("1.png", "2.png", "3.png", isEmpty: true)
    let files = FileManager.default
    func open() throws -> App {
      let app = try App("board", "--images", board.folder.url.path, "--document", board.file)
      try app.wait(for: "message") { $0["name"] == "picture-reports" }
      return app
    }
    let app = try open()
    try app.expectColor(Self.colors[0], of: "picture-1", in: "pictures")
    try app.press(on: "picture-1", in: "pictures")
    try app.move(to: try app.place(of: "picture-3", in: "pictures").moved(x: 90), steps: 25)
    app.hold(0.4)
    try app.release()
    app.expectOrder(["picture-2", "picture-3", "picture-1"], of: "pictures")
    // A file that is renamed or removed while the board is open.
    let mark = app.trace.count
    try files.moveItem(atPath: board.paths[1], toPath: board.folder.path("two.png"))
    try app.wait(for: "message", after: mark) { $0["name"] == "picture-reports" }
    try app.settle(after: mark)
    try app.expectColor(Self.colors[1], of: "picture-2", in: "pictures")
    try app.close()
    #expect(try board.names == ["two.png", "3.png", "1.png"])
    try files.removeItem(atPath: board.paths[2])
    try PictureBoard.write(Self.colors[0], 120, 90, to: "4.png", in: board.folder)
    let again = try open()
    try until("four tiles") { again.trace.order(of: "pictures").count == 4 }
    try again.expectColor(Self.colors[0], of: "picture-4", in: "pictures")
    try again.close()
    #expect(try board.names == ["two.png", "3.png", "1.png", "4.png"])
  }

  @Test("a recording of the board that is taken over does not change the file of the board")
  func takeOver() throws {
    let board = try PictureBoard("a.png", "b.png", "c.png")
    let app = try board.open()
    try app.tap("record")
    app.hold(0.2)
    try app.tap("record")
    // The card of the recording would take the next press.
    _ = try app.place(of: "card-close", in: "recording-card")
    try app.key("Escape")
    try app.delete("picture-1", leaving: ["picture-2", "picture-3"])
    try until("the change in the file") { try board.names == ["b.png", "c.png"] }
    try app.tap("replay")
    app.hold(0.3)
    try app.key("End")
    let mark = app.trace.count
    try app.key("Tab")
    try app.wait(for: "ready", after: mark)
    app.expectOrder(["picture-1", "picture-2", "picture-3"], of: "pictures")
    try app.delete("picture-2", leaving: ["picture-1", "picture-3"])
    try app.close()
    #expect(try board.names == ["b.png", "c.png"])
  }

  @Test("a second window of the same board cannot change it")
  func second() throws {
    let board = try PictureBoard("a.png", "b.png")
    let (first, other) = (try board.open(), try board.open())
    try first.delete("picture-1", leaving: ["picture-2"])
    try other.tap("picture-1", in: "pictures")
    try other.key("Delete")
    other.hold(0.3)
    other.expectOrder(["picture-1", "picture-2"], of: "pictures")
    try other.close()
    try first.close()
    #expect(try board.names == ["b.png"])
  }

  @Test("a damaged board is moved aside and replaced by the version from when it was last opened")
  func damaged() throws {
    let board = try PictureBoard("a.png", "b.png")
    let first = try board.open()
    try first.delete("picture-1", leaving: ["picture-2"])
    try first.close()
    try board.folder.write("{\"board\":1,\"items\":[{\"pa".utf8, to: "board.json")
    let again = try board.open()
    again.expectOrder(["picture-1", "picture-2"], of: "pictures")
    try again.close()
    #expect(try board.names == ["a.png", "b.png"])
    #expect(try board.folder.text("board-damaged-1.json") == "{\"board\":1,\"items\":[{\"pa")
  }

  @Test("a board that is too large to be read stays as it is, and the window shows none")
  func tooLarge() throws {
    let board = try PictureBoard("a.png")
    let text = Data("{\"board\":1,".utf8) + Data(repeating: 32, count: 1 << 26)
    try board.folder.write(text, to: "board.json")
    let app = try board.open()
    app.expectOrder([], of: "pictures")
    try app.close()
    #expect(try Data(contentsOf: board.folder.url.appendingPathComponent("board.json")) == text)
    #expect(!board.folder.names.contains { $0.contains("damaged") })
  }

  @Test("a program that is killed at any moment loses at most the change that it was storing")
  func kills() throws {
    let board = try PictureBoard("a.png")
    let count = ProcessInfo.processInfo.environment["DRAGPLAY_KILLS"].flatMap(Int.init) ?? 8
    for round in 1...count {
      try board.writeFile()
      let app = try board.open()
      try app.tap("picture-1", in: "pictures")
      let wait = Double.random(in: 0...1.2)
      let end = Date(timeIntervalSinceNow: wait)
      while Date() < end { try app.key("ctrl+d") }
      kill(app.process, SIGKILL)
      try until("the end") { app.hasEnded }
      let (shown, stored) = (app.trace.order(of: "pictures").count, try board.names.count)
      #expect(
        stored == shown || stored == shown - 1,
        "round \(round), killed after \(wait) s: \(stored) of \(shown) were stored")
    }
  }

  @Test("2,000 pictures have a tile each, which shows its picture, also in another layout")
  func photos() throws {
    let folder = TemporaryFolder()
    let (blue, orange): ([UInt8], [UInt8]) = ([0, 48, 128], [224, 128, 0])
    let files = try [blue, orange].enumerated().map { index, color in
      try PictureBoard.write(color, 1200, 900, to: "\(1000 + index).png", in: folder)
    }
    for number in 2..<2000 {
      try FileManager.default.linkItem(
        atPath: files[number % 2], toPath: folder.path("\(1000 + number).png"))
    }
    let app = try App(
      "board", "--images", folder.url.path, "--document", folder.path("board.json"))
    try until("2,000 tiles") {
      app.trace.lines(of: "order").contains { $0.text.contains("2000") }
    }
    try app.expectColor(blue, of: "picture-1", in: "pictures")
    try app.expectColor(orange, of: "picture-2", in: "pictures")
    let mark = app.trace.count
    try app.tap("pictures-masonry")
    try app.settle(after: mark)
    try app.expectColor(orange, of: "picture-2", in: "pictures")
  }
}
