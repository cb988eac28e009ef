import DragFrameIO
import DragGeometry
import RecordingTools
import Testing

@Suite("A script in Swift")
struct ScriptBuilderTests {
  @Test("is the same as one in text")
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

  private var built: Script {
    Script {
      Scene("board", "--items", "100")
      Window(900, 700)
      With(.mouse)
      Press("red", hold: .milliseconds(600))
      Press("red", at: .percent(40, 25), with: .mouse, button: .secondary)
      Press(at: Point(x: 120, y: 80), finger: 2)
      Move(to: "green", over: .milliseconds(400))
        .then(to: "black", at: .offset(Vector(dx: 1, dy: 2)), over: .milliseconds(200), .even)
      Move(to: Point(x: 300, y: 200))
      Move(by: 0, 30, over: .seconds(1))
      Trace([Sample(after: .milliseconds(8), at: Point(x: 12, y: 30))])
      Together {
        Release(finger: 1)
        Release(finger: 2)
      }
      Release()
      Cancel()
      Tap("song-3.delete")
      Drag("red", to: "green", over: .milliseconds(400))
      Wait(.milliseconds(900))
      Keys(.escape, .tab)
      Keys([.control, .shift], .z)
      Hold(.control)
      LetGo()
      Wheel(0, 3, at: "board")
      Resize(800, 600)
      Focus.lost
      Focus.gained
      Hide()
      Show()
      Marked("after-drop")
      Expect.order("blue", "red")
      Expect.order(in: "copies")
      Expect.dragging(nil)
      Expect.gap(in: "colours", before: 3)
      Expect.noGap
      Expect.target("blue")
      Expect.target(nil)
      Expect.scroll("board", 120)
      Expect.position("colours/red", 400, -80)
      Expect.calls("dragBegan(red)", "dropEntered(red, target: blue)")
      Expect.onlyCalls("performDrop(blue)")
    }
  }

  @Test("can be made in loops and by conditions, and of other scripts")
  func control() throws {
    let lift = Script { Press("red", hold: .seconds(1)) }
    let isDropped = true
    let script = Script {
      for name in ["a", "b"] { Tap(ThingName(name)) }
      lift
      if isDropped { Release() } else { Cancel() }
    }
    #expect(try script == Script(parsing: "tap a; tap b; press red hold 1s; release"))
  }
}
