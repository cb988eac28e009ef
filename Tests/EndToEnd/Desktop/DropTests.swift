import Foundation
import ProgramSupport
import Testing

/// Drops of other programs on the window, and the replies to them.
@Suite(.serialized) struct DropTests {
  /// A recording that cannot be played: the window reports it.
  private func recording(in folder: TemporaryFolder) throws -> String {
    try folder.write(Array("{\"dndrec\":2}\n".utf8), to: "damaged.dndrec")
  }

  /// The window must be bare: else it lists the calls of the drag.
  private func expectUnchanged(
    _ app: App, since before: Screenshot
  ) throws {
    app.hold(0.3)
    app.expect(try app.desktop.picture() == before, "the window changed")
  }

  @Test("a recording among other files and types is accepted, and opens, unless it is damaged")
  func recordingIsAccepted() throws {
    let folder = TemporaryFolder()
    let app = try App("colours")
    let before = try app.settledScreenshot()
    let files = "file:///etc/hosts\r\nfile://localhost\(try recording(in: folder))\r\n"
    let answers = try app.drop([
      ("x-special/gnome-copied-files", "copy"), ("UTF8_STRING", "hosts"), ("text/plain", "hosts"),
      ("text/uri-list", files), ("application/octet-stream", "hosts"),
    ])
    #expect(answers == (true, true))
    try until("the words about it") { try app.desktop.picture() != before }
    app.expectOrder(App.colors)
    try app.drop(Kept.recording("reorder-down"))
    try app.key("End")
    try app.takeOver()
    try app.close()
  }

  @Test(
    "a text, and files without a recording, are refused, while they hover and when they are dropped"
  )
  func othersAreRefused() throws {
    let app = try App("colours", "--bare")
    let before = try app.settledScreenshot()
    let text: DropSource.Offer = [("text/plain", "file:///a.dndrec"), ("UTF8_STRING", "a")]
    #expect(try app.drop(text) == (false, false))
    try app.dragIn(text).leave()
    let lists = [
      "file:///etc/hosts\r\n", "file:///nowhere\r\nhttps://example.org/a.dndrec\r\n",
      "file:///%zz.dndrec\r\nfile:///dev/zero\r\n", "",
    ]
    for list in lists { #expect(try app.drop([("text/uri-list", list)]) == (false, false)) }
    try expectUnchanged(app, since: before)
  }

  @Test("a list of files that is sent in pieces is accepted, and one of more than 16 MB refused")
  func listInPieces() throws {
    let folder = TemporaryFolder()
    let app = try App("colours", "--bare")
    let before = try app.settledScreenshot()
    let files = "file:///etc/hosts\r\nfile://\(try recording(in: folder))\r\n"
    let huge = files + String(repeating: "#", count: 1 << 24)
    #expect(try app.drop([("text/uri-list", huge)], inPieces: true) == (false, false))
    try expectUnchanged(app, since: before)
    #expect(try app.drop([("text/uri-list", files)], inPieces: true) == (true, true))
    try until("the words about it") { try app.desktop.picture() != before }
  }

  @Test("a program whose sources end during a drop or a drag is idle, and takes the next drop")
  func idle() throws {
    let folder = TemporaryFolder()
    let app = try App("colours")
    for _ in 1...3 { try app.dragIn([("text/uri-list", "")]).release() }
    // The list of types is read from a window that no longer exists.
    _ = try app.dragIn([("a", ""), ("b", ""), ("c", ""), ("text/uri-list", "")])
    app.hold(5.5)
    try app.expectIdle()
    #expect(try app.drop(try recording(in: folder)) == (true, true))
    try app.close()
  }
}

/// Other programs that hang, end, or do not keep to the protocols; and a system without what programs expect.
@Suite(.serialized) struct HostileProgramTests {
  private let text: DropSource.Offer = [("text/plain", "One – A")]

  /// Drops a text of a well-behaved program on the playlist, which becomes a song.
  private func expectDrop(on app: App) throws {
    let mark = app.trace.count
    let source = try app.dragIn(text)
    app.expect(try source.hover(at: app.overPlaylist), "it is refused")
    app.expect(try source.drop(), "the drop is refused")
    try app.expectEnd(reason: "dropped", after: mark)
  }

  @Test("a source with ten thousand types, and the next one, are served")
  func manyTypes() throws {
    let app = try App("playlist", "--bare")
    let many = text + (1...10_000).map { ("application/x-\($0)", "") }
    let source = try app.dragIn(many)
    #expect(try source.hover(at: app.overPlaylist))
    #expect(try source.drop())
    try app.expectEnd(reason: "dropped")
    try expectDrop(on: app)
    try app.close()
  }

  @Test(
    "after two drops on a program that hangs, a third one reaches the next program",
    arguments: [.mouse, .wayland()] as [Desktop.Kind])
  func hangingTargets(_ kind: Desktop.Kind) throws {
    let session = try PlaylistSession(on: kind)
    let app = session.app
    let hanging = try session.target()
    try session.hover(over: hanging)
    try hanging.freeze()
    try app.release()
    try app.wait(for: "dropPending")
    try app.activate()
    try app.key("Escape")
    try app.expectEnd(reason: "cancelled")
    let mark = app.trace.count
    try session.carry("song-1", to: hanging.place())
    try app.wait(for: "dropExited", after: mark)
    try app.release()
    try app.expectEnd(reason: "outside", after: mark)
    try session.drop(on: try session.target())
    try session.end()
  }

  @Test("a drag among thirty windows reaches the one in front")
  func thirtyWindows() throws {
    let session = try PlaylistSession()
    let others = try (1...30).map { number in
      try Child(
        ["xev", "-geometry", "300x200+\(number * 20)+\(number * 10)"],
        environment: session.app.desktop.environment)
    }
    let target = try session.target()
    try session.app.activate()
    try session.drop(on: target)
    #expect(others.allSatisfy { $0.isRunning })
    try session.end()
  }

  @Test("a window works with 40 open files")
  func fewFiles() throws {
    let app = try App(
      "playlist", "--bare", through: ["bash", "-c", "ulimit -n 40; exec \"$0\" \"$@\""])
    try expectDrop(on: app)
    try app.close()
  }

  /// Nothing can be written in `/proc`, which is there.
  @Test(
    "a window works without a folder that it could write", arguments: ["/proc/nowhere", "/proc"])
  func homeless(home: String) throws {
    let places = ["HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"]
    let app = try App(
      "playlist", "--bare",
      variables: Dictionary(uniqueKeysWithValues: places.map { ($0, home) }))
    try expectDrop(on: app)
    try app.close()
  }
}

extension App {
  /// The screen once it no longer changes: the window manager may still be drawing.
  fileprivate func settledScreenshot() throws -> Screenshot {
    var last = try desktop.picture()
    return try eventually("a screen that stays as it is") {
      hold(0.3)
      let now = try desktop.picture()
      defer { last = now }
      return now == last ? now : nil
    }
  }
}

extension App {
  /// A point over the songs of the playlist, on the screen.
  fileprivate var overPlaylist: Spot {
    get throws { onScreen(try place(of: "track-3", in: "playlist")) }
  }
}
