import RecordingTools
import Testing

struct ScriptStatementTests {
  @Test("A script in Swift can be composed of other scripts")
  func composed() throws {
    let lift = Script([.press("red", hold: .seconds(1))])
    let taps = ["a", "b"].map { Script.Statement.tap(.thing(ThingName($0))) }
    let script = Script(taps + lift.statements + [.release()])
    #expect(try script == Script(parsing: "tap a; tap b; press red hold 1s; release"))
  }
}

@Suite("The text of a script")
struct ScriptTextTests {
  @Test(
    "is parsed into statements",
    arguments: [
      // A press has a target, a spot, a duration and a pointer.
      ("press red", [.press("red")]),
      (
        "press red at 40% 25.5% hold 600ms with mouse",
        [
          .press(
            .thing("red", at: .share(x: 4000, y: 2550)), hold: .milliseconds(600),
            by: ScriptPointer(.mouse))
        ]
      ),
      (
        "finger 2 press colours/red.handle at 12,-30.5",
        [
          .press(
            .thing(
              ThingName("red", in: "colours", part: "handle"),
              at: .offset(Vector(dx: 12, dy: Length(subpixels: -7808)))),
            by: ScriptPointer(finger: 2))
        ]
      ),
      (
        "press 120,80 with right",
        [.press(.point(Point(x: 120, y: 80)), by: ScriptPointer(.mouse, button: .secondary))]
      ),
      // A move has a goal, in one leg or several.
      (
        "move to green over 0.4s then black at 1,2 evenly finger 3",
        [
          .move(
            [
              Leg(.to("green"), over: .milliseconds(400)),
              Leg(.to(.thing("black", at: .offset(Vector(dx: 1, dy: 2)))), over: nil, .even),
            ], by: ScriptPointer(finger: 3))
        ]
      ),
      (
        "move by 0,+30 over 250us",
        [.move([Leg(.by(Vector(dx: 0, dy: 30)), over: Microseconds(250))])]
      ),
      (
        "path 8ms 12,30  0s 14,33.5",
        [
          .path([
            Sample(after: .milliseconds(8), at: Point(x: 12, y: 30)),
            Sample(after: .zero, at: Point(x: 14, y: Length(subpixels: 8576))),
          ])
        ]
      ),
      // Lines and semicolons separate statements, and comments are skipped.
      (
        "# what for\r\npress red; wait 1s # a second\n\n  ; release\t;cancel",
        [.press("red"), .wait(.seconds(1)), .release(), .cancel()]
      ),
      ("\u{FEFF}hide", [.visible(false)]), ("", []),
      // Gestures that & joins begin at the same time.
      (
        "finger 1 release & finger 2 release",
        [
          .together([
            .release(by: ScriptPointer(finger: 1)), .release(by: ScriptPointer(finger: 2)),
          ])
        ]
      ),
      // Only blanks, punctuation and keywords need quotes, which also keep a part from being one.
      (
        #"press "Shopping list"/"at".delete; tap "a\"b"; tap "1.5/2""#,
        [
          .press(.thing(ThingName("at", in: "Shopping list", part: "delete"))),
          .tap(.thing(ThingName("a\"b", in: nil))), .tap(.thing(ThingName("1.5/2", in: nil))),
        ]
      ),
      // A list continues in lines that are indented deeper.
      (
        """
        expect calls
          dragBegan(red)

          # on the way
          dropEntered(red, target: blue) itemsForBeginning(red, [red "a b"], *)
        expect order
          blue red
        release
        """,
        [
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
        ]
      ),
      // A script in Swift equals the same script in text.
      ("scene board --items 100", [.scene("board", arguments: ["--items", "100"])]),
      ("window 900x700", [.window(Size(width: 900, height: 700))]), ("with mouse", [.with(.mouse)]),
      ("press red hold 0.6s", [.press("red", hold: .milliseconds(600))]),
      (
        "press red at 40% 25% with right",
        [
          .press(
            .thing("red", at: .percent(40, 25)), by: ScriptPointer(.mouse, button: .secondary))
        ]
      ),
      (
        "finger 2 press 120,80",
        [.press(.point(Point(x: 120, y: 80)), by: ScriptPointer(finger: 2))]
      ),
      (
        "move to 300,200; release; cancel",
        [.move(to: .point(Point(x: 300, y: 200))), .release(), .cancel()]
      ),
      ("move by 0,30 over 1s", [.move(by: Vector(dx: 0, dy: 30), over: .seconds(1))]),
      ("tap song-3.delete", [.tap("song-3.delete")]),
      ("drag red to green over 0.4s", [.drag("red", to: "green", over: .milliseconds(400))]),
      ("wait 0.9s; mark after-drop", [.wait(.milliseconds(900)), .mark("after-drop")]),
      ("key escape tab", [.keys([KeyStroke(.escape), KeyStroke(.tab)])]),
      ("key control+shift+z", [.key(.z, [.control, .shift])]),
      ("hold control; let go", [.holdModifiers(.control), .releaseModifiers()]),
      ("wheel 0,3 at board", [.wheel(Vector(dx: 0, dy: 3), at: "board")]),
      ("resize 800x600", [.resize(Size(width: 800, height: 600))]),
      ("focus lost; focus gained", [.focus(false), .focus(true)]),
      ("hide; show", [.visible(false), .visible(true)]),
      ("expect order blue red", [.expect(.order(["blue", "red"]))]),
      ("expect order in copies nothing", [.expect(.order(in: "copies", []))]),
      ("expect dragging nothing", [.expect(.dragging(nil))]),
      ("expect gap colours 3", [.expect(.gap(OpenGap(before: 3, in: "colours")))]),
      ("expect gap none", [.expect(.gap(nil))]), ("expect target blue", [.expect(.target("blue"))]),
      ("expect target nothing", [.expect(.target(nil))]),
      ("expect scroll board 120", [.expect(.scroll("board", 120))]),
      (
        "expect position colours/red 400,-80",
        [.expect(.position("colours/red", x: 400, y: -80))]
      ),
      (
        "expect calls dragBegan(red) dropEntered(red, target: blue)",
        [.expect(.calls(["dragBegan(red)", "dropEntered(red, target: blue)"]))]
      ),
      (
        "expect only calls performDrop(blue)",
        [.expect(.calls(["performDrop(blue)"], only: true))]
      ),
      // Input from other programs, the clipboard and the keyboard.
      (
        "drop text Call Ada on 20,30",
        [.drop(.text("Call Ada"), on: .point(Point(x: 20, y: 30)))]
      ),
      (
        #"drop file "/my files/a.png" "/c" from 190,290 on list"#,
        [.drop(.files(["/my files/a.png", "/c"]), from: .point(Point(x: 190, y: 290)), on: "list")]
      ),
      (
        #"drop link "https://example.org/" on a; paste link "https://example.org/""#,
        [.drop(.link("https://example.org/"), on: "a"), .paste(.link("https://example.org/"))]
      ),
      ("copy; cut; paste; paste text a", [.copy, .cut, .paste(), .paste(.text("a"))]),
      (#"type "a\u{a}b"; type "\"c\"""#, [.type("a\nb"), .type("\"c\"")]),
      (#"send loaded "milk, bread""#, [.send(Message("loaded", text: "milk, bread"))]),
      (
        #"send "two words" bytes "/wA=""#, [.send(Message("two words", bytes: [0xff, 0]))]
      ),
      (#"event type "ab""#, [.event(.textEntered("ab"))]),
    ] as [(String, [Script.Statement])])
  func statements(text: String, expected: [Script.Statement]) throws {
    #expect(try Script(parsing: text).statements == expected)
    #expect(try Script(parsing: Script(expected).text).statements == expected)
  }

  @Test(
    "prints a statement as it was parsed",
    arguments: [
      "scene board --items 100", "start night.dndrec", "window 900x700", "scale 1.5",
      "tune long-press 500000", "with mouse", "press red hold 0.6s", "press red at 40% 25.5%",
      "finger 2 press red.handle at 12,-30.5", "press 120,80 with right", "move by 0,30 over 0.25s",
      "move to green over 0.4s evenly then black", "path 0.008s 12,30  0s 14,33.5",
      "release with mouse", "finger 3 cancel", "tap undo", "drag red to green over 0.4s hold 1s",
      "wait 0.000001s", "key right hold 0.8s", "press red with back", "release with forward",
      "event compose \"に\"", "drop file \"file:///caf%E9.png\" \"/b\" on b",
      "key tab control+shift+z", "keydown a", "keyup a", "hold control shift",
      "let go", "let go alt", "wheel 0,3 at board", "wheel -1.5,0", "resize 800x600", "focus lost",
      "focus gained", "hide", "show", "leave", "mark after-drop", "event press 0 256 512 2",
      "event move 1 0 -256 512", "event keyup a", "finger 1 release & finger 2 release",
      "expect order blue red", "expect order in copies nothing", "expect dragging red",
      "expect dragging nothing", "expect only calls nothing", "expect gap colours 3",
      "expect gap none", "expect gap \"none\" 0", "expect target blue", "expect target none",
      "expect target \"none\"", "expect scroll board 120", "expect scroll board -8",
      "expect position red 400,80", "expect position colours/song-3.delete -3,4",
      "expect calls dropEntered(red, target: blue) performDrop(*, [a b]) \"odd name\"",
      #"drop text "milk\nbread" on b"#, #"drop file "/my files/a.png" "/c" from 190,290 on list"#,
      "copy", "cut", "paste", #"paste text "two words""#, #"paste file "/my files/a.png" "/c""#,
      #"paste link "https://example.org/""#, #"type "one\ntwo \"three\"""#, "send loaded",
      #"send loaded "milk, bread""#, #"send "two words" bytes "/wA=""#, #"event type "ab""#,
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
}
