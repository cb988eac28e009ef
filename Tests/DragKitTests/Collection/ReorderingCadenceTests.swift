import DragKit
import DragModel
import Testing

@Suite("R4: a fast reordering cadence")
struct ReorderingCadenceTests {
  private var folders = Folders(notes: 6)
  private var interaction = Interaction()

  private mutating func move(_ y: Length, after span: Microseconds = .milliseconds(8)) {
    let time = interaction.now + span
    let kind = InputEvent.Kind.pointerMoved(.mouse, to: Point(x: 100, y: y), isDown: true)
    interaction.handle(InputEvent(time: time, kind), content: &folders)
  }

  /// Lifts the first note, which is the third row, and opens a gap in its place.
  private mutating func lift() {
    interaction.start(&folders)
    let press = InputEvent(time: .zero, .pointerPressed(.mouse, at: Point(x: 100, y: 110)))
    interaction.handle(press, content: &folders)
    move(118)
  }

  private var gap: Int? { interaction.session?.target?.gap?.gap.index }

  @Test("a gap that has just opened stays for 150 ms of motions")
  mutating func rests() {
    lift()
    #expect(gap == 2)
    move(160, after: .milliseconds(149))
    #expect(gap == 2, "It opened 149 ms ago.")
    move(161, after: .milliseconds(1))
    #expect(gap == 4)
  }

  @Test("a gap follows a resting pointer when its 150 ms are over")
  mutating func deadline() {
    lift()
    move(160)
    #expect(gap == 2)
    let due = interaction.nextWake(folders)
    #expect(due != nil)
    interaction.advance(to: Microseconds(149_999), content: &folders)
    #expect(gap == 2)
    interaction.advance(to: .milliseconds(158), content: &folders)
    #expect(gap == 4)
  }

  @Test("R28: a release before the gap has followed drops under the pointer")
  mutating func release() {
    lift()
    move(160)
    let point = Point(x: 100, y: 160)
    interaction.handle(
      InputEvent(time: interaction.now, .pointerReleased(.mouse, at: point)), content: &folders)
    #expect(folders.model.names(in: "list").prefix(4) == ["folder", "locked", "note-2", "note-1"])
  }
}
