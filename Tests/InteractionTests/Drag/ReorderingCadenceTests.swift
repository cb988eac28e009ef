import DragKit
import Support
import Testing

struct ReorderingCadenceTests {
  private var table = ContentDriver(Folders(notes: 6))

  private mutating func move(_ y: Length, after span: Microseconds = .milliseconds(8)) {
    table.interval = span
    table.drag(to: Point(x: table.location.x, y: y), steps: 1)
  }

  /// Lifts the first note, which is the third row, and opens a gap in its place.
  private mutating func lift() {
    table.press(on: "note-1")
    move(118)
  }

  private var gap: Int? { table.interaction.session?.target?.gap?.gap.index }

  @Test("R4: A gap that has just opened stays for 150 ms of motions")
  mutating func rests() {
    lift()
    #expect(gap == 2)
    move(160, after: .milliseconds(149))
    #expect(gap == 2, "It opened 149 ms ago.")
    move(161, after: .milliseconds(1))
    #expect(gap == 4)
  }

  @Test("R4: A gap follows a resting pointer when its 150 ms are over")
  mutating func deadline() {
    lift()
    move(160)
    #expect(gap == 2)
    #expect(table.interaction.nextWake(table.content) != nil)
    table.wait(Microseconds(149_999) - table.now)
    #expect(gap == 2)
    table.wait(.milliseconds(158) - table.now)
    #expect(gap == 4)
  }

  @Test("R28: A release before the gap has followed drops under the pointer")
  mutating func release() {
    lift()
    move(160)
    table.release()
    #expect(table.names(in: "list").prefix(4) == ["folder", "locked", "note-2", "note-1"])
  }
}
