@testable import DragKit
import Support
import Testing

/// The table of who decides what a pointer becomes, each row as a gesture.
///
/// The books `a`, `b` and `c` of the shelf can be lifted and have a menu; the knob follows
/// touches, the lamp is a button, the grip a handle, and the list at the right scrolls.
struct ArbiterTests {
  private var table = ShelfDriver()

  private static let finger = PointerID.finger(1)

  typealias Gesture = @Sendable (inout ShelfDriver) -> Void

  /// A gesture in words, its calls, and how it is made.
  private static func row(
    _ words: String, _ reported: [String], _ gesture: @escaping Gesture
  ) -> (String, [String], Gesture) { (words, reported, gesture) }

  private static let rows = [
    row("a mouse that holds for a minute does not lift where the switch is off", []) {
      $0.press(on: "a")
      $0.wait(.seconds(60))
    },
    row("the right button of the mouse asks for the menu", ["menu b 50,150"]) {
      $0.send(.pointerPressed(.mouse, at: $0.place(of: "b").center, button: .secondary))
    },
    row("a finger that moves up eleven pixels on a list scrolls it", ["scroll began -1"]) {
      $0.press(on: "list", with: finger)
      $0.drag(by: 0, -11, with: finger)
    },
    row("a finger that moves up ten pixels does not scroll", []) {
      $0.press(on: "list", with: finger)
      $0.drag(by: 0, -10, with: finger)
    },
    row("a mouse that moves on a list does not scroll it", []) {
      $0.drag("list", by: 0, -100)
    },
    row("a double click is two taps", ["tap", "tap"]) {
      for _ in 1...2 {
        $0.press(on: "lamp")
        $0.release()
        $0.wait(.milliseconds(100))
      }
    },
  ]

  @Test("The arbiter gives each gesture the outcome of its row", arguments: rows)
  mutating func decides(words: String, reported: [String], gesture: Gesture) {
    gesture(&table)
    #expect(table.takeReported() == reported, "\(words)")
  }

  @Test("A handle lifts as soon as it is pressed", arguments: [PointerID.mouse, finger])
  mutating func handle(pointer: PointerID) {
    table.press(on: "grip", with: pointer)
    #expect(table.takeCalls() == [.dragBegan])
    #expect(table.interaction.session?.item == Shelf.grip)
  }

  @Test(
    "A press that waits for its meaning loses it to other input (R8)",
    arguments: [
      InputEvent.Kind.keyPressed(.space), .wheelScrolled(at: .zero, by: .zero),
      .pointerPressed(.mouse, at: Point(x: 50, y: 50), button: .secondary),
      .focusLost, .windowHidden, .pointerCancelled(.mouse),
      .pointerMoved(.mouse, to: Point(x: 52, y: 50), isDown: false),
    ])
  mutating func abandons(kind: InputEvent.Kind) {
    table.press(on: "a")
    table.send(kind)
    table.drag(by: 0, 30)
    #expect(table.interaction.session == nil)
    table.release()
    #expect(table.interaction.isIdle)
  }

  @Test("Another button of the mouse ends the press of the mouse, and not that of a finger")
  mutating func abandonsOnlyTheMouse() {
    table.press(on: "a", with: Self.finger)
    table.press(on: "b")
    table.send(.pointerPressed(.mouse, at: table.place(of: "b").center, button: .secondary))
    table.drag(by: 0, 30)
    #expect(table.takeReported() == [])
    table.wait(.milliseconds(500))
    #expect(table.interaction.session?.item == table.item("a"))
  }

  @Test("A press that waits for its meaning keeps it when a modifier key goes down")
  mutating func modifiersDoNotAbandon() {
    table.press(on: "a")
    table.send(.modifiersChanged(.control))
    table.drag(by: 0, 30)
    #expect(table.takeReported() == ["onDrag"])
  }

  @Test(
    "T06: A touch that is followed is cancelled with the focus, the window, the device or the button",
    arguments: [
      InputEvent.Kind.focusLost, .windowHidden, .pointerCancelled(.mouse),
      .pointerMoved(.mouse, to: Point(x: 131, y: 110), isDown: false),
    ])
  mutating func interrupts(kind: InputEvent.Kind) {
    table.press(on: "knob")
    table.send(kind)
    table.release()
    #expect(table.takeReported() == ["began", "cancelled"])
  }

