import DragKit
import Support
import Testing

@Suite("Spring loading")
struct SpringLoadingTests {
  private var table = ContentDriver(Folders())

  private mutating func move(_ x: Length, _ y: Length) {
    table.drag(to: Point(x: x, y: y), steps: 1)
  }

  /// Lifts the first note, which is between 88 and 132.
  private mutating func lift(with pointer: PointerID = .mouse) {
    table.pointer = pointer
    table.press(at: Point(x: 100, y: 110))
    if pointer.kind == .touch { table.wait(.milliseconds(501)) }
    move(100, 118)
  }

  private func state(of name: String = "folder") -> SpringLoadingState {
    table.interaction.springLoading(of: table.item(name))
  }

  private var reported: [String] { table.content.reported }

  @Test(
    "L22: a folder opens when the pointer stays over it for half a second",
    arguments: [PointerID.mouse, .finger(1)])
  mutating func opens(pointer: PointerID) {
    lift(with: pointer)
    move(100, 22)
    let start = table.now
    #expect(state() == .possible)
    table.wait(Microseconds(379_999))
    #expect(state() == .possible)
    table.wait(Microseconds(1))
    #expect(state() == .activating, "It flashes for the last 120 ms.")
    table.wait(Microseconds(119_999))
    #expect(reported == [])
    table.wait(Microseconds(1))
    #expect(state() == .activated)
    #expect(reported == ["opened folder"])
    let opened = table.calls.first { $0.name == .springLoaded }
    #expect(opened?.time == start + .milliseconds(500))
    #expect(table.interaction.session != nil, "The drag continues.")
  }

  @Test("`nextWake` names the moment at which a folder opens")
  mutating func wakes() {
    lift()
    move(100, 22)
    let start = table.now
    table.wait(.milliseconds(370))
    #expect(table.interaction.isGestureLive)
    while let wake = table.interaction.nextWake(table.content), reported == [] {
      table.wait(wake - table.now)
    }
    #expect(table.now == start + .milliseconds(500))
  }

  @Test("a folder opens once while the pointer stays over it")
  mutating func once() {
    lift()
    move(100, 22)
    table.wait(.seconds(2))
    for x: Length in [101, 105, 110, 100] { move(x, 22) }
    table.wait(.seconds(2))
    #expect(reported == ["opened folder"])
    #expect(state() == .activated)
  }

  @Test("the wait restarts when the pointer returns to a folder")
  mutating func startsAnew() {
    lift()
    move(100, 22)
    table.wait(.milliseconds(400))
    move(100, 110)
    #expect(state() == .inactive)
    move(100, 22)
    table.wait(.milliseconds(400))
    #expect(reported == [])
    table.wait(.milliseconds(100))
    #expect(reported == ["opened folder"])
  }

  @Test("the edges of a folder do not open it, since a drop there is beside it (R16)")
  mutating func bands() {
    lift()
    move(100, 4)
    table.wait(.seconds(1))
    #expect(reported == [])
  }

  @Test("L22: an item whose `isSpringLoaded` is false never opens")
  mutating func veto() {
    lift()
    move(100, 66)
    table.wait(.seconds(1))
    #expect(reported == [])
    #expect(state(of: "locked") == .inactive)
  }

  @Test("L22: no item opens unless `isSpringLoaded` is set")
  func isOff() {
    var table = ContentDriver(Drawers())
    table.press(on: "a")
    table.drag(to: "group")
    #expect(table.interaction.session?.target != nil)
    #expect(table.interaction.springLoading(of: table.item("group")) == .inactive)
    table.wait(.seconds(10))
    #expect(table.interaction.springLoading(of: table.item("group")) == .inactive)
    #expect(!table.content.reported.contains("opened group"))
    #expect(!table.takeCalls().contains(.springLoaded))
  }

  @Test("the first motion after a folder has opened targets its items")
  mutating func goesOn() {
    lift()
    move(100, 22)
    table.wait(.seconds(1))
    // folder, inside-1, inside-2, locked: the gap is still where it was.
    move(130, 70)
    table.release()
    #expect(table.names(in: "folder") == ["note-1", "inside-1", "inside-2"])
  }

  @Test("law 5: a folder that sprang open stays open when the drag is cancelled")
  mutating func staysOpen() {
    lift()
    move(100, 22)
    table.wait(.seconds(1))
    table.press(.escape)
    #expect(table.content.isOpen)
    #expect(table.names(in: "list") == ["folder", "locked", "note-1", "note-2", "note-3"])
  }

  @Test("the cutting of time does not change when a folder opens")
  mutating func cut() {
    lift()
    move(100, 22)
    var copy = table
    table.wait(.milliseconds(723))
    for _ in 1...723 { copy.wait(.milliseconds(1)) }
    #expect(copy.interaction == table.interaction)
    #expect(copy.content == table.content)
  }
}
