internal import DragFrameIO
internal import DragGeometry
internal import DragModel

// The parts of rows, by keyboard: Right moves the focus from the row to its parts, and back to the row; Left
// the other way.
extension Interaction {
  /// Moves the focus to the part of a row to which a key leads.
  ///
  /// - Returns: Whether the row has parts, and the key is for them.
  mutating func moveToPart(
    _ focus: KeyboardFocus, _ key: Key, _ content: some InteractiveContent
  ) -> Bool {
    guard modifiers.isEmpty, let direction = ScrollDirection(key),
      let shown = layout.collection(withRow: focus.item), shown.area.layout.isSingleColumn,
      direction.axis == shown.axis.across
    else { return false }
    let stops = [nil] + partsToPress(of: focus.item, content).map(Optional.some)
    guard stops.count > 1 else { return false }
    let current = stops.firstIndex(of: focus.part) ?? 0
    let step = direction.isForward ? 1 : stops.count - 1
    keyboard.focus(onPart: stops[(current + step) % stops.count])
    reportFocus(focus.item, content)
    return true
  }

  /// Presses the focused part of a row.
  ///
  /// If that removes the row, the one that comes up in its place is focused.
  ///
  /// - Returns: Whether a part is focused, and not the row itself.
  mutating func pressPart(
    of focus: KeyboardFocus, _ content: inout some InteractiveContent
  ) -> Bool {
    guard let part = focus.part, modifiers.isEmpty else { return false }
    let place = content.model.position(of: focus.item)
    tapPart(part, of: focus.item, &content)
    guard let place, content.model.position(of: focus.item) == nil,
      let container = content.model[place.container], container.count > 0,
      let next = container.item(at: min(place.offset, container.count - 1))
    else { return true }
    focusOn(next, in: focus.container, &content)
    return true
  }

  /// Moves the focus from a part that does not exist any more to the row.
  mutating func forgetLostPart(of focus: KeyboardFocus, _ content: some InteractiveContent) {
    guard let part = focus.part, !partsToPress(of: focus.item, content).contains(part) else {
      return
    }
    keyboard.focus(onPart: nil)
  }

  /// The parts of a row that can be pressed, from left to right.
  private func partsToPress(of item: ItemID, _ content: some InteractiveContent) -> [String] {
    let parts = restingCell(of: item, content)?.parts ?? []
    return parts.sorted { ($0.frame.minX, $0.name) < ($1.frame.minX, $1.name) }.map(\.name).filter {
      isTappable($0, of: item, content)
    }
  }
}
