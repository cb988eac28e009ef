import Foundation
import ProgramSupport
import Testing

/// A recorded session of the program on its playlist, which exchanges drags with other programs.
final class PlaylistSession {
  let app: App
  private let folder: TemporaryFolder
  private var songs: [(id: String, title: String)] = []

  init(on kind: Desktop.Kind = .mouse) throws {
    folder = try TemporaryFolder()
    app = try App(
      "playlist", "--document", folder.path("playlist.json"), on: kind, isRecorded: true)
  }

  /// The place of a drop before an item of the playlist.
  func gap(before item: String) throws -> Spot {
    try app.place(of: item, in: "playlist").moved(y: -16)
  }

  /// Drags something from another program before an item of the playlist, and expects songs there.
  func drag(
    from spot: Spot, of program: OtherProgram, before item: String, makes titles: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (mark, reports) = (app.trace.count, program.trace.count)
    let order = app.trace.order(of: "playlist")
    try app.press(at: spot)
    try app.move(to: try gap(before: item), steps: 25)
    try expectTarget(after: mark)
    try app.release()
    let end = try program.wait(for: "end", after: reports)
    app.expect(end["action"] == "copy", end.text, sourceLocation: sourceLocation)
    try expectSongs(titles, before: item, of: order, after: mark, sourceLocation)
  }

  /// Waits until the playlist is the target of a drag, and its source has been informed.
  func expectTarget(after mark: Int) throws {
    try app.wait(for: "dropEntered", after: mark) { $0["target"] == "playlist" }
    // The program answers at the end of a turn of its loop: that is over when it handles the second motion.
    for _ in 1...2 {
      let mark = app.trace.count
      // By a pixel.
      try app.move(to: app.pointer.moved(x: 1 - app.origin.x, y: -app.origin.y), steps: 1)
      try app.wait(for: "dropUpdated", after: mark)
    }
  }

  /// Expects songs that were dropped before an item of an order.
  func expectSongs(
    _ titles: [String], before item: String, of order: [String], after mark: Int,
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try app.expectEnd(reason: "dropped", after: mark, sourceLocation: sourceLocation)
    let new = titles.indices.map { "track-\(order.count + 1 + $0)" }
    songs += zip(new, titles).map { (id: $0, title: $1) }
    let index = order.firstIndex(of: item) ?? 0
    app.expectOrder(
      order[..<index] + new + order[index...], of: "playlist", sourceLocation: sourceLocation)
    try app.rest(after: mark)
  }

  /// Drags a song of the library to a point in the window or beside it, and holds it there.
  func carry(_ song: String, to spot: Spot) throws {
    try app.press(on: song, in: "library")
    try app.move(to: spot, steps: 25)
  }

  /// Drags a song of the library to the bare desktop, which changes nothing and reaches no program.
  func dropOnDesktop(
    _ song: String, beside program: OtherProgram, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (mark, order) = (app.trace.count, app.trace.order(of: "playlist"))
    try carry(song, to: Spot(x: 450, y: -120))
    try app.release()
    try app.expectEnd(reason: "outside", after: mark, sourceLocation: sourceLocation)
    try app.rest(after: mark)
    app.expect(
      program.trace.lines(of: "received").isEmpty, "something has arrived",
      sourceLocation: sourceLocation)
    app.expectOrder(order, of: "playlist", sourceLocation: sourceLocation)
  }

  /// Drags a song of the library to a point in another program, which receives it as text.
  func drop(
    _ song: String, at spot: Spot, of program: OtherProgram, arrivesAs text: String,
    sourceLocation: SourceLocation = #_sourceLocation, beforeRelease: () throws -> Void = {}
  ) throws {
    let (mark, reports) = (app.trace.count, program.trace.count)
    try carry(song, to: program.place(spot))
    try app.waitOutside(for: "copy", after: mark)
    try beforeRelease()
    try app.release()
    try expect(text, at: spot, in: program, after: reports, sourceLocation)
    try app.expectEnd(reason: "dropped", after: mark, sourceLocation: sourceLocation)
    try app.rest(after: mark)
  }

  /// Expects that another program has received a text.
  func expect(
    _ text: String, at spot: Spot, in program: OtherProgram, after reports: Int,
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let received = try program.wait(for: "received", after: reports)
    app.expect(
      received.bytes.map { Array($0.utf8) } == Array(text.utf8), "\(received.bytes ?? "nothing")",
      sourceLocation: sourceLocation)
    app.expect(received["action"] == "copy", received.text, sourceLocation: sourceLocation)
    app.expect(
      received["place"] == "\(spot.x) \(spot.y)", received.text, sourceLocation: sourceLocation)
  }

  /// Ends the program, checks the titles of the songs that were dropped, and replays the recording.
  func end(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try app.expectReplay(sourceLocation: sourceLocation)
    let data = try Data(contentsOf: folder.url.appendingPathComponent("playlist.json"))
    let json = try JSONSerialization.jsonObject(with: data) as? [String: [[String: String]]]
    let all = json?["playlist"] ?? []
    for song in songs {
      let title = all.first { $0["id"] == song.id }?["title"]
      #expect(title == song.title, sourceLocation: sourceLocation)
    }
  }

  /// The data of a type that other programs have sent, as the recording has it.
  func received(_ type: String) throws -> [String] {
    Trace(recording: try #require(app.recording)).events(of: "data").flatMap { words in
      words.indices.dropLast(2).filter { words[$0] == type }.map { words[$0 + 2] }
    }
  }
}
