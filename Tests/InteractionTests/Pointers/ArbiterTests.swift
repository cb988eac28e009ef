import DragKit
import Support
import Testing

/// The table of who decides what a pointer becomes, each row as a gesture.
///
/// The books `a`, `b` and `c` of the shelf can be lifted and have a menu; the knob follows
/// touches, the lamp is a button, the grip a handle, and the list at the right scrolls.
struct ArbiterTests {
  private static let finger = PointerID.finger(1)

  /// A gesture and its calls.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let reported: [String]
    let gesture: @Sendable (inout ShelfDriver) -> Void

    init(
      _ words: String, _ reported: [String],
      _ gesture: @escaping @Sendable (inout ShelfDriver) -> Void
    ) {
      (testDescription, self.reported, self.gesture) = (words, reported, gesture)
    }
  }

  private static let lifts = [
    Row("a finger that is still on a book for half a second lifts it", ["onDrag"]) {
      $0.press(on: "a", with: finger)
      $0.wait(.milliseconds(500))
    },
    Row("a finger that is still for 499.999 ms does not lift", []) {
      $0.press(on: "a", with: finger)
      $0.wait(Microseconds(499_999))
    },
    Row("a finger that trembles by ten pixels lifts all the same", ["onDrag"]) {
      $0.press(on: "a", with: finger)
      $0.drag(by: 6, 8, with: finger)
      $0.wait(.milliseconds(492))
    },
    Row("a finger that moved down eleven pixels before does not lift", []) {
      $0.press(on: "a", with: finger)
      $0.drag(by: 0, 11, with: finger)
      $0.wait(.seconds(1))
    },
    Row("a mouse that holds for a minute does not lift where the switch is off", []) {
      $0.press(on: "a")
      $0.wait(.seconds(60))
    },
  ]

  private static let others = [
    Row("the right button of the mouse asks for the menu", ["menu b 50,150"]) {
      $0.send(.pointerPressed(.mouse, at: $0.place(of: "b").center, button: .secondary))
    },
    Row("a finger that moves up eleven pixels on a list scrolls it", ["scroll began -1"]) {
      $0.press(on: "list", with: finger)
      $0.drag(by: 0, -11, with: finger)
    },
    Row("a finger that moves up ten pixels does not scroll", []) {
      $0.press(on: "list", with: finger)
      $0.drag(by: 0, -10, with: finger)
    },
    Row("a mouse that moves on a list does not scroll it", []) {
      $0.press(on: "list")
      $0.drag(by: 0, -100)
    },
    Row("an item that follows touches gets every motion of a finger", ["began", "moved"]) {
      $0.press(on: "knob", with: finger)
      $0.drag(by: 1, with: finger)
    },
    Row("a double click is two taps", ["tap", "tap"]) {
      for _ in 1...2 {
        $0.press(on: "lamp")
        $0.release()
        $0.wait(.milliseconds(100))
      }
    },
  ]

  @Test("The arbiter gives each gesture the outcome of its row", arguments: lifts + others)
  func decides(row: Row) {
    var table = ShelfDriver()
    row.gesture(&table)
    #expect(table.takeReported() == row.reported)
  }

  @Test("A handle lifts as soon as it is pressed", arguments: [PointerID.mouse, finger])
  func handle(pointer: PointerID) {
    var table = ShelfDriver()
    table.press(on: "grip", with: pointer)
    #expect(table.takeCalls() == [.dragBegan])
    #expect(table.interaction.session?.item == Shelf.grip)
  }

  @Test("A finger swipes a row after more than ten pixels", arguments: [(10, false), (11, true)])
  func swipesByFinger(distance: Length, swipes: Bool) {
    var list = SongsDriver()
    list.pointer = Self.finger
    list.press(on: "song-2", x: 200)
    list.drag(by: -distance)
    #expect(list.takeCalls() == (swipes ? ["swipeBegan song-2 touch"] : []))
  }

  @Test(
    "A press that waits for its meaning loses it to other input (R8)",
    arguments: [
      InputEvent.Kind.keyPressed(.space), .wheelScrolled(at: .zero, by: .zero),
      .pointerPressed(.mouse, at: Point(x: 50, y: 50), button: .secondary),
      .focusLost, .windowHidden, .pointerCancelled(.mouse),
      .pointerMoved(.mouse, to: Point(x: 52, y: 50), isDown: false),
    ])
  func abandons(kind: InputEvent.Kind) {
    var table = ShelfDriver()
    table.press(on: "a")
    table.send(kind)
    table.drag(by: 0, 30)
    #expect(table.interaction.session == nil)
    table.release()
    #expect(table.interaction.isIdle)
  }

  @Test("Another button of the mouse ends the press of the mouse, and not that of a finger")
  func abandonsOnlyTheMouse() {
    var table = ShelfDriver()
    table.press(on: "a", with: Self.finger)
    table.press(on: "b")
    table.send(.pointerPressed(.mouse, at: table.place(of: "b").center, button: .secondary))
    table.drag(by: 0, 30)
    #expect(table.takeReported() == [])
    table.wait(.milliseconds(500))
    #expect(table.interaction.session?.item == table.item("a"))
  }

  @Test("A press that waits for its meaning keeps it when a modifier key goes down")
  func modifiersDoNotAbandon() {
    var table = ShelfDriver()
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
  func interrupts(kind: InputEvent.Kind) {
    var table = ShelfDriver()
    table.press(on: "knob")
    table.send(kind)
    table.release()
    #expect(table.takeReported() == ["began", "cancelled"])
  }

  @Test("`nextWake` is the moment at which a held mouse lifts")
  func wakes() {
    var table = ShelfDriver()
    table.shelf.tuning.mouseLongPressLifts = true
    table.press(on: "a")
    #expect(table.interaction.nextWake(table.shelf) == .milliseconds(500))
  }
}
