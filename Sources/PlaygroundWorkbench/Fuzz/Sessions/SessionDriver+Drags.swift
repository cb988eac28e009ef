internal import DragKit
internal import DragRecording
internal import PlaygroundScenes

// Drags, and what is almost a drag.
extension SessionDriver {
  /// Some finger.
  var finger: PointerID { .finger(1) }

  /// Somewhere to drag to.
  mutating func goal() -> Point {
    switch random.next(below: 20) {
    case 0..<8: return pick(movable).map { point(on: $0) } ?? anyPoint()
    case 8..<15: return pick(targets).map { point(on: $0) } ?? anyPoint()
    case 15..<17: return outside()
    case 17: return gap()
    case 18: return pick(controls).map { point(on: $0) } ?? anyPoint()
    default: return anyPoint()
    }
  }

  /// Presses on something so that it is lifted, or would be; what follows touches follows.
  ///
  /// - Returns: `false` where nothing can be dragged.
  mutating func lift(_ pointer: PointerID) -> Bool {
    let outsiders = outsiders
    let isOutsider = !outsiders.isEmpty && chance(1, in: 5)
    guard let item = pick(isOutsider ? outsiders : movable) else { return false }
    press(pointer, at: point(on: item))
    if pointer.kind == .touch { wait(world.content.tuning.longPress + pause(upTo: 100_000)) }
    return true
  }

  /// From one thing to another, over some more perhaps, and let go.
  mutating func drag(_ pointer: PointerID) {
    guard lift(pointer) else { return }
    let start = down[pointer] ?? .zero
    for _ in 0..<1 + random.next(below: 3) { glide(pointer, to: goal()) }
    if chance(1, in: 12) { glide(pointer, to: start) }
    if chance(1, in: 3) { wait(pause(upTo: 400_000)) }
    if !springLoaded.isEmpty { stayOrCopy(pointer) }
    release(pointer)
  }

  /// Stays over something that springs open, calls the drag off, or asks for a copy.
  private mutating func stayOrCopy(_ pointer: PointerID) {
    if chance(1, in: 3), let item = pick(springLoaded) { stay(pointer, over: item) }
    if chance(1, in: 8) { return press(.escape) }
    guard chance(1, in: 8) else { return }
    send(.modifiersChanged(.control))
    glide(pointer, to: goal())
    release(pointer)
    send(.modifiersChanged([]))
  }

  private mutating func stay(_ pointer: PointerID, over item: PlacedItem) {
    glide(pointer, to: item.frame.center)
    // It may have made room on the way.
    let now = springLoaded.first { $0.item == item.item } ?? item
    glide(pointer, to: now.frame.center)
    wait(world.content.tuning.springLoading + pause(upTo: 300_000) - .milliseconds(100))
    if chance(1, in: 2) { glide(pointer, to: goal()) }
  }

  /// Drags, and does something in the middle of it.
  mutating func inDrag(_ disturb: (inout SessionDriver) -> Void) {
    let pointer = chance(1, in: 4) ? finger : .mouse
    guard lift(pointer) else { return disturb(&self) }
    glide(pointer, to: goal())
    disturb(&self)
    if chance(1, in: 2) { glide(pointer, to: goal()) }
    release(pointer)
  }

  /// Lifts by holding still, with the mouse where the switch is on.
  mutating func dragAfterHold() {
    let pointer = chance(1, in: 2) ? finger : .mouse
    guard let item = pick(movable) else { return }
    press(pointer, at: point(on: item))
    wait(world.content.tuning.longPress(of: pointer.kind) + pause(upTo: 300_000))
    if chance(1, in: 3), let control = control("long-press") { tap(control, with: .finger(2)) }
    if chance(2, in: 3) { glide(pointer, to: goal()) }
    release(pointer)
  }

  /// Takes a tile out of the air that flies home, or presses on the place that it flies to.
  mutating func catchInFlight() {
    drag(.mouse)
    wait(pause(upTo: 120_000))
    guard let overlay = world.interaction.motion.overlays.last else { return }
    let seen = world.interaction.seenFrame(of: overlay)
    let place = world.interaction.place(of: overlay.item) ?? seen
    press(.mouse, at: point(on: PlacedItem(overlay.item, chance(2, in: 3) ? seen : place)))
    if chance(3, in: 4) { glide(.mouse, to: goal()) }
    release(.mouse)
  }

  /// Presses and trembles without moving away.
  mutating func jitter() {
    let pointer = chance(1, in: 3) ? finger : .mouse
    guard let item = pick(things) else { return }
    let start = point(on: item)
    press(pointer, at: start)
    for _ in 0..<random.next(below: 12) {
      wait(.milliseconds(8))
      let (x, y) = (random.next(below: 1600) - 800, random.next(below: 1600) - 800)
      move(pointer, to: start + Vector(dx: Length(subpixels: x), dy: Length(subpixels: y)))
    }
    release(pointer)
  }

  /// Holds for too short a time, and drags then.
  mutating func shortHold() {
    guard let item = pick(movable) else { return }
    press(finger, at: point(on: item))
    wait(pause(upTo: Int(world.content.tuning.longPress.count)))
    if chance(1, in: 2) { glide(finger, to: goal()) }
    release(finger)
  }

  /// Moves a finger before the long press, which would scroll, and holds it still then.
  mutating func scrollWithFinger() {
    if chance(1, in: 3), let bar = pick(scrollBars) { return hold(bar) }
    guard let item = pick(movable) else { return }
    press(finger, at: point(on: item))
    glide(finger, to: anyPoint())
    wait(pause())
    release(finger)
  }

  private var scrollBars: [ScrollBar] {
    world.content.stage.areas.compactMap { world.interaction.scrollBar(of: $0.container) }
      .filter(\.isNeeded)
  }

  /// Presses a scroll bar somewhere, holds it, and goes on from there perhaps.
  private mutating func hold(_ bar: ScrollBar) {
    let pointer = chance(1, in: 2) ? PointerID.mouse : finger
    let way = bar.track.height * random.next(below: 100) / 100
    press(pointer, at: Point(x: bar.track.center.x, y: bar.track.minY + way))
    wait(pause(upTo: 1_200_000))
    if chance(1, in: 2) { glide(pointer, to: anyPoint()) }
    if chance(1, in: 2) { wait(pause(upTo: 300_000)) }
    release(pointer)
  }

  /// Presses with another pointer while something is dragged.
  mutating func secondPointer() {
    inDrag { driver in
      let other = PointerID.finger(2)
      guard let item = driver.pick(driver.things) else { return }
      driver.press(other, at: driver.point(on: item))
      driver.wait(driver.pause(upTo: 800_000))
      if driver.chance(2, in: 3) { driver.glide(other, to: driver.goal()) }
      if driver.chance(3, in: 4) { driver.release(other) }
    }
    release(.finger(2))
  }

  /// Somewhere between two tiles.
  private mutating func gap() -> Point {
    guard let item = pick(movable)?.frame else { return anyPoint() }
    let below = Length(pixels: 1 + random.next(below: 11))
    return Point(x: item.center.x, y: item.maxY + below)
  }
}
