import Foundation
import ProgramSupport
import Testing

/// Recordings in the window, and the player in front of them.
@Suite(.serialized) struct PlayerTests {
  /// A recording of a drag of red to green.
  private let file = Kept.recording("reorder-down")

  @Test("a recording is replayed, scrubbed and taken over, and the result replays, too")
  func takeOver() throws {
    let app = try App("replay", file, "--speed", "0.1", window: nil)
    try app.key("space")
    // Along the timeline, from its beginning to its end.
    try app.drag(from: Spot(x: 40, y: 690), to: Spot(x: 800, y: 690))
    try app.key("End")
    try app.takeOver()
    let taken = app.trace.count
    try app.carry("yellow", to: "blue")
    app.expectOrder(["yellow", "blue", "black", "green", "red"])
    try app.settle(after: taken)
    try app.close()

    let made = app.desktop.recordings()
    #expect(made.count == 1)
    let verified = try Program.run(["verify"] + made)
    #expect(verified.status == 0, "\(verified.errors)")
  }

  @Test("a paused player uses no processor time")
  func idle() throws {
    let app = try App("replay", file, "--speed", "0.1", window: nil)
    try app.key("space")
    app.hold(0.5)
    try app.expectIdle()
    try app.key("Escape")
    try until("the end") { app.hasEnded }
  }
}

/// Recordings that are kept: the card of one that has ended, and the page of all of them.
@Suite(.serialized) struct ShelfTests {
  private static let window = Spot(x: 1_120, y: 760)

  private let home = TemporaryFolder()

  private static let folder = "state/dragplay/recordings"

  private var recordings: [String] { home.names(in: Self.folder) }

  /// Opens a window whose recordings, trash and settings are those of the next one, too.
  ///
  /// It runs outside of the project, whose tests it would add to.
  private func open(
    _ scene: String, window: Spot = window, portal: FakePortal? = nil
  ) throws -> App {
    let variables = ["state", "data", "cache", "config"].map {
      "XDG_\($0.uppercased())_HOME=\(home.path($0))"
    }
    return try App(
      scene, window: window, portal: portal,
      through: ["/usr/bin/env", "-C", home.url.path, "HOME=\(home.url.path)"] + variables)
  }

  /// Adds a recording of a drag of red to green, and returns its name.
  @discardableResult
  private func keepRecording() throws -> String {
    try home.write(Kept.text("reorder-down").utf8, to: Self.folder + "/one.dndrec")
    return "one.dndrec"
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
    home.makeFolder("Pictures")
    let app = try open("colours")
    try record(app)
    #expect(recordings.count == 1)
    let stem = String(recordings.first?.dropLast(7) ?? "")
    try app.tap("card-gif", in: "recording-card")
    let film = "Pictures/\(stem).gif"
    try until("the film", within: Self.filmPatience) { home.has(film) }
    let bytes = try home.bytes(film)
    #expect(bytes.starts(with: "GIF89a".utf8) && bytes.count > 10_000)
    #expect(bytes.last == 0x3b, "it is complete")
    try app.tap("card-test", in: "recording-card")
    let test = "state/dragplay/tests/\(stem).dndrec"
    try until("the test") { home.has(test) }
    let verified = try Program.run(["verify", home.path(test)])
    #expect(verified.status == 0, "\(verified.errors)")
    // The recording does not contain the card.
    #expect(try !home.text("\(Self.folder)/\(stem).dndrec").contains("recording-card"))
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
    #expect(recordings.count == 1)
    try app.tap("card-mp4", in: "recording-card")
    _ = try app.place(of: "card-cancel", in: "recording-card")
    try app.close()
    try until("no files") { recordings.count == 1 }
  }

  @Test("the card shows the recording in the desktop's file manager")
  func showsInFolder() throws {
    let manager = try FakePortal(.files)
    let app = try open("colours", portal: manager)
    try record(app)
    let name = try #require(recordings.first)
    try app.tap("card-show", in: "recording-card")
    let address = "file://\(home.path(Self.folder))/\(name)"
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
    let address = "file://\(home.path(Self.folder))/\(name)\r\n"
    app.expect(received.bytes == address, "\(received.bytes ?? "nothing")")
    app.expectOrder(["recording-1"], of: "recordings")
    #expect(recordings == [name])
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
    try until("the new name") { recordings == ["mine.dndrec"] }
    try app.key("ctrl+z")
    try until("the old name") { recordings == [name] }

    try app.tap("recording-1", in: "recordings")
    try app.key("Delete")
    let trashed = "data/Trash/files/\(name)"
    try until("the trash") { home.has(trashed) && recordings.isEmpty }
    app.expectOrder([], of: "recordings")
    try app.key("ctrl+z")
    try until("the file") { recordings == [name] && !home.has(trashed) }
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

  @Test("the shelf shows what other programs add and remove, and clears its cache of old pictures")
  func watches() throws {
    let name = try keepRecording()
    let cache = "cache/dragplay/thumbnails/"
    for (name, age) in [("0old.png", 40.0), ("0new.png", 20.0)] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age * 86_400)],
        ofItemAtPath: home.write([], to: cache + name))
    }
    let app = try open("recordings")
    try until("the list") { app.trace.order(of: "recordings") == ["recording-1"] }
    try until("an empty cache") { !home.has(cache + "0old.png") }
    #expect(home.has(cache + "0new.png"))
    try home.write(Kept.text("reorder-down").utf8, to: Self.folder + "/another.dndrec")
    try until("both") { app.trace.order(of: "recordings").count == 2 }
    try FileManager.default.removeItem(atPath: home.path("\(Self.folder)/\(name)"))
    try until("the other") { app.trace.order(of: "recordings") == ["recording-2"] }
    try app.close()
  }
}

/// The page that plays recorded gestures.
@Suite(.serialized) struct GuideTests {
  @Test("the page plays its gestures while it is shown, and stops when paused")
  func idle() throws {
    let app = try App("colours")
    try app.tap("how-it-works")
    try app.wait(for: "layout") { $0["container"] == "guide" && !$0.frames.isEmpty }
    let opened = try app.desktop.picture()
    try until("the gestures to continue") { try app.desktop.picture() != opened }

    try app.tap("guide-play", in: "guide")
    // Moves the pointer off the button, whose appearance it changes.
    try app.glide(to: Spot(x: 500, y: 100))
    app.hold(0.3)
    let paused = try app.desktop.picture()
    try app.expectIdle()
    #expect(try app.desktop.picture() == paused)

    try app.tap("guide-restart", in: "guide")
    try app.tap("guide-play", in: "guide")
    try app.glide(to: Spot(x: 500, y: 100))
    try until("the gestures to continue") { try app.desktop.picture() != paused }
  }
}

extension App {
  /// Takes over the recording that is played, which has dragged red to green.
  func takeOver() throws {
    let mark = trace.count
    try key("Tab")
    try wait(for: "ready", after: mark)
    expectOrder(Self.sorted)
  }
}
