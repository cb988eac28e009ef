import Foundation
import ProgramSupport
import Testing

/// The programs of the package `Examples`, which record themselves.
@Suite(.serialized) struct ExampleTests {
  @Test(
    "tiles are reordered by the mouse or a finger, and drawn from the recording",
    arguments: [(.mouse, false), (.wayland(), false), (.touch, true), (.wayland(), true)]
      as [(Desktop.Kind, Bool)])
  func tiles(kind: Desktop.Kind, byFinger: Bool) throws {
    let app = try App(of: Program.example("Minimal"), on: kind)
    try app.expectTiles(byFinger: byFinger)
    if !byFinger { try expectFilm(of: try #require(app.recording), width: 320, height: 400) }
  }

  @Test(
    "a card is dragged to another column, and one is added and named",
    arguments: [Desktop.Kind.mouse, .wayland()])
  func cards(kind: Desktop.Kind) throws {
    let app = try App(of: Program.example("Kanban"), on: kind)
    try app.drag(from: Spot(x: 150, y: 145), to: Spot(x: 440, y: 215))
    try app.expectEnd(reason: "dropped")
    app.expectOrder(["card-4", "card-1"], of: "doing")
    try app.click(at: Spot(x: 150, y: 518))
    app.expectOrder(["card-2", "card-3", "card-6"], of: "to-do")
    try app.keys("h", "i", "Return")
    try app.wait(for: "textInput") { $0["item"] == "card-6" && $0["text"] == "i" }
    try app.expectReplay()
  }

  @Test(
    "a renderer for which SDL replaces the window after the loop was made leaves drags as they are",
    arguments: [Desktop.Kind.mouse, .wayland()])
  func replacedWindow(kind: Desktop.Kind) throws {
    let app = try App(
      of: Program.example("Clippings"), on: kind, variables: ["SDL_RENDER_DRIVER": "opengles2"])
    try app.drag(from: Spot(x: 160, y: 36), to: Spot(x: 160, y: 90))
    try app.expectEnd(reason: "dropped")
    app.expectOrder(["clipping-2", "clipping-1", "clipping-3"], of: "list")
    do {
      let target = try OtherProgram(.gtk3, "target", beside: app)
      try app.drag(from: Spot(x: 160, y: 84), to: target.place())
      #expect(try target.wait(for: "received").bytes == "Hello")
      try app.wait(for: "dragEnded", times: 2)
    }
    // SDL itself would accept it.
    let source = try OtherProgram(.gtk3, "source", "text", beside: app)
    try app.drag(from: source.text, to: Spot(x: 160, y: 132))
    try source.wait(for: "failed")
    try app.expectReplay()
  }

  /// Draws a recording of `Minimal` into pictures without a display, 25 a second, of a size in pixels.
  private func expectFilm(of recording: String, width: Int, height: Int) throws {
    let (program, folder) = (try Program.example("Minimal"), TemporaryFolder())
    let film = folder.path("film")
    let outcome = try Program.run(["--replay", recording, "--frames", film], path: program)
    let names = folder.names(in: "film")
    #expect(outcome.output == "\(film): \(names.count) pictures\n", "\(outcome.errors)")
    #expect(names.count > 10)
    let pictures = try names.map { try folder.bytes("film/\($0)") }
    #expect(pictures.allSatisfy { $0.count > width * height * 3 })
    #expect(pictures.first != pictures.last)
    // It replaces no pictures.
    #expect(
      try Program.run(["--replay", recording, "--frames", film], path: program).errors
        .contains("film: exists"))
    let header = try String(contentsOfFile: recording, encoding: .utf8).prefix { $0 != "\n" }
    let end = #"{"end":1,"t":4320000000,"lines":0,"events":0}"#
    let long = try folder.write("\(header)\n\(end)\n".utf8, to: "long.dndrec")
    let refused = try Program.run(
      ["--replay", long, "--frames", folder.path("long")], path: program)
    #expect(refused.status == 2)
    #expect(
      refused.errors.hasSuffix(
        "long.dndrec: lasts 4320 s, more than 108000 pictures at 25 a second; film a shorter recording\n"
      ))
    #expect(!folder.names.contains("long"))
  }
}

extension App {
  /// Drags the red tile of `Minimal` to the green one, and replays the recording.
  func expectTiles(byFinger: Bool) throws {
    let (red, green) = (Spot(x: 160, y: 48), Spot(x: 160, y: 210))
    if byFinger {
      let finger = try finger()
      try finger.press(at: red)
      try wait(for: "dragBegan")
      try finger.glide(to: green)
      try finger.release()
    } else {
      try drag(from: red, to: green)
    }
    try expectEnd(reason: "dropped")
    expectOrder(["orange", "green", "red", "blue", "violet"], of: "list")
    try expectReplay()
  }
}
