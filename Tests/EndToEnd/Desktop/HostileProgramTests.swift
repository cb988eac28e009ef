import Foundation
import ProgramSupport
import Testing

extension DesktopTests {
  /// Other programs that hang, end, or do not keep to the protocols; and a system without what programs expect.
  @Suite(.serialized) struct HostileProgramTests {
    private let text: DropSource.Offer = [("text/plain", "One – A")]

    /// Drops a text of a well-behaved program on the playlist, which becomes a song.
    private func expectDrop(on app: App, sourceLocation: SourceLocation = #_sourceLocation) throws {
      let mark = app.trace.count
      let source = try app.dragIn(text)
      app.expect(
        try source.hover(at: app.overPlaylist), "it is refused", sourceLocation: sourceLocation)
      app.expect(try source.drop(), "the drop is refused", sourceLocation: sourceLocation)
      try app.expectEnd(reason: "dropped", after: mark, sourceLocation: sourceLocation)
    }

    @Test(
      "a source with ten thousand types, sources with wrong lengths, and the next one are served")
    func malformedData() throws {
      let app = try App("playlist", "--bare")
      let many = text + (1...10_000).map { ("application/x-\($0)", "") }
      let source = try app.dragIn(many)
      #expect(try source.hover(at: app.overPlaylist))
      #expect(try source.drop())
      try app.expectEnd(reason: "dropped")
      for length in [1, 5_000] {
        let mark = app.trace.count
        let source = try app.dragIn(text, serving: .announcing(length))
        #expect(try source.hover(at: app.overPlaylist))
        #expect(try source.drop(), "announcing \(length) bytes")
        // The source is told before the trace is read.
        try app.expectEnd(reason: "dropped", after: mark)
      }
      let mark = app.trace.count
      let huge = try app.dragIn(text, serving: .announcing(100_000_000))
      #expect(try huge.hover(at: app.overPlaylist))
      #expect(try huge.drop() == false)
      try app.wait(for: "itemsMissing", after: mark) { $0["reason"] == "unsent" }
      try app.expectEnd(reason: "refused", after: mark)
      try expectDrop(on: app)
      try app.close()
    }

    @Test(
      "a source that ends in the middle of its data ends the drop at once, which the window reports"
    )
    func deathInTransfer() throws {
      let app = try App("playlist")
      let mark = app.trace.count
      do {
        let source = try app.dragIn(text, serving: .announcing(1_000))
        #expect(try source.hover(at: app.overPlaylist))
        try source.releaseAndAnnounce("text/plain")
      }
      // Sooner than the five seconds for its data.
      try app.wait(for: "itemsMissing", after: mark, within: .seconds(4)) {
        $0["reason"] == "unsent"
      }
      try app.expectEnd(reason: "refused", after: mark)
      try expectDrop(on: app)
      try app.close()
    }

    @Test("of two sources at once, the later one drops, and the earlier one is refused")
    func twoSources() throws {
      let app = try App("playlist", "--bare")
      let first = try app.dragIn(text)
      #expect(try first.hover(at: app.overPlaylist))
      let second = try app.dragIn([("text/plain", "Two – B")])
      #expect(try second.hover(at: app.overPlaylist))
      #expect(try first.drop() == false)
      #expect(try second.drop())
      try expectDrop(on: app)
      try app.close()
    }

    @Test(
      "after two drops on a program that hangs, a third one reaches the next program",
      arguments: [.mouse, .wayland()] as [Desktop.Kind])
    func hangingTargets(_ kind: Desktop.Kind) throws {
      let session = try PlaylistSession(on: kind)
      let app = session.app
      let hanging = try OtherProgram(.gtk3, "target", beside: app)
      try session.carry("song-2", to: hanging.place())
      try app.waitOutside(for: "copy")
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
      let next = try OtherProgram(.gtk3, "target", beside: app)
      try session.drop(
        "song-2", at: Spot(x: 61, y: 73), of: next, arrivesAs: "雨の朝 – 青木みどり")
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
      let target = try OtherProgram(.gtk3, "target", beside: session.app)
      try session.app.activate()
      try session.drop("song-2", at: Spot(x: 61, y: 73), of: target, arrivesAs: "雨の朝 – 青木みどり")
      #expect(others.allSatisfy { $0.isRunning })
      try session.end()
    }

    @Test("a window works with 40 open files, and without a folder that it could write")
    func scarcity() throws {
      let few = try App(
        arguments: ["playlist", "--bare"], window: Spot(x: 900, y: 700),
        through: ["bash", "-c", "ulimit -n 40; exec \"$0\" \"$@\""])
      try expectDrop(on: few)
      try few.close()
      let places = ["HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"]
      // Nothing can be written in `/proc`, which is there.
      for home in ["/proc/nowhere", "/proc"] {
        let homeless = try App(
          arguments: ["playlist", "--bare"], window: Spot(x: 900, y: 700),
          variables: Dictionary(uniqueKeysWithValues: places.map { ($0, home) }))
        try expectDrop(on: homeless)
        try homeless.close()
      }
    }
  }
}

extension App {
  /// A point over the songs of the playlist, on the screen.
  fileprivate var overPlaylist: Spot {
    get throws { onScreen(try place(of: "track-3", in: "playlist")) }
  }
}
