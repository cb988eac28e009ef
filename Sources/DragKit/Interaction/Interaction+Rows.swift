internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
public import DragModel

extension Interaction {
  /// Returns a row as it is drawn now, with its accessories and the actions that a swipe has uncovered.
  ///
  /// It returns `nil` in two cases: ``place(of:)`` returns `nil`, or the item is in no row of a
  /// collection view with handlers.
  public func cell<Content: InteractiveContent>(of item: ItemID, in content: Content) -> Cell? {
    cell(of: item, in: content, by: Content.handlers)
  }

  package func cell<Content>(
    of item: ItemID, in content: Content, by registry: HandlerRegistry<Content>
  ) -> Cell? {
    guard let frame = seenFrame(of: item), let collection = layout.collection(withRow: item),
      let set = registry.collection(collection.id)
    else { return nil }
    return cell(
      item, at: frame, set.handlers, content, editing: cells.editing(collection.id),
      swipe(of: item, in: frame.width, set.handlers, content, collection), collection)
  }

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
    return cell(
      item, at: frame, set.handlers, content, editing: collection.area.isEditing ? .one : .zero,
      swipe, collection)
  }

  private func swipe<Content>(
    of item: ItemID, in width: Length, _ handlers: CollectionHandlers<Content>, _ content: Content,
    _ collection: CollectionLayoutSnapshot
  ) -> Cell.Swipe {
    guard let state = cells.swipe(of: item, in: collection.id) else { return Cell.Swipe() }
    var swipe = Cell.Swipe(offset: state.offset)
    guard
      let measures = handlers.swipeMeasures(of: item, in: width, content, layout.tuning.swipe),
      !state.canHaveOvershot(in: measures)
    else { return swipe }
    swipe.actions = handlers.swipeButtons(of: item, at: swipe.edge, content)
    swipe.isFull = state.isHeld && state.isFull(in: measures)
    return swipe
  }

  private func cell<Content>(
    _ item: ItemID, at frame: Rect, _ handlers: CollectionHandlers<Content>, _ content: Content,
    editing: Fraction, _ swipe: Cell.Swipe, _ collection: CollectionLayoutSnapshot
  ) -> Cell {
    Cell(
      item, in: frame, accessories: handlers.styles(of: item, content), editing: editing, swipe,
      isRightToLeft: collection.area.isRightToLeft)
  }
}

// Parts of rows.
extension Interaction {
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

  func isTappable(_ part: String, of item: ItemID, _ content: some InteractiveContent) -> Bool {
    if part == CellAccessoryStyle.Kind.reorder.partName { return false }
    let set = content.handlerSet(ofCollection: layout.container(of: item))
    guard let accessory = set?.handlers.accessory(part, of: item, content) else { return true }
    return accessory.action != nil
      || accessory.style.kind == .delete
        && set?.handlers.swipeActions(of: item, at: .trailing, content) != nil
  }

  func respondingPart(
    of item: ItemID, at point: Point, _ content: some InteractiveContent
  ) -> String? {
    guard let part = pressedPart(of: item, at: point, content) else { return nil }
    let responds = !part.traits.isDisjoint(with: [.tappable, .handle])
    return responds && part.name != CellPart.swipedRow ? part.name : nil
  }

  func partFrame(of active: ActiveTouch, _ content: some InteractiveContent) -> Rect? {
    guard let part = active.part, let item = active.touch.item else { return nil }
    let cell = finalCell(of: item, content)
    return part == CellPart.swipedRow ? cell?.frame : cell?.parts.first { $0.name == part }?.frame
  }

  mutating func tapPart(_ part: String, of item: ItemID, _ content: inout some InteractiveContent) {
    guard let id = layout.collection(withRow: item)?.id else { return }
    if part == CellPart.swipedRow { return cells.closeSwipes(in: id) }
    let set = content.handlerSet(ofCollection: id)
    guard let accessory = set?.handlers.accessory(part, of: item, content) else {
      return performSwipeAction(part, of: item, in: id, &content)
    }
    guard let action = accessory.action else { return revealActions(of: item, content) }
    report(.actionHandler, item: item, content, ["part": .string(part)])
    changeRow(item, &content) { action(&$0, item) }
  }

