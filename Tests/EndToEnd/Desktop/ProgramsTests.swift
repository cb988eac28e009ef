import Foundation
import ProgramSupport
import Testing

/// Drags between the window and programs with other toolkits.
@Suite(.serialized) struct ProgramsTests {
  private static let text = "夜の海から\n\nthe third line"

  /// The window systems, each with the toolkits that exchange drags with the window there.
  private static let systems: [(Desktop.Kind, [OtherProgram.Toolkit])] = [
    (.mouse, OtherProgram.Toolkit.allCases), (.wayland(), [.gtk3, .gtk4]),
  ]

  @Test(
    "text and files of programs with GTK and Qt become songs where they are dropped",
    arguments: systems)
  func incoming(on kind: Desktop.Kind, toolkits: [OtherProgram.Toolkit]) throws {
    let session = try PlaylistSession(on: kind)
    let files = TemporaryFolder()
    let paths = try ["one two.ogg", "三つ.flac"].map { try files.write([], to: $0) }
    var sent: [TraceLine] = []
    for (toolkit, item) in zip(toolkits, ["track-3", "track-2", "track-1"]) {
      let program = try OtherProgram(
        toolkit, "source", Self.text, paths[0], paths[1], beside: session.app)
      try session.drag(from: program.text, of: program, before: item, makes: "夜の海から")
      try session.drag(from: program.files, of: program, before: item, makes: "one two", "三つ")
      sent += program.trace.lines(of: "asked")
    }
    try session.end()
    let base = "file://\(files.url.path)/"
    let list = "\(base)one%20two.ogg\r\n\(base)%E4%B8%89%E3%81%A4.flac\r\n"
    #expect(try session.received("text/uri-list") == toolkits.map { _ in list })
    guard kind == .mouse else { return }
    // Only GTK 3 reports the bytes that it sends.
    #expect(sent.count == 2)
    for line in sent {
      let received = try session.received(line["type"] ?? "")
      #expect(received.contains { $0.utf8.elementsEqual((line.bytes ?? "").utf8) }, "\(received)")
    }
    // GTK 3 sends text with the line ends of MIME.
    let texts = try session.received("text/plain;charset=utf-8") + session.received("text/plain")
    for text in [Self.text.replacing("\n", with: "\r\n"), Self.text] {
      #expect(texts.contains { $0.utf8.elementsEqual(text.utf8) }, "\(texts)")
    }
  }

  @Test(
    "songs that are dropped on programs with GTK and Qt arrive, also without the focus",
    arguments: systems)
  func outgoing(on kind: Desktop.Kind, toolkits: [OtherProgram.Toolkit]) throws {
    let session = try PlaylistSession(on: kind)
    for toolkit in toolkits {
      try session.drop(on: try session.target(toolkit)) {
        if kind == .mouse { try session.app.desktop.focusOther() }
      }
    }
    try session.end()
  }

  @Test("a finger drags a song to another program")
  func finger() throws {
    let session = try PlaylistSession(on: .wayland())
    let (program, finger) = (try session.target(), try session.app.finger())
    try finger.lift("song-2", in: "library")
    try session.glide(finger, to: program)
    try session.release(finger, over: program)
    try session.end()
  }

  @Test(
    "a song reaches a program although the keyboard has taken the focus away or hidden the window",
    arguments: ["focused", "in front", "minimized"])
  func focusedOther(by course: String) throws {
    let session = try PlaylistSession()
    let (app, program) = (session.app, try session.target())
    let isOutside = course == "focused"
    try session.carry(
      "song-2", to: isOutside ? Spot(x: 450, y: -120) : session.gap(before: "track-3"))
    switch course {
    case "minimized": try app.minimize()
    case "in front": try app.desktop.focusOther(at: app.spot.moved(x: -60, y: -40))
    default: try app.desktop.focusOther()
    }
    // SDL notes the loss of the focus a little later.
    app.hold(0.5)
    try session.glide(app, to: program)
    try session.release(app, over: program)
    try app.activate()
    try session.end()
  }

  @Test(
    "a drag that the window sees only after a pause reaches the program under the resting pointer",
    arguments: [(.mouse, .gtk3), (.wayland(), .gtk4)] as [(Desktop.Kind, OtherProgram.Toolkit)])
  func pause(_ kind: Desktop.Kind, toolkit: OtherProgram.Toolkit) throws {
    let session = try PlaylistSession(on: kind)
    let (app, program) = (session.app, try session.target(toolkit))
    try app.stopped { try session.move(over: program) }
    try app.wait(for: "dropOutside") { $0["operation"] == "copy" }
    try session.release(app, over: program)
    try session.end()
  }

  @Test("a drag over another program is cancelled by Escape, and ends over the bare desktop")
  func cancelled() throws {
    let session = try PlaylistSession()
    let (app, order) = (session.app, session.app.trace.order(of: "playlist"))
    let program = try session.target()
    try session.hover(over: program)
    try app.key("Escape")
    try app.expectEnd(reason: "cancelled")
    try program.wait(for: "leave")
    try app.release()
    try app.rest()

    try session.dropOnDesktop("song-3", beside: program)
    app.expectOrder(order, of: "playlist")
    try session.end()
  }

  @Test("a drag returns from another program into the window, and ends over the bare desktop")
  func returning() throws {
    let session = try PlaylistSession(on: .wayland())
    let app = session.app
    let order = app.trace.order(of: "playlist")
    let program = try session.target()
    try session.hover(over: program)
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
    let app = session.app
    do {
      let program = try session.target()
      try session.hover(over: program)
      try app.desktop.wayland().send("seat")
      try app.wait(for: "dragEnded")
    }
    try app.activate()
    try app.rest()
    try app.move(to: try app.emptyPlace())
    try session.drop(on: try session.target())
    try session.end()
  }

  @Test("programs that crash or hang end a drag over them, and the next drag works")
  func crashes() throws {
    let session = try PlaylistSession()
    let app = session.app
    func expectEnd(
      reason: String, _ course: (OtherProgram) throws -> Void
    ) throws {
      let (mark, program) = (app.trace.count, try session.target())
      try course(program)
      try app.expectEnd(reason: reason, after: mark)
      try app.rest(after: mark)
    }
    try expectEnd(reason: "outside") { program in
      try session.hover(over: program)
      try program.crash()
      try app.release()
    }
    // It never takes the data.
    try expectEnd(reason: "refused") { program in
      try session.hover(over: program)
      try program.freeze()
      try app.release()
      try app.wait(for: "dropPending")
    }
    try session.drop(on: try session.target())
    try session.end()
  }
}
