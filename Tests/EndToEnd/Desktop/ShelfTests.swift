import Foundation
import ProgramSupport
import Testing

extension DesktopTests {
  /// Recordings that are kept: the card of one that has ended, and the page of all of them.
  @Suite(.serialized) struct ShelfTests {
    private static let window = Spot(x: 1_120, y: 760)

    private let home = Result { try TemporaryFolder() }

    private func path(_ name: String) throws -> String { try home.get().path(name) }

    private func exists(_ name: String) throws -> Bool {
      FileManager.default.fileExists(atPath: try path(name))
    }

    private func recordings() throws -> [String] {
      let folder = try path("state/dragplay/recordings")
      return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    /// Opens a window whose recordings, trash and settings are those of the next one, too.
    ///
    /// It runs outside of the project, whose tests it would add to.
    private func open(
      _ scene: String, window: Spot = window, portal: FakePortal? = nil
    ) throws -> App {
      let folders = [
        ("STATE", "state"), ("DATA", "data"), ("CACHE", "cache"), ("CONFIG", "config"),
      ]
      let variables =
        try folders.map { "XDG_\($0.0)_HOME=\(try path($0.1))" }
        + ["HOME=\(try path(""))"]
      return try App(
        arguments: [scene], window: window, portal: portal,
        through: ["/usr/bin/env", "-C", try path("")] + variables)
    }

    /// Adds a recording of a drag of red to green, and returns its name.
    @discardableResult
    private func keepRecording() throws -> String {
      let (folder, name) = (try path("state/dragplay/recordings"), "one.dndrec")
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: Kept.recording("reorder-down"), toPath: "\(folder)/\(name)")
      return name
    }

    /// A film is made at the lowest priority, which other work delays.
    private static let filmPatience = Duration.seconds(180)

    /// Records a drag of red to green with the button, and waits for the card.
    private func record(_ app: App) throws {
      try app.tap("record")
      try app.carry("red", to: "green")
      app.expectOrder(App.sorted)
      let mark = app.trace.count
      try app.tap("record")
      try app.wait(for: "message", after: mark) { $0["name"] == "recording-card" }
    }

    @Test("the button stops the recording that it has started, and a card saves it as a GIF")
    func card() throws {
      try FileManager.default.createDirectory(
        atPath: try path("Pictures"), withIntermediateDirectories: true)
      let app = try open("colours")
      try record(app)
      let names = try recordings()
      #expect(names.count == 1)
      let stem = String(names.first?.dropLast(7) ?? "")
      try app.tap("card-gif", in: "recording-card")
      let film = "Pictures/\(stem).gif"
      try until("the film", within: Self.filmPatience) { try exists(film) }
      let bytes = try Data(contentsOf: URL(fileURLWithPath: try path(film)))
      #expect(bytes.prefix(6) == Data("GIF89a".utf8) && bytes.count > 10_000)
      #expect(bytes.last == 0x3b, "it is complete")
      try app.tap("card-test", in: "recording-card")
      let test = "state/dragplay/tests/\(stem).dndrec"
      try until("the test") { try exists(test) }
      let verified = try Program.run(["verify", try path(test)])
      #expect(verified.status == 0, "\(verified.errors)")
      // The recording does not contain the card.
      let text = try String(
        contentsOfFile: try path("state/dragplay/recordings/\(stem).dndrec"), encoding: .utf8)
      #expect(!text.contains("recording-card"))
      try app.tap("card-replay", in: "recording-card")
      try app.key("End")
      try app.takeOver()
      try app.close()
    }

    @Test("a film that is cancelled leaves no file, and neither does one of a window that closes")
    func cancel() throws {
      let app = try open("colours")
      try record(app)
      try app.tap("card-mp4", in: "recording-card")
      try app.tap("card-cancel", in: "recording-card")
      try until("the end of the work") {
        app.trace.frames(of: "recording-card")["card-cancel"] == nil
      }
      #expect(try recordings().count == 1)
      try app.tap("card-mp4", in: "recording-card")
      _ = try app.place(of: "card-cancel", in: "recording-card")
      try app.close()
      try until("no files") {
        try FileManager.default.contentsOfDirectory(
          atPath: try path("state/dragplay/recordings")
        ).count == 1
      }
    }

