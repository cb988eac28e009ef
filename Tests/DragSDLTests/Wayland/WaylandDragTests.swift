import DragEvents
import DragGeometry
import Testing

@testable import DragSDL

@Suite("A drag to another program under Wayland")
struct WaylandDragTests {
  private typealias Step = WaylandDrag.Step

  private var drag = WaylandDrag()
  private let size = Size(width: 100, height: 50)
  private let inside = Point(x: 90, y: 25)
  private let faraway = Point(x: -4096, y: -4096)
  private let copy = DropOperation.copy.action

  private mutating func follow(to point: Point, at now: Microseconds = .zero) -> [Step] {
    drag.follow(to: point, in: size, canOffer: true, at: now)
  }

  /// Drags out of the window, until the compositor has the drag.
  private mutating func leave() {
    _ = follow(to: inside)
    _ = follow(to: Point(x: 120, y: 25))
    _ = drag.targeted(isAccepted: false)
  }

  @Test("is offered once the pointer leaves the window, and only if it can be")
  mutating func offered() {
    #expect(follow(to: inside) == [])
    let outside = Point(x: 120, y: 25)
    #expect(drag.follow(to: outside, in: size, canOffer: false, at: .zero) == [])
    #expect(follow(to: outside) == [.offer])
    #expect(drag.isHeld)
    #expect(follow(to: Point(x: 130, y: 25)) == [], "The compositor was asked.")
  }

  @Test("is outside as soon as the compositor says anything about it")
  mutating func confirmed() {
    _ = follow(to: Point(x: 120, y: 25))
    #expect(drag.chosen(0) == [.showPicture, .move(faraway)])
    #expect(drag.deadline == nil)
  }

  @Test("stays in the program if the compositor ignores it for a tenth of a second")
  mutating func ignored() {
    _ = follow(to: Point(x: 120, y: 25), at: .seconds(1))
    #expect(drag.deadline == .milliseconds(1100))
    #expect(drag.advance(to: .milliseconds(1099), isTaken: false) == [])
    #expect(drag.advance(to: .milliseconds(1100), isTaken: false) == [.end, .keep, .withdraw])
    #expect(!drag.isHeld)
  }

  @Test("is outside if the compositor has taken the pointer, but said nothing")
  mutating func taken() {
    _ = follow(to: Point(x: 120, y: 25))
    #expect(
      drag.advance(to: .milliseconds(100), isTaken: true) == [.showPicture, .move(faraway)])
  }

  @Test("reports what the program under the pointer would do, when that changes")
  mutating func targeted() {
    leave()
    #expect(drag.targeted(isAccepted: true) == [])
    #expect(drag.chosen(copy) == [.pass(.targeted(.copy))])
    #expect(drag.chosen(copy) == [])
    #expect(drag.targeted(isAccepted: false) == [.pass(.targeted(nil))])
  }

  @Test("moves the seat's pointer over our window, where the picture is hidden")
  mutating func returned() {
    leave()
    _ = drag.targeted(isAccepted: true)
    _ = drag.chosen(copy)
    #expect(
      drag.entered(at: inside) == [.pass(.targeted(nil)), .showPicture, .move(inside)])
    #expect(drag.phase == .overWindow)
    let other = Point(x: 10, y: 10)
    #expect(drag.moved(to: other) == [.move(other)])
    #expect(drag.droppedInside() == [.release(other)])
  }

  @Test("is delivered when the other program has finished")
  mutating func delivered() {
    leave()
    _ = drag.targeted(isAccepted: true)
    _ = drag.chosen(copy)
    #expect(drag.released() == [.release(faraway)])
    #expect(drag.finished() == [.pass(.delivered(.copy)), .end])
  }

  @Test("by a finger, whose release weston does not report, is delivered, too")
  mutating func finger() {
    leave()
    #expect(drag.finished() == [.release(faraway), .pass(.delivered(.copy)), .end])
  }

  @Test("is not delivered if the other program takes ten seconds")
  mutating func hanging() {
    leave()
    _ = drag.released()
    #expect(drag.advance(to: .seconds(5), isTaken: true) == [])
    #expect(drag.deadline == .seconds(15))
    #expect(drag.advance(to: .seconds(15), isTaken: true) == [.pass(.delivered(nil)), .end])
  }

  @Test("over nothing, is released where it was last seen, or at the edge next to that")
  mutating func overNothing() {
    leave()
    #expect(drag.ended(nil) == [.pass(.targeted(nil)), .release(Point(x: 120, y: 25)), .end])
    leave()
    _ = drag.entered(at: inside)
    _ = drag.left()
    #expect(drag.ended(nil) == [.pass(.targeted(nil)), .release(Point(x: 101, y: 25)), .end])
  }

  @Test("that is cancelled over our window, which accepts it, is lost; else it is released there")
  mutating func cancelledInside() {
    leave()
    _ = drag.entered(at: inside)
    var other = drag
    #expect(other.ended(nil) == [.pass(.targeted(nil)), .release(inside), .end])
    _ = drag.targeted(isAccepted: true)
    _ = drag.chosen(copy)
    #expect(drag.ended(nil) == [.pass(.targeted(nil)), .lose, .end])
  }

  @Test("that the engine ends takes the pointer along, unless the compositor has not got it")
  mutating func cancelled() {
    #expect(drag.cancelled() == [.end])
    _ = follow(to: Point(x: 120, y: 25))
    #expect(drag.cancelled() == [.keep, .end])
    leave()
    #expect(drag.cancelled() == [.lose, .end])
  }

  @Test("ends with its seat")
  mutating func disconnected() {
    #expect(drag.disconnected() == [])
    leave()
    #expect(drag.disconnected() == [.pass(.targeted(nil)), .end, .lose])
    leave()
    _ = drag.released()
    #expect(drag.disconnected() == [.pass(.delivered(nil)), .end, .lose])
  }
}
