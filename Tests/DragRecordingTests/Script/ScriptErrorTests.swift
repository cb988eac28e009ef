import RecordingTools
import Support
import Testing

struct ScriptErrorTests {
  @Test("A script with errors is reported with its place, the line and a caret")
  func caret() {
    #expect(
      errors("wait 1s\n\tpres red").map(\.description) == [
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
      errors(text).map(\.summary) == [
        "a.gesture:1:1: there is no statement 'pres'; did you mean press?",
        "a.gesture:2:15: expected a time such as 0.4s or 400ms",
        "a.gesture:3:6: expected 'to' a thing or a point, or 'by' a translation",
        "a.gesture:4:14: expected a key's name, such as escape or control+z",
        "a.gesture:5:13: expected items in order, such as red blue",
      ])
  }

  @Test(
    "A script with errors is reported with the expected words",
    arguments: [
      ("press", 6, "expected what to press, such as red or 120,80"),
      ("press at 3,4", 7, "expected what to press, such as red or 120,80"),
      ("press red hold", 15, "expected a time such as 0.4s or 400ms"),
      ("press red hold -1s", 16, "expected a time such as 0.4s or 400ms"),
      ("press red hold 25h", 16, "expected a time such as 0.4s or 400ms"),
      ("wait 90000s", 6, "the time is out of range; it can be 0s to 86400s"),
      ("move to green over 61s", 20, "the time is out of range; it can be 0s to 60s"),
      ("press red at 3", 14, "expected a spot such as 12,30 or 40% 25%"),
      ("press red at 3% 4", 17, "expected a second share such as 25%"),
      ("press red now", 11, "expected the end of the statement"),
      ("press \"red", 7, "expected a closing quote"),
      (
        "press red with mouze", 16,
        "expected mouse, touch, left, right or middle; did you mean mouse?"
      ),
      ("finger 0 release", 8, "a finger's number is out of range; it can be 1 to 100"),
      ("window 900", 8, "expected a size such as 900x700"),
      ("window 99999x1", 8, "the size is out of range; it can be 1x1 to 16384x16384"),
      ("window 0x700", 8, "the size is out of range; it can be 1x1 to 16384x16384"),
      ("key space escpae", 11, "there is no key 'escpae'; did you mean escape?"),
      ("scene a; scene b", 10, "a session starts once; leave this or the other start out"),
      ("let red", 5, "expected 'go'"),
      ("hold", 5, "expected control, shift, alt or logo"),
      (
        "expect ordr red", 8,
        "expected order, calls, only, dragging, gap, target, scroll, position, announced, selected, focused or cursor; did you mean order?"
      ),
      ("expect gap", 11, "expected a container or none"),
      ("expect gap red 1.5", 16, "expected the number of items before the gap, such as 3"),
      ("expect gap none 3", 17, "expected the end of the statement"),
      ("expect target", 14, "expected a target or none"),
      ("expect scroll", 14, "expected a collection view"),
      ("expect scroll board 1.5", 21, "expected an offset in whole pixels such as 120"),
      ("expect position red", 20, "expected a point in whole pixels such as 400,80"),
      ("expect position red 1.5,2", 21, "expected a point in whole pixels such as 400,80"),
      ("expect position red 400 80", 21, "expected a point in whole pixels such as 400,80"),
      ("expect calls dragBegan(red", 27, "expected ','"),
      ("expect calls (", 14, "expected a call such as dragBegan(red)"),
      ("event press 1", 7, "expected an event such as press 0 3072 7680 0"),
      (
        "wait 1s\nscene colours", 1,
        "'scene' says how the session starts; write it before anything is done"
      ),
      ("key a & wait 1s", 1, "expected gestures of pointers on both sides of &"),
      ("release &", 10, "expected a statement"),
    ])
  func expected(text: String, column: Int, words: String) {
    let errors = errors(text)
    #expect(errors.count == 1)
    #expect(errors.first?.column == column)
    #expect(errors.first?.summary.hasSuffix(": " + words) == true, "\(errors)")
  }

  @Test("A script with errors is reported with one error for a list whose head is wrong")
  func listOnce() throws {
    let script = "expect cals\n  dragBegan(red, mouse)\n  dragEnded(red)\nprss red"
    let errors = try thrown(ScriptErrors.self) { try Script(parsing: script) }
    #expect(errors?.errors.map(\.line) == [1, 4])
  }

  @Test("A script with errors never traps and never hangs, whatever its content", arguments: 1...4)
  func damaged(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var refused = 0
    for number in 0..<200 {
      let bytes = Damage.some(to: Array(Self.sound.utf8), using: &generator)
      let text = String(decoding: bytes, as: UTF8.self)
      let errors = errors(text)
      if errors.isEmpty {
        let script = try Script(parsing: text)
        #expect(try Script(parsing: script.text) == script, "seed \(seed), text \(number)")
      } else {
        refused += 1
      }
      #expect(errors.allSatisfy { !$0.summary.contains("\n") }, "seed \(seed), \(number)")
    }
    print("seed \(seed): of 200 damaged scripts \(refused) were refused")
    #expect(refused > 50)
  }

  static let sound = """
    scene colours --bare; window 900x700
    press red at 40% 25% hold 0.6s  # lift
    move to green over 0.4s then "black" at 12,30 evenly & wait 1s
    path 8ms 12,30  8ms 14,33
    release; key control+z; wheel 0,3 at board
    event press 0 256 512 0
    expect order in colours blue red; expect gap colours 3; expect target none
    expect scroll board 120; expect position "red" 400,80
    expect calls
      dropEntered(red, target: blue) performDrop(*, [a b])
    """

  private func errors(_ text: String) -> [ScriptError] {
    do {
      _ = try Script(parsing: text, named: "a.gesture")
      return []
    } catch {
      return error.errors
    }
  }
}
