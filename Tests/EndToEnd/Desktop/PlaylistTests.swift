import Foundation
import ProgramSupport
import Testing

extension DesktopTests {
  /// The playlist: rows with accessories, and rows that are swiped.
  @Suite(.serialized) struct PlaylistTests {
    @Test("E05, E06: on the edit page the handle drags a row, and the other end deletes one")
    func editPage() throws {
      let app = try App("playlist")
      var mark = app.trace.count
      try app.pick("track-2 reorder", in: "playlist")
      try app.glide(to: "track-4 reorder", in: "playlist")
      try app.hold(0.1)
      try app.release()
      try app.expectEnd(reason: "dropped")
      try app.rest(after: mark)
      expectBeginning(["track-1", "track-3", "track-4", "track-2"], app)

      mark = app.trace.count
      try app.tap("track-3 delete", in: "playlist")
      try app.settle(after: mark)
      expectBeginning(["track-1", "track-4", "track-2", "track-5"], app)
      app.expectLaws()
    }

    @Test("E16, E18: on the ordinary page the mouse swipes a row, and presses the uncovered action")
    func swipe() throws {
      let app = try App("playlist")
      try showOrdinaryPage(app)
      try swipe("track-2", by: -70, app)
      let mark = app.trace.count
      try app.tap("track-2 swipe-delete", in: "playlist")
      try app.wait(for: "contextualAction")
      try app.settle(after: mark)
      expectBeginning(["track-1", "track-3", "track-4"], app)
      try swipe("track-3", by: -330, app)
      expectBeginning(["track-1", "track-4", "track-5"], app)
      app.expectLaws()
    }

    @Test("E28: the colour of a row extends under its accessories, and differs from the list's")
    func background() throws {
      let app = try App("playlist", window: Spot(x: 1_120, y: 760))
      let frames = app.trace.frames(of: "playlist")
      let row = try #require(frames["track-1"])
      let delete = try #require(frames["track-1 delete"])
      let reorder = try #require(frames["track-1 reorder"])
      let last = try #require(frames["track-12"])
      let spots = [
        Spot(x: row.x + 3, y: row.y + 4), Spot(x: delete.x + 2, y: row.center.y),
        Spot(x: reorder.x - 4, y: row.center.y), Spot(x: reorder.x + 3, y: row.center.y),
      ]
      let picture = try app.desktop.picture()
      let colors = Set(spots.map { picture.color(at: app.onScreen($0)) })
      app.expect(colors.count == 1, "\(colors)")
      let list = picture.color(at: app.onScreen(Spot(x: row.x + 3, y: last.y + last.height + 20)))
      app.expect(!colors.contains(list), "row and list are both \(list)")
    }

    @Test("E22: the document written at the end equals the screen")
    func document() throws {
      let folder = try TemporaryFolder()
      let path = folder.path("playlist.json")
      try folder.write("precious".utf8, to: "playlist.json.new")
      let app = try App("playlist", "--document", path)
      let mark = app.trace.count
      try app.tap("track-1 delete", in: "playlist")
      try app.settle(after: mark)
      #expect(try app.terminate() == 0)
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      let json = try JSONSerialization.jsonObject(with: data) as? [String: [[String: String]]]
      let songs = json?["playlist"] ?? []
      #expect(songs.count == 11)
      #expect(songs.first?["id"] == "track-2")
      #expect(try String(contentsOfFile: path + ".new", encoding: .utf8) == "precious")
    }

    @Test("a song is dragged out of the library into a gap")
    func fromLibrary() throws {
      let app = try App("playlist")
      try app.pick("song-1", in: "library")
      try app.glide(to: try app.place(of: "track-3", in: "playlist").moved(y: -16))
      try app.hold(0.15)
      try app.release()
      try app.expectEnd(reason: "dropped")
      expectBeginning(["track-1", "track-2", "track-13", "track-3"], app)
      app.expectLaws()
    }

    @Test("a finger swipes across, scrolls along, and a swipe across the row deletes it")
    func finger() throws {
      let app = try App("playlist", on: .touch)
      let finger = try app.finger(1)
      var mark = app.trace.count
      try finger.press(on: "playlist-ordinary", in: "chrome")
      try finger.release()
      try app.settle(after: mark)
      let place = try app.place(of: "track-4", in: "playlist")
      mark = app.trace.count
      try finger.press(on: "track-4", in: "playlist")
      try finger.glide(to: place.moved(y: -90), over: 0.4)
      try finger.release()
      try app.settle(after: mark)
      app.expect(app.trace.lines(of: "swipeBegan").isEmpty, "it was swiped and not scrolled")

      mark = app.trace.count
      try finger.press(on: "track-4", in: "playlist")
      let now = try app.place(of: "track-4", in: "playlist")
      try finger.glide(to: now.moved(x: -70), over: 0.3)
      finger.hold(for: 0.2)
      try finger.release()
      try app.settle(after: mark)
      app.expect(app.trace.lines(of: "swipeEnded").last?["outcome"] == "open", "it is not open")
      try finger.press(on: "track-4 swipe-delete", in: "playlist")
      try finger.release()
      try app.wait(for: "contextualAction")
      app.expect(!app.trace.order(of: "playlist").contains("track-4"), "it is still there")
    }

    private func showOrdinaryPage(_ app: App) throws {
      let mark = app.trace.count
      try app.tap("playlist-ordinary")
      try app.settle(after: mark)
    }

    private func swipe(_ row: String, by dx: Int, _ app: App) throws {
      let place = try app.place(of: row, in: "playlist")
      let start = place.moved(x: 150)
      try app.glide(to: start)
      let mark = app.trace.count
      try app.pick(at: start)
      try app.glide(to: start.moved(x: dx), over: 0.4)
      try app.hold(0.2)
      try app.release()
      try app.settle(after: mark)
    }

    private func expectBeginning(_ names: [String], _ app: App) {
      let order = app.trace.order(of: "playlist")
      app.expect(Array(order.prefix(names.count)) == names, "\(order)")
    }
  }
}