  @Test(
    "A pointer that moves beyond its slop across a row swipes it",
    arguments: [
      (PointerID.mouse, 3, false), (.mouse, 4, true), (finger, 10, false), (finger, 11, true),
    ])
  func swipes(pointer: PointerID, distance: Length, swipes: Bool) {
    var songs = Songs()
    songs.tuning.mouseSlop = 3
    var list = SongsDriver(songs)
    list.pointer = pointer
    list.press(on: "song-2", x: 200)
    list.drag(by: -distance)
    #expect(list.takeCalls() == (swipes ? ["swipeBegan song-2 \(pointer.kind.rawValue)"] : []))
  }
}

/// The rules that this library decided for itself; the page Rules states them.
struct DecidedRuleTests {
  @Test(
    "R27: The mouse lifts when it has moved more than 5 px, and a release before is no drag",
    arguments: [(5, 0, false), (3, 4, false), (6, 0, true), (4, 4, true)])
  func lifts(dx: Length, dy: Length, isLifted: Bool) {
    var table = ShelfDriver()
    table.drag("a", by: dx, dy)
    #expect((table.interaction.session != nil) == isLifted)
    table.drop()
    #expect(table.takeReported() == (isLifted ? ["onDrag", "onDragEnd outside"] : []))
    #expect(table.interaction.isIdle)
  }

  @Test(
    "A second button means nothing once something is carried",
    arguments: [PointerButton.secondary, .middle])
  func secondButton(button: PointerButton) {
    var table = ShelfDriver()
    table.drag("a", by: 10)
    table.send(.pointerPressed(.mouse, at: table.location, button: button))
    table.send(.pointerReleased(.mouse, at: table.location, button: button))
    #expect(table.interaction.session != nil)
    #expect(table.takeReported() == ["onDrag"])
    table.drag(to: "bin")
    table.release()
    #expect(table.takeReported().last == "onDragEnd dropped")
  }

  @Test("Any button of the mouse cancels a drag of the keyboard", arguments: PointerButton.allCases)
  func keyboardDrag(button: PointerButton) {
    var crates = ContentDriver(Crates())
    crates.press(.tab, .space, .down)
    crates.send(.pointerPressed(.mouse, at: Point(x: 300, y: 360), button: button))
    #expect(crates.takeFullCalls().last { $0.name == .dragEnded }?["reason"] == "cancelled")
  }

  @Test("The wheel scrolls in a keyboard drag, and the gap stays between the same items")
  func wheel() {
    var crates = ContentDriver(Crates(count: 100))
    crates.press(.tab, .space, .down, .down, .down)
    #expect(crates.gap == InsertionPlace("list", Gap(4)))
    crates.send(.wheelScrolled(at: Point(x: 100, y: 200), by: Vector(dx: 0, dy: 3)))
    crates.wait(.seconds(1))
    #expect(crates.interaction.scrollOffset(of: "list") == Vector(dx: 0, dy: 153))
    #expect(crates.gap == InsertionPlace("list", Gap(4)))
    crates.press(.space)
    crates.settle()
    #expect(crates.content.model.position(of: ItemID(rawValue: 0))?.offset == 3)
  }
}

/// The pointers alone, without content and without an interaction.
struct PointerStateTests {
  private var pointers = PointerState()

  private mutating func press(_ id: PointerID, _ traits: Arbiter.Traits = .liftable) {
    let touch = Touch(id, at: Point(x: 50, y: 50), time: .zero, item: nil, grab: .zero)
    pointers.add(ActiveTouch(touch, on: "red", in: nil, traits))
  }

  @Test("The pointers that carry, and no others, are ignored when their drag ends")
  mutating func endOfDrag() {
    press(.finger(1))
    press(.finger(2))
    pointers.update(.finger(1)) { $0.setRole(.dragging) }
    pointers.ignoreDragging()
    #expect(pointers.touches.map(\.role) == [.ignored, .undecided])
  }

  @Test("Only what follows, scrolls and swipes moves the content")
  mutating func movingContent() {
    press(.finger(1))
    let range = ScrollRange(.vertical, viewport: .zero, content: .zero)
    let bar = ScrollBar(track: .zero, range: range, offset: .zero)
    for (role, moves) in [
      (ActiveTouch.Role.undecided, false), (.dragging, false), (.ignored, false),
      (.following, true), (.scrolling, true), (.swiping, true),
      (.holdingThumb(bar.beginDrag(at: .zero)), true),
      (.paging(TrackPaging(.down, at: .zero, ScrollBarTuning())), true),
    ] {
      pointers.update(.finger(1)) { $0.setRole(role) }
      #expect(pointers.movesContent == moves, "\(role)")
    }
  }
}
