import Testing

@testable import DragKit

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

  @Test("A cursor is set once")
  mutating func cursor() {
    let isHandNew = pointers.setCursor(.hand)
    #expect(isHandNew)
    let isSameHandNew = pointers.setCursor(.hand)
    #expect(!isSameHandNew)
    #expect(pointers.cursor == .hand)
  }
}
