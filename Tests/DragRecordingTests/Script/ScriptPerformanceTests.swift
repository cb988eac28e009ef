import Foundation
import ProgramSupport
import RecordingTools
import Testing

@Suite("A script that runs")
struct ScriptPerformanceTests {
  @Test(
    "sends the events of its gestures",
    arguments: [
      // A press is in the middle of a thing, and the mouse moves there before.
      (
        "press left with mouse; wait 1s; release",
        ["0 move mouse 160,240 up", "0 press mouse 160,240", "1000000 release mouse 160,240"]
      ),
      (
        "press left at 25% 10% hold 1s; release",
        ["0 press touch-1 80,48", "1000000 release touch-1 80,48"]
      ),
      // A move is like that of a mouse of 125 Hz, eased or even, and ends at its goal and time.
      (
        "with mouse; press 100,100; move by 40,0 over 0.032s evenly; release",
        [
          "0 move mouse 100,100 up", "0 press mouse 100,100", "8000 move mouse 110,100 down",
          "16000 move mouse 120,100 down", "24000 move mouse 130,100 down",
          "32000 move mouse 140,100 down", "32000 release mouse 140,100",
        ]
      ),
      (
        "press 100,100; move to 140,100 over 0.032s",
        [
          "0 press touch-1 100,100", "8000 move touch-1 104,100 down",
          "16000 move touch-1 120,100 down", "24000 move touch-1 136,100 down",
          "32000 move touch-1 140,100 down",
        ]
      ),
      // A large move begins with a small one that exceeds the slop.
      (
        "press 100,100; move to 400,100 over 0s",
        ["0 press touch-1 100,100", "0 move touch-1 112,100 down", "0 move touch-1 400,100 down"]
      ),
      // A tap is aimed at the settled place of a thing: the dot has followed the finger by then.
      (
        "press 300,50; move by 100,0 over 0s; release; tap dot",
        [
          "0 press touch-1 300,50", "0 move touch-1 312,50 down", "0 move touch-1 400,50 down",
          "0 release touch-1 400,50", "0 press touch-1 400,220", "50000 release touch-1 400,220",
        ]
      ),
      // Several fingers move independently of each other.
      (
        """
        press 10,10; finger 2 press 20,20
        finger 1 move by 8,0 over 16ms evenly & finger 2 move by 0,8 over 8ms then by 0,8 over 8ms
        finger 1 release & finger 2 release
        """,
        [
          "0 press touch-1 10,10", "0 press touch-2 20,20", "8000 move touch-1 14,10 down",
          "8000 move touch-2 20,28 down", "16000 move touch-1 18,10 down",
          "16000 move touch-2 20,36 down", "16000 release touch-1 18,10",
          "16000 release touch-2 20,36",
        ]
      ),
      // A gesture continues the last press, and a second button is pressed beside the first.
      (
        "press 1,1 with mouse; press 1,1 with right; release; release; press 2,2; cancel",
        [
          "0 move mouse 1,1 up", "0 press mouse 1,1", "0 press mouse 1,1 secondary",
          "0 release mouse 1,1 secondary", "0 release mouse 1,1", "0 press touch-1 2,2",
          "0 cancel touch-1",
        ]
      ),
      // In a drag without a time, a finger holds long enough to lift, and a mouse not at all.
      (
        "drag 1,1 to 5,1 over 8ms",
        ["0 press touch-1 1,1", "608000 move touch-1 5,1 down", "608000 release touch-1 5,1"]
      ),
      (
        "drag 1,1 to 5,1 over 8ms with mouse",
        [
          "0 move mouse 1,1 up", "0 press mouse 1,1", "8000 move mouse 5,1 down",
          "8000 release mouse 5,1",
        ]
      ),
      // Keys have modifiers, in addition to those that are held.
      (
        "key escape control+z; hold shift; key control+z; let go",
        [
          "0 key escape", "0 keyup escape", "0 modifiers 2", "0 key z", "0 keyup z",
          "0 modifiers 0", "0 modifiers 1", "0 modifiers 3", "0 key z", "0 keyup z",
          "0 modifiers 1", "0 modifiers 0",
        ]
      ),
      // A held arrow key repeats, and a held letter does not.
      (
        "key a down hold 0.56s; key a hold 0.6s",
        [
          "0 key a", "0 keyup a", "0 key down", "500000 key down", "530000 key down",
          "560000 keyup down", "560000 key a", "1160000 keyup a",
        ]
      ),
      // The window is zoomed, and the pointers stay where they are on the screen.
      (
        "press 100,50 with mouse; scale 2; move by 4,0 over 8ms; release; press 2,2 with back",
        [
          "0 move mouse 100,50 up", "0 press mouse 100,50", "0 resize 320x240",
          "0 move mouse 50,25 down", "8000 move mouse 54,25 down", "8000 release mouse 54,25",
          "8000 move mouse 2,2 up", "8000 press mouse 2,2 back",
        ]
      ),
      (
        "press 100,50; scale 2; move by 4,0 over 8ms; scale 1",
        [
          "0 press touch-1 100,50", "0 resize 320x240", "8000 move touch-1 54,25 down",
          "8000 resize 640x480",
        ]
      ),
      // The wheel turns over a thing, and the window changes.
      (
        "wheel 0,-1.5 at right; resize 800x600; focus lost; hide; show; leave",
        [
          "0 move mouse 480,240 up", "0 wheel 480,240 0,-1.5", "0 resize 800x600", "0 blur",
          "0 hide", "0 show", "0 leave",
        ]
      ),
    ] as [(String, [String])])
  func events(text: String, expected: [String]) throws {
    #expect(try compile(text).turns.flatMap(\.events).map(\.exactWords) == expected)
  }

