internal import DragEvents
internal import DragGeometry

/// A drag to other programs under Wayland, as a state machine that returns what to do.
///
/// The compositor takes the pointer as soon as a drag is offered to other programs, and reports no release. Therefore
/// a drag begins inside the program, and is offered when the pointer leaves the window. From then on, what the
/// compositor reports about the drag replaces the pointer's events.
struct WaylandDrag {
  enum Step: Hashable {
    /// Asks the compositor to offer the drag.
    case offer
    /// Ends the compositor's part of the drag.
    case end
    /// Does not offer the drag again: the compositor ignores it.
    case withdraw
    /// Shows the picture beside the pointer, or hides it over our window.
    case showPicture
    /// Moves the seat's pointer, releases it, or reports that it was lost.
    case move(Point), release(Point), lose
    /// Leaves the pointer to the seat, which the compositor has not taken.
    case keep
    /// Passes an event on to the engine.
    case pass(OutgoingDragEvent)
  }

  enum Phase {
    /// The drag is inside our window.
    case inside
    /// The compositor was asked to offer the drag, and has not answered.
    case starting
    /// The compositor has the pointer, which is over our window.
    case overWindow
    case outside
    /// The items were released over another program, or over nothing.
    case released
  }

  private(set) var phase = Phase.inside
  /// The last location in the window's units at which the pointer was seen.
  private var location = Point.zero
  private var size = Size.zero
  private var accepted: (isAccepted: Bool, action: UInt32) = (false, 0)
  private var reported: DropOperation?
  private var began: Microseconds?

  /// The maximum time to wait until the compositor confirms the start: some silently ignore drags by a finger.
  static let startTime = Microseconds.milliseconds(100)

  /// Whether the compositor has the pointer, or was asked to take it.
  var isHeld: Bool { phase != .inside && phase != .released }

  var deadline: Microseconds? {
    switch phase {
    case .starting: began.map { $0 + Self.startTime }
    case .released: began.map { $0 + DragTracker.deliveryTime }
    case .inside, .overWindow, .outside: nil
    }
  }

  /// Follows the pointer in a window of a size; a drag that leaves it is offered if it can be.
  mutating func follow(
    to point: Point, in size: Size, canOffer: Bool, at now: Microseconds
  ) -> [Step] {
    guard phase == .inside else { return [] }
    location = point
    guard canOffer, !Rect(origin: .zero, size: size).contains(point) else { return [] }
    (phase, began, self.size) = (.starting, now, size)
    (accepted, reported) = ((false, 0), nil)
    return [.offer]
  }

  /// Handles whether the program under the pointer accepts the drag.
  mutating func targeted(isAccepted: Bool) -> [Step] {
    let steps = confirmed()
    accepted.isAccepted = isAccepted
    return steps + report()
  }

  /// Handles the action of a drop; over nothing, it is the only event that confirms the start.
  mutating func chosen(_ action: UInt32) -> [Step] {
    let steps = confirmed()
    accepted.action = action
    return steps + report()
  }

  /// Handles the compositor's taking of the drag, which is outside of the window as long as it does not enter it.
  private mutating func confirmed() -> [Step] { phase == .starting ? left() : [] }

  /// Handles the entry of the drag into our window.
  mutating func entered(at point: Point) -> [Step] {
    (phase, began) = (.overWindow, nil)
    return report(nil) + [.showPicture] + moved(to: point)
  }

  mutating func moved(to point: Point) -> [Step] {
    guard phase == .overWindow else { return [] }
    location = point
    return [.move(point)]
  }

  /// Handles the drag leaving the window; its location outside is not reported.
  mutating func left() -> [Step] {
    guard phase == .overWindow || phase == .starting else { return [] }
    (phase, began) = (.outside, nil)
    return [.showPicture, .move(Self.faraway)] + report()
  }

  private static let faraway = Point(x: -4096, y: -4096)

  /// Handles a drop on our window, which the engine performs.
  mutating func droppedInside() -> [Step] {
    guard phase == .overWindow else { return [] }
    (phase, began) = (.released, nil)
    return [.release(location)]
  }

  mutating func released() -> [Step] {
    guard phase == .outside || phase == .starting else { return [] }
    (phase, began) = (.released, nil)
    return [.release(Self.faraway)]
  }

  /// Handles another program's report of an operation that it has performed, which may be unknown.
  mutating func finished() -> [Step] { ended(operation ?? .copy) }

  /// Handles the end of the drag; `nil` if nothing was done.
  mutating func ended(_ done: DropOperation?) -> [Step] {
    // By a finger, weston does not report the release.
    var steps = done == nil ? [] : released()
    switch phase {
    case .released: steps.append(.pass(.delivered(done)))
    // Nothing took the items: they fly home from where they were last seen.
    case .outside, .starting: steps += [.pass(.targeted(nil)), .release(outside)]
    // The user has cancelled the drag, or has released the items before our window could accept them.
    case .overWindow where accepted.isAccepted && accepted.action != 0:
      steps += [.pass(.targeted(nil)), .lose]
    case .overWindow: steps += [.pass(.targeted(nil)), .release(location)]
    case .inside: break
    }
    return steps + end()
  }

  /// Handles the end of the drag in the engine, for example after Escape.
  mutating func cancelled() -> [Step] {
    let steps: [Step] =
      switch phase {
      case .inside, .released: []
      case .starting: [.keep]
      // The compositor does not report the release.
      case .overWindow, .outside: [.lose]
      }
    return steps + end()
  }

  /// Handles the loss of the seat.
  mutating func disconnected() -> [Step] {
    guard phase != .inside else { return [] }
    let event = phase == .released ? OutgoingDragEvent.delivered(nil) : .targeted(nil)
    return [.pass(event)] + end() + [.lose]
  }

  /// Ends what has taken too long; `isTaken` is whether the compositor has taken the pointer.
  mutating func advance(to now: Microseconds, isTaken: Bool) -> [Step] {
    // A release has the time at which the program learns of it.
    if phase == .released { began = began ?? now }
    guard let deadline, deadline <= now else { return [] }
    if phase == .released { return ended(nil) }
    return isTaken ? confirmed() : end() + [.keep, .withdraw]
  }

  private mutating func end() -> [Step] {
    (phase, began) = (.inside, nil)
    return [.end]
  }

  /// The location outside of the window that is nearest to the last one in it.
  private var outside: Point {
    guard Rect(origin: .zero, size: size).contains(location) else { return location }
    let edges: [(distance: Length, point: Point)] = [
      (location.x, Point(x: -1, y: location.y)), (location.y, Point(x: location.x, y: -1)),
      (size.width - location.x, Point(x: size.width + 1, y: location.y)),
      (size.height - location.y, Point(x: location.x, y: size.height + 1)),
    ]
    return edges.min { $0.distance < $1.distance }?.point ?? location
  }

  /// The operation of a drop at the current location; `nil` if no program would accept it.
  private var operation: DropOperation? {
    accepted.isAccepted ? DropOperation.all(in: accepted.action).first : nil
  }

  private mutating func report() -> [Step] { phase == .outside ? report(operation) : [] }

  private mutating func report(_ operation: DropOperation?) -> [Step] {
    guard operation != reported else { return [] }
    reported = operation
    return [.pass(.targeted(operation))]
  }
}
