internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
public import DragModel

// Rows of collection views and their parts.
extension Interaction {
  /// A row as it is visible now, with its accessories and the actions that a swipe has uncovered; `nil` if the
  /// item is no row of a collection view.
  public func cell<Content: InteractiveContent>(of item: ItemID, in content: Content) -> Cell? {
    cell(of: item, in: content, by: Content.handlers)
  }

  /// A row as it is visible now, for a part of the content that has a registry of its own.
  public func cell<Content>(
    of item: ItemID, in content: Content, by registry: HandlerRegistry<Content>
  ) -> Cell? {
    guard let frame = seenFrame(of: item), let shown = layout.collection(withRow: item),
      let handlers = registry.collection(shown.id)?.handlers
    else { return nil }
    let swipe = cells.swipe(of: item, in: shown.id)
    return cell(
      item, at: frame, handlers, content, editing: cells.editing(shown.id), way: swipe?.way,
      isFull: swipe?.isHeld == true, shown)
  }

  /// Whether a pointer is down on a part of a row, or on no part of it, and may still tap it.
  public func isPressed(_ item: ItemID, part: String?) -> Bool {
    pointers.touches.contains { $0.part == part && $0.presses(item) }
  }

  /// A row in its final layout; `nil` if the item is no row, or its rows have no parts.
  func restingCell<Content: InteractiveContent>(of item: ItemID, _ content: Content) -> Cell? {
    guard drag?.item != item, let frame = layout.frame(of: item),
      let shown = layout.collection(withRow: item),
      let handlers = Content.handlers.collection(shown.id)?.handlers, handlers.hasCells
    else { return nil }
    return cell(
      item, at: frame, handlers, content, editing: shown.area.isEditing ? .one : .zero,
      way: cells.swipe(of: item, in: shown.id)?.restingWay, isFull: false, shown)
  }

  private func cell<Content>(
    _ item: ItemID, at frame: Rect, _ handlers: CollectionHandlers<Content>, _ content: Content,
    editing: Fraction, way: Length?, isFull: Bool, _ shown: CollectionLayoutSnapshot
  ) -> Cell {
    var swipe = Cell.Swipe(way: way ?? .zero)
    if way != nil, let actions = handlers.swipeActions(of: item, content) {
      let measures = actions.measures(inRowOf: frame.width, layout.tuning.swipe)
      swipe.actions = actions.actions.map(\.look)
      swipe.isFull = isFull && measures.allowsFullSwipe && swipe.way >= measures.fullSwipe
    }
    return Cell(
      item, in: frame, accessories: handlers.styles(of: item, content), editing: editing, swipe,
      isRightToLeft: shown.area.isRightToLeft)
  }
}

// Pressing a part.
extension Interaction {
  /// The part of a row at a point, and what can be done with it; `nil` for the row itself.
  func pressedPart<Content: InteractiveContent>(
    of item: ItemID, at point: Point, _ content: Content
  ) -> (name: String, traits: Arbiter.Traits)? {
    guard let cell = restingCell(of: item, content), cell.place.contains(point) else { return nil }
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

  /// Whether a part of a row responds to a tap.
  func isTappable<Content: InteractiveContent>(
    _ part: String, of item: ItemID, _ content: Content
  ) -> Bool {
    if part == CellAccessoryStyle.Kind.reorder.partName { return false }
    let handlers = Content.handlers.collection(layout.container(of: item))?.handlers
    guard let accessory = handlers?.accessory(part, of: item, content) else { return true }
    let reveals =
      accessory.style.kind == .delete && handlers?.swipeActions(of: item, content) != nil
    return accessory.action != nil || reveals
  }

  /// The part of a row at a point that responds.
  func respondingPart<Content: InteractiveContent>(
    of item: ItemID, at point: Point, _ content: Content
  ) -> String? {
    guard let part = pressedPart(of: item, at: point, content) else { return nil }
    let responds = !part.traits.isDisjoint(with: [.tappable, .handle])
    return responds && part.name != CellPart.swipedRow ? part.name : nil
  }

  /// The frame of the part on which a pointer went down; `nil` if there is no such part.
  func partFrame(of active: ActiveTouch, _ content: some InteractiveContent) -> Rect? {
    guard let part = active.part, let item = active.touch.item else { return nil }
    let cell = restingCell(of: item, content)
    return part == CellPart.swipedRow ? cell?.frame : cell?.parts.first { $0.name == part }?.frame
  }

  /// Taps a part of a row.
  mutating func tapPart(
    _ part: String, of item: ItemID, _ content: inout some InteractiveContent
  ) {
    guard let id = layout.collection(withRow: item)?.id else { return }
    if part == CellPart.swipedRow { return cells.closeSwipes(in: id) }
    let handlers = Self.handlers(of: content).collection(id)?.handlers
    guard let accessory = handlers?.accessory(part, of: item, content) else {
      return performSwipeAction(part, of: item, &content)
    }
    guard let action = accessory.action else { return revealActions(of: item, content) }
    report("actionHandler", ["item": .string(content.name(of: item)), "part": .string(part)])
    changeRow(item, &content) { action(&$0, item) }
  }

  /// Runs a handler of a row.
  ///
  /// What it changes is no part of a drag: if the drag is cancelled, a row that was deleted meanwhile does not
  /// come back. If the handler removes the lifted item, the drag ends (E30).
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
  /// Updates which collection views are edited, and forgets the swipes of rows that are gone.
  mutating func readCells<Content: InteractiveContent>(_ content: Content) {
    for shown in layout.collections
    where Content.handlers.collection(shown.id)?.handlers.hasCells == true {
      cells.setEditing(shown.area.isEditing, shown.id)
      cells.forgetSwipes(in: shown.id) { item in
        let position = content.model.position(of: item)
        return position.map { !shown.area.shows($0.container) } ?? true
      }
    }
  }
}

extension ActiveTouch {
  /// Whether the pointer is down on an item and may still tap it or make it follow.
  func presses(_ item: ItemID) -> Bool {
    touch.item == item && (role == .undecided || role == .following)
  }
}

extension CollectionHandlers {
  /// What the accessories of a row look like.
  func styles(of item: ItemID, _ content: Content) -> [CellAccessoryStyle] {
    accessories?(content, item).map(\.style) ?? []
  }

  /// The accessory of a row by the name of its part.
  func accessory(
    _ part: String, of item: ItemID, _ content: Content
  ) -> CellAccessory<Content>? {
    accessories?(content, item).first { $0.style.kind.partName == part }
  }

  /// What a swipe shows, where that is anything.
  func swipeActions(
    of item: ItemID, _ content: Content
  ) -> SwipeActionsConfiguration<Content>? {
    let configuration = trailingSwipeActionsConfigurationProvider?(content, item)
    return configuration?.actions.isEmpty == false ? configuration : nil
  }
}

extension SwipeActionsConfiguration {
  /// The sizes that decide what a swipe of a row becomes.
  func measures(inRowOf width: Length, _ tuning: SwipeTuning) -> SwipeState.Measures {
    SwipeState.Measures(
      row: width, actions: SwipeButton.width * actions.count,
      allowsFullSwipe: performsFirstActionWithFullSwipe, tuning)
  }
}

extension ContextualAction {
  var look: SwipeButton.Look {
    SwipeButton.Look(
      name: name, isDestructive: style == .destructive, title: title, image: image)
  }
}
