import Foundation
import ProgramSupport
import Testing

extension DesktopTests {
  /// A board of pictures, its file, and the pictures that come from other programs and go there.
  @Suite(.serialized) struct PictureBoardTests {
    static let colors: [[UInt8]] = [[224, 64, 0], [0, 128, 64], [32, 64, 224]]

    /// Writes pictures of one colour each, and returns their paths.
    func pictures(_ names: String..., in folder: TemporaryFolder) throws -> [String] {
      try zip(names, Self.colors).map { name, color in
        let pixels = Array(repeating: color, count: 120 * 90).flatMap(\.self)
        return try folder.write(Screenshot(width: 120, height: 90, pixels: pixels).png, to: name)
      }
    }

    /// Writes a board of pictures, the last of which can be in a group.
    func writeBoard(
      of paths: [String], grouping count: Int = 0, in folder: TemporaryFolder
    ) throws {
      var items = paths.map { "{\"path\":\"\($0)\"}" }
      if count > 0 {
        let group = items.suffix(count).joined(separator: ",")
        items = items.dropLast(count) + ["{\"group\":\"Trip\",\"items\":[\(group)]}"]
      }
      let board = "{\"board\":1,\"items\":[\(items.joined(separator: ","))]}"
      try folder.write(Array(board.utf8), to: "board.json")
    }

    func open(
      _ file: String, on kind: Desktop.Kind = .mouse, recordingTo recording: String? = nil
    ) throws -> App {
      let app = try App(
        arguments: ["pictures", "--document", file]
          + (recording.map { ["--record", $0] } ?? []),
        window: Spot(x: 900, y: 700), on: kind)
      try app.wait(for: "message") { $0["name"] == "pictures-document" }
      return app
    }

    /// The names of the files on a board, in order.
    private func board(_ file: String) throws -> [String] {
      let text = try Program.run(["export", file]).output
      let json =
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: [[String: Any]]]
      return (json?["board"] ?? []).map { item in
        (item["path"] as? String).map { String($0.split(separator: "/").last ?? "") }
          ?? "group of \((item["items"] as? [Any] ?? []).count)"
      }
    }

    @Test(
      "pictures are dropped from programs, arranged, dragged out as files, and found as they were",
      arguments: [
        (Desktop.Kind.mouse, OtherProgram.Toolkit.allCases), (.wayland(), [.gtk3, .gtk4, .gtk3]),
      ])
    func round(kind: Desktop.Kind, toolkits: [OtherProgram.Toolkit]) throws {
      let folder = try TemporaryFolder()
      let paths = try pictures("a one.png", "海.png", "c.png", in: folder)
      let file = folder.path("board.json")
      let app = try open(file, on: kind, recordingTo: folder.path("session.dndrec"))
      for toolkit in toolkits {
        let source = try OtherProgram(toolkit, "source", "text", paths[0], paths[1], beside: app)
        let mark = app.trace.count
        try app.press(at: source.files)
        try app.move(to: Spot(x: 860, y: 660), steps: 25)
        try app.wait(for: "dropEntered", after: mark) { $0["target"] == "pictures" }
        try app.hold(0.2)
        try app.release()
        try app.expectEnd(reason: "dropped", after: mark)
        try app.settle(after: mark)
      }
      let order = app.trace.order(of: "pictures")
      app.expect(order.count == 6, "\(order)")
      try app.expectColor(Self.colors[0], of: order[0], in: "pictures")
      try app.expectColor(Self.colors[1], of: order[1], in: "pictures")

      for toolkit in toolkits {
        let target = try OtherProgram(toolkit, "target", beside: app)
        let mark = app.trace.count
        try app.press(on: order[1], in: "pictures")
        try app.move(to: target.place(), steps: 25)
        try app.waitOutside(for: "copy", after: mark)
        try app.release()
        let received = try target.wait(for: "received")
        app.expect(
          received.bytes?.trimmingCharacters(in: .whitespacesAndNewlines)
            == "file://\(folder.url.path)/%E6%B5%B7.png",
          "\(received.bytes ?? "nothing")")
        try app.expectEnd(reason: "dropped", after: mark)
        try app.settle(after: mark)
      }

      try app.tap(order[2], in: "pictures")
      try app.key("Delete")
      try until("the deletion") { app.trace.order(of: "pictures").count == 5 }
      #expect(try app.terminate() == 0)
      let names = ["a one.png", "海.png", "海.png", "a one.png", "海.png"]
      #expect(try board(file) == names)
      // Also the second tile of a file knows its size.
      let stored = try String(contentsOfFile: file, encoding: .utf8)
      #expect(stored.split(separator: "\n").count { $0.contains("\"size\":[") } == 5, "\(stored)")
      let replay = try Program.run(["replay", "--headless", folder.path("session.dndrec")])
      #expect(replay.output.contains("reproduced"), "\(replay.errors)")
      let again = try open(file, on: kind)
      try until("the board") { again.trace.order(of: "pictures").count == 5 }
      try again.expectColor(
        Self.colors[1], of: again.trace.order(of: "pictures")[2], in: "pictures")
      #expect(try again.terminate() == 0)
      #expect(try board(file) == names)
    }

