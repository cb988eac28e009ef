import Testing

@testable import DragKit

/// A drag alone, without content and without an interaction.
struct DragStateTests {
  private let view = ItemID(rawValue: 9)
  private var drag = DragState(
    DragSession(
      item: ItemID(rawValue: 1), container: "songs",
      items: [DragItem(itemProvider: ItemProvider(text: "one"), localObject: ItemID(rawValue: 1))],
      location: Point(x: 30, y: 40), grabOffset: Vector(dx: 10, dy: 10),
      itemSize: Size(width: 100, height: 44)),
    level: 0)

  /// The target proposes something for the gap before an item, after a motion of the hand.
  private mutating func propose(
    _ operation: DropOperation = .move, _ intent: DropIntent = .insertAtDestination,
    before index: Int, at milliseconds: Int64, resting interval: Microseconds = .milliseconds(150),
    afterMotion: Bool = true
  ) {
    if afterMotion { drag.move(to: drag.session.location + Vector(dx: 0, dy: 1)) }
    drag.propose(
      DropProposal(operation: operation, intent: intent),
      at: DropDestination(place: InsertionPlace("songs", Gap(index))))
    drag.updateGap(at: .milliseconds(milliseconds), resting: interval)
  }

  private var gap: Int? { drag.target?.gap?.gap.index }

  @Test("A target that was entered would do what it is said to until it proposes something")
  mutating func entering() {
    drag.enter(view, .copy, of: nil)
    #expect(drag.session.operation == .copy)
    #expect(drag.session.proposal?.intent == .unspecified)
    drag.leaveTarget()
    #expect(drag.session.operation == nil)
    #expect(drag.entered == [])
  }

  @Test("A drag that leaves its target is no longer over the place of its item")
  mutating func leavingOwnPlace() {
    drag.enter(view, .move, of: nil)
    drag.recordOwnPlace()
    #expect(drag.phase == .overOwnPlace)
    drag.updateGap(at: .zero, resting: .zero)
    #expect(drag.phase == .overOwnPlace, "Asking the target changes nothing.")
    drag.leaveTarget()
    #expect(drag.phase != .overOwnPlace)
  }

  @Test("A gap that comes back, or that no longer has a place, does not wait")
  mutating func comingBack() {
    drag.enter(view, .move, of: "songs")
    propose(before: 3, at: 0)
    propose(before: 4, at: 100)
    propose(before: 3, at: 120)
    #expect(gap == 3)
    #expect(drag.phase == .tracking)
    drag.propose(DropProposal(operation: .move, intent: .insertAtDestination), at: nil)
    drag.updateGap(at: .milliseconds(1), resting: .milliseconds(150))
    #expect(gap == nil)
    #expect(drag.phase == .tracking)
  }

  @Test("Leaving a target ends the wait of its gap, and what is entered next has none")
  mutating func leavingTarget() {
    drag.enter(view, .move, of: "songs")
    propose(before: 3, at: 0)
    propose(before: 4, at: 1)
    drag.leaveTarget()
    #expect(drag.phase == .tracking)
    drag.enter(view, .move, of: "songs")
    propose(before: 4, at: 2)
    #expect(gap == 4, "It has not rested for the last one.")
  }

  @Test("A drag that waits for another program keeps waiting, with another gap or no target")
  mutating func otherProgram() {
    drag.enter(view, .move, of: "songs")
    propose(before: 1, at: 0)
    drag.awaitOtherProgram()
    drag.recordOwnPlace()
    #expect(drag.phase == .awaitingOtherProgram)
    propose(before: 3, at: 10)
    #expect(drag.phase == .awaitingOtherProgram)
    drag.leaveTarget()
    #expect(drag.phase == .awaitingOtherProgram)
  }

  @Test("A gap closes at once where nothing is inserted, and opens again when it has rested")
  mutating func intents() {
    drag.enter(view, .move, of: "songs")
    propose(before: 3, at: 0)
    propose(.move, .insertIntoDestination, before: 4, at: 1)
    #expect(gap == nil, "A drop goes into the item.")
    propose(before: 4, at: 149)
    #expect(gap == nil)
    #expect(drag.gapDeadline == .milliseconds(150))
    propose(before: 4, at: 150)
    #expect(gap == 4)
    propose(.forbidden, .insertAtDestination, before: 4, at: 501)
    #expect(gap == nil)
    propose(before: 2, at: 502)
    propose(.move, .unspecified, before: 2, at: 503)
    #expect(gap == nil)
  }

  @Test("The keyboard moves a gap at once")
  mutating func keyboard() {
    drag = DragState(DragSession(item: ItemID(rawValue: 1), pointer: .keyboard), level: 0)
    drag.enter(view, .move, of: "songs")
    propose(before: 3, at: 0)
    propose(before: 4, at: 1)
    #expect(gap == 4)
  }
}
