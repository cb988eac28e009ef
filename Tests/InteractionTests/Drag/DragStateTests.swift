import DragEvents
import DragGeometry
import DragModel
import Testing

@testable import DragKit

/// A drag alone, without content and without an interaction.
@Suite("The state of a drag")
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

  @Test("The item is under the pointer as it was grabbed")
  mutating func frame() {
    drag.move(to: Point(x: 130, y: 240))
    #expect(drag.session.itemFrame == Rect(x: 120, y: 230, width: 100, height: 44))
  }

  @Test("A target that was entered would do what it is said to until it proposes something")
  mutating func entering() {
    drag.enter(view, .copy, of: nil)
    #expect(drag.session.operation == .copy)
    #expect(drag.session.proposal?.intent == .unspecified)
    drag.leaveTarget()
    #expect(drag.session.operation == nil)
    #expect(drag.entered == [])
  }

  @Test("Collection views are remembered once, in the order in which they were entered")
  mutating func history() {
    for id in ["songs", "library", "songs"] as [ContainerID] { drag.enter(view, .move, of: id) }
    #expect(drag.entered == ["songs", "library"])
  }

  @Test("A gap rests before it moves, and moves when it has rested")
  mutating func resting() {
    drag.enter(view, .move, of: "songs")
    propose(before: 3, at: 0)
    #expect(gap == 3)
    propose(before: 4, at: 149)
    #expect(gap == 3)
    #expect(drag.phase == .gapWaiting)
    #expect(drag.gapDeadline == .milliseconds(150))
    #expect(drag.promisedGap == InsertionPlace("songs", Gap(4)), "A drop would go there.")
    propose(before: 4, at: 150)
    #expect(gap == 4)
    #expect(drag.gapDeadline == nil)
  }

  @Test("A drop goes where the gap is, and not to the row that has scrolled under a still hand")
  mutating func scrolled() {
    drag.enter(view, .move, of: "songs")
    propose(before: 3, at: 0)
    propose(before: 4, at: 100, afterMotion: false)
    #expect(drag.phase == .gapWaiting)
    #expect(drag.promisedGap == InsertionPlace("songs", Gap(3)))
    propose(before: 5, at: 110)
    propose(before: 6, at: 120, afterMotion: false)
    #expect(drag.promisedGap == InsertionPlace("songs", Gap(5)), "The hand chose it.")
    drag.openPromisedGap()
    #expect(gap == 5)
    #expect(drag.target?.destination?.place == InsertionPlace("songs", Gap(5)))
  }

  @Test("A gap that comes back before it has moved no longer waits")
  mutating func comingBack() {
    drag.enter(view, .move, of: "songs")
    propose(before: 3, at: 0)
    propose(before: 4, at: 100)
    propose(before: 3, at: 120)
    #expect(gap == 3)
    #expect(drag.phase == .tracking)
  }

  @Test("A drop opens the gap that waits")
  mutating func dropping() {
    drag.enter(view, .move, of: "songs")
    propose(before: 3, at: 0)
    propose(before: 4, at: 10)
    drag.openPromisedGap()
    #expect(gap == 4)
    #expect(drag.phase == .tracking)
  }

  @Test("The keyboard moves a gap at once")
  mutating func keyboard() {
    drag = DragState(
      DragSession(item: ItemID(rawValue: 1), pointer: .keyboard), level: 0)
    drag.enter(view, .move, of: "songs")
    propose(before: 3, at: 0)
    propose(before: 4, at: 1)
    #expect(gap == 4)
  }

  @Test("A gap closes at once where nothing is inserted beside, and opens again when it has rested")
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

  @Test("A gap closes at once if the target has no place left for the items")
  mutating func noPlace() {
    drag.enter(view, .move, of: "songs")
    propose(before: 3, at: 0)
    drag.propose(DropProposal(operation: .move, intent: .insertAtDestination), at: nil)
    drag.updateGap(at: .milliseconds(1), resting: .milliseconds(150))
    #expect(gap == nil)
    #expect(drag.phase == .tracking)
  }

  @Test("Leaving a target ends the wait of its gap, and what is entered next has none")
  mutating func leaving() {
    drag.enter(view, .move, of: "songs")
    propose(before: 3, at: 0)
    propose(before: 4, at: 1)
    drag.leaveTarget()
    #expect(drag.phase == .tracking)
    drag.enter(view, .move, of: "songs")
    propose(before: 4, at: 2)
    #expect(gap == 4, "It has not rested for the last one.")
  }

  @Test(
    "A drag that waits for another program keeps waiting, over its item's place, with another gap and without a target"
  )
  mutating func released() {
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

  @Test("A drag that leaves its target is no longer over the place of its item")
  mutating func ownPlace() {
    drag.enter(view, .move, of: nil)
    drag.recordOwnPlace()
    #expect(drag.phase == .overOwnPlace)
    drag.updateGap(at: .zero, resting: .zero)
    #expect(drag.phase == .overOwnPlace, "Asking the target changes nothing.")
    drag.leaveTarget()
    #expect(drag.phase != .overOwnPlace)
  }

  @Test(
    "An item springs open when the pointer has stayed over it, and reports each of its states once")
  mutating func springLoading() {
    let group = ItemID(rawValue: 5)
    var loading = SpringLoading(item: group, start: .seconds(1))
    let entering = states(drag.setSpringLoading(loading))
    #expect(entering == ["5 possible"])
    let staying = states(drag.setSpringLoading(loading))
    #expect(staying == [])
    #expect(drag.nextDeadline(Tuning()) == .milliseconds(1380))
    loading.advance(at: .milliseconds(1380), Tuning())
    let activating = states(drag.setSpringLoading(loading))
    #expect(activating == ["5 activating"])
    #expect(drag.nextDeadline(Tuning()) == .milliseconds(1500))
    let other = SpringLoading(item: ItemID(rawValue: 6), start: .seconds(2))
    let switching = states(drag.setSpringLoading(other))
    #expect(switching == ["5 inactive", "6 possible"])
    let leaving = states(drag.setSpringLoading(nil))
    #expect(leaving == ["6 inactive"])
  }

  private func states(_ changes: [(item: ItemID, state: SpringLoadingState)]) -> [String] {
    changes.map { "\($0.item.rawValue) \($0.state.rawValue)" }
  }

  @Test("Only the first fault of a drag is reported")
  mutating func faults() {
    let isFirstReported = drag.recordFault()
    #expect(isFirstReported)
    let isSecondReported = drag.recordFault()
    #expect(!isSecondReported)
  }
}

@Suite("What a drag scrolls")
struct DragScrollingTests {
  private var scrolling = DragScrolling()

  @Test("A view scrolls back to where it was before the drag first scrolled it")
  mutating func starts() {
    scrolling.recordStart(of: "songs", at: Vector(dx: 0, dy: 10))
    scrolling.recordStart(of: "songs", at: Vector(dx: 0, dy: 90))
    scrolling.recordStart(of: "library", at: .zero)
    #expect(scrolling.starts.map(\.container) == ["songs", "library"])
    #expect(scrolling.starts.map(\.offset.dy) == [10, 0])
  }

  @Test("A drag is not settled before its target was found after a view has scrolled")
  mutating func scrolled() {
    scrolling.recordScrolling()
    #expect(!scrolling.isSettled)
    scrolling.takeScrolled()
    #expect(scrolling.isSettled)
  }
}
