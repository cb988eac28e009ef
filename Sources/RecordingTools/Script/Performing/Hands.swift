import DragFrameIO
import DragGeometry
import DragRecording

/// Where the pointers of a script are, and which of them are down.
struct Hands: Hashable, Sendable {
  /// A pointer that is down.
  struct Held: Hashable, Sendable {
    var pointer: PointerID
    var buttons: [PointerButton]
    /// `true` until it has moved.
    var isFresh = true
  }

  /// What gestures are made with where nothing is said.
  var device = Device.touch
  /// The pointers that are down, the last one pressed last.
  private(set) var held: [Held] = []
  /// The pointers of gestures that could not be begun.
  var lost: [PointerID] = []
  /// The modifier keys that are held.
  private(set) var modifiers: Modifiers = []
  private var places: [PointerID: Point] = [:]

  init(mouse: Point?) {
    places[.mouse] = mouse
  }

  /// Where a pointer was last; nothing where it has not been yet.
  subscript(pointer: PointerID) -> Point? { places[pointer] }

  func held(_ pointer: PointerID) -> Held? { held.first { $0.pointer == pointer } }

  /// The pointer that a press is made with.
  func pressing(_ hand: Hand) -> PointerID {
    if let finger = hand.finger { return .finger(finger) }
    return (hand.device ?? device) == .mouse ? .mouse : .finger(1)
  }

  /// The pointer that goes on: the one that is said, or the one that was pressed last.
  func going(_ hand: Hand) -> PointerID {
    if let finger = hand.finger { return .finger(finger) }
    if let device = hand.device {
      let last = held.last { ($0.pointer == .mouse) == (device == .mouse) }
      return last?.pointer ?? pressing(hand)
    }
    return held.last?.pointer ?? lost.last ?? pressing(hand)
  }

  /// Takes note of what happens.
  mutating func follow(_ kind: InputEvent.Kind) {
    switch kind {
    case .pointerPressed(let pointer, let point, let button): press(pointer, point, button)
    case .pointerMoved(let pointer, let point, let isDown):
      places[pointer] = point
      if !isDown { forget(pointer) }
      for index in held.indices where held[index].pointer == pointer {
        held[index].isFresh = false
      }
    case .pointerReleased(let pointer, let point, let button):
      places[pointer] = point
      release(pointer, button)
    case .pointerCancelled(let pointer): forget(pointer)
    case .modifiersChanged(let now): modifiers = now
    default: break
    }
  }

  private mutating func press(_ pointer: PointerID, _ point: Point, _ button: PointerButton) {
    places[pointer] = point
    lost.removeAll { $0 == pointer }
    let before = held(pointer)
    forget(pointer)
    let others = before?.buttons.filter { $0 != button } ?? []
    held.append(
      Held(pointer: pointer, buttons: others + [button], isFresh: before?.isFresh ?? true))
  }

  private mutating func release(_ pointer: PointerID, _ button: PointerButton) {
    for index in held.indices where held[index].pointer == pointer {
      held[index].buttons.removeAll { $0 == button }
    }
    held.removeAll { $0.buttons.isEmpty }
  }

  private mutating func forget(_ pointer: PointerID) {
    held.removeAll { $0.pointer == pointer }
  }
}

extension Script.Statement {
  /// The statement with its pointer said, so that others that begin beside it do not take it over.
  func by(_ hands: Hands) -> Script.Statement {
    switch self {
    case .press(let aim, let hold, let hand):
      return .press(aim, hold: hold, by: hand.saying(hands.pressing(hand)))
    case .tap(let aim, let hand): return .tap(aim, by: hand.saying(hands.pressing(hand)))
    case .drag(let aim, let leg, let hold, let hand):
      let pointer = hands.pressing(hand)
      let usual = pointer == .mouse ? .zero : Actor.holdTime
      return .drag(aim, to: leg, hold: hold ?? usual, by: hand.saying(pointer))
    case .move(let legs, let hand): return .move(legs, by: hand.saying(hands.going(hand)))
    case .path(let samples, let hand): return .path(samples, by: hand.saying(hands.going(hand)))
    case .release(let hand): return .release(by: hand.saying(hands.going(hand)))
    case .cancel(let hand): return .cancel(by: hand.saying(hands.going(hand)))
    default: return self
    }
  }
}

extension Hand {
  /// The hand of a pointer, with nothing left open.
  static func of(_ pointer: PointerID, button: PointerButton? = nil) -> Hand {
    pointer == .mouse
      ? Hand(.mouse, button: button) : Hand(finger: pointer.rawValue, button: button)
  }

  /// The same hand, with the pointer that it turned out to be.
  fileprivate func saying(_ pointer: PointerID) -> Hand { Hand.of(pointer, button: button) }
}
