import DragEvents
import DragGeometry
import Testing

@testable import DragSDL

@Suite("The tracker of a drag to other programs")
struct DragTrackerTests {
  private var tracker = DragTracker()
  private let editor = DragTracker.Target(window: 70, receiver: 71, version: 5)
  private let mail = DragTracker.Target(window: 80, receiver: 80, version: 4)

  /// Moves at a time in milliseconds.
  private mutating func move(
    to x: Int, over target: DragTracker.Target?, at time: Int64 = 0
  ) -> [DragTracker.Step] {
    tracker.move(to: spot(x), over: target, at: .milliseconds(time))
  }

  /// The editor answers.
  private mutating func answer(_ operation: DropOperation?, at time: Int64 = 0)
    -> [DragTracker.Step]
  {
    tracker.answered(by: 70, operation, at: .milliseconds(time))
  }

  private mutating func advance(to time: Int64) -> [DragTracker.Step] {
    tracker.advance(to: .milliseconds(time))
  }

  private mutating func drop(at time: Int64 = 0) -> [DragTracker.Step] {
    tracker.drop(at: .milliseconds(time))
  }

  private func spot(_ x: Int) -> DragTracker.ScreenPoint { .init(x: x, y: 9) }

  /// Lets a refusal count, after which the editor is asked again where it is, and refuses.
  private mutating func refuseAgain(_ time: Int64, _ operations: [DropOperation]) {
    #expect(advance(to: time) == [.position(editor, spot(1), operations)])
    _ = answer(nil, at: time)
  }

  /// Moves over a target that would copy.
  private mutating func hover(_ target: DragTracker.Target) {
    _ = move(to: 1, over: target)
    _ = tracker.answered(by: target.window, .copy, at: .zero)
  }

  @Test("enters the program under the pointer, and leaves it for the next one")
  mutating func targets() {
    #expect(move(to: 1, over: editor) == [.enter(editor), .position(editor, spot(1), [.copy])])
    #expect(answer(.copy) == [.pass(.targeted(.copy))])
    #expect(
      move(to: 2, over: mail) == [
        .leave(editor), .pass(.targeted(nil)), .enter(mail), .position(mail, spot(2), [.copy]),
      ])
    #expect(move(to: 3, over: nil) == [.leave(mail)])
  }

  @Test("sends the latest location when the last one was answered")
  mutating func oneAtATime() {
    _ = move(to: 1, over: editor)
    #expect(move(to: 2, over: editor) == [])
    #expect(move(to: 3, over: editor) == [])
    #expect(tracker.answered(by: 80, .copy, at: .zero) == [], "Not the one that was asked.")
    #expect(answer(.copy) == [.pass(.targeted(.copy)), .position(editor, spot(3), [.copy])])
    #expect(answer(.copy) == [])
  }

  @Test("sends the next location after half a second without an answer")
  mutating func silent() {
    _ = move(to: 1, over: editor, at: 1000)
    _ = move(to: 2, over: editor, at: 1000)
    #expect(tracker.deadline == .milliseconds(1_500))
    #expect(advance(to: 1_499) == [])
    #expect(advance(to: 1_500) == [.position(editor, spot(2), [.copy])])
  }

  @Test("drops after the answer to the last location, and waits for the delivery")
  mutating func drops() {
    hover(editor)
    _ = move(to: 2, over: editor)
    #expect(drop() == [])
    #expect(answer(.move) == [.drop(editor)])
    let isDelivering = tracker.isDelivering
    #expect(isDelivering)
    #expect(move(to: 3, over: mail) == [])
  }

  @Test(
    "delivers the operation that the target reports; before version 5, the one that it has accepted"
  )
  mutating func delivered() {
    hover(editor)
    _ = drop()
    #expect(tracker.finished(by: 70, succeeded: true, .move) == [.pass(.delivered(.move))])
    hover(mail)
    _ = drop()
    #expect(tracker.finished(by: 80, succeeded: false, nil) == [.pass(.delivered(.copy))])
  }

  @Test("delivers nothing to a target that refuses")
  mutating func refused() {
    _ = move(to: 1, over: editor)
    _ = answer(nil)
    #expect(drop() == [])
    #expect(advance(to: 199) == [])
    refuseAgain(200, [.copy])
    #expect(advance(to: 400) == [.leave(editor), .pass(.delivered(nil))])
  }

  @Test("delivers nothing to a target that fails")
  mutating func failed() {
    hover(editor)
    _ = drop()
    #expect(tracker.finished(by: 70, succeeded: false, nil) == [.pass(.delivered(nil))])
  }

  @Test("copies to LibreOffice, which answers each location with a refusal and two acceptances")
  mutating func libreOffice() {
    // As its messages were recorded: the second and third answers come a little later.
    #expect(move(to: 428, over: editor) == [.enter(editor), .position(editor, spot(428), [.copy])])
    #expect(answer(nil, at: 1) == [])
    #expect(move(to: 485, over: editor, at: 2) == [.position(editor, spot(485), [.copy])])
    #expect(answer(.copy, at: 3) == [.pass(.targeted(.copy))])
    #expect(answer(.copy, at: 4) == [])
    #expect(answer(nil, at: 150) == [])
    #expect(answer(.copy, at: 160) == [])
    #expect(answer(.copy, at: 161) == [])
    #expect(move(to: 600, over: editor, at: 300).count == 1)
    #expect(drop(at: 301) == [])
    #expect(answer(nil, at: 302) == [])
    #expect(answer(.copy, at: 310) == [.drop(editor)])
    #expect(answer(.copy, at: 311) == [])
    #expect(advance(to: 1000) == [], "It waits for the delivery.")
  }

  @Test("reports a target that refuses after it has accepted when nothing else follows")
  mutating func refusedLater() {
    hover(editor)
    _ = move(to: 2, over: editor, at: 1000)
    #expect(answer(nil, at: 1000) == [])
    #expect(tracker.deadline == .milliseconds(1_200))
    _ = move(to: 3, over: editor, at: 1_100)
    #expect(answer(nil, at: 1_100) == [])
    #expect(advance(to: 1_200) == [.pass(.targeted(nil)), .position(editor, spot(3), [.copy])])
    #expect(answer(nil, at: 1_201) == [])
    #expect(advance(to: 1_401) == [])
    #expect(tracker.deadline == nil)
  }

  @Test("copies to PCManFM, which refuses the first location, and accepts it when asked again")
  mutating func fileManager() {
    tracker = DragTracker(Self.board)
    _ = move(to: 1, over: editor)
    _ = answer(nil)
    #expect(advance(to: 200) == [.position(editor, spot(1), [.copy])])
    #expect(answer(.copy, at: 201) == [.pass(.targeted(.copy))])
    #expect(advance(to: 5000) == [])
    #expect(drop(at: 5000) == [.drop(editor)])
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
    #expect(move(to: 1, over: editor) == [.enter(editor), .position(editor, spot(1), [.copy])])
    _ = answer(nil)
    refuseAgain(200, [.copy])
    #expect(advance(to: 400) == [.position(editor, spot(1), [.link, .move])])
    #expect(answer(.move, at: 410) == [.pass(.targeted(.move))])
    #expect(move(to: 2, over: editor, at: 420) == [.position(editor, spot(2), [.copy])])
    #expect(answer(.copy, at: 430) == [.pass(.targeted(.copy))])
  }

  @Test("drops as a move where the target accepts nothing else")
  mutating func insistingDrop() {
    tracker = DragTracker(Self.board)
    _ = move(to: 1, over: editor)
    _ = answer(nil)
    #expect(drop() == [])
    refuseAgain(200, [.copy])
    #expect(advance(to: 400).last == .position(editor, spot(1), [.link, .move]))
    #expect(answer(.move, at: 410) == [.drop(editor)])
  }

  @Test("refuses a target that accepts neither, and offers a copy first to the next one")
  mutating func refusingAll() {
    tracker = DragTracker(Self.board)
    hover(editor)
    _ = move(to: 1, over: editor)
    _ = answer(nil)
    #expect(advance(to: 200) == [.pass(.targeted(nil)), .position(editor, spot(1), [.copy])])
    _ = answer(nil, at: 200)
    refuseAgain(400, [.link, .move])
    refuseAgain(600, [.link, .move])
    #expect(advance(to: 800) == [])
    #expect(tracker.deadline == nil)
    #expect(
      move(to: 3, over: mail, at: 500) == [
        .leave(editor), .enter(mail), .position(mail, spot(3), [.copy]),
      ])
  }

  @Test("offers the target other operations when the user requests them")
  mutating func modifier() {
    hover(editor)
    #expect(tracker.offer([[.move]], at: .zero) == [.position(editor, spot(1), [.move])])
    #expect(answer(.move) == [.pass(.targeted(.move))])
  }

  @Test("gives up after ten seconds without a delivery")
  mutating func lost() {
    hover(editor)
    _ = drop(at: 1000)
    #expect(advance(to: 10_999) == [])
    #expect(advance(to: 11_000) == [.pass(.delivered(nil))])
    #expect(tracker.deadline == nil)
  }
}

