import DragEvents
import DragGeometry
import Testing

@testable import DragKit

/// The pointers alone, without content and without an interaction.
@Suite("The state of the pointers")
struct PointerStateTests {
  private let tuning = Tuning()
  private var pointers = PointerState()

  private mutating func press(_ id: PointerID, _ traits: Arbiter.Traits = .liftable) {
    let touch = Touch(id, at: Point(x: 50, y: 50), time: .zero, item: nil, grab: .zero)
    pointers.add(ActiveTouch(touch, on: "red", in: nil, traits))
  }

  private mutating func move(_ id: PointerID, by dx: Length, _ dy: Length) {
    let tuning = tuning
    pointers.update(id) {
      $0.move(to: Point(x: 50 + dx, y: 50 + dy), at: .milliseconds(5), tuning)
    }
  }

  private func triggers(of id: PointerID) -> [GestureTrigger] {
    pointers[id]?.motionTriggers(tuning) ?? []
  }

  @Test("A mouse has left its place after 5 px, and exceeds the slop after 10")
  mutating func distances() {
    press(.mouse)
    move(.mouse, by: 5, 0)
    #expect(triggers(of: .mouse) == [])
    move(.mouse, by: 6, 0)
    #expect(triggers(of: .mouse) == [.movedBeyondLiftDistance])
    move(.mouse, by: 11, 0)
    #expect(triggers(of: .mouse) == [.movedBeyondLiftDistance, .movedAcross])
    move(.mouse, by: 3, 12)
    #expect(triggers(of: .mouse) == [.movedBeyondLiftDistance, .movedAlong])
  }

  @Test("A pointer that came back has still exceeded the slop")
  mutating func slop() {
    press(.finger(1))
    move(.finger(1), by: 0, 30)
    move(.finger(1), by: 0, 1)
    #expect(pointers[.finger(1)]?.touch.hasExceededSlop == true)
    #expect(pointers.nextHold(tuning) == nil)
  }

  @Test(
    "A finger has been held long enough after half a second, a mouse only if that is switched on")
  mutating func holding() {
    press(.finger(1))
    press(.mouse)
    #expect(pointers.nextHold(tuning) == .milliseconds(500))
    #expect(pointers.held(at: .milliseconds(499), tuning) == [])
    #expect(pointers.held(at: .milliseconds(500), tuning) == [.finger(1)])
    var tuning = tuning
    tuning.mouseLongPressLifts = true
    #expect(pointers.held(at: .milliseconds(500), tuning) == [.finger(1), .mouse])
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

  @Test("A cursor is set once")
  mutating func cursor() {
    let isHandNew = pointers.setCursor(.hand)
    #expect(isHandNew)
    let isSameHandNew = pointers.setCursor(.hand)
    #expect(!isSameHandNew)
    #expect(pointers.cursor == .hand)
  }
}
