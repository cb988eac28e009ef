internal import DragKit
internal import DragRecording
internal import PlaygroundScenes

// Drags without a pointer, and drags of several things.
extension SessionDriver {
  /// Lifts something by keys, moves it about, and drops it, calls it off, or does something else.
  mutating func dragWithKeys() {
    releaseAll()
    if !world.interaction.modifiers.isEmpty { send(.modifiersChanged([])) }
    press(.escape)
    for _ in 0..<1 + random.next(below: chance(1, in: 4) ? 3 : 1) { press(.tab) }
    walk(upTo: 5)
    press(.space)
    walk(upTo: 8)
    switch random.next(below: 10) {
    case 0..<6: press(chance(1, in: 2) ? .space : .enter)
    case 6, 7: press(.escape)
    case 8: interrupt(.focusLost, .focusGained)
    default: if let item = pick(things) { tap(item, with: chance(1, in: 2) ? .mouse : finger) }
    }
  }

  /// Presses arrows, with Control held now and then.
  private mutating func walk(upTo most: Int) {
    for _ in 0..<random.next(below: most + 1) {
      let modifiers: Modifiers = chance(1, in: 8) ? .control : []
      if world.interaction.modifiers != modifiers { send(.modifiersChanged(modifiers)) }
      press(pick([.up, .down, .down, .left, .right, .right, .home, .end, .pageDown]) ?? .down)
      if chance(1, in: 3) { wait(pause(upTo: 200_000)) }
    }
    if !world.interaction.modifiers.isEmpty { send(.modifiersChanged([])) }
  }

  /// Taps things with another finger while something is dragged.
  mutating func tapSome() {
    for _ in 0..<1 + random.next(below: 4) {
      guard let item = pick(things) else { return }
      press(.finger(2), at: point(on: item))
      wait(pause(upTo: 150_000))
      release(.finger(2))
      if chance(1, in: 2), let pointer = down.keys.sorted().first { glide(pointer, to: goal()) }
    }
    if chance(1, in: 4) { send(.modifiersChanged(.control)) }
    if chance(1, in: 4) { send(.modifiersChanged([])) }
  }

  /// Chooses several things with Control or Shift held, and drags one of them.
  mutating func chooseSeveral() {
    send(.modifiersChanged(chance(1, in: 3) ? .shift : .control))
    for _ in 0..<1 + random.next(below: 4) {
      guard let item = pick(movable) else { break }
      tap(item, with: .mouse)
    }
    if chance(1, in: 8), let a = Key(name: "a") { press(a) }
    send(.modifiersChanged([]))
    drag(chance(1, in: 4) ? finger : .mouse)
  }
}
