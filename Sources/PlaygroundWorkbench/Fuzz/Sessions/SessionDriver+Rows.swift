internal import DragKit
internal import DragRecording
internal import PlaygroundScenes

// Rows that have parts.
extension SessionDriver {
  /// Drags or, on a page whose rows have parts, uses a row with the given probability.
  mutating func dragOrUseRow(_ pointer: PointerID, _ count: Int, in all: Int) {
    guard world.content.page == .playlist, chance(count, in: all), let cell = pick(cells) else {
      return drag(pointer)
    }
    switch random.next(below: 8) {
    case 0..<3: pressPart(of: cell, pointer)
    case 3..<6: swipe(cell, pointer)
    case 6:
      let turn = Vector(dx: chance(2, in: 3) ? 1 : -1, dy: 0)
      send(.wheelScrolled(at: point(on: PlacedItem(cell.item, cell.place)), by: turn))
    default: openMenu(of: cell)
    }
  }

  private mutating func pressPart(of cell: Cell, _ pointer: PointerID) {
    guard let part = pick(cell.parts) else { return swipe(cell, pointer) }
    tap(PlacedItem(cell.item, part.frame), with: pointer, holding: 150_000)
  }

  /// Swipes a row, and presses one of its actions in half of the cases.
  private mutating func swipe(_ cell: Cell, _ pointer: PointerID) {
    press(pointer, at: point(on: PlacedItem(cell.item, cell.content)))
    let start = down[pointer] ?? .zero
    let distance = Length(pixels: random.next(below: 320) - 280)
    glide(pointer, to: start + Vector(dx: distance, dy: Length(pixels: random.next(below: 9) - 4)))
    if chance(1, in: 2) { wait(pause(upTo: 300_000)) }
    release(pointer)
    wait(pause(upTo: 400_000))
    guard chance(1, in: 2),
      let open = world.interaction.cell(of: cell.item, in: world.content)?.actions.first
    else { return }
    press(pointer, at: point(on: PlacedItem(cell.item, open.frame)))
    release(pointer)
  }

  private mutating func openMenu(of cell: Cell) {
    move(.mouse, to: point(on: PlacedItem(cell.item, cell.content)))
    clickSecondary()
    wait(pause(upTo: 200_000))
    if chance(2, in: 3), let entry = control("menu-delete") { tap(entry, with: .mouse) }
  }
}