    @Test(
      "a picture dragged to a program that accepts only pictures arrives byte for byte",
      arguments: [Desktop.Kind.mouse, .wayland()])
    func image(kind: Desktop.Kind) throws {
      let folder = try TemporaryFolder()
      let paths = try pictures("a.png", in: folder)
      try writeBoard(of: paths, in: folder)
      let app = try open(folder.path("board.json"), on: kind)
      try app.expectColor(Self.colors[0], of: "picture-1", in: "pictures")
      let target = try OtherProgram(.gtk3, "target", "image", beside: app)
      try app.press(on: "picture-1", in: "pictures")
      try app.move(to: target.place(), steps: 25)
      try app.waitOutside(for: "copy")
      try app.release()
      let received = try target.wait(for: "received")
      let sent = try folder.bytes("a.png").map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
      app.expect(received["bytes"] == sent.joined(), "other bytes")
      #expect(received["type"] == "image/png")
      #expect(try app.terminate() == 0)
    }

    @Test(
      "pictures that another program drags as data are stored in numbered files, each once, byte for byte"
    )
    func imageIn() throws {
      let folder = try TemporaryFolder()
      let paths = try pictures("a.png", "b.png", in: folder)
      let app = try open(folder.path("board.json"))
      var asked: [String?] = []
      for path in paths + paths.prefix(1) {
        let source = try OtherProgram(.gtk3, "source-image", path, beside: app)
        let mark = app.trace.count
        try app.press(at: source.place())
        try app.move(to: Spot(x: 500, y: 300), steps: 25)
        try app.wait(for: "dropEntered", after: mark) { $0["target"] == "pictures" }
        try app.hold(0.2)
        try app.release()
        try app.expectEnd(reason: "dropped", after: mark)
        asked.append(try source.wait(for: "asked") { $0["type"] == "image/png" }["bytes"])
        try app.settle(after: mark)
      }
      try app.expectColor(Self.colors[0], of: "picture-1", in: "pictures")
      #expect(try app.terminate() == 0)
      let names = try board(folder.path("board.json")).sorted()
      #expect(names == ["Picture 1.png", "Picture 1.png", "Picture 2.png"])
      for (name, bytes) in zip(["Picture 1.png", "Picture 2.png"], asked) {
        let kept = app.desktop.dataFolder.appendingPathComponent("dragplay/pictures/\(name)")
        let stored = try Data(contentsOf: kept).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        app.expect(bytes == stored.joined(), "other bytes")
      }
    }

