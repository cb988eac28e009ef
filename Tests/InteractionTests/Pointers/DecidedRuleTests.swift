import Support
import Testing

@testable import DragKit

/// The rules that this library decided for itself; the page Rules states them.
struct DecidedRuleTests {
  @Test("R13: A drag exits the old target before it enters the new one")
  func exitsFirst() {
    var table = ContentDriver(Drawers())
    table.drag("a", to: "b")
    table.drag(to: Point(x: 320, y: 100))
    #expect(
      table.takeFullCalls().filter { [.dropEntered, .dropExited].contains($0.name) }
        .map { "\($0.name) \($0["target"]?.string ?? "")" } == [
          "dropEntered list", "dropExited list", "dropEntered tray",
        ])
  }

  @Test(
    "The mouse lifts when it has moved more than 5 px, and 5 exactly do not",
    arguments: [(5, 0, false), (3, 4, false), (6, 0, true), (4, 4, true)])
  func lifts(dx: Length, dy: Length, isLifted: Bool) {
    var table = ShelfDriver()
    table.drag("a", by: dx, dy)
    #expect((table.interaction.session != nil) == isLifted)
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

  private static let measures = SwipeState.Measures(
    row: 400, trailing: .init(actions: 74, allowsFullSwipe: true))

  /// The outcome of a release at a distance and a speed, both inwards.
  private func outcome(at way: Length, _ velocity: Length = 0) -> SwipeState.Outcome {
    var swipe = SwipeState()
    swipe.drag(by: way, in: Self.measures)
    return swipe.outcome(velocity: velocity, in: Self.measures)
  }

  @Test("A swipe counts where it is released: half of the actions opens, half of the row commits")
  func half() {
    #expect(outcome(at: 36) == .closed)
    #expect(outcome(at: 37) == .open)
    #expect(outcome(at: 199) == .open)
    #expect(outcome(at: 200) == .full)
  }

  @Test("A swipe that comes back past half takes back what it would have done")
  func back() {
    var swipe = SwipeState()
    swipe.drag(by: 230, in: Self.measures)
    #expect(swipe.outcome(velocity: 0, in: Self.measures) == .full)
    swipe.drag(by: -40, in: Self.measures)
    #expect(swipe.outcome(velocity: 0, in: Self.measures) == .open)
    swipe.drag(by: -160, in: Self.measures)
    #expect(swipe.release(velocity: 0, in: Self.measures) == .closed)
  }

  @Test("A swipe at 300 px a second opens or closes a row however far it is, and no speed commits")
  func speed() {
    #expect(outcome(at: 1, 299) == .closed)
    #expect(outcome(at: 1, 300) == .open)
    #expect(outcome(at: 60, -299) == .open)
    #expect(outcome(at: 60, -300) == .closed)
    #expect(outcome(at: 199, 9000) == .open)
    #expect(outcome(at: 230, -299) == .full)
    #expect(outcome(at: 230, -300) == .closed)
  }
}
