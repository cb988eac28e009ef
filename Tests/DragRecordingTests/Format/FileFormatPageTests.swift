import DragRecording
import Foundation
import Testing

/// Compares the page that describes the file with the code, example by example.
@Suite("The page about the file format")
struct FileFormatPageTests {
  /// The page's examples, block by block.
  private let examples: [[String]]
  private let page: String

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let path = "Sources/DragRecording/DragRecording.docc/FileFormat.md"
    page = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    examples = page.components(separatedBy: "```json\n").dropFirst().map { block in
      lines(Array(block.components(separatedBy: "```")[0].utf8))
    }
    try #require(examples.count == 5)
  }

  /// The recording with the lines in its middle.
  private func recording(_ middle: [String]) throws -> Recording {
    try Recording(parsing: file([examples[0][0]] + middle))
  }

  @Test("shows a whole file, which is what a recorder writes of that session")
  func whole() throws {
    var session = try Session()
    session.turn([.press(10, 20, at: 3)], until: .milliseconds(8))
    session.turn([], until: .milliseconds(600))
    let above = Length(pixels: 19) - Length(subpixels: 3)
    session.turn(
      [
        .move(11, 20, at: 601), .move(13, 19, at: 602), .move(13, above, at: 604),
        InputEvent(time: .milliseconds(604), .keyPressed(.escape)),
      ], until: .milliseconds(608))
    session.turn([.release(13, 19, at: 610)], until: .milliseconds(616))
    session.mark("dropped")
    #expect(lines(session.finished()) == examples[0])
    let player = try replay(Recording(parsing: file(examples[0])))
    #expect(player.divergence == nil)
    #expect(player.world.places == [Point(x: 13, y: 19)])
  }

  @Test("shows every event")
  func events() throws {
    let point = Point(x: 10, y: 20)
    let expected: [InputEvent.Kind] = [
      .pointerPressed(.mouse, at: point), .pointerReleased(.mouse, at: point),
      .pointerCancelled(.finger(1)), .pointerLeft,
      .wheelScrolled(at: point, by: Vector(dx: 0, dy: -1)), .keyPressed(.escape),
      .keyReleased(.escape), .textEntered("é"), .textComposed("に"),
      .messageReceived(Message("loaded", text: "milk, bread")),
      .messageReceived(Message("loaded", bytes: [255, 0])),
      .incomingDrag(
        .entered(
          DragOffer(types: ["text/plain;charset=utf-8", "text/plain"], operations: [.copy]),
          at: point)),
      .incomingDrag(.moved(to: point, requesting: .copy)), .incomingDrag(.exited),
      .incomingDrag(.released),
      .incomingDrag(
        .received([
          DragData("text/plain;charset=utf-8", text: "日本"), DragData("image/png", [255, 0]),
        ])),
      .outgoingDrag(.targeted(.copy)), .outgoingDrag(.delivered(.copy)),
      .clipboardRead(ClipboardContents([DragData("text/plain", text: "日本")])),
      .modifiersChanged(.shift), .focusGained,
      .focusLost, .windowShown,
      .windowHidden, .windowResized(Size(width: 640, height: 480)),
    ]
    let events = try examples[1].map { line in
      try #require(try recording([line]).turns.first?.events.first)
    }
    #expect(events == expected.map { InputEvent(time: .milliseconds(1), $0) })
    // Each is written as on the page.
    for (event, line) in zip(events, examples[1]) {
      let turn = Turn(time: .milliseconds(9), events: [event])
      let written = try Recording(header: Session.header, entries: [.turn(turn)]).bytes
      #expect(lines(written)[1] == line)
    }
  }

  @Test("shows consecutive moves")
  func moves() throws {
    let moves = try #require(try recording(examples[2]).turns.first?.events)
    #expect(moves.map(\.time.count) == [1000, 2000, 3000, 4000])
    #expect(
      moves.map(\.kind) == [
        .pointerMoved(.mouse, to: Point(x: 1, y: 0), isDown: false),
        .pointerMoved(.mouse, to: Point(x: 2, y: 0), isDown: false),
        .pointerMoved(.mouse, to: Point(x: 3, y: 0), isDown: false),
        .pointerMoved(
          .finger(1), to: Point(x: Length(subpixels: 3), y: Length(subpixels: -3)), isDown: true),
      ])
  }

  @Test("shows repeated calls")
  func calls() throws {
    let calls = try #require(try recording([examples[3][0]]).turns.first?.calls)
    #expect(calls.map(\.time.count) == [1000, 2000, 3000, 3500])
    #expect(calls.allSatisfy { $0.name == .dropUpdated && $0["target"] == "left" })
    let touches = try #require(try recording([examples[3][1]]).turns.first?.calls)
    #expect(touches.map(\.time.count) == [1000, 2000, 3000])
    #expect(touches.map { $0["location"]?.description } == ["[1,0]", "[2,0]", "[3,0]"])
    for line in examples[3] {
      let entries = try recording([line]).entries
      #expect(try lines(Recording(header: Session.header, entries: entries).bytes)[1] == line)
    }
  }

  @Test("shows a mark with a picture")
  func mark() throws {
    let marks = try recording(["{\"t\":9000}"] + examples[4]).moments
    #expect(marks == [Moment("after-drop", at: .milliseconds(9), frame: 0x00c0_ffee_00c0_ffee)])
  }

  @Test("names every key of the first line, the version, and the numbers of modifiers")
  func header() throws {
    var header = Session.header
    header.pointer = .zero
    header.start = .milliseconds(1)
    header.tiers = [.order]
    header.drawnBy = "SDL"
    header.state = .state([1])
    let line = try lines(Recording(header: header, entries: []).bytes)[0]
    let keys = try #require(try JSONValue(parsing: line.utf8).fields).map(\.name)
    for key in keys { #expect(page.contains("`\(key)`"), "no \(key)") }
    #expect(page.contains("the version of the format, \(Recording.formatVersion) |"))
    #expect(Modifiers([.shift, .control, .alt, .logo]).rawValue == 1 + 2 + 4 + 8)
  }
}
