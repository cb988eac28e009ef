import RecordingTools
import Testing

@Suite("The report of a diverging replay in a terminal")
struct BriefReportTests {
  @Test("has the differences, their place, and the next commands")
  func model() throws {
    var report = try FilmStripTests.report(.model)
    report.commands = [.init("look at it", "dragplay replay Tests/dot.dndrec")]
    #expect(
      report.brief() == """
        Tests/dot.dndrec: line 10, gesture 2, event 5, 4000000 µs: model differs
          gesture 2 of 2: drag left
          - places[0].x: 23040
          + places[0].x: 23296
          - bug: none
          + bug: model
          the header names no tiers, so every hash is compared; order, calls and model alone differ, too
          look at it: dragplay replay Tests/dot.dndrec
        """)
  }

  @Test("shows the first different call")
  func calls() throws {
    let brief = try FilmStripTests.report(.calls).brief()
    #expect(brief.contains(#"  - {"t":4000000,"call":"performDrop","accepted":true}"#))
    #expect(brief.contains(#"  + {"t":4000000,"call":"dropped","accepted":true}"#))
  }

  @Test("shows the hashes if nothing else is known")
  func hashes() throws {
    var recording = try FilmStripTests.recording()
    recording.removeKeyframes()
    let lines = try FilmStripTests.report(.motion, in: recording).brief().split(separator: "\n")
    #expect(
      lines[2...3] == [
        "  the hash of motion differs; no state is recorded until line 10, where the states are equal again",
        "  changed on this line in the replay: x.value, x.target, time",
      ])
    #expect(lines[4].hasPrefix("  - hashes "))
    #expect(lines[5].hasPrefix("  + hashes "))
  }

  @Test("names the fields at the first later state that is known, and its line")
  func later() throws {
    var report = try FilmStripTests.report(.gestures)
    report.commands = [.init("look at it", "dragplay replay Tests/dot.dndrec")]
    #expect(
      report.brief() == """
        Tests/dot.dndrec: line 2, gesture 1, event 1, 10000 µs: gestures differ
          gesture 1 of 2: press left
          the hash of gestures differs; fields are known from line 6, the next one whose state follows from the recording
          - hold.pressed: 1000000
          + hold.pressed: 1000001
          - bug: none
          + bug: gestures
          the header names no tiers, so every hash is compared; order, calls and model alone reproduce
          look at it: dragplay replay Tests/dot.dndrec
        """)
    let page = report.page()
    let start = try #require(page.firstRange(of: "On line 2, "))
    #expect(
      page[start.lowerBound...].prefix { $0 != "<" }
        == "On line 2, only hashes are recorded: the hash of gestures differs. The state that is recorded on "
        + "line 3, replayed to line 6, has the recorded hashes. The fields that differ:")
  }

  @Test("reports a recorded state that the program cannot read")
  func unreadable() throws {
    var recording = try FilmStripTests.recording()
    recording.replaceKeyframes(by: [1, 2])
    let lines = try FilmStripTests.report(.model, in: recording).brief().split(separator: "\n")
    #expect(
      lines[2]
        == "  the hash of model differs, and the state on line 11 cannot be read by this program: the state "
        + "ends too early; if its encoding has changed, change the stage's layout")
  }

  @Test("has ten lines at most, and names the batching of the replay")
  func length() throws {
    var report = try FilmStripTests.report(.model, in: nil, .random(seed: 7))
    report.commands = (1...6).map { .init("step \($0)", "command") }
    let lines = report.brief().split(separator: "\n")
    #expect(lines.count == 10)
    #expect(lines[1].hasSuffix(", replayed in random steps, seed 7"))
    #expect(lines.last == "  step 6: command")
  }
}

struct StateDescriptionTests {
  private enum Phase { case idle, pressed(Int), carried(item: String, at: Point) }

  private struct Board {
    var title = "a\"b"
    var phase = Phase.idle
    var cards = ["red", "blue"]
    var groups: [[Int]] = [[], [1, 2]]
    var hovered: Int?
    var at = Point(x: 1, y: 2)
    var tags: Set<String> = ["z", "a", "m"]
  }

  @Test("The description of a state names fields, cases and indices")
  func tree() {
    #expect(
      StateDescription(of: Board()).lines == [
        #"title: "a\"b""#, "phase: idle", "cards", #"  [0]: "red""#, #"  [1]: "blue""#, "groups",
        "  [0]: []", "  [1]", "    [0]: 1", "    [1]: 2", "hovered: nil", "at", "  x: 256",
        "  y: 512", "tags", #"  [0]: "a""#, #"  [1]: "m""#, #"  [2]: "z""#,
      ])
  }

  @Test("The description of a state shows the payload of a case")
  func payloads() {
    #expect(StateDescription(of: Phase.pressed(3)).lines == ["pressed(3)"])
    #expect(
      StateDescription(of: Phase.carried(item: "red", at: Point(x: 1, y: 0))).lines
        == ["carried", #"  item: "red""#, "  at", "    x: 256", "    y: 0"])
  }

  @Test("The description of a state differs by the path of a field")
  func difference() {
    var other = Board()
    other.cards[1] = "green"
    other.hovered = 4
    other.groups[1].removeLast()
    #expect(
      StateDescription(of: Board()).difference(to: StateDescription(of: other)) == [
        #"- cards[1]: "blue""#, #"+ cards[1]: "green""#, "- groups[1][1]: 2", "- hovered: nil",
        "+ hovered: 4",
      ])
  }
}