@Suite("The picture beside the pointer")
struct DragImageTests {
  @Test(
    "its size is rounded up to whole units of the window, with transparent pixels",
    arguments: [
      (3, 1, 2, [4, 2], [1, 2, 3, 0, 0, 0, 0, 0]), (2, 2, 1, [2, 2], [1, 2, 3, 4]),
      (2, 2, 2, [2, 2], [1, 2, 3, 4]),
      // There is none without pixels.
      (0, 5, 2, nil, nil), (5, 0, 2, nil, nil),
    ] as [(Int, Int, Int, [Int]?, [UInt32]?)])
  func rounded(width: Int, height: Int, density: Int, size: [Int]?, pixels: [UInt32]?) {
    let image = DragImage(
      size: DeviceSize(width: width, height: height),
      pixels: (0..<UInt32(width * height)).map { $0 + 1 }, hotSpot: (1, 0), density: density)
    #expect(image.map { [$0.size.width, $0.size.height] } == size)
    #expect(image?.pixels == pixels)
    if let image { #expect(image.hotSpot == (1, 0)) }
  }

  @Test("under X11, it is shown only outside of the window, which draws its part of the items")
  func outside() {
    func visible(_ columns: Range<Int>) -> [Range<Int>] {
      let run = XDragIcon.Run(row: 4, columns: columns)
      return XDragIcon.visible([run], outside: 10..<20, in: 4..<5).map(\.columns)
    }
    #expect(visible(0..<30) == [0..<10, 20..<30])
    #expect(visible(5..<15) == [5..<10])
    #expect(visible(12..<18) == [])
    #expect(visible(25..<30) == [25..<30])
    let below = XDragIcon.Run(row: 5, columns: 12..<18)
    #expect(XDragIcon.visible([below], outside: 10..<20, in: 4..<5) == [below])
  }
}
