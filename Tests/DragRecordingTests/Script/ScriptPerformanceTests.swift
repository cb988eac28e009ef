import RecordingTools
import Testing

@Suite("A script that runs")
struct ScriptPerformanceTests {
  @Test("presses in the middle of a thing, after moving the mouse there")
  func press() throws {
    #expect(
      try events("press left with mouse; wait 1s; release") == [
        "0 move mouse 160,240 up", "0 press mouse 160,240", "1000000 release mouse 160,240",
      ])
    #expect(
      try events("press left at 25% 10% hold 1s; release") == [
        "0 press touch-1 80,48", "1000000 release touch-1 80,48",
      ])
  }

  @Test("moves like a mouse of 125 Hz, eased or evenly, and ends at its goal and time")
  func move() throws {
    #expect(
      try events("with mouse; press 100,100; move by 40,0 over 0.032s evenly; release") == [
        "0 move mouse 100,100 up", "0 press mouse 100,100", "8000 move mouse 110,100 down",
        "16000 move mouse 120,100 down", "24000 move mouse 130,100 down",
        "32000 move mouse 140,100 down", "32000 release mouse 140,100",
      ])
    #expect(
      try events("press 100,100; move to 140,100 over 0.032s").dropFirst() == [
        "8000 move touch-1 104,100 down", "16000 move touch-1 120,100 down",
        "24000 move touch-1 135,100 down", "32000 move touch-1 140,100 down",
      ])
  }

  @Test("begins a large move with a small one that exceeds the slop")
  func slop() throws {
    #expect(
      try events("press 100,100; move to 400,100 over 0s").dropFirst() == [
        "0 move touch-1 112,100 down", "0 move touch-1 400,100 down",
      ])
  }

  @Test("aims at the settled place of a thing when the move begins")
  func aim() throws {
    // The dot has followed the finger by then.
    #expect(
      try events("press 300,50; move by 100,0 over 0s; release; tap dot").suffix(2) == [
        "0 press touch-1 400,220", "50000 release touch-1 400,220",
      ])
  }

  @Test("moves several fingers independently of each other")
  func fingers() throws {
    let text = """
      press 10,10; finger 2 press 20,20
      finger 1 move by 8,0 over 16ms evenly & finger 2 move by 0,8 over 8ms then by 0,8 over 8ms
      finger 1 release & finger 2 release
      """
    #expect(
      try events(text).dropFirst(2) == [
        "8000 move touch-1 14,10 down", "8000 move touch-2 20,28 down",
        "16000 move touch-1 18,10 down", "16000 move touch-2 20,36 down",
        "16000 release touch-1 18,10", "16000 release touch-2 20,36",
      ])
  }

  @Test("continues the last press, and presses a second button beside the first")
  func hands() throws {
    let text = "press 1,1 with mouse; press 1,1 with right; release; release; press 2,2; cancel"
    #expect(
      try events(text) == [
        "0 move mouse 1,1 up", "0 press mouse 1,1", "0 press mouse 1,1 secondary",
        "0 release mouse 1,1 secondary", "0 release mouse 1,1", "0 press touch-1 2,2",
        "0 cancel touch-1",
      ])
  }

  @Test("holds a finger long enough to lift in a drag without a time, and a mouse not at all")
  func drag() throws {
    let touch = try events("drag 1,1 to 5,1 over 8ms")
    #expect(
      touch == [
        "0 press touch-1 1,1", "608000 move touch-1 5,1 down", "608000 release touch-1 5,1",
      ])
    #expect(try events("drag 1,1 to 5,1 over 8ms with mouse").last == "8000 release mouse 5,1")
  }

  @Test("presses keys with modifiers, in addition to those that are held")
  func keys() throws {
    #expect(
      try events("key escape control+z; hold shift; key control+z; let go") == [
        "0 key escape", "0 keyup escape", "0 modifiers 2", "0 key z", "0 keyup z", "0 modifiers 0",
        "0 modifiers 1", "0 modifiers 3", "0 key z", "0 keyup z", "0 modifiers 1", "0 modifiers 0",
      ])
  }

  @Test("turns the wheel over a thing, and changes the window")
  func window() throws {
    #expect(
      try events("wheel 0,-1.5 at right; resize 800x600; focus lost; hide; show; leave") == [
        "0 move mouse 480,240 up", "0 wheel 480,240 0,-1.5", "0 resize 800x600", "0 blur", "0 hide",
        "0 show", "0 leave",
      ])
  }

  @Test("ends a second after the last gesture, or with its last wait")
  func end() throws {
    #expect(try compile("tap left").end == Microseconds(1_050_000))
    #expect(
      try compile("tap left; wait 0.2s; expect dragging nothing").end == Microseconds(250_000))
  }

  @Test("names moments, even if nothing happens in them")
  func marks() throws {
    let marks = try compile("wait 0.3s; mark early; tap left; wait 1s; mark late").marks
    #expect(
      marks == [
        Mark("early", at: Microseconds(300_000)), Mark("late", at: Microseconds(1_350_000)),
      ])
  }

  @Test(
    "reports statements that cannot be performed, and continues",
    arguments: [
      ("press lft", "1:7: 'lft' is not visible; did you mean left?"),
      ("press kitten", "1:7: 'kitten' is not visible; there are dot, left, right"),
      ("press sides/dot", "1:7: 'sides/dot' is not visible; did you mean dot?"),
      ("release", "1:1: nothing is pressed"),
      ("move to left", "1:1: finger 1 is not down; press something with it first"),
      (
        "press left; press right",
        "1:13: finger 1 is down already; release it first, or say 'finger 2'"
      ),
      ("press left; finger 3 release", "1:13: finger 3 is not down"),
      ("expect order right left", "1:1: expected order right left, found left right in sides"),
      (
        "expect order cat",
        "1:1: no container holds cat; name one, as in `expect order in sides …`"
      ),
      ("expect order in side left", "1:17: there is no container 'side'; did you mean sides?"),
      ("expect dragging dot", "1:1: expected dot to be dragged, found nothing to be dragged"),
      ("expect calls dragBegan", "1:1: expected dragBegan, found no more calls"),
    ])
  func problems(text: String, words: String) throws {
    let errors = try errors(compiling: text)
    #expect(errors.map(\.summary) == ["script:" + words])
  }

  @Test("reports all errors, but not their consequences")
  func allProblems() throws {
    let text = "press kitten\nmove to left\nrelease\npress cat\nrelease\nexpect dragging dot"
    let errors = try errors(compiling: text)
    #expect(errors.map(\.line) == [1, 4, 6])
  }

  private func events(_ text: String) throws -> [String] {
    try compile(text).pumps.flatMap(\.events).map(\.exactWords)
  }
}
