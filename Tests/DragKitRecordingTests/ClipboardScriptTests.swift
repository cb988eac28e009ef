import DragKitRecording
import Testing

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

  @Test("A script pastes what it names, or what it has copied last")
  func performed() throws {
    let recording = try script.compile(on: stage)
    #expect(
      Basket.order(after: recording)
        == ["b", "a copy", "two words", "/my files/a.png", "/c", "https://example.org/"])
  }

  @Test("A script that copies and pastes is unchanged by writing and parsing it")
  func text() throws {
    let words = """
      with mouse

      key tab
      copy

      wait 0.6s
      paste

      wait 0.6s
      paste text "two words"

      wait 0.6s
      paste file "/my files/a.png" "/c"

      wait 0.6s
      cut

      wait 0.6s
      paste link "https://example.org/"

      wait 1s

      """
    #expect(script.text == words)
    #expect(try Script(parsing: words) == script)
    #expect(throws: (any Error).self) { try Script(parsing: "paste picture a") }
  }

  @Test("A script that copies and pastes is recorded with the data, reproduces and is promoted")
  func recorded() throws {
    let recording = try Recording(parsing: script.compile(on: stage).bytes)
    let lines = String(decoding: try recording.bytes, as: UTF8.self)
    #expect(lines.contains(#"["paste",0,0,"UTF8_STRING","text","a"]"#))
    #expect(lines.contains(#"["paste",0,0,"text/plain;charset=utf-8","text","two words"]"#))
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
      rehearsal.pump([InputEvent(time: time, kind)], until: time)
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
