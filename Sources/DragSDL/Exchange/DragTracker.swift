internal import DragEvents

/// The source's side of the XDND protocol, as a state machine that returns the messages to send.
///
/// A target is offered the first of the ``choices`` of operations, and if it refuses those twice at a location, the next
/// one. A location is sent only after the last one was answered, or after half a second. A refusal counts only if the
/// target does not accept soon after it. A drop waits for the answer to the last location, and its target has ten seconds
/// to take the data. Windows are numbers of the X server, and locations are in pixels of the screen.
struct DragTracker {
  enum Step: Hashable {
    case enter(Target)
    case position(Target, ScreenPoint, [DropOperation])
    case leave(Target)
    case drop(Target)
    /// Passes an event on to the engine.
    case pass(OutgoingDragEvent)
  }

  struct Target: Hashable {
    /// The window under the pointer.
    let window: UInt
    /// The window that receives the messages: its proxy, or itself.
    let receiver: UInt
    let version: Int
  }

  struct ScreenPoint: Hashable {
    var x, y: Int
  }

  static let answerTime = Microseconds.milliseconds(500)
  static let deliveryTime = Microseconds.seconds(10)
  /// The time after which a refusal counts.
  ///
  /// LibreOffice answers each location with a refusal first, and accepts it as soon as it has looked at the data.
  static let refusalTime = Microseconds.milliseconds(200)

  /// The operations to offer a target, and those to offer it instead if it accepts none of them.
  private let choices: [[DropOperation]]
  /// The number of offers at the location that count as refused.
  private var refusals = 0
  private var target: Target?
  /// The last location that was sent.
  private var point = ScreenPoint(x: 0, y: 0)
  private var operation: DropOperation?
  /// The time at which the last refusal counts.
  private var refusal: Microseconds?
  private var awaited: Microseconds?
  private var next: ScreenPoint?
  /// Whether the items were released, and the drop waits for the answer to the last location.
  private var isReleased = false
  private var delivery: Microseconds?

  init(_ choices: [[DropOperation]] = [[.copy]]) { self.choices = choices }

  /// How often each choice is offered.
  ///
  /// PCManFM refuses the first location over a folder, and accepts it when it is asked again.
  private static let attempts = 2

  private var offered: [DropOperation] {
    let choice = refusals / Self.attempts
    return choices.indices.contains(choice) ? choices[choice] : []
  }

  var deadline: Microseconds? { delivery ?? awaited.earlier(refusal) }

  /// Whether the items were released, so that motions of the pointer do not matter any more.
  var isEnding: Bool { isReleased || delivery != nil }

  /// Whether the data may still be needed.
  var isDelivering: Bool { delivery != nil }

  /// Handles a motion; `target` is the window under the pointer, `nil` if it accepts no drags.
  mutating func move(to point: ScreenPoint, over target: Target?, at now: Microseconds) -> [Step] {
    guard delivery == nil, !isReleased else { return [] }
    var steps: [Step] = []
    if target != self.target {
      steps += leave()
      self.target = target
      if let target { steps.append(.enter(target)) }
    }
    guard let target else { return steps }
    guard awaited == nil else {
      next = point
      return steps
    }
    return steps + send(point, to: target, at: now)
  }

  mutating func leave() -> [Step] {
    guard delivery == nil else { return [] }
    defer { self = DragTracker(choices) }
    guard let target else { return [] }
    return [.leave(target)] + (operation == nil ? [] : [.pass(.targeted(nil))])
  }

  mutating func offer(_ choices: [[DropOperation]], at now: Microseconds) -> [Step] {
    guard delivery == nil, !isReleased else { return [] }
    let (old, target, last) = (self, target, next ?? point)
    self = DragTracker(choices)
    guard let target else { return [] }
    (self.target, operation, self.point) = (target, old.operation, last)
    return send(last, to: target, at: now)
  }

  private mutating func send(
    _ point: ScreenPoint, to target: Target, at now: Microseconds
  ) -> [Step] {
    if point != self.point { refusals = 0 }
    (self.point, awaited) = (point, now + Self.answerTime)
    return [.position(target, point, offered)]
  }

  /// Handles the target's answer to a location.
  mutating func answered(
    by window: UInt, _ operation: DropOperation?, at now: Microseconds
  ) -> [Step] {
    guard let target, target.window == window, delivery == nil else { return [] }
    awaited = nil
    var steps: [Step] = []
    if let operation {
      refusal = nil
      steps += settle(operation)
    } else if refusal == nil {
      refusal = now + Self.refusalTime
    }
    return steps + (sendNext(to: target, at: now) ?? dropIfReleased(at: now))
  }

  private mutating func settle(_ operation: DropOperation?) -> [Step] {
    guard operation != self.operation else { return [] }
    self.operation = operation
    // After the release, the engine waits for the delivery.
    return isReleased ? [] : [.pass(.targeted(operation))]
  }

  private mutating func sendNext(to target: Target, at now: Microseconds) -> [Step]? {
    next.take().map { send($0, to: target, at: now) }
  }

  /// Drops on the target as soon as it has answered.
  mutating func drop(at now: Microseconds) -> [Step] {
    isReleased = true
    return dropIfReleased(at: now)
  }

  private mutating func dropIfReleased(at now: Microseconds) -> [Step] {
    let isSettled = delivery == nil && awaited == nil && refusal == nil
    return isReleased && isSettled ? dropNow(at: now) : []
  }

  private mutating func dropNow(at now: Microseconds) -> [Step] {
    guard let target, operation != nil else {
      return leave().filter { $0 != .pass(.targeted(nil)) } + [.pass(.delivered(nil))]
    }
    (delivery, awaited) = (now + Self.deliveryTime, nil)
    return [.drop(target)]
  }

  /// Handles the target's message that it has the data, or has failed.
  ///
  /// Before version 5, a target does not report what it has done.
  mutating func finished(by window: UInt, succeeded: Bool, _ done: DropOperation?) -> [Step] {
    guard let target, target.window == window, delivery != nil else { return [] }
    let result = target.version < 5 ? operation : succeeded ? done ?? operation : nil
    self = DragTracker(choices)
    return [.pass(.delivered(result))]
  }

  /// Ends what has taken too long.
  mutating func advance(to now: Microseconds) -> [Step] {
    if let delivery, delivery <= now {
      self = DragTracker(choices)
      return [.pass(.delivered(nil))]
    }
    var steps: [Step] = []
    if let refusal, refusal <= now {
      self.refusal = nil
      steps += settle(nil)
      if let target, awaited == nil, refusals + 1 < choices.count * Self.attempts {
        refusals += 1
        return steps + send(point, to: target, at: now)
      }
    }
    if let awaited, awaited <= now, let target {
      self.awaited = nil
      steps += sendNext(to: target, at: now) ?? []
    }
    return steps + dropIfReleased(at: now)
  }
}

extension OutgoingOffer {
  /// The operations to offer to a target, and then, if it accepts none of them, those to offer it instead.
  ///
  /// File managers that may choose move files within a disk, or link them. Therefore they may only copy, unless the
  /// user or the target insists on something else.
  var choices: [[DropOperation]] {
    if let preferredOperation { return [[preferredOperation]] }
    return [[.copy], [.link, .move]].map { $0.filter(operations.contains) }.filter { !$0.isEmpty }
  }
}
