import DragRecording

struct ScriptPointers: Hashable, Sendable {
  struct Held: Hashable, Sendable {
    var pointer: PointerID
    var buttons: [PointerButton]
    var isFresh = true
  }

  var device = Device.touch
  /// The pointers that are down, in the order of the last press of each.
  private(set) var held: [Held] = []
  var lost: [PointerID] = []
  private(set) var modifiers: Modifiers = []
  private var locations: [PointerID: Point] = [:]

  init(mouse: Point?) { locations[.mouse] = mouse }

  subscript(pointer: PointerID) -> Point? { locations[pointer] }

  func held(_ pointer: PointerID) -> Held? { held.first { $0.pointer == pointer } }

  func pressing(_ pointer: ScriptPointer) -> PointerID {
    if let finger = pointer.finger { return .finger(finger) }
    return (pointer.device ?? device) == .mouse ? .mouse : .finger(1)
  }

  /// Returns the pointer of a statement that moves, releases or cancels a pointer.
  func continuing(_ pointer: ScriptPointer) -> PointerID {
    if let finger = pointer.finger { return .finger(finger) }
    if let device = pointer.device {
      let last = held.last { ($0.pointer == .mouse) == (device == .mouse) }
      return last?.pointer ?? pressing(pointer)
    }
    return held.last?.pointer ?? lost.last ?? pressing(pointer)
  }

  mutating func follow(_ kind: InputEvent.Kind) {
    if let pointer = kind.pointer, let point = kind.location { locations[pointer] = point }
    switch kind {
    case .pointerPressed(let pointer, _, let button):
      lost.removeAll { $0 == pointer }
      var press = held(pointer) ?? Held(pointer: pointer, buttons: [])
      forget(pointer)
      press.buttons.removeAll { $0 == button }
      press.buttons.append(button)
      held.append(press)
    case .pointerMoved(let pointer, _, let isDown):
      if !isDown { forget(pointer) }
      for index in held.indices where held[index].pointer == pointer {
        held[index].isFresh = false
      }
    case .pointerReleased(let pointer, _, let button):
      for index in held.indices where held[index].pointer == pointer {
        held[index].buttons.removeAll { $0 == button }
      }
      held.removeAll { $0.buttons.isEmpty }
    case .pointerCancelled(let pointer): forget(pointer)
    case .modifiersChanged(let now): modifiers = now
    default: break
    }
  }

  /// Continues at another scale of the window, in which the pointers stay where they are on the screen.
  mutating func scale(by factor: Fraction) {
    locations = locations.mapValues { Point(x: $0.x * factor, y: $0.y * factor) }
  }

  private mutating func forget(_ pointer: PointerID) { held.removeAll { $0.pointer == pointer } }
}
