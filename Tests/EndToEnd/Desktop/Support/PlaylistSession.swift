import DragRecording
import Foundation
import ProgramSupport
import Testing

/// A recorded session of the program on its playlist, which exchanges drags with other programs.
final class PlaylistSession {
  let app: App
  private let folder: TemporaryFolder
  private var songs: [(id: String, title: String)] = []

  init(on kind: Desktop.Kind = .mouse) throws {
    folder = TemporaryFolder()
    app = try App(
      "playlist", "--document", folder.path("playlist.json"), on: kind, isRecorded: true)
  }

  /// The place of a drop before an item of the playlist.
  func gap(before item: String) throws -> Spot {
    try app.place(of: item, in: "playlist").moved(y: -16)
  }

  /// Drags something from another program before an item of the playlist, and expects songs there.
  func drag(
    from spot: Spot, of program: OtherProgram, before item: String, makes titles: String...
  ) throws {
    let (mark, reports) = (app.trace.count, program.trace.count)
    let order = app.trace.order(of: "playlist")
    try app.press(at: spot)
    try app.move(to: try gap(before: item), steps: 25)
    try expectTarget(after: mark)
    try app.release()
    let end = try program.wait(for: "end", after: reports)
    app.expect(end["action"] == "copy", end.text)
    try expectSongs(titles, before: item, of: order, after: mark)
  }

  /// Waits until the playlist is the target of a drag, and its source has been informed.
  func expectTarget(after mark: Int) throws {
    try app.wait(for: "dropEntered", after: mark) { $0["target"] == "playlist" }
    // The program answers at the end of a turn of its loop: that is over when it handles the second motion.
    for _ in 1...2 {
      let mark = app.trace.count
      // By a pixel.
      try app.move(to: app.spot.moved(x: 1 - app.origin.x, y: -app.origin.y), steps: 1)
      try app.wait(for: "dropUpdated", after: mark)
    }
  }

  /// Expects songs that were dropped before an item of an order.
  func expectSongs(
    _ titles: [String], before item: String, of order: [String], after mark: Int
  ) throws {
    try app.expectEnd(reason: "dropped", after: mark)
    let new = titles.indices.map { "track-\(order.count + 1 + $0)" }
    songs += zip(new, titles).map { (id: $0, title: $1) }
    let index = order.firstIndex(of: item) ?? 0
    app.expectOrder(order[..<index] + new + order[index...], of: "playlist")
    try app.rest(after: mark)
  }

  /// Drags a song of the library to a point in the window or beside it, and holds it there.
  func carry(_ song: String, to spot: Spot) throws {
    try app.press(on: song, in: "library")
    try app.move(to: spot, steps: 25)
  }

  /// Drags a song of the library to the bare desktop, which changes nothing and reaches no program.
  func dropOnDesktop(
    _ song: String, beside program: OtherProgram
  ) throws {
    let (mark, order) = (app.trace.count, app.trace.order(of: "playlist"))
    try carry(song, to: Spot(x: 450, y: -120))
    try app.release()
    try app.expectEnd(reason: "outside", after: mark)
    try app.rest(after: mark)
    app.expect(program.trace.lines(of: "received").isEmpty, "something has arrived")
    app.expectOrder(order, of: "playlist")
  }

  /// A song of the library, the text as which it arrives, and the point of another program where it is dropped.
  private static let (song, text) = ("song-2", "雨の朝 – 青木みどり")
  private static let spot = Spot(x: 61, y: 73)

  /// Drags a song over another program.
  func move(over program: OtherProgram) throws {
    try carry(Self.song, to: program.place(Self.spot))
  }

  /// Drags a song over another program, and waits until that would accept a copy.
  func hover(over program: OtherProgram) throws {
    let mark = app.trace.count
    try move(over: program)
    try app.waitOutside(for: "copy", after: mark)
  }

  /// Drops a song on another program, after an act in between, and expects that it arrives.
  func drop(
    on program: OtherProgram,
    beforeRelease: () throws -> Void = {}
  ) throws {
    try hover(over: program)
    try beforeRelease()
    try release(app, over: program)
  }

  /// Releases the song over another program, and expects that it arrives.
  func release(
    _ hand: any Hand, over program: OtherProgram
  ) throws {
    let (mark, reports) = (app.trace.count, program.trace.count)
    try hand.release()
    let received = try program.wait(for: "received", after: reports)
    app.expect(
      received.bytes.map { Array($0.utf8) } == Array(Self.text.utf8),
      "\(received.bytes ?? "nothing")")
    app.expect(received["action"] == "copy", received.text)
    app.expect(received["place"] == "\(Self.spot.x) \(Self.spot.y)", received.text)
    try app.expectEnd(reason: "dropped", after: mark)
    try app.rest(after: mark)
  }

  /// Moves a hand with the song to the point of another program.
  func glide(_ hand: any Hand, to program: OtherProgram) throws {
    try hand.glide(to: program.place(Self.spot))
    try app.waitOutside(for: "copy")
  }

  /// Another program that accepts drops.
  func target(_ toolkit: OtherProgram.Toolkit = .gtk3) throws -> OtherProgram {
    try OtherProgram(toolkit, "target", beside: app)
  }

  /// Ends the program, checks the titles of the songs that were dropped, and replays the recording.
  func end() throws {
    try app.expectReplay()
    let data = try Data(contentsOf: folder.url.appendingPathComponent("playlist.json"))
    let json = try JSONSerialization.jsonObject(with: data) as? [String: [[String: String]]]
    let all = json?["playlist"] ?? []
    for song in songs {
      let title = all.first { $0["id"] == song.id }?["title"]
      #expect(title == song.title)
    }
  }

  /// The data of a type that other programs have sent, as the recording has it.
  func received(_ type: String) throws -> [String] {
    Trace(recording: try #require(app.recording)).events.flatMap { event -> [DragData] in
      if case .incomingDrag(.received(let data)) = event.kind { data } else { [] }
    }.filter { $0.type == type }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}