    @Test("the card shows the recording in the desktop's file manager")
    func showsInFolder() throws {
      let manager = try FakePortal(.files)
      let app = try open("colours", portal: manager)
      try record(app)
      let name = try #require(try recordings().first)
      try app.tap("card-show", in: "recording-card")
      let address = "file://\(try path("state/dragplay/recordings"))/\(name)"
      #expect(try manager.shownFile() == address)
      try app.close()
    }

    @Test("a recording is dragged from the shelf to another program as a file")
    func dragsOut() throws {
      let name = try keepRecording()
      // Another program's window is placed beside one of this size.
      let app = try open("recordings", window: Spot(x: 900, y: 700))
      try until("the list") { app.trace.order(of: "recordings") == ["recording-1"] }
      let target = try OtherProgram(.gtk3, "target", beside: app)
      let received = try app.carry("recording-1", of: "recordings", to: target)
      let address = "file://\(try path("state/dragplay/recordings"))/\(name)\r\n"
      app.expect(received.bytes == address, "\(received.bytes ?? "nothing")")
      app.expectOrder(["recording-1"], of: "recordings")
      #expect(try recordings() == [name])
      try app.close()
    }

    @Test("after a restart, the newest recording is replayed by the button")
    func replaysNewest() throws {
      try keepRecording()
      let app = try open("board")
      try app.tap("replay")
      try app.key("End")
      try app.takeOver()
      try app.close()
    }

    @Test("the shelf lists, renames, opens and deletes recordings, and undo takes one back")
    func shelf() throws {
      let name = try keepRecording()
      let app = try open("recordings")
      try until("the list") { app.trace.order(of: "recordings") == ["recording-1"] }
      try app.tap("recording-1", in: "recordings")
      try app.key("F2")
      try app.keys("m", "i", "n", "e", "Return")
      try until("the new name") { try recordings() == ["mine.dndrec"] }
      try app.key("ctrl+z")
      try until("the old name") { try recordings() == [name] }

      try app.tap("recording-1", in: "recordings")
      try app.key("Delete")
      let trashed = "data/Trash/files/\(name)"
      try until("the trash") { try exists(trashed) && recordings().isEmpty }
      app.expectOrder([], of: "recordings")
      try app.key("ctrl+z")
      try until("the file") { try recordings() == [name] && !exists(trashed) }
      app.expectOrder(["recording-1"], of: "recordings")

      app.hold(0.6)
      try app.tap("recording-1", in: "recordings")
      try app.desktop.devices.press(1)
      try app.release()
      try app.wait(for: "doubleTap")
      try app.key("End")
      try app.takeOver()
      try app.close()
    }

    @Test(
      "the shelf shows what other programs add and remove, and clears its cache of old pictures")
    func watches() throws {
      let name = try keepRecording()
      let (one, cache) = (try path("state/dragplay/recordings") + "/", "cache/dragplay/thumbnails/")
      let files = FileManager.default
      try files.createDirectory(atPath: try path(cache), withIntermediateDirectories: true)
      for (name, age) in [("0old.png", 40.0), ("0new.png", 20.0)] {
        let file = try path(cache + name)
        #expect(files.createFile(atPath: file, contents: Data()))
        try files.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -age * 86_400)], ofItemAtPath: file)
      }

      let app = try open("recordings")
      try until("the list") { app.trace.order(of: "recordings") == ["recording-1"] }
      try until("an empty cache") { try !exists(cache + "0old.png") }
      #expect(try exists(cache + "0new.png"))
      try files.copyItem(atPath: one + name, toPath: one + "another.dndrec")
      try until("both") { app.trace.order(of: "recordings").count == 2 }
      try files.removeItem(atPath: one + name)
      try until("the other") { app.trace.order(of: "recordings") == ["recording-2"] }
      try app.close()
    }
  }
}
