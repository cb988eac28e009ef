import Foundation
import ProgramSupport
import Testing

extension DesktopTests {
  /// Drops of other programs on the window, and the replies to them.
  @Suite(.serialized) struct DropTests {
    /// A recording that cannot be played: the window reports it.
    private func recording(in folder: TemporaryFolder) throws -> String {
      try folder.write(Array("{\"dndrec\":2}\n".utf8), to: "damaged.dndrec")
    }

    /// The window must be bare: else it lists the calls of the drag.
    private func expectUnchanged(
      _ app: App, since before: Screenshot, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      app.hold(0.3)
      app.expect(
        try app.desktop.picture() == before, "the window changed",
        sourceLocation: sourceLocation)
    }

    @Test("a recording among other files and types is accepted, and opens in the player")
    func recordingIsAccepted() throws {
      let folder = try TemporaryFolder()
      let app = try App("colours")
      let before = try app.settledScreenshot()
      let files = "file:///etc/hosts\r\nfile://localhost\(try recording(in: folder))\r\n"
      let answers = try app.drop([
        ("x-special/gnome-copied-files", "copy"), ("UTF8_STRING", "hosts"), ("text/plain", "hosts"),
        ("text/uri-list", files), ("application/octet-stream", "hosts"),
      ])
      #expect(answers == (true, true))
      try until("the words about it") { try app.desktop.picture() != before }
    }

    @Test("a text is refused, while it hovers and when it is dropped")
    func textIsRefused() throws {
      let app = try App("colours", "--bare")
      let before = try app.settledScreenshot()
      let text: DropSource.Offer = [("text/plain", "file:///a.dndrec"), ("UTF8_STRING", "a")]
      #expect(try app.drop(text) == (false, false))
      try app.dragIn(text).leave()
      try expectUnchanged(app, since: before)
    }

    @Test("files without a recording are refused, while they hover and when they are dropped")
    func otherFilesAreRefused() throws {
      let app = try App("colours", "--bare")
      let before = try app.settledScreenshot()
      let lists = [
        "file:///etc/hosts\r\n", "file:///nowhere\r\nhttps://example.org/a.dndrec\r\n",
        "file:///%zz.dndrec\r\nfile:///dev/zero\r\n", "",
      ]
      for list in lists { #expect(try app.drop([("text/uri-list", list)]) == (false, false)) }
      try expectUnchanged(app, since: before)
    }

    @Test("a recording is looked for in the first ten thousand files of a list")
    func longList() throws {
      let folder = try TemporaryFolder()
      let app = try App("colours")
      let recording = "file://\(try recording(in: folder))\r\n"
      let others = String(repeating: "file:///etc/hosts\r\n", count: 9_999)
      #expect(try app.drop([("text/uri-list", others + recording)]) == (true, true))
      let list = others + "file:///etc/hosts\r\n" + recording
      #expect(try app.drop([("text/uri-list", list)]) == (false, false))
    }

    @Test("a list of files that is sent in pieces is accepted, and one of more than 16 MB refused")
    func listInPieces() throws {
      let folder = try TemporaryFolder()
      let app = try App("colours", "--bare")
      let before = try app.settledScreenshot()
      let files = "file:///etc/hosts\r\nfile://\(try recording(in: folder))\r\n"
      let huge = files + String(repeating: "#", count: 1 << 24)
      #expect(try app.drop([("text/uri-list", huge)], serving: .inPieces) == (false, false))
      try expectUnchanged(app, since: before)
      #expect(try app.drop([("text/uri-list", files)], serving: .inPieces) == (true, true))
      try until("the words about it") { try app.desktop.picture() != before }
    }

    @Test("a list of files in pieces is accepted without the empty piece at its end")
    func listWithoutEnd() throws {
      let folder = try TemporaryFolder()
      let app = try App("colours")
      let source = try app.dragIn(
        [("text/uri-list", "file://\(try recording(in: folder))\r\n")],
        serving: .inPiecesWithoutEnd)
      // Until the end is certain, the window would not accept the drop.
      try until("the window to accept the list") { try source.hover(at: app.middle) }
      #expect(try source.drop())
    }

    @Test("a source that never delivers its files is refused, and the next one is accepted")
    func silentSourceIsRefused() throws {
      let folder = try TemporaryFolder()
      let app = try App("colours")
      #expect(try app.drop([("text/uri-list", "")], serving: .never) == (false, false))
      #expect(try app.drop(try recording(in: folder)) == (true, true))
    }

    @Test("a source that ends during a drop stops neither the program nor later drops")
    func sourceEnds() throws {
      let folder = try TemporaryFolder()
      let app = try App("colours")
      try endSources(over: app)
      #expect(try app.drop(try recording(in: folder)) == (true, true))
      try app.close()
    }

    @Test("a program whose drop sources have ended is idle")
    func idle() throws {
      let app = try App("colours")
      try endSources(over: app)
      app.hold(5.5)
      try app.expectIdle()
      try app.close()
    }

    /// Ends sources during a drop and during a drag.
    private func endSources(over app: App) throws {
      for _ in 1...3 { try app.dragIn([("text/uri-list", "")]).release() }
      // The list of types is read from a window that no longer exists.
      _ = try app.dragIn([("a", ""), ("b", ""), ("c", ""), ("text/uri-list", "")])
    }
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
