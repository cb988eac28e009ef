internal import DragGeometry
internal import DragModel

// MARK: - Rows with their accessories and swipe actions

extension Screen {
  /// Returns a row as it is drawn; `nil` if the item has no place, or is in no row of a collection view with handlers.
  func cell<Content>(
    of item: ItemID, in content: Content, by registry: HandlerRegistry<Content>
  ) -> Cell? {
    guard let frame = seenFrame(of: item), let collection = layout.collection(withRow: item),
      let set = registry.collection(collection.id)
    else { return nil }
    var swipe = Cell.Swipe()
    if let state = cells.swipe(of: item, in: collection.id) {
      swipe = Cell.Swipe(offset: state.offset)
      let measures = set.handlers.swipeMeasures(
        of: item, in: frame.width, content, layout.tuning.swipe)
      if let measures, !state.canHaveOvershot(in: measures) {
        swipe.actions = set.handlers.swipeButtons(of: item, at: swipe.edge, content)
        swipe.isFull = state.isHeld && state.isFull(in: measures)
      }
    }
    return Cell(
      item, in: frame, accessories: set.handlers.styles(of: item, content),
      editing: cells.editing(collection.id), swipe, isRightToLeft: collection.area.isRightToLeft)
  }

  /// Returns a row as it will be without animations, by which presses find its parts; `nil` for the lifted item, and
  /// for an item that is in no row with parts.
  func finalCell(of item: ItemID, _ content: some InteractiveContent) -> Cell? {
    guard drag?.item != item, let frame = layout.frame(of: item),
      let collection = layout.collection(withRow: item),
      let set = content.handlerSet(ofCollection: collection.id), set.hasCells
    else { return nil }
    var swipe = Cell.Swipe()
    if let state = cells.swipe(of: item, in: collection.id) {
      swipe = Cell.Swipe(offset: state.settledOffset)
      swipe.actions = set.handlers.swipeButtons(of: item, at: swipe.edge, content)
    }
    return Cell(
      item, in: frame, accessories: set.handlers.styles(of: item, content),
      editing: collection.area.isEditing ? .one : .zero, swipe,
      isRightToLeft: collection.area.isRightToLeft)
  }
}

// MARK: - Parts of rows

extension Screen {
  /// Returns the part of a row that a press at a point hits, and its traits; `nil` if it hits the row itself.
  func pressedPart(
    of item: ItemID, at point: Point, _ content: some InteractiveContent
  ) -> (name: String, traits: Arbiter.Traits)? {
    guard let cell = finalCell(of: item, content), cell.rowFrame.contains(point) else { return nil }
    let row = traits(of: item, content).intersection([.scrollable, .swipeable])
    if let name = cell.part(at: point)?.name {
      if name == CellAccessoryStyle.Kind.reorder.partName {
        let isHandle = layout.container(of: item).map { content.canLift(item, inCollection: $0) }
        return (name, isHandle == true ? .handle : row)
      }
      if isTappable(name, of: item, content) { return (name, row.union(.tappable)) }
    }
    return cell.actions.isEmpty ? nil : (CellPart.swipedRow, row.union(.tappable))
  }

  /// Returns the part of a row at a point that responds to the mouse; `nil` for the row itself.
  func respondingPart(
    of item: ItemID, at point: Point, _ content: some InteractiveContent
  ) -> String? {
    guard let part = pressedPart(of: item, at: point, content) else { return nil }
    let responds = !part.traits.isDisjoint(with: [.tappable, .handle])
    return responds && part.name != CellPart.swipedRow ? part.name : nil
  }

  /// Returns the frame of the part that a pointer has pressed; `nil` if it is no longer there.
  func partFrame(of active: ActiveTouch, _ content: some InteractiveContent) -> Rect? {
    guard let part = active.part, let item = active.touch.item else { return nil }
    let cell = finalCell(of: item, content)
    return part == CellPart.swipedRow ? cell?.frame : cell?.parts.first { $0.name == part }?.frame
  }

  /// Returns the parts of a row that keys can press, from left to right.
  func partsToPress(of item: ItemID, _ content: some InteractiveContent) -> [String] {
    let parts = finalCell(of: item, content)?.parts ?? []
    return parts.sorted { ($0.frame.minX, $0.name) < ($1.frame.minX, $1.name) }.map(\.name)
      .filter { isTappable($0, of: item, content) }
  }

  private func isTappable(
    _ part: String, of item: ItemID, _ content: some InteractiveContent
  ) -> Bool {
    if part == CellAccessoryStyle.Kind.reorder.partName { return false }
    let set = content.handlerSet(ofCollection: layout.container(of: item))
    guard let accessory = set?.handlers.accessory(part, of: item, content) else { return true }
    return accessory.action != nil
      || accessory.style.kind == .delete
        && set?.handlers.swipeActions(of: item, at: .trailing, content) != nil
  }
}

extension ActiveTouch {
  /// Returns whether the touch presses an item, or is followed by it.
  func presses(_ item: ItemID) -> Bool {
    touch.item == item && (role == .undecided || role == .following)
  }
}
