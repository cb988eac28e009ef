internal import DragKit
internal import DragRecording
internal import PlaygroundScenes

// Rows that have parts.
extension SessionDriver {
  /// `true` where the page has rows that can be swiped or have something to press.
  var hasParts: Bool { world.content.page == .playlist }

  /// Presses a part of a row, swipes a row by hand or with the wheel, or asks for its menu.
  mutating func useRow(_ pointer: PointerID) {
    guard let cell = pick(cells) else { return drag(pointer) }
    switch random.next(below: 8) {
    case 0..<3: pressPart(of: cell, pointer)
    case 3..<6: swipe(cell, pointer)
    case 6: turnSideways(over: cell)
    default: askForMenu(of: cell)
    }
  }

  private mutating func pressPart(of cell: Cell, _ pointer: PointerID) {
    guard let part = pick(cell.parts) else { return swipe(cell, pointer) }
    press(pointer, at: point(on: PlacedItem(cell.item, part.frame)))
    wait(pause(upTo: 150_000))
    if chance(1, in: 8) { glide(pointer, to: anyPoint()) }
    release(pointer)
  }

  /// Swipes a row, a little or across, and presses what it uncovers perhaps.
  private mutating func swipe(_ cell: Cell, _ pointer: PointerID) {
    press(pointer, at: point(on: PlacedItem(cell.item, cell.content)))
    let start = down[pointer] ?? .zero
    let way = Length(pixels: random.next(below: 320) - 280)
    glide(pointer, to: start + Vector(dx: way, dy: Length(pixels: random.next(below: 9) - 4)))
    if chance(1, in: 2) { wait(pause(upTo: 300_000)) }
    release(pointer)
    wait(pause(upTo: 400_000))
    guard chance(1, in: 2),
      let open = world.interaction.cell(of: cell.item, in: world.content)?.actions.first
    else { return }
    press(pointer, at: point(on: PlacedItem(cell.item, open.frame)))
    release(pointer)
  }

  private mutating func turnSideways(over cell: Cell) {
    let way = Vector(dx: chance(2, in: 3) ? 1 : -1, dy: 0)
    send(.wheelScrolled(at: point(on: PlacedItem(cell.item, cell.place)), by: way))
  }

  private mutating func askForMenu(of cell: Cell) {
    let place = point(on: PlacedItem(cell.item, cell.content))
    move(.mouse, to: place)
    send(.pointerPressed(.mouse, at: place, button: .secondary))
    send(.pointerReleased(.mouse, at: place, button: .secondary))
    wait(pause(upTo: 200_000))
    if chance(2, in: 3), let entry = control("menu-delete") { tap(entry, with: .mouse) }
  }
}
