internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
internal import DragModel

// The parts of rows, by keyboard: Right goes from the row to what can be pressed in it, and back to the
// row, Left the other way.
extension Interaction {
  /// The part of the ``focused`` row that the keyboard is at, such as `delete`; nothing where it is at
  /// the row itself.
  public var focusedPart: String? { focus.flatMap { $0.isVisible ? $0.part : nil } }

  /// Goes to the part of a row that a key leads to; `false` where the row has none, or the key is for
  /// something else.
  mutating func moveToPart(
    _ focus: KeyboardFocus, _ key: Key, _ content: some InteractiveContent
  ) -> Bool {
    guard modifiers.isEmpty, let direction = ScrollDirection(key),
      let shown = shownCollection(withRow: focus.item), shown.area.layout.isSingleColumn,
      direction.axis == shown.axis.across
    else { return false }
    let stops = [nil] + partsToPress(of: focus.item, content).map(Optional.some)
    guard stops.count > 1 else { return false }
    let current = stops.firstIndex(of: focus.part) ?? 0
    let step = direction.isForward ? 1 : stops.count - 1
    self.focus?.part = stops[(current + step) % stops.count]
    tellFocus(focus.item, content)
    return true
  }

  /// Presses the part that the keyboard is at; `false` where it is at the row itself.
  ///
  /// Where that takes the row away, the one that comes up in its place is focused.
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
    focusOn(next, in: focus.container, content)
    return true
  }

  /// Comes back from a part that is not there any more to the row.
  mutating func forgetLostPart(_ content: some InteractiveContent) {
    guard let focus, let part = focus.part,
      !partsToPress(of: focus.item, content).contains(part)
    else { return }
    self.focus?.part = nil
  }

  /// What can be pressed in a row, from the left to the right.
  private func partsToPress(
    of item: ItemID, _ content: some InteractiveContent
  ) -> [String] {
    let parts = restingCell(of: item, content)?.parts ?? []
    return parts.sorted { ($0.frame.minX, $0.name) < ($1.frame.minX, $1.name) }.map(\.name).filter {
      canPress($0, of: item, content)
    }
  }
}
