internal import DragKit
internal import DragRecording
internal import PlaygroundScenes

// MARK: - Input during a drag, and faults of devices and systems
extension SessionDriver {
  mutating func undoAndRedo() {
    for _ in 0..<1 + random.next(below: 3) {
      let isRedo = chance(1, in: 3)
      send(.modifiersChanged(isRedo ? [.control, .shift] : .control))
      press(.z)
      if chance(1, in: 4) { press(.y) }
      send(.modifiersChanged([]))
      wait(pause(upTo: 200_000))
    }
  }

  mutating func turnWheel() {
    let turn = Vector(dx: 0, dy: Length(subpixels: random.next(below: 1025) - 512))
    send(.wheelScrolled(at: mouse, by: turn))
  }

  mutating func rightButton() {
    guard chance(1, in: 2), let item = pick(movable) else {
      return inDrag { $0.clickSecondary() }
    }
    press(.mouse, on: item)
    clickSecondary()
    glide(.mouse, to: goal())
    release(.mouse)
  }

  mutating func secondPointer() {
    inDrag { driver in
      let other = PointerID.finger(2)
      guard let item = driver.pick(driver.things) else { return }
      driver.press(other, on: item)
      driver.wait(driver.pause(upTo: 800_000))
      if driver.chance(2, in: 3) { driver.glide(other, to: driver.goal()) }
      if driver.chance(3, in: 4) { driver.release(other) }
    }
    release(.finger(2))
  }

  mutating func tapSome() {
    for _ in 0..<1 + random.next(below: 4) {
      guard let item = pick(things) else { return }
      press(.finger(2), on: item)
      wait(pause(upTo: 150_000))
      release(.finger(2))
      if chance(1, in: 2), let held { glide(held, to: goal()) }
    }
    if chance(1, in: 4) { send(.modifiersChanged(.control)) }
    if chance(1, in: 4) { send(.modifiersChanged([])) }
  }

  mutating func resize() {
    let sizes = [
      Size(width: 1, height: 1), Size(width: 0, height: 0), Size(width: 40, height: 2000),
      Size(width: 400, height: 300), Size(width: 719, height: 500), Size(width: 799, height: 900),
      Size(width: 1600, height: 1200), Size(width: 16384, height: 16384),
      Size(width: 4_000_000, height: 4_000_000),
    ]
    perhapsInDrag { driver in
      if let size = driver.pick(sizes) { driver.send(.windowResized(size)) }
    }
  }

  private mutating func perhapsInDrag(_ act: (inout SessionDriver) -> Void) {
    if chance(1, in: 2) { inDrag(act) } else { act(&self) }
  }

  /// Changes the size of the interface; the window then reports its size in the new logical pixels.
  mutating func zoom() {
    guard let percent = pick([75, 100, 125, 200, 300]) else { return }
    send(.messageReceived(.scale(Fraction(percent, 100))))
    send(.windowResized(world.content.chrome.window))
  }

  mutating func interrupt(_ loss: InputEvent.Kind, _ gain: InputEvent.Kind) {
    send(loss)
    wait(pause())
    if chance(1, in: 2) { send(gain) }
  }

  mutating func loseRelease() {
    guard lift(.mouse) else { return }
    glide(.mouse, to: goal())
    down[.mouse] = nil
    if chance(2, in: 3) { glide(.mouse, to: anyPoint()) }
  }

  mutating func strayRelease() {
    send(.pointerReleased(chance(1, in: 2) ? .mouse : .finger, at: anyPoint()))
  }

  mutating func longPause() {
    let hours = Microseconds.seconds(Int64(random.next(below: 23 * 3600)))
    perhapsInDrag { $0.wait(hours) }
  }

  mutating func repeatModifiers() {
    let modifiers = Modifiers(rawValue: random.next(below: 16))
    inDrag { driver in
      driver.send(.modifiersChanged(modifiers))
      driver.send(.modifiersChanged(modifiers))
    }
    send(.modifiersChanged([]))
  }

  mutating func absurdPlace() {
    inDrag { driver in
      let pointer = driver.held ?? .mouse
      driver.move(pointer, to: driver.absurdPoint())
      driver.move(pointer, to: driver.absurdPoint())
    }
    press(.mouse, at: absurdPoint())
    move(.mouse, to: absurdPoint())
    release(.mouse)
  }

  private mutating func absurdPoint() -> Point {
    let numbers = [0, -1 << 30, 1 << 30, 1 << 31, -1 << 40, 65535 << 8, Int(Int32.max)]
    return Point(
      x: Length(subpixels: pick(numbers) ?? 0), y: Length(subpixels: pick(numbers) ?? 0))
  }
}

// MARK: - Faults during a drag
extension SessionDriver {
  mutating func pressAgain() { press(held ?? .mouse, at: point(onOneOf: things)) }

  mutating func cancelPointer() {
    guard let pointer = held else { return }
    send(.pointerCancelled(pointer))
    if chance(1, in: 2) { down[pointer] = nil }
  }

  mutating func leaveAndReturn() {
    let pointer = held ?? .mouse
    glide(pointer, to: outside())
    if pointer == .mouse, chance(1, in: 3) { send(.pointerLeft) }
    wait(pause(upTo: 400_000))
    glide(pointer, to: goal())
  }

  mutating func goBackInTime() {
    let past = Microseconds(Int64(random.next(below: 3_000_000)))
    send(.pointerMoved(.mouse, to: anyPoint(), isDown: true), at: clock - past)
  }
}