  @Test("ends a second after the last gesture, or with its last wait")
  func end() throws {
    #expect(try compile("tap left").end == Microseconds(1_050_000))
    #expect(
      try compile("tap left; wait 0.2s; expect dragging nothing").end == Microseconds(250_000))
  }

  @Test("names moments, even if nothing happens in them")
  func marks() throws {
    let marks = try compile("wait 0.3s; mark early; tap left; wait 1s; mark late").moments
    #expect(
      marks == [
        Moment("early", at: Microseconds(300_000)), Moment("late", at: Microseconds(1_350_000)),
      ])
  }

  @Test("reports all errors, but not their consequences")
  func allProblems() throws {
    let text = "press kitten\nmove to left\nrelease\npress cat\nrelease\nexpect dragging dot"
    let errors = try errors(compiling: text)
    #expect(errors.map(\.line) == [1, 4, 6])
  }
}

struct ScriptErrorTests {
  @Test("A script with errors is reported with its place, the line and a caret")
  func caret() {
    #expect(
      problems("wait 1s\n\tpres red").map(\.description) == [
        """
        a.gesture:2:2: there is no statement 'pres'; did you mean press?
          \tpres red
          \t^~~~
        """
      ])
  }

  @Test("A script with errors is reported with all errors, in the order of its lines")
  func all() {
    let text = "pres red\nwait 1s; wait 2\nmove green & wait 1s\nrelease; key ?\nexpect order"
    #expect(
      problems(text).map(\.summary) == [
        "a.gesture:1:1: there is no statement 'pres'; did you mean press?",
        "a.gesture:2:15: expected a time such as 0.4s or 400ms",
        "a.gesture:3:6: expected 'to' a thing or a point, or 'by' a translation",
        "a.gesture:4:14: expected a key's name, such as escape or control+z",
        "a.gesture:5:13: expected items in order, such as red blue",
      ])
  }

  @Test(
    "A script with errors is reported with the expected words, or with what cannot be performed",
    arguments: try Refusals.table("scripts"))
  func expected(text: String, words: String) throws {
    #expect(try errors(compiling: text).map(\.summary) == ["script:" + words])
  }

  @Test("A script with errors is reported with one error for a list whose head is wrong")
  func listOnce() throws {
    let script = "expect cals\n  dragBegan(red, mouse)\n  dragEnded(red)\nprss red"
    let errors = try thrown(ScriptErrors.self) { try Script(parsing: script) }
    #expect(errors?.errors.map(\.line) == [1, 4])
  }

  private func problems(_ text: String) -> [ScriptError] {
    do {
      _ = try Script(parsing: text, named: "a.gesture")
      return []
    } catch {
      return error.errors
    }
  }
}
