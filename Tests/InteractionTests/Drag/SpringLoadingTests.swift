import DragKit
import Support
import Testing

struct SpringLoadingTests {
  private var table = ContentDriver(Folders())

  init() { table.steps = 1 }

  /// Lifts the first note, and drags it over the folder.
  private mutating func dragOverFolder(with pointer: PointerID = .mouse) {
    table.pointer = pointer
    table.press(on: "note-1")
    if pointer.kind == .touch { table.wait(.milliseconds(501)) }
    table.drag(by: 0, 8)
    table.drag(to: "folder")
  }

  private func state(of name: String = "folder") -> SpringLoadingState {
    table.interaction.springLoading(of: table.item(name))
  }

  private var reported: [String] { table.content.reported }

  @Test("L22: A folder opens after half a second", arguments: [PointerID.mouse, .finger(1)])
  mutating func opens(pointer: PointerID) {
    dragOverFolder(with: pointer)
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
    #expect(table.interaction.session != nil, "The drag continues.")
    let calls = table.calls.filter { [.springLoading, .springLoaded].contains($0.name) }
    let times: [Microseconds] = [.zero, .milliseconds(380), .milliseconds(500), .milliseconds(500)]
    #expect(calls.map(\.time) == times.map { start + $0 })
    #expect(
      table.takeLines(.springLoading, .springLoaded) == [
        "springLoading folder possible", "springLoading folder activating",
        "springLoading folder activated", "springLoaded folder",
      ])
  }

  @Test(
    "Spring loading is reported as inactive before the drag is cancelled or dropped",
    arguments: [
      (InputEvent.Kind.keyPressed(.escape), "dragEnded note-1 cancelled"),
      (.pointerReleased(.mouse, at: Point(x: 100, y: 22)), "dragEnded note-1 dropped move"),
    ])
  mutating func inactive(event: InputEvent.Kind, end: String) {
    dragOverFolder()
    table.send(event)
    #expect(
      table.takeLines(.springLoading, .dragEnded) == [
        "springLoading folder possible", "springLoading folder inactive", end,
      ])
  }

  @Test("A folder opens at the moment that `nextWake` names, however time is divided")
  mutating func wakes() {
    dragOverFolder()
    let start = table.now
    var (whole, divided) = (table, table)
    whole.wait(.milliseconds(723))
    for _ in 1...723 { divided.wait(.milliseconds(1)) }
    #expect(divided.interaction == whole.interaction)
    #expect(divided.content == whole.content)
    while let wake = table.interaction.nextWake(table.content), reported == [] {
      #expect(table.interaction.isGestureLive)
      table.wait(wake - table.now)
    }
    #expect(table.now == start + .milliseconds(500))
  }

  @Test("A folder opens half a second after the pointer returned, and once while it stays")
  mutating func once() {
    dragOverFolder()
    table.wait(.milliseconds(400))
    table.drag(to: "note-1")
    #expect(state() == .inactive)
    table.drag(to: "folder")
    table.wait(.milliseconds(400))
    #expect(reported == [])
    table.wait(.milliseconds(100))
    #expect(reported == ["opened folder"])
    table.wait(.seconds(2))
    for dx: Length in [1, 4, 5, -10] { table.drag(by: dx) }
    table.wait(.seconds(2))
    #expect(reported == ["opened folder"])
    #expect(state() == .activated)
  }

  @Test(
    "L22, R16: Neither the edge of a folder nor an item that is not spring-loaded opens",
    arguments: [("folder", 10), ("locked", 50)])
  mutating func veto(item: String, percent: Int) {
    table.drag("note-1", to: item, at: percent)
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
    table.wait(.seconds(10))
    #expect(table.interaction.springLoading(of: table.item("group")) == .inactive)
    #expect(!table.content.reported.contains("opened group"))
    #expect(!table.takeCalls().contains(.springLoaded))
  }

  @Test("The first motion after a folder has opened targets its items")
  mutating func goesOn() {
    dragOverFolder()
    table.wait(.seconds(1))
    // folder, inside-1, inside-2, locked: the gap is still where it was.
    table.drag(by: 30, 48)
    table.release()
    #expect(table.names(in: "folder") == ["note-1", "inside-1", "inside-2"])
  }

  @Test("Law 5: A folder that sprang open stays open when the drag is cancelled")
  mutating func cancel() {
    dragOverFolder()
    table.wait(.seconds(1))
    table.press(.escape)
    #expect(table.content.isOpen)
    #expect(table.names(in: "list") == ["folder", "locked", "note-1", "note-2", "note-3"])
  }
}
