import DragKit
import Testing

@Suite("The arbiter")
struct ArbiterTests {
  private static let decisions:
    [(Arbiter.Happening, PointerKind, Arbiter.Traits, Arbiter.Outcome)] = [
      (.pressed, .mouse, .flying, .lift),
      (.pressed, .touch, .flying, .lift),
      (.pressed, .mouse, .follows, .follow),
      (.pressed, .touch, .follows, .follow),
      (.movedBeyondLiftDistance, .mouse, .liftable, .lift),
      (.pressed, .mouse, .handle, .lift),
      (.pressed, .touch, .handle, .lift),
      (.movedAlong, .touch, .liftable, .abandon),
      (.movedAcross, .touch, .liftable, .abandon),
      (.movedAlong, .touch, [.liftable, .scrollable], .scroll),
      (.movedAcross, .touch, [.liftable, .scrollable], .abandon),
      (.movedAcross, .touch, [.liftable, .swipeable], .swipe),
      (.movedAlong, .touch, [.liftable, .swipeable], .abandon),
      (.movedAcross, .mouse, .swipeable, .swipe),
      (.heldStill, .touch, .hasMenu, .menu),
      (.heldStill, .touch, [.liftable, .hasMenu], .lift),
      (.releasedUnmoved, .touch, [.liftable, .hasMenu], .menu),
      (.askedForMenu, .mouse, [.liftable, .hasMenu], .menu),
      (.heldStill, .touch, .liftable, .lift),
      (.heldStill, .mouse, .liftable, .lift),
      (.releasedInside, .mouse, .tappable, .tap),
      (.releasedInside, .touch, .tappable, .tap),
      (.releasedInside, .mouse, [], .abandon),
      (.releasedOutside, .mouse, .tappable, .abandon),
      (.otherInput, .mouse, .liftable, .abandon),
      (.lost, .touch, .liftable, .interrupt),
    ]

  @Test("each row of the table decides what it says", arguments: decisions)
  func decides(
    happening: Arbiter.Happening, pointer: PointerKind, traits: Arbiter.Traits,
    outcome: Arbiter.Outcome
  ) {
    #expect(Arbiter.outcome(of: happening, for: pointer, on: traits) == outcome)
  }

  @Test("what no row speaks of stays open")
  func staysOpen() {
    #expect(Arbiter.outcome(of: .pressed, for: .mouse, on: .liftable) == nil)
    #expect(Arbiter.outcome(of: .movedBeyondLiftDistance, for: .touch, on: .liftable) == nil)
    #expect(Arbiter.outcome(of: .heldStill, for: .mouse, on: .tappable) == nil)
    #expect(Arbiter.outcome(of: .movedAlong, for: .mouse, on: [.liftable, .scrollable]) == nil)
    #expect(Arbiter.outcome(of: .releasedUnmoved, for: .mouse, on: [.liftable, .hasMenu]) == nil)
    #expect(Arbiter.outcome(of: .movedAlong, for: .touch, on: .tappable) == nil)
  }

  @Test("the mouse lifts beyond five pixels, not at five")
  func liftsBeyondFivePixels() {
    var table = ShelfDriver()
    table.press(50, 50)
    table.move(53, 54)
    #expect(table.interaction.session == nil, "3 and 4 make 5.")
    table.move(54, 54)
    #expect(table.takeCalls().first == "dragBegan")
  }

  @Test("the mouse lifts after half a second where the switch is on, to the microsecond")
  func liftsWhenHeld() {
    var table = ShelfDriver()
    table.shelf.tuning.mouseLongPressLifts = true
    table.press(50, 50)
    #expect(table.interaction.nextWake(table.shelf) == .milliseconds(500))
    table.wait(Microseconds(499_999))
    #expect(table.interaction.session == nil)
    table.wait(Microseconds(1))
    #expect(table.interaction.session != nil)
  }

  @Test("without the switch the mouse may rest on an item for ever")
  func restsWithoutSwitch() {
    var table = ShelfDriver()
    table.press(50, 50)
    table.wait(.seconds(60))
    #expect(table.interaction.session == nil)
    #expect(table.takeTold().isEmpty)
  }

  @Test("a finger lifts after half a second and not by moving")
  func fingerLiftsWhenHeld() {
    let finger = PointerID.finger(1)
    var table = ShelfDriver()
    table.press(50, 50, finger)
    table.move(56, 50, finger)
    #expect(table.interaction.session == nil)
    table.wait(.milliseconds(492))
    #expect(table.interaction.session?.pointer == finger)
  }

  @Test("a finger that strays more than ten pixels before that lifts nothing")
  func fingerThatStrays() {
    let finger = PointerID.finger(1)
    var table = ShelfDriver()
    table.press(50, 50, finger)
    table.move(50, 61, finger)
    table.wait(.seconds(1))
    #expect(table.interaction.session == nil)
  }

  @Test(
    "what happens before the lift takes the press its meaning (R8)",
    arguments: [
      InputEvent.Kind.keyPressed(.space), .wheelScrolled(at: .zero, by: .zero),
      .pointerPressed(.mouse, at: Point(x: 50, y: 50), button: .secondary),
      .focusLost, .windowHidden, .pointerCancelled(.mouse),
      .pointerMoved(.mouse, to: Point(x: 52, y: 50), isDown: false),
    ])
  func abandons(kind: InputEvent.Kind) {
    var table = ShelfDriver()
    table.press(50, 50)
    table.send(kind)
    table.move(50, 80)
    #expect(table.interaction.session == nil)
    table.release(50, 80)
    #expect(table.interaction.isIdle)
  }

  @Test("modifier keys do not")
  func modifiersDoNotAbandon() {
    var table = ShelfDriver()
    table.press(50, 50)
    table.send(.modifiersChanged(.control))
    table.move(50, 80)
    #expect(table.interaction.session != nil)
  }
}
