import DragKitRecording
import Testing

@Suite("Drops of other programs")
struct DropScriptTests {
  private let stage = Basket.scriptStage

  private let script = Script([
    .drop(.text("two words"), on: "b"), .wait(.seconds(1)),
    .drop(.files(["/my files/a.png", "/c"]), from: .point(Point(x: 190, y: 290)), on: "list"),
    .wait(.seconds(1)), .drop(.link("https://example.org/"), on: "a"), .wait(.seconds(1)),
  ])

  @Test("land where the pointer is, reproduce from the file, and are promoted to a test")
  func reproduced() throws {
    let recording = try Recording(parsing: script.compile(on: stage).bytes)
    #expect(
      Basket.order(after: recording)
        == ["https://example.org/", "a", "two words", "b", "/my files/a.png", "/c"])
    #expect(recording.gestures.map(\.kind) == [.drop, .drop, .drop])
    #expect(recording.gestures.map(\.outcome) == ["dropped", "dropped", "dropped"])
    #expect(try recording.failure(on: stage, file: "basket") == nil)
    let explained = try recording.script(on: stage, file: "basket").statements
    #expect(explained.contains(.drop(.text("two words"), on: "b")))
    #expect(explained.contains(.drop(.link("https://example.org/"), on: "a")))
    let test = try Promotion(recording, on: stage).recording()
    #expect(try test.failure(on: stage, file: "test") == nil)
  }

  @Test("contain files whose names are not UTF-8, which are explained as such")
  func otherNames() throws {
    let script = Script([
      .drop(.files(["file:///caf%E9.png", "/b.png"]), on: "b"), .wait(.seconds(1)),
    ])
    #expect(try Script(parsing: script.text) == script)
    let recording = try script.compile(on: stage)
    let data = recording.turns.flatMap(\.events).compactMap { event in
      if case .incomingDrag(.received(let data)) = event.kind { data.first?.bytes } else { nil }
    }
    #expect(data == [Array("file:///caf%E9.png\r\nfile:///b.png\r\n".utf8)])
    #expect(try recording.script(on: stage, file: "a").statements.contains(script.statements[0]))
  }

  @Test("hover, leave, die, and are dropped where they stay")
  func hovering() throws {
    let text = """
      hover text "milk" on b
      expect target list
      leave

      expect target none
      hover file "/a.png" from 190,290 on b
      hover on list
      expect target list
      die

      expect target none
      expect order in basket a b
      hover text "two words" on b
      drop

      wait 1s
      expect order in basket a "two words" b
      wait 0.1s

      """
    let script = try Script(parsing: text)
    #expect(try Script(parsing: script.text) == script)
    let recording = try Recording(parsing: script.compile(on: stage).bytes)
    #expect(recording.gestures.map(\.outcome).last == "dropped")
    #expect(try recording.failure(on: stage, file: "basket") == nil)
    let explained = try recording.script(on: stage, file: "basket").statements
    #expect(explained.contains(.drop(.text("two words"), on: "b")))
    #expect(explained.contains(.leave))
  }

  @Test("whose data never comes fail after five seconds, or when their program dies")
  func unsent() throws {
    let text = """
      drop unsent text "milk" on b
      wait 4.9s
      expect target list
      wait 0.2s
      expect calls dragEnded(reason: refused)
      drop unsent text "bread" on b
      wait 0.5s
      die
      expect calls dragEnded(reason: refused)
      expect order in basket a b
      """
    let recording = try Script(parsing: text).compile(on: stage)
    #expect(try recording.failure(on: stage, file: "basket") == nil)
  }

  @Test("are refused where nothing hovers", arguments: ["drop", "die", "hover on b"])
  func nothing(text: String) throws {
    let script = try Script(parsing: text)
    #expect(throws: ScriptErrors.self) { try script.compile(on: stage) }
  }

  @Test("to another program are recorded, and reproduce")
  func outgoing() throws {
    let script = Script([
      .with(.mouse), .press("a"), .move(to: .point(Point(x: 150, y: 400))),
      .event(.outgoingDrag(.targeted(.copy))),
      .release(), .event(.outgoingDrag(.delivered(.copy))), .wait(.seconds(1)),
    ])
    let recording = try Recording(parsing: script.compile(on: stage).bytes)
    #expect(recording.gestures.map(\.outcome) == ["dropped"])
    #expect(try recording.failure(on: stage, file: "basket") == nil)
  }
}

struct ClipboardScriptTests {
  private let stage = Basket.scriptStage

  private let script = Script([
    .with(.mouse), .key("tab"), .copy, .wait(.milliseconds(600)), .paste(),
    .wait(.milliseconds(600)),
    .paste(.text("two words")), .wait(.milliseconds(600)),
    .paste(.files(["/my files/a.png", "/c"])),
    .wait(.milliseconds(600)), .cut, .wait(.milliseconds(600)),
    .paste(.link("https://example.org/")), .wait(.seconds(1)),
  ])

  @Test("A script pastes what it names or copied last, and is recorded with the data and promoted")
  func recorded() throws {
    let recording = try Recording(parsing: script.compile(on: stage).bytes)
    #expect(
      Basket.order(after: recording)
        == ["b", "a copy", "two words", "/my files/a.png", "/c", "https://example.org/"])
    #expect(try recording.failure(on: stage, file: "basket") == nil)
    let test = try Promotion(recording, on: stage).recording()
    #expect(try test.failure(on: stage, file: "test") == nil)
  }

  @Test("A copy and a paste are explained as statements, even if the data arrives late")
  func explained() throws {
    let copyAndPaste: [InputEvent.Kind] = [
      .keyPressed("tab"), .keyReleased("tab"),
      .modifiersChanged(.control), .keyPressed("c"), .keyReleased("c"), .modifiersChanged([]),
      .modifiersChanged(.control), .keyPressed("v"), .keyReleased("v"), .modifiersChanged([]),
      .clipboardRead(ClipboardContents([DragData("UTF8_STRING", text: "from afar")])),
      .modifiersChanged(.control), .keyPressed("v"),
      .clipboardRead(ClipboardContents([DragData("text/plain;charset=utf-8", text: "a")])),
      .keyReleased("v"), .modifiersChanged([]),
      .modifiersChanged(.control), .keyPressed("v"), .keyReleased("v"), .modifiersChanged([]),
      .clipboardRead(ClipboardContents([], problem: .tooLarge)),
    ]
    var rehearsal = Rehearsal(stage.header, in: InteractionWorld(Basket()))
    var time = Microseconds.zero
    for kind in copyAndPaste {
      // Some time passes before each command.
      time = time + .milliseconds(kind == .modifiersChanged(.control) ? 700 : 20)
      rehearsal.turn([InputEvent(time: time, kind)], until: time)
    }
    let recording = try rehearsal.recording(until: .seconds(5))
    let explained = try recording.script(on: stage, file: "basket").statements
    #expect(explained.contains(.copy))
    #expect(explained.contains(.paste(.text("from afar"))))
    #expect(explained.contains(.paste()))
    #expect(explained.contains(.event(.clipboardRead(ClipboardContents([], problem: .tooLarge)))))
    let again = try Script(explained).compile(on: stage)
    #expect(Basket.order(after: again) == Basket.order(after: recording))
  }
}
