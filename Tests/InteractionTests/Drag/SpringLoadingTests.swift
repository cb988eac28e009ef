import DragKit
import Support
import Testing

struct SpringLoadingTests {
  private var table = ContentDriver(Folders())

  init() { table.steps = 1 }

  /// Lifts the first note.
  private mutating func lift(with pointer: PointerID = .mouse) {
    table.pointer = pointer
    table.press(on: "note-1")
    if pointer.kind == .touch { table.wait(.milliseconds(501)) }
    table.drag(by: 0, 8)
  }

  private func state(of name: String = "folder") -> SpringLoadingState {
    table.interaction.springLoading(of: table.item(name))
  }

  private var reported: [String] { table.content.reported }

  @Test("L22: A folder opens after half a second", arguments: [PointerID.mouse, .finger(1)])
  mutating func opens(pointer: PointerID) {
    lift(with: pointer)
    table.drag(to: "folder")
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

  @Test("A folder opens at the moment that `nextWake` names, however time is divided")
  mutating func wakes() {
    lift()
    table.drag(to: "folder")
    let start = table.now
    table.wait(.milliseconds(370))
    #expect(table.interaction.isGestureLive)
    while let wake = table.interaction.nextWake(table.content), reported == [] {
      table.wait(wake - table.now)
    }
    #expect(table.now == start + .milliseconds(500))
    self = Self()
    lift()
    table.drag(to: "folder")
    var copy = table
    table.wait(.milliseconds(723))
    for _ in 1...723 { copy.wait(.milliseconds(1)) }
    #expect(copy.interaction == table.interaction)
    #expect(copy.content == table.content)
  }

  @Test("A folder opens once while the pointer stays, and the wait restarts when it returns")
  mutating func once() {
    lift()
    table.drag(to: "folder")
    table.wait(.seconds(2))
    for dx: Length in [1, 4, 5, -10] { table.drag(by: dx) }
    table.wait(.seconds(2))
    #expect(reported == ["opened folder"])
    #expect(state() == .activated)
    self = Self()
    lift()
    table.drag(to: "folder")
    table.wait(.milliseconds(400))
    table.drag(to: "note-1")
    #expect(state() == .inactive)
    table.drag(to: "folder")
    table.wait(.milliseconds(400))
    #expect(reported == [])
    table.wait(.milliseconds(100))
    #expect(reported == ["opened folder"])
  }

  @Test(
    "L22, R16: Neither the edge of a folder nor an item that is not spring-loaded opens",
    arguments: [("folder", 10), ("locked", 50)])
  mutating func veto(item: String, percent: Int) {
    lift()
    table.drag(to: item, at: percent)
    table.wait(.seconds(1))
    #expect(reported == [])
    #expect(state(of: item) == .inactive)
    #expect(!table.takeCalls().contains(.springLoading))
  }

  @Test("L22: No item opens unless `isSpringLoaded` is set")
  func isOff() {
    var table = ContentDriver(Drawers())
    table.drag("a", to: "group")
    #expect(table.interaction.session?.target != nil)
    #expect(table.interaction.springLoading(of: table.item("group")) == .inactive)
    table.wait(.seconds(10))
    #expect(table.interaction.springLoading(of: table.item("group")) == .inactive)
    #expect(!table.content.reported.contains("opened group"))
    #expect(!table.takeCalls().contains(.springLoaded))
  }

  @Test("Law 5: A folder that sprang open is a target at once, and stays open after a cancel")
  mutating func goesOn() {
    lift()
    table.drag(to: "folder")
    table.wait(.seconds(1))
    // folder, inside-1, inside-2, locked: the gap is still where it was.
    table.drag(by: 30, 48)
    table.release()
    #expect(table.names(in: "folder") == ["note-1", "inside-1", "inside-2"])
    self = Self()
    lift()
    table.drag(to: "folder")
    table.wait(.seconds(1))
    table.press(.escape)
    #expect(table.content.isOpen)
    #expect(table.names(in: "list") == ["folder", "locked", "note-1", "note-2", "note-3"])
  }
}
