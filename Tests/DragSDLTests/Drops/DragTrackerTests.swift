import DragEvents
import DragGeometry
import Testing

@testable import DragSDL

@Suite("The tracker of a drag to other programs")
struct DragTrackerTests {
  private var tracker = DragTracker()
  private let editor = DragTracker.Target(window: 70, receiver: 71, version: 5)
  private let mail = DragTracker.Target(window: 80, receiver: 80, version: 4)

  private func spot(_ x: Int) -> DragTracker.ScreenPoint { .init(x: x, y: 9) }

  /// Lets a refusal count, after which the editor is asked again where it is, and refuses.
  private mutating func refuseAgain(_ time: Microseconds, _ operations: [DropOperation]) {
    #expect(tracker.advance(to: time) == [.position(editor, spot(1), operations)])
    _ = tracker.answered(by: 70, nil, at: time)
  }

  /// Moves over a target that would copy.
  private mutating func hover(_ target: DragTracker.Target) {
    _ = tracker.move(to: spot(1), over: target, at: .zero)
    _ = tracker.answered(by: target.window, .copy, at: .zero)
  }

  @Test("enters the program under the pointer, and leaves it for the next one")
  mutating func targets() {
    #expect(
      tracker.move(to: spot(1), over: editor, at: .zero)
        == [.enter(editor), .position(editor, spot(1), [.copy])])
    #expect(tracker.answered(by: 70, .copy, at: .zero) == [.pass(.targeted(.copy))])
    #expect(
      tracker.move(to: spot(2), over: mail, at: .zero) == [
        .leave(editor), .pass(.targeted(nil)), .enter(mail), .position(mail, spot(2), [.copy]),
      ])
    #expect(tracker.move(to: spot(3), over: nil, at: .zero) == [.leave(mail)])
  }

  @Test("sends the latest location when the last one was answered")
  mutating func oneAtATime() {
    _ = tracker.move(to: spot(1), over: editor, at: .zero)
    #expect(tracker.move(to: spot(2), over: editor, at: .zero) == [])
    #expect(tracker.move(to: spot(3), over: editor, at: .zero) == [])
    #expect(tracker.answered(by: 80, .copy, at: .zero) == [], "Not the one that was asked.")
    #expect(
      tracker.answered(by: 70, .copy, at: .zero)
        == [.pass(.targeted(.copy)), .position(editor, spot(3), [.copy])])
    #expect(tracker.answered(by: 70, .copy, at: .zero) == [])
  }

  @Test("sends the next location after half a second without an answer")
  mutating func silent() {
    _ = tracker.move(to: spot(1), over: editor, at: .seconds(1))
    _ = tracker.move(to: spot(2), over: editor, at: .seconds(1))
    #expect(tracker.deadline == .milliseconds(1_500))
    #expect(tracker.advance(to: .milliseconds(1_499)) == [])
    #expect(tracker.advance(to: .milliseconds(1_500)) == [.position(editor, spot(2), [.copy])])
  }

  @Test("drops after the answer to the last location, and waits for the delivery")
  mutating func drop() {
    hover(editor)
    _ = tracker.move(to: spot(2), over: editor, at: .zero)
    #expect(tracker.drop(at: .zero) == [])
    #expect(tracker.answered(by: 70, .move, at: .zero) == [.drop(editor)])
    let isDelivering = tracker.isDelivering
    #expect(isDelivering)
    #expect(tracker.move(to: spot(3), over: mail, at: .zero) == [])
  }

  @Test(
    "delivers the operation that the target reports; before version 5, the one that it has accepted"
  )
  mutating func delivered() {
    hover(editor)
    _ = tracker.drop(at: .zero)
    #expect(
      tracker.finished(by: 70, succeeded: true, .move) == [.pass(.delivered(.move))])
    hover(mail)
    _ = tracker.drop(at: .zero)
    #expect(
      tracker.finished(by: 80, succeeded: false, nil) == [.pass(.delivered(.copy))])
  }

  @Test("delivers nothing to a target that refuses or fails")
  mutating func failed() {
    _ = tracker.move(to: spot(1), over: editor, at: .zero)
    _ = tracker.answered(by: 70, nil, at: .zero)
    #expect(tracker.drop(at: .zero) == [])
    #expect(tracker.advance(to: .milliseconds(199)) == [])
    refuseAgain(.milliseconds(200), [.copy])
    #expect(
      tracker.advance(to: .milliseconds(400)) == [.leave(editor), .pass(.delivered(nil))])
    tracker = DragTracker()
    hover(editor)
    _ = tracker.drop(at: .zero)
    #expect(tracker.finished(by: 70, succeeded: false, nil) == [.pass(.delivered(nil))])
  }

  @Test("copies to LibreOffice, which answers each location with a refusal and two acceptances")
  mutating func libreOffice() {
    // As its messages were recorded: the second and third answers come a little later.
    #expect(
      tracker.move(to: spot(428), over: editor, at: .zero)
        == [.enter(editor), .position(editor, spot(428), [.copy])])
    #expect(tracker.answered(by: 70, nil, at: .milliseconds(1)) == [])
    #expect(
      tracker.move(to: spot(485), over: editor, at: .milliseconds(2)) == [
        .position(editor, spot(485), [.copy])
      ])
    #expect(
      tracker.answered(by: 70, .copy, at: .milliseconds(3)) == [.pass(.targeted(.copy))])
    #expect(tracker.answered(by: 70, .copy, at: .milliseconds(4)) == [])
    #expect(tracker.answered(by: 70, nil, at: .milliseconds(150)) == [])
    #expect(tracker.answered(by: 70, .copy, at: .milliseconds(160)) == [])
    #expect(tracker.answered(by: 70, .copy, at: .milliseconds(161)) == [])
    #expect(tracker.move(to: spot(600), over: editor, at: .milliseconds(300)).count == 1)
    #expect(tracker.drop(at: .milliseconds(301)) == [])
    #expect(tracker.answered(by: 70, nil, at: .milliseconds(302)) == [])
    #expect(tracker.answered(by: 70, .copy, at: .milliseconds(310)) == [.drop(editor)])
    #expect(tracker.answered(by: 70, .copy, at: .milliseconds(311)) == [])
    #expect(tracker.advance(to: .seconds(1)) == [], "It waits for the delivery.")
  }

  @Test("reports a target that refuses after it has accepted when nothing else follows")
  mutating func refusedLater() {
    hover(editor)
    _ = tracker.move(to: spot(2), over: editor, at: .seconds(1))
    #expect(tracker.answered(by: 70, nil, at: .seconds(1)) == [])
    #expect(tracker.deadline == .milliseconds(1_200))
    _ = tracker.move(to: spot(3), over: editor, at: .milliseconds(1_100))
    #expect(tracker.answered(by: 70, nil, at: .milliseconds(1_100)) == [])
    #expect(
      tracker.advance(to: .milliseconds(1_200))
        == [.pass(.targeted(nil)), .position(editor, spot(3), [.copy])])
    #expect(tracker.answered(by: 70, nil, at: .milliseconds(1_201)) == [])
    #expect(tracker.advance(to: .milliseconds(1_401)) == [])
    #expect(tracker.deadline == nil)
  }

  @Test("copies to PCManFM, which refuses the first location, and accepts it when asked again")
  mutating func fileManager() {
    tracker = DragTracker(Self.board)
    _ = tracker.move(to: spot(1), over: editor, at: .zero)
    _ = tracker.answered(by: 70, nil, at: .zero)
    #expect(tracker.advance(to: .milliseconds(200)) == [.position(editor, spot(1), [.copy])])
    #expect(tracker.answered(by: 70, .copy, at: .milliseconds(201)) == [.pass(.targeted(.copy))])
    #expect(tracker.advance(to: .seconds(5)) == [])
    #expect(tracker.drop(at: .seconds(5)) == [.drop(editor)])
  }

  private static let board: [[DropOperation]] = [[.copy], [.link, .move]]

  @Test("An offer is first one to copy, unless the user requests another operation")
  func choices() {
    let choices = [nil, .move, .link].map { preferred in
      OutgoingOffer(
        pointer: .mouse, data: [], operations: [.move, .copy], preferring: preferred
      ).choices
    }
    #expect(choices == [[[.copy], [.move]], [[.move]], [[.copy], [.move]]])
  }

  @Test("offers a move only to a target that refuses everything else where it is")
  mutating func insisting() {
    tracker = DragTracker(Self.board)
    #expect(
      tracker.move(to: spot(1), over: editor, at: .zero)
        == [.enter(editor), .position(editor, spot(1), [.copy])])
    _ = tracker.answered(by: 70, nil, at: .zero)
    refuseAgain(.milliseconds(200), [.copy])
    #expect(
      tracker.advance(to: .milliseconds(400)) == [
        .position(editor, spot(1), [.link, .move])
      ])
    #expect(tracker.answered(by: 70, .move, at: .milliseconds(410)) == [.pass(.targeted(.move))])
    #expect(
      tracker.move(to: spot(2), over: editor, at: .milliseconds(420)) == [
        .position(editor, spot(2), [.copy])
      ])
    #expect(
      tracker.answered(by: 70, .copy, at: .milliseconds(430)) == [.pass(.targeted(.copy))])
  }

  @Test("drops as a move where the target accepts nothing else")
  mutating func insistingDrop() {
    tracker = DragTracker(Self.board)
    _ = tracker.move(to: spot(1), over: editor, at: .zero)
    _ = tracker.answered(by: 70, nil, at: .zero)
    #expect(tracker.drop(at: .zero) == [])
    refuseAgain(.milliseconds(200), [.copy])
    #expect(
      tracker.advance(to: .milliseconds(400)).last == .position(editor, spot(1), [.link, .move]))
    #expect(tracker.answered(by: 70, .move, at: .milliseconds(410)) == [.drop(editor)])
  }

  @Test("refuses a target that accepts neither, and offers a copy first to the next one")
  mutating func refusingAll() {
    tracker = DragTracker(Self.board)
    hover(editor)
    _ = tracker.move(to: spot(1), over: editor, at: .zero)
    _ = tracker.answered(by: 70, nil, at: .zero)
    #expect(
      tracker.advance(to: .milliseconds(200))
        == [.pass(.targeted(nil)), .position(editor, spot(1), [.copy])])
    _ = tracker.answered(by: 70, nil, at: .milliseconds(200))
    refuseAgain(.milliseconds(400), [.link, .move])
    refuseAgain(.milliseconds(600), [.link, .move])
    #expect(tracker.advance(to: .milliseconds(800)) == [])
    #expect(tracker.deadline == nil)
    #expect(
      tracker.move(to: spot(3), over: mail, at: .milliseconds(500)) == [
        .leave(editor), .enter(mail), .position(mail, spot(3), [.copy]),
      ])
  }

  @Test("offers the target other operations when the user requests them")
  mutating func modifier() {
    hover(editor)
    #expect(
      tracker.offer([[.move]], at: .zero) == [
        .position(editor, spot(1), [.move])
      ])
    #expect(tracker.answered(by: 70, .move, at: .zero) == [.pass(.targeted(.move))])
  }

  @Test("gives up after ten seconds without a delivery")
  mutating func lost() {
    hover(editor)
    _ = tracker.drop(at: .seconds(1))
    #expect(tracker.advance(to: .milliseconds(10_999)) == [])
    #expect(tracker.advance(to: .seconds(11)) == [.pass(.delivered(nil))])
    #expect(tracker.deadline == nil)
  }
}