    @Test(
      "a picture leaves the board when another program moves it, and stays when the program links it",
      arguments: ["move", "link"])
    func moveOut(operation: String) throws {
      let folder = try TemporaryFolder()
      let paths = try pictures("a.png", "b.png", in: folder)
      try writeBoard(of: paths, in: folder)
      let app = try open(folder.path("board.json"))
      try app.expectColor(Self.colors[0], of: "picture-1", in: "pictures")
      let target = try OtherProgram(.gtk3, "target", operation, beside: app)
      try app.press(on: "picture-1", in: "pictures")
      try app.move(to: target.place(), steps: 25)
      try app.waitOutside(for: operation)
      app.expectOrder(["picture-1", "picture-2"], of: "pictures")
      try app.release()
      let received = try target.wait(for: "received")
      #expect(received.bytes == "file://\(folder.url.path)/a.png\r\n")
      #expect(received["action"] == operation)
      try app.expectEnd(reason: "dropped")
      let isMoved = operation == "move"
      app.expectOrder(isMoved ? ["picture-2"] : ["picture-1", "picture-2"], of: "pictures")
      #expect(try app.terminate() == 0)
      #expect(
        try board(folder.path("board.json")) == (isMoved ? ["b.png"] : ["a.png", "b.png"]))
    }

    @Test(
      "a group is dragged out as its files",
      arguments: [Desktop.Kind.mouse, .wayland()])
    func groupOut(kind: Desktop.Kind) throws {
      let folder = try TemporaryFolder()
      let paths = try pictures("a.png", "b.png", "c.png", in: folder)
      try writeBoard(of: paths, grouping: 2, in: folder)
      let app = try open(folder.path("board.json"), on: kind)
      try app.expectColor(Self.colors[0], of: "picture-1", in: "pictures")
      let target = try OtherProgram(.gtk3, "target", beside: app)
      let tile = try #require(app.trace.order(of: "pictures").last)
      try app.press(on: tile, in: "pictures")
      try app.move(to: target.place(), steps: 25)
      try app.waitOutside(for: "copy")
      try app.release()
      let received = try target.wait(for: "received")
      let files = ["b.png", "c.png"].map { "file://\(folder.url.path)/\($0)\r\n" }
      app.expect(received.bytes == files.joined(), "\(received.bytes ?? "nothing")")
      try app.expectEnd(reason: "dropped")
      #expect(try app.terminate() == 0)
    }

    @Test("two fingers that move apart make the pictures larger, and lift none")
    func pinch() throws {
      let folder = try TemporaryFolder()
      let paths = try pictures("a.png", "b.png", "c.png", in: folder)
      try writeBoard(of: paths, in: folder)
      let app = try open(
        folder.path("board.json"), on: .touch, recordingTo: folder.path("session.dndrec"))
      try app.expectColor(Self.colors[2], of: "picture-3", in: "pictures")
      let before = try #require(app.trace.frames(of: "pictures")["picture-1"])
      let mark = app.trace.count
      let left = try app.finger()
      let right = try app.finger(2)
      let (first, second) = (
        try app.place(of: "picture-1", in: "pictures"),
        try app.place(of: "picture-2", in: "pictures")
      )
      try left.press(at: first)
      try right.press(at: second)
      try left.glide(to: first.moved(x: -60), while: right, goesTo: second.moved(x: 120))
      try left.release()
      try right.release()
      try app.settle(after: mark)

      let after = try #require(app.trace.frames(of: "pictures")["picture-1"])
      app.expect(after.width * 10 > before.width * 13, "\(before) \(after)")
      app.expect(app.trace.lines(of: "dragBegan").isEmpty, "a finger lifted")
      #expect(try app.terminate() == 0)
      let replay = try Program.run(["replay", "--headless", folder.path("session.dndrec")])
      #expect(replay.output.contains("reproduced"), "\(replay.errors)")
    }

    @Test("a picture of a file manager gets a tile, and stays in its folder")
    func fileManager() throws {
      let folder = try TemporaryFolder()
      let app = try open(folder.path("board.json"))
      let manager = try FileManagerWindow(showing: "海の 音 1.png", beside: app)
      let mark = app.trace.count
      try app.press(at: manager.icon)
      try app.move(to: Spot(x: 500, y: 300), steps: 25)
      try app.wait(for: "dropEntered", after: mark)
      try app.hold(0.2)
      try app.release()
      try app.expectEnd(reason: "dropped", after: mark)
      try app.expectColor([255, 0, 0], of: "picture-1", in: "pictures")
      #expect(manager.hasFile)
      #expect(try app.terminate() == 0)
      #expect(try board(folder.path("board.json")) == ["海の 音 1.png"])
    }

    @Test(
      "a folder's board keeps its order, shows new files at the end and missing ones as missing")
    func folderBoard() throws {
      let folder = try TemporaryFolder()
      _ = try pictures("1.png", "2.png", "3.png", in: folder)
      let file = folder.path("board.json")
      func open() throws -> App {
        let app = try App("board", "--images", folder.url.path, "--document", file)
        try app.wait(for: "message") { $0["name"] == "picture-reports" }
        return app
      }
      let app = try open()
      try app.expectColor(Self.colors[0], of: "picture-1", in: "pictures")
      try app.press(on: "picture-1", in: "pictures")
      let last = try app.place(of: "picture-3", in: "pictures")
      try app.move(to: last.moved(x: 90), steps: 25)
      try app.hold(0.4)
      try app.release()
      app.expectOrder(["picture-2", "picture-3", "picture-1"], of: "pictures")
      // A file that is renamed or removed while the board is open.
      let mark = app.trace.count
      try FileManager.default.moveItem(atPath: folder.path("2.png"), toPath: folder.path("two.png"))
      try app.wait(for: "message", after: mark) { $0["name"] == "picture-reports" }
      try app.settle(after: mark)
      try app.expectColor(Self.colors[1], of: "picture-2", in: "pictures")
      #expect(try app.terminate() == 0)
      #expect(try board(file) == ["two.png", "3.png", "1.png"])
      try FileManager.default.removeItem(atPath: folder.path("3.png"))
      _ = try pictures("4.png", in: folder)
      let again = try open()
      try until("four tiles") { again.trace.order(of: "pictures").count == 4 }
      try again.expectColor(Self.colors[0], of: "picture-4", in: "pictures")
      #expect(try again.terminate() == 0)
      #expect(try board(file) == ["two.png", "3.png", "1.png", "4.png"])
    }

    @Test("a recording of the board that is taken over does not change the file of the board")
    func takeOver() throws {
      let folder = try TemporaryFolder()
      let paths = try pictures("a.png", "b.png", "c.png", in: folder)
      try writeBoard(of: paths, in: folder)
      let app = try open(folder.path("board.json"))
      try app.tap("record")
      try app.hold(0.2)
      try app.tap("record")
      // The card of the recording would take the next press.
      _ = try app.place(of: "card-close", in: "recording-card")
      try app.key("Escape")
      try app.tap("picture-1", in: "pictures")
      try app.key("Delete")
      app.expectOrder(["picture-2", "picture-3"], of: "pictures")
      try until("the change in the file") {
        try board(folder.path("board.json")) == ["b.png", "c.png"]
      }
      try app.tap("replay")
      try app.hold(0.3)
      try app.key("End")
      let mark = app.trace.count
      try app.key("Tab")
      try app.wait(for: "ready", after: mark)
      app.expectOrder(["picture-1", "picture-2", "picture-3"], of: "pictures")
      try app.tap("picture-2", in: "pictures")
      try app.key("Delete")
      app.expectOrder(["picture-1", "picture-3"], of: "pictures")
      #expect(try app.terminate() == 0)
      #expect(try board(folder.path("board.json")) == ["b.png", "c.png"])
    }

    @Test("a second window of the same board cannot change it")
    func second() throws {
      let folder = try TemporaryFolder()
      let paths = try pictures("a.png", "b.png", in: folder)
      let file = folder.path("board.json")
      try writeBoard(of: paths, in: folder)
      let first = try open(file)
      let other = try open(file)
      for (app, isOpen) in [(first, true), (other, false)] {
        try app.tap("picture-1", in: "pictures")
        try app.key("Delete")
        try app.hold(0.3)
        app.expect(app.trace.order(of: "pictures").count == (isOpen ? 1 : 2), "it is wrong")
      }
      #expect(try other.terminate() == 0)
      #expect(try first.terminate() == 0)
      #expect(try board(file) == ["b.png"])
    }

    @Test("a damaged board is moved aside and replaced by the version from when it was last opened")
    func damaged() throws {
      let folder = try TemporaryFolder()
      let paths = try pictures("a.png", "b.png", in: folder)
      let file = folder.path("board.json")
      try writeBoard(of: paths, in: folder)
      let first = try open(file)
      try first.tap("picture-1", in: "pictures")
      try first.key("Delete")
      try until("the deletion") { first.trace.order(of: "pictures").count == 1 }
      #expect(try first.terminate() == 0)
      try folder.write(Array("{\"board\":1,\"items\":[{\"pa".utf8), to: "board.json")
      let again = try open(file)
      again.expectOrder(["picture-1", "picture-2"], of: "pictures")
      #expect(try again.terminate() == 0)
      #expect(try board(file) == ["a.png", "b.png"])
      #expect(try folder.text("board-damaged-1.json") == "{\"board\":1,\"items\":[{\"pa")
    }

    @Test("a program that is killed at any moment loses at most the change that it was storing")
    func kills() throws {
      let folder = try TemporaryFolder()
      let paths = try pictures("a.png", in: folder)
      let file = folder.path("board.json")
      var generator = SystemRandomNumberGenerator()
      let count = ProcessInfo.processInfo.environment["DRAGPLAY_KILLS"].flatMap(Int.init) ?? 8
      for round in 1...count {
        try folder.write(
          Array("{\"board\":1,\"items\":[{\"path\":\"\(paths[0])\"}]}".utf8), to: "board.json")
        let app = try open(file)
        try app.tap("picture-1", in: "pictures")
        let wait = Double.random(in: 0...1.2, using: &generator)
        let end = Date(timeIntervalSinceNow: wait)
        while Date() < end { try app.key("ctrl+d") }
        kill(app.process, SIGKILL)
        try until("the end") { app.hasEnded }
        let shown = app.trace.order(of: "pictures").count
        let stored = try board(file).count
        #expect(
          stored == shown || stored == shown - 1,
          "round \(round), killed after \(wait) s: \(stored) of \(shown) were stored")
      }
    }
  }
}
