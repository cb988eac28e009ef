import RecordingTools
import Testing

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