  /// Runs a handler of a row so that its changes are not part of the running drag, if any.
  ///
  /// Before the handler runs, the changes of the drag are undone. If the handler removes the lifted
  /// item, the drag ends (E30).
  mutating func changeRow<Content: InteractiveContent, Result>(
    _ item: ItemID, _ content: inout Content, _ change: (inout Content) -> Result
  ) -> Result {
    runHandler(of: &content) { interaction, content in
      let dragged = interaction.drag?.item
      let wasThere = dragged.flatMap { content.model.position(of: $0) } != nil
      let depth = content.model.transactionDepth
      if dragged != nil { content.model.rollbackAll() }
      let result = change(&content)
      if let dragged, wasThere, content.model.position(of: dragged) == nil {
        interaction.end(.cancelled, &content)
      } else if dragged != nil {
        content.model.begin(toDepth: depth)
      }
      return result
    }
  }
}

// Edit mode.
extension Interaction {
  mutating func readCells(_ content: some InteractiveContent) {
    for collection in layout.collections
    where content.handlerSet(ofCollection: collection.id)?.hasCells == true {
      cells.setEditing(collection.area.isEditing, collection.id)
      cells.forgetSwipes(in: collection.id) { item in
        content.model.position(of: item).map { !collection.area.shows($0.container) } ?? true
      }
    }
  }
}

extension ActiveTouch {
  func presses(_ item: ItemID) -> Bool {
    touch.item == item && (role == .undecided || role == .following)
  }
}

extension CollectionHandlers {
  func styles(of item: ItemID, _ content: Content) -> [CellAccessoryStyle] {
    accessories?(content, item).map(\.style) ?? []
  }

  func accessory(_ part: String, of item: ItemID, _ content: Content) -> CellAccessory<Content>? {
    accessories?(content, item).first { $0.style.kind.partName == part }
  }
}

// The actions that a swipe uncovers.
extension CollectionHandlers {
  func swipeActions(
    of item: ItemID, at edge: SwipeEdge, _ content: Content
  ) -> SwipeActionsConfiguration<Content>? {
    let configuration =
      edge == .trailing
      ? trailingSwipeActionsConfigurationProvider?(content, item)
      : leadingSwipeActionsConfigurationProvider?(content, item)?.named("leading-")
    return configuration?.actions.isEmpty == false ? configuration : nil
  }

  func swipeButtons(of item: ItemID, at edge: SwipeEdge, _ content: Content) -> [SwipeButton] {
    swipeActions(of: item, at: edge, content)?.actions.map(\.button) ?? []
  }

  func isSwipeable(_ item: ItemID, _ content: Content) -> Bool {
    swipeActions(of: item, at: .trailing, content) != nil
      || swipeActions(of: item, at: .leading, content) != nil
  }

  /// Returns the measures of a row that can be swiped; `nil` if it has no actions.
  func swipeMeasures(
    of item: ItemID, in width: Length, _ content: Content, _ tuning: SwipeTuning
  ) -> SwipeState.Measures? {
    let trailing = swipeActions(of: item, at: .trailing, content)?.side(tuning)
    let leading = swipeActions(of: item, at: .leading, content)?.side(tuning)
    guard trailing != nil || leading != nil else { return nil }
    return SwipeState.Measures(
      row: width, trailing: trailing ?? SwipeState.Measures.Side(),
      leading: leading ?? SwipeState.Measures.Side(), tuning)
  }
}

extension SwipeActionsConfiguration {
  fileprivate func side(_ tuning: SwipeTuning) -> SwipeState.Measures.Side {
    SwipeState.Measures.Side(
      actions: tuning.buttonWidth * actions.count,
      allowsFullSwipe: performsFirstActionWithFullSwipe)
  }

  /// Returns the same actions, with a prefix of their names.
  fileprivate func named(_ prefix: String) -> SwipeActionsConfiguration {
    SwipeActionsConfiguration(
      actions: actions.map { action in
        var button = action.button
        button.name = prefix + button.name
        return ContextualAction(button, action.handler)
      }, performsFirstActionWithFullSwipe: performsFirstActionWithFullSwipe)
  }
}
