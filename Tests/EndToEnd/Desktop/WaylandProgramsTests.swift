import Foundation
import ProgramSupport
import Testing

extension DesktopTests {
  /// Drags between the window and programs with other toolkits, under Wayland.
  @Suite(.serialized) struct WaylandProgramsTests {
    private static let toolkits: [OtherProgram.Toolkit] = [.gtk3, .gtk4]
    private static let text = "夜の海から\n\nthe third line"

    @Test("text and files of programs with GTK 3 and GTK 4 become songs where they are dropped")
    func incoming() throws {
      let session = try PlaylistSession(on: .wayland())
      let files = try TemporaryFolder()
      let paths = try ["one two.ogg", "三つ.flac"].map { try files.write([], to: $0) }
      for (toolkit, item) in zip(Self.toolkits, ["track-3", "track-2"]) {
        let program = try OtherProgram(
          toolkit, "source", Self.text, paths[0], paths[1], beside: session.app)
        try session.drag(from: program.text, of: program, before: item, makes: "夜の海から")
        try session.drag(
          from: program.files, of: program, before: item, makes: "one two", "三つ")
      }
      try session.end()
      let base = "file://\(files.url.path)/"
      let list = "\(base)one%20two.ogg\r\n\(base)%E4%B8%89%E3%81%A4.flac\r\n"
      #expect(try session.received("text/uri-list") == [list, list])
    }

    @Test("songs that are dropped on programs with GTK 3 and GTK 4 arrive there as text")
    func outgoing() throws {
      let session = try PlaylistSession(on: .wayland())
      for toolkit in Self.toolkits {
        let program = try OtherProgram(toolkit, "target", beside: session.app)
        try session.drop(
          "song-2", at: Spot(x: 61, y: 73), of: program, arrivesAs: "雨の朝 – 青木みどり")
      }
      try session.end()
    }

    @Test("a finger drags a song to another program")
    func finger() throws {
      let session = try PlaylistSession(on: .wayland())
      let (app, place) = (session.app, Spot(x: 61, y: 73))
      let program = try OtherProgram(.gtk3, "target", beside: app)
      let finger = try app.finger()
      try finger.lift("song-2", in: "library")
      try finger.glide(to: program.place(place))
      try app.waitOutside(for: "copy")
      try finger.release()
      try session.expect("雨の朝 – 青木みどり", at: place, in: program, after: 0)
      try app.expectEnd(reason: "dropped")
      try app.rest(after: 0)
      try session.end()
    }

    @Test("a drag returns from another program into the window, and ends over the bare desktop")
    func returning() throws {
      let session = try PlaylistSession(on: .wayland())
      let app = session.app
      let order = app.trace.order(of: "playlist")
      let program = try OtherProgram(.gtk3, "target", beside: app)
      try session.carry("song-2", to: program.place())
      try app.waitOutside(for: "copy")
      try app.move(to: try session.gap(before: "track-3"), steps: 25)
      try program.wait(for: "leave")
      try app.wait(for: "dropEntered") { $0["target"] == "playlist" }
      try app.release()
      try session.expectSongs(["雨の朝"], before: "track-3", of: order, after: 0)

      try session.dropOnDesktop("song-3", beside: program)
      try session.end()
    }

    @Test("a seat that is replaced ends a drag over another program, and the new one drags there")
    func replacedSeat() throws {
      let session = try PlaylistSession(on: .wayland())
      let (app, weston) = (session.app, try session.app.desktop.wayland())
      var program: OtherProgram? = try OtherProgram(.gtk3, "target", beside: app)
      try session.carry("song-2", to: try #require(program).place())
      try app.waitOutside(for: "copy")
      try weston.send("seat")
      try app.wait(for: "dragEnded")
      program = nil
      try app.activate()
      try app.rest(after: 0)
      try app.move(to: try app.emptyPlace())
      try session.drop(
        "song-2", at: Spot(x: 61, y: 73), of: try OtherProgram(.gtk3, "target", beside: app),
        arrivesAs: "雨の朝 – 青木みどり")
      try session.end()
    }
  }
}
