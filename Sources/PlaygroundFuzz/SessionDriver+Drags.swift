internal import DragKit
internal import DragRecording
internal import PlaygroundScenes

// MARK: - Drags, and gestures that nearly are drags
extension SessionDriver {
  mutating func lift(_ pointer: PointerID) -> Bool {
    let outsiders = outsiders
    let isOutsider = !outsiders.isEmpty && chance(1, in: 5)
    guard let item = pick(isOutsider ? outsiders : movable) else { return false }
    press(pointer, on: item)
    if pointer.kind == .touch { wait(world.content.tuning.longPress + pause(upTo: 100_000)) }
    return true
  }

  mutating func drag(_ pointer: PointerID) {
    guard lift(pointer) else { return }
    let start = down[pointer] ?? .zero
    for _ in 0..<1 + random.next(below: 3) { glide(pointer, to: goal()) }
    if chance(1, in: 12) { glide(pointer, to: start) }
    if chance(1, in: 3) { wait(pause(upTo: 400_000)) }
    if !springLoaded.isEmpty { springLoadOrCopy(pointer) }
    release(pointer)
  }

  private mutating func springLoadOrCopy(_ pointer: PointerID) {
    if chance(1, in: 3), let item = pick(springLoaded) {
      glide(pointer, to: item.frame.center)
      // Aim again, because the item may have moved to make room.
      let moved = springLoaded.first { $0.item == item.item } ?? item
      glide(pointer, to: moved.frame.center)
      wait(world.content.tuning.springLoading + pause(upTo: 300_000) - .milliseconds(100))
      if chance(1, in: 2) { glide(pointer, to: goal()) }
    }
    if chance(1, in: 8) { return press(.escape) }
    guard chance(1, in: 8) else { return }
    send(.modifiersChanged(.control))
    glide(pointer, to: goal())
    release(pointer)
    send(.modifiersChanged([]))
  }

  /// Calls `disturb` during a drag; if no item can be lifted, calls it without one.
  mutating func inDrag(_ disturb: (inout SessionDriver) -> Void) {
    let pointer: PointerID = chance(1, in: 4) ? .finger : .mouse
    guard lift(pointer) else { return disturb(&self) }
    glide(pointer, to: goal())
    disturb(&self)
    if chance(1, in: 2) { glide(pointer, to: goal()) }
    release(pointer)
  }

  mutating func dragAfterHold() {
    let pointer: PointerID = chance(1, in: 2) ? .finger : .mouse
    guard let item = pick(movable) else { return }
    press(pointer, on: item)
    wait(world.content.tuning.longPress(of: pointer.kind) + pause(upTo: 300_000))
    if chance(1, in: 3), let control = control("long-press") { tap(control, with: .finger(2)) }
    if chance(2, in: 3) { glide(pointer, to: goal()) }
    release(pointer)
  }

  mutating func catchOverlay() {
    drag(.mouse)
    wait(pause(upTo: 120_000))
    guard let overlay = world.interaction.overlays(of: world.content).last else { return }
    let seen = overlay.unscaledFrame
    let place = world.interaction.frame(of: overlay.item) ?? seen
    press(.mouse, on: PlacedItem(overlay.item, chance(2, in: 3) ? seen : place))
    if chance(3, in: 4) { glide(.mouse, to: goal()) }
    release(.mouse)
  }

  mutating func jitter() {
    let pointer: PointerID = chance(1, in: 3) ? .finger : .mouse
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

  mutating func shortHold() {
    guard let item = pick(movable) else { return }
    press(.finger, on: item)
    wait(pause(upTo: Int(world.content.tuning.longPress.count)))
    if chance(1, in: 2) { glide(.finger, to: goal()) }
    release(.finger)
  }

  /// Scrolls with a finger or, at random, presses a scroll bar with the mouse or a finger.
  mutating func scroll() {
    let tracks = world.content.stage.areas.compactMap {
      world.interaction.scrollBar(of: $0.container)?.track
    }
    if chance(1, in: 3), let track = pick(tracks) { return hold(track) }
    guard let item = pick(movable) else { return }
    press(.finger, on: item)
    glide(.finger, to: anyPoint())
    wait(pause())
    release(.finger)
  }

  private mutating func hold(_ track: Rect) {
    let pointer: PointerID = chance(1, in: 2) ? .mouse : .finger
    let distance = track.height * random.next(below: 100) / 100
    press(pointer, at: Point(x: track.center.x, y: track.minY + distance))
    wait(pause(upTo: 1_200_000))
    if chance(1, in: 2) { glide(pointer, to: anyPoint()) }
    if chance(1, in: 2) { wait(pause(upTo: 300_000)) }
    release(pointer)
  }

  mutating func slide() {
    guard let slider = pick(sliders) else { return tapControl(with: .finger) }
    let pointer: PointerID = chance(1, in: 3) ? .finger : .mouse
    press(pointer, on: slider)
    glide(pointer, to: chance(3, in: 4) ? point(on: slider) : anyPoint())
    release(pointer)
  }

  mutating func tapControl(with pointer: PointerID) {
    if let control = pick(controls) { tap(control, with: pointer) }
  }
}

// MARK: - Keyboard drags, drags of several items, and drags from another program
extension SessionDriver {
  mutating func dragWithKeys() {
    releaseAll()
    if !world.interaction.modifiers.isEmpty { send(.modifiersChanged([])) }
    press(.escape)
    for _ in 0..<1 + random.next(below: chance(1, in: 4) ? 3 : 1) { press(.tab) }
    pressArrows(upTo: 5)
    press(.space)
    pressArrows(upTo: 8)
    switch random.next(below: 10) {
    case 0..<6: press(chance(1, in: 2) ? .space : .enter)
    case 6, 7: press(.escape)
    case 8: interrupt(.focusLost, .focusGained)
    default: if let item = pick(things) { tap(item, with: chance(1, in: 2) ? .mouse : .finger) }
    }
  }

