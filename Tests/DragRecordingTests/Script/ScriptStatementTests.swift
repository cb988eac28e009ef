import RecordingTools
import Testing

struct ScriptStatementTests {
  @Test("A script in Swift equals the same script in text")
  func same() throws {
    let text = """
      scene board --items 100
      window 900x700
      with mouse
      press red hold 0.6s
      press red at 40% 25% with right
      finger 2 press 120,80
      move to green over 0.4s then black at 1,2 over 0.2s evenly
      move to 300,200
      move by 0,30 over 1s
      path 8ms 12,30
      finger 1 release & finger 2 release
      release
      cancel
      tap song-3.delete
      drag red to green over 0.4s
      wait 0.9s
      key escape tab
      key control+shift+z
      hold control
      let go
      wheel 0,3 at board
      resize 800x600
      focus lost
      focus gained
      hide
      show
      mark after-drop
      expect order blue red
      expect order in copies nothing
      expect dragging nothing
      expect gap colours 3
      expect gap none
      expect target blue
      expect target nothing
      expect scroll board 120
      expect position colours/red 400,-80
      expect calls dragBegan(red) dropEntered(red, target: blue)
      expect only calls performDrop(blue)
      """
    #expect(try Script(parsing: text) == built)
    #expect(try Script(parsing: built.text) == built)
  }

  private let built = Script([
    .scene("board", arguments: ["--items", "100"]),
    .window(Size(width: 900, height: 700)),
    .with(.mouse),
    .press("red", hold: .milliseconds(600)),
    .press(
      .thing("red", at: .percent(40, 25)), by: ScriptPointer(.mouse, button: .secondary)),
    .press(.point(Point(x: 120, y: 80)), by: ScriptPointer(finger: 2)),
    .move([
      Leg(.to("green"), over: .milliseconds(400)),
      Leg(
        .to(.thing("black", at: .offset(Vector(dx: 1, dy: 2)))), over: .milliseconds(200), .even),
    ]),
    .move(to: .point(Point(x: 300, y: 200))),
    .move(by: Vector(dx: 0, dy: 30), over: .seconds(1)),
    .path([Sample(after: .milliseconds(8), at: Point(x: 12, y: 30))]),
    .together([.release(by: ScriptPointer(finger: 1)), .release(by: ScriptPointer(finger: 2))]),
    .release(),
    .cancel(),
    .tap("song-3.delete"),
    .drag("red", to: "green", over: .milliseconds(400)),
    .wait(.milliseconds(900)),
    .keys([KeyStroke(.escape), KeyStroke(.tab)]),
    .key(.z, [.control, .shift]),
    .holdModifiers(.control),
    .releaseModifiers(),
    .wheel(Vector(dx: 0, dy: 3), at: "board"),
    .resize(Size(width: 800, height: 600)),
    .focus(false),
    .focus(true),
    .visible(false),
    .visible(true),
    .mark("after-drop"),
    .expect(.order(["blue", "red"])),
    .expect(.order(in: "copies", [])),
    .expect(.dragging(nil)),
    .expect(.gap(OpenGap(before: 3, in: "colours"))),
    .expect(.gap(nil)),
    .expect(.target("blue")),
    .expect(.target(nil)),
    .expect(.scroll("board", 120)),
    .expect(.position("colours/red", x: 400, y: -80)),
    .expect(.calls(["dragBegan(red)", "dropEntered(red, target: blue)"])),
    .expect(.calls(["performDrop(blue)"], only: true)),
  ])

  @Test("A script in Swift can be composed of other scripts")
  func composed() throws {
    let lift = Script([.press("red", hold: .seconds(1))])
    let taps = ["a", "b"].map { Script.Statement.tap(.thing(ThingName($0))) }
    let script = Script(taps + lift.statements + [.release()])
    #expect(try script == Script(parsing: "tap a; tap b; press red hold 1s; release"))
  }
}
