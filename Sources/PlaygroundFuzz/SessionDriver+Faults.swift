internal import DragKit
internal import DragRecording
internal import PlaygroundScenes

// MARK: - Input during a drag, and faults of devices and systems
extension SessionDriver {
  mutating func press(_ key: Key) {
    send(.keyPressed(key))
    if chance(3, in: 4) { send(.keyReleased(key)) }
  }

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
    press(.mouse, at: point(on: item))
    clickSecondary()
    glide(.mouse, to: goal())
    release(.mouse)
  }

  mutating func clickSecondary() {
    send(.pointerPressed(.mouse, at: mouse, button: .secondary))
    send(.pointerReleased(.mouse, at: mouse, button: .secondary))
  }

  mutating func resize() {
    if chance(1, in: 2) { inDrag { $0.resizeOnce() } } else { resizeOnce() }
  }

  private mutating func resizeOnce() {
    let sizes = [
      Size(width: 1, height: 1), Size(width: 0, height: 0), Size(width: 40, height: 2000),
      Size(width: 400, height: 300), Size(width: 719, height: 500), Size(width: 799, height: 900),
      Size(width: 1600, height: 1200), Size(width: 16384, height: 16384),
      Size(width: 4_000_000, height: 4_000_000),
    ]
    guard let size = pick(sizes) else { return }
    send(.windowResized(size))
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
    forget(.mouse)
    if chance(2, in: 3) { glide(.mouse, to: anyPoint()) }
    release(.mouse)
  }

  mutating func pressTwice() {
    inDrag { driver in
      let pointer = driver.held ?? .mouse
      driver.press(pointer, at: driver.point(onOneOf: driver.things))
    }
  }

  mutating func strayRelease() {
    send(.pointerReleased(chance(1, in: 2) ? .mouse : .finger, at: anyPoint()))
  }

  mutating func cancelPointer() {
    inDrag { driver in
      guard let pointer = driver.held else { return }
      driver.send(.pointerCancelled(pointer))
      if driver.chance(1, in: 2) { driver.forget(pointer) }
    }
  }

  mutating func leaveAndReturn() {
    inDrag { driver in
      let pointer = driver.held ?? .mouse
      driver.glide(pointer, to: driver.outside())
      if pointer == .mouse, driver.chance(1, in: 3) { driver.send(.pointerLeft) }
      driver.wait(driver.pause(upTo: 400_000))
      driver.glide(pointer, to: driver.goal())
    }
  }

  mutating func timeGoesBack() {
    inDrag { driver in
      let past = Microseconds(Int64(driver.random.next(below: 3_000_000)))
      driver.send(
        .pointerMoved(.mouse, to: driver.anyPoint(), isDown: true), at: driver.clock - past)
    }
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

  mutating func longPause() {
    let hours = Microseconds.seconds(Int64(random.next(below: 23 * 3600)))
    if chance(1, in: 2) { inDrag { $0.wait(hours) } } else { wait(hours) }
  }

  mutating func repeatModifiers() {
    let modifiers = Modifiers(rawValue: random.next(below: 16))
    inDrag { driver in
      driver.send(.modifiersChanged(modifiers))
      driver.send(.modifiersChanged(modifiers))
    }
    send(.modifiersChanged([]))
  }
}

extension SessionDriver {
  mutating func tapControl(with pointer: PointerID) {
    guard let control = pick(controls) else { return }
    tap(control, with: pointer)
  }

  mutating func tap(_ item: PlacedItem, with pointer: PointerID, holding most: Int = 120_000) {
    press(pointer, at: point(on: item))
    wait(pause(upTo: most))
    if chance(1, in: 8) { glide(pointer, to: anyPoint()) }
    release(pointer)
  }

  mutating func slide() {
    guard let control = pick(sliders) else { return tapControl(with: .finger) }
    let pointer: PointerID = chance(1, in: 3) ? .finger : .mouse
    press(pointer, at: point(on: control))
    glide(pointer, to: chance(3, in: 4) ? point(on: control) : anyPoint())
    release(pointer)
  }
}
