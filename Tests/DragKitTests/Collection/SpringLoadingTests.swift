import DragKit
import DragModel
import Support
import Testing

@Suite("Spring loading")
struct SpringLoadingTests {
  private var folders = Folders()
  private var interaction = Interaction()
  private var calls: [Call] = []

  private mutating func send(_ kind: InputEvent.Kind) {
    calls += interaction.handle(InputEvent(time: interaction.now, kind), content: &folders).calls
  }

  private mutating func move(_ x: Length, _ y: Length, _ pointer: PointerID = .mouse) {
    wait(.milliseconds(8))
    send(.pointerMoved(pointer, to: Point(x: x, y: y), isDown: true))
  }

  private mutating func wait(_ span: Microseconds) {
    calls += interaction.advance(to: interaction.now + span, content: &folders).calls
  }

  /// Lifts the first note, which is between 88 and 132.
  private mutating func lift(with pointer: PointerID = .mouse) {
    _ = interaction.start(&folders)
    send(.pointerPressed(pointer, at: Point(x: 100, y: 110)))
    if pointer.kind == .touch { wait(.milliseconds(501)) }
    move(100, 118, pointer)
  }

  private func state(
    of name: String = "folder", sourceLocation: SourceLocation = #_sourceLocation
  ) -> SpringLoadingState {
    let item = folders.model.item(named: name)
      .required("item \(name)", or: Folders.list, sourceLocation)
    return interaction.springLoading(of: item)
  }

  private var springLoaded: [Call] { calls.filter { $0.name == "springLoaded" } }

  @Test(
    "L22: a folder opens when the pointer stays over it for half a second",
    arguments: [PointerID.mouse, .finger(1)])
  mutating func opens(pointer: PointerID) {
    lift(with: pointer)
    move(100, 22, pointer)
    let start = interaction.now
    #expect(state() == .possible)
    wait(Microseconds(379_999))
    #expect(state() == .possible)
    wait(Microseconds(1))
    #expect(state() == .activating, "It flashes for the last 120 ms.")
    wait(Microseconds(119_999))
    #expect(folders.reported == [])
    wait(Microseconds(1))
    #expect(state() == .activated)
    #expect(folders.reported == ["opened folder"])
    #expect(springLoaded.map(\.time) == [start + .milliseconds(500)])
    #expect(interaction.session != nil, "The drag continues.")
  }

  @Test("`nextWake` names the moment at which a folder opens")
  mutating func wakes() {
    lift()
    move(100, 22)
    let start = interaction.now
    wait(.milliseconds(370))
    #expect(interaction.isGestureLive)
    while let wake = interaction.nextWake(folders), folders.reported == [] {
      wait(wake - interaction.now)
    }
    #expect(interaction.now == start + .milliseconds(500))
  }

  @Test("a folder opens once while the pointer stays over it")
  mutating func once() {
    lift()
    move(100, 22)
    wait(.seconds(2))
    for x: Length in [101, 105, 110, 100] { move(x, 22) }
    wait(.seconds(2))
    #expect(folders.reported == ["opened folder"])
    #expect(state() == .activated)
  }

  @Test("the wait restarts when the pointer returns to a folder")
  mutating func startsAnew() {
    lift()
    move(100, 22)
    wait(.milliseconds(400))
    move(100, 110)
    #expect(state() == .inactive)
    move(100, 22)
    wait(.milliseconds(400))
    #expect(folders.reported == [])
    wait(.milliseconds(100))
    #expect(folders.reported == ["opened folder"])
  }

  @Test("the edges of a folder do not open it, since a drop there is beside it (R16)")
  mutating func bands() {
    lift()
    move(100, 4)
    wait(.seconds(1))
    #expect(folders.reported == [])
  }

  @Test("L22: an item whose `isSpringLoaded` is false never opens")
  mutating func veto() {
    lift()
    move(100, 66)
    wait(.seconds(1))
    #expect(folders.reported == [])
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
    #expect(!table.takeCalls().contains("springLoaded"))
  }

  @Test("the first motion after a folder has opened targets its items")
  mutating func goesOn() {
    lift()
    move(100, 22)
    wait(.seconds(1))
    // folder, inside-1, inside-2, locked: the gap is still where it was.
    move(130, 70)
    send(.pointerReleased(.mouse, at: Point(x: 130, y: 70)))
    #expect(folders.model.names(in: "folder") == ["note-1", "inside-1", "inside-2"])
  }

  @Test("law 5: a folder that sprang open stays open when the drag is cancelled")
  mutating func staysOpen() {
    lift()
    move(100, 22)
    wait(.seconds(1))
    send(.keyPressed(.escape))
    #expect(folders.isOpen)
    #expect(folders.model.names(in: "list") == ["folder", "locked", "note-1", "note-2", "note-3"])
  }

  @Test(
    "neither the cutting of time nor a world read back from its bytes changes when a folder opens"
  )
  mutating func cut() throws {
    lift()
    move(100, 22)
    wait(.milliseconds(123))
    var writer = CanonicalWriter()
    interaction.encode(into: &writer)
    var reader = CanonicalReader(writer.bytes)
    var (copy, other) = (try Interaction(decoding: &reader, content: folders), folders)
    #expect(copy == interaction)
    wait(.milliseconds(600))
    for _ in 1...600 { copy.advance(to: copy.now + .milliseconds(1), content: &other) }
    #expect(copy == interaction)
    #expect(other == folders)
  }
}