  private mutating func pressArrows(upTo most: Int) {
    for _ in 0..<random.next(below: most + 1) {
      let modifiers: Modifiers = chance(1, in: 8) ? .control : []
      if world.interaction.modifiers != modifiers { send(.modifiersChanged(modifiers)) }
      press(pick([.up, .down, .down, .left, .right, .right, .home, .end, .pageDown]) ?? .down)
      if chance(1, in: 3) { wait(pause(upTo: 200_000)) }
    }
    if !world.interaction.modifiers.isEmpty { send(.modifiersChanged([])) }
  }

  mutating func selectSeveral() {
    send(.modifiersChanged(chance(1, in: 3) ? .shift : .control))
    for _ in 0..<1 + random.next(below: 4) {
      if let item = pick(movable) { tap(item, with: .mouse) }
    }
    if chance(1, in: 8) { press(.a) }
    send(.modifiersChanged([]))
    drag(chance(1, in: 4) ? .finger : .mouse)
  }

  /// Selects up to three items, drags an item, and presses `modifiers` before the release.
  mutating func dragSeveral(holding modifiers: Modifiers) {
    send(.modifiersChanged(.control))
    for _ in 0..<random.next(below: 4) {
      if let item = pick(movable) { tap(item, with: .mouse) }
    }
    send(.modifiersChanged([]))
    guard lift(.mouse) else { return }
    glide(.mouse, to: goal())
    wait(pause(upTo: 300_000))
    send(.modifiersChanged(modifiers))
    if chance(1, in: 3) { glide(.mouse, to: goal()) }
    release(.mouse)
    send(.modifiersChanged([]))
  }

  /// Drags up to three files from another program over the window, and mostly drops them.
  mutating func dragFromOtherProgram() {
    let type = "text/uri-list"
    let offer = DragOffer(types: [type], operations: chance(1, in: 2) ? [.copy] : [.copy, .move])
    let files = (0..<1 + random.next(below: 3)).map { "file:///dropped/\($0).png" }
    let data = [DragData(type, text: files.joined(separator: "\r\n"))]
    send(.incomingDrag(.entered(offer, at: goal())))
    // The playground requests the data at once; in some sessions it arrives only after the release.
    if chance(3, in: 4) { send(.incomingDrag(.received(data))) }
    for _ in 0..<1 + random.next(below: 12) {
      wait(pause(upTo: 60_000))
      send(.incomingDrag(.moved(to: goal())))
    }
    guard chance(7, in: 8) else { return send(.incomingDrag(.exited)) }
    send(.incomingDrag(.released))
    guard world.interaction.isDragging else { return }
    wait(pause(upTo: 100_000))
    send(.incomingDrag(.received(data)))
  }
}

// MARK: - Rows
extension SessionDriver {
  mutating func dragOrUseRow(_ pointer: PointerID, _ count: Int, in all: Int) {
    guard world.content.page == .playlist, chance(count, in: all), let row = pick(rows) else {
      return drag(pointer)
    }
    switch random.next(below: 8) {
    case 0..<3:
      guard let control = pick(row.controls) else { return swipe(row, pointer) }
      tap(PlacedItem(row.item, control.frame), with: pointer, holding: 150_000)
    case 3..<6: swipe(row, pointer)
    case 6:
      let turn = Vector(dx: chance(2, in: 3) ? 1 : -1, dy: 0)
      let place = world.interaction.seenFrame(of: row.item) ?? row.frame
      send(.wheelScrolled(at: point(on: PlacedItem(row.item, place)), by: turn))
    default:
      move(.mouse, to: point(on: PlacedItem(row.item, row.content)))
      clickSecondary()
      wait(pause(upTo: 200_000))
      if chance(2, in: 3), let entry = control("menu-delete") { tap(entry, with: .mouse) }
    }
  }

  private mutating func swipe(_ row: Row, _ pointer: PointerID) {
    press(pointer, on: PlacedItem(row.item, row.content))
    let start = down[pointer] ?? .zero
    let distance = Length(pixels: random.next(below: 560) - 280)
    glide(pointer, to: start + Vector(dx: distance, dy: Length(pixels: random.next(below: 9) - 4)))
    if chance(1, in: 2) { wait(pause(upTo: 300_000)) }
    release(pointer)
    wait(pause(upTo: 400_000))
    guard chance(1, in: 2),
      let open = world.interaction.row(of: row.item, in: world.content)?.actions.first
    else { return }
    press(pointer, on: PlacedItem(row.item, open.frame))
    release(pointer)
  }
}
