import RecordingTools
import Testing

@Suite("The text of a script")
struct ScriptTextTests {
  @Test("gives the target, spot, duration and pointer of a press")
  func press() throws {
    #expect(try read("press red") == [.press("red")])
    #expect(
      try read("press red at 40% 25.5% hold 600ms with mouse")
        == [
          .press(
            .thing("red", at: .share(x: 4000, y: 2550)), hold: .milliseconds(600),
            by: ScriptPointer(.mouse))
        ])
    #expect(
      try read("finger 2 press colours/red.handle at 12,-30.5")
        == [
          .press(
            .thing(
              ThingName("red", in: "colours", part: "handle"),
              at: .offset(Vector(dx: 12, dy: Length(subpixels: -7808)))),
            by: ScriptPointer(finger: 2))
        ])
    #expect(
      try read("press 120,80 with right")
        == [.press(.point(Point(x: 120, y: 80)), by: ScriptPointer(.mouse, button: .secondary))])
  }

  @Test("gives the goal of a move, in one leg or several")
  func move() throws {
    #expect(
      try read("move to green over 0.4s then black at 1,2 evenly finger 3")
        == [
          .move(
            [
              Leg(.to("green"), over: .milliseconds(400)),
              Leg(.to(.thing("black", at: .offset(Vector(dx: 1, dy: 2)))), over: nil, .even),
            ], by: ScriptPointer(finger: 3))
        ])
    #expect(
      try read("move by 0,+30 over 250us")
        == [.move([Leg(.by(Vector(dx: 0, dy: 30)), over: Microseconds(250))])])
    #expect(
      try read("path 8ms 12,30  0s 14,33.5")
        == [
          .path([
            Sample(after: .milliseconds(8), at: Point(x: 12, y: 30)),
            Sample(after: .zero, at: Point(x: 14, y: Length(subpixels: 8576))),
          ])
        ])
  }

  @Test("separates statements by lines and semicolons, and skips comments")
  func separators() throws {
    let text = "# what for\r\npress red; wait 1s # a second\n\n  ; release\t;cancel"
    #expect(try read(text) == [.press("red"), .wait(.seconds(1)), .release(), .cancel()])
    #expect(try read("\u{FEFF}hide") == [.visible(false)])
    #expect(try read("").isEmpty)
  }

  @Test("begins gestures at the same time that & joins")
  func together() throws {
    #expect(
      try read("finger 1 release & finger 2 release")
        == [
          .together([
            .release(by: ScriptPointer(finger: 1)), .release(by: ScriptPointer(finger: 2)),
          ])
        ])
  }

  @Test("needs quotes only for blanks, punctuation and keywords")
  func quotes() throws {
    #expect(
      try read(#"press "Shopping list"/"at".delete; tap "a\"b""#)
        == [
          .press(.thing(ThingName("at", in: "Shopping list", part: "delete"))),
          .tap(.thing(ThingName("a\"b", in: nil))),
        ])
    // Quotes keep the characters that part names from being just that.
    #expect(try read(#"tap "1.5/2""#) == [.tap(.thing(ThingName("1.5/2", in: nil)))])
  }

  @Test("continues a list in lines that are indented deeper")
  func lists() throws {
    let text = """
      expect calls
        dragBegan(red)

        # on the way
        dropEntered(red, target: blue) itemsForBeginning(red, [red "a b"], *)
      expect order
        blue red
      release
      """
    #expect(
      try read(text)
        == [
          .expect(
            .calls([
              CallPattern(.dragBegan, [.init(nil, .text("red"))]),
              CallPattern(
                .dropEntered, [.init(nil, .text("red")), .init("target", .text("blue"))]),
              CallPattern(
                .itemsForBeginning,
                [.init(nil, .text("red")), .init(nil, .list(["red", "a b"])), .init(nil, .any)]),
            ])),
          .expect(.order(["blue", "red"])), .release(),
        ])
  }

  @Test(
    "prints a statement as it was parsed",
    arguments: [
      "scene board --items 100", "start night.dndrec", "window 900x700", "scale 1.5",
      "tune long-press 500000", "with mouse", "press red hold 0.6s", "press red at 40% 25.5%",
      "finger 2 press red.handle at 12,-30.5", "press 120,80 with right", "move by 0,30 over 0.25s",
      "move to green over 0.4s evenly then black", "path 0.008s 12,30  0s 14,33.5",
      "release with mouse", "finger 3 cancel", "tap undo", "drag red to green over 0.4s hold 1s",
      "wait 0.000001s", "key tab control+shift+z", "keydown a", "keyup a", "hold control shift",
      "let go", "let go alt", "wheel 0,3 at board", "wheel -1.5,0", "resize 800x600", "focus lost",
      "focus gained", "hide", "show", "leave", "mark after-drop", "event press 0 256 512 2",
      "event move 1 0 -256 512", "event keyup a", "finger 1 release & finger 2 release",
      "expect order blue red", "expect order in copies nothing", "expect dragging red",
      "expect dragging nothing", "expect only calls nothing", "expect gap colours 3",
      "expect gap none", "expect gap \"none\" 0", "expect target blue", "expect target none",
      "expect target \"none\"", "expect scroll board 120", "expect scroll board -8",
      "expect position red 400,80", "expect position colours/song-3.delete -3,4",
      "expect calls dropEntered(red, target: blue) performDrop(*, [a b]) \"odd name\"",
    ])
  func roundTrip(line: String) throws {
    let script = try Script(parsing: line)
    #expect(script.text == line + "\n")
    #expect(script.statements.count == 1)
  }

  @Test("of an older recording leaves out the tuning values that no longer exist")
  func formerTuning() throws {
    var recording = try compile("wait 1s")
    recording.header.tuning = ["slop": 6, "former": 1]
    let script = try recording.script(on: Session.stage(), file: "older")
    #expect(
      script.statements.filter { if case .tune = $0 { true } else { false } } == [.tune("slop", 6)])
    #expect(throws: Never.self) { try script.compile(on: Session.stage()) }
  }

  private func read(_ text: String) throws -> [Script.Statement] {
    try Script(parsing: text).statements
  }
}
