internal import DragCoding
internal import DragFrameIO
internal import DragGeometry
public import DragModel

// Rows of collection views and their parts.
extension Interaction {
  /// A row as it is seen now, with its accessories and with the actions that a swipe has uncovered;
  /// nothing where the item is no row of a collection view.
  public func cell<Content: InteractiveContent>(of item: ItemID, in content: Content) -> Cell? {
    cell(of: item, in: content, by: Content.wiring)
  }

  /// A row as it is seen now, for a part of the content that has a wiring of its own.
  public func cell<Content>(
    of item: ItemID, in content: Content, by wiring: Wiring<Content>
  ) -> Cell? {
    guard let frame = seenFrame(of: item), let shown = shownCollection(withRow: item),
      let handlers = wiring.collection(shown.id)?.handlers
    else { return nil }
    let swipe = cells.swipe(of: item, in: shown.id)
    return cell(
      item, at: frame, handlers, content, editing: cells.editing(shown.id), way: swipe?.way,
      isFull: swipe?.isHeld == true, shown)
  }

  /// `true` while a pointer is down on a part of a row, or on none of them, and may still tap it.
  public func isPressed(_ item: ItemID, part: String?) -> Bool {
    touches.contains {
      $0.touch.item == item && $0.part == part && ($0.role == .open || $0.role == .following)
    }
  }

  /// A row as it is once nothing moves any more; nothing where there is none, or none with parts.
  func restingCell<Content: InteractiveContent>(of item: ItemID, _ content: Content) -> Cell? {
    guard session?.item != item, let frame = view.frame(of: item),
      let shown = shownCollection(withRow: item),
      let handlers = Content.wiring.collection(shown.id)?.handlers, handlers.hasCells
    else { return nil }
    return cell(
      item, at: frame, handlers, content, editing: shown.area.isEditing ? .one : .zero,
      way: cells.swipe(of: item, in: shown.id)?.restingWay, isFull: false, shown)
  }

  /// The collection view that an item of the model is a row of.
  func shownCollection(withRow item: ItemID) -> ShownCollection? {
    item.isControl ? nil : view.container(of: item).flatMap { view.collection($0) }
  }

  private func cell<Content>(
    _ item: ItemID, at frame: Rect, _ handlers: CollectionHandlers<Content>, _ content: Content,
    editing: Fraction, way: Length?, isFull: Bool, _ shown: ShownCollection
  ) -> Cell {
    var swipe = Cell.Swipe(way: way ?? .zero)
    if way != nil, let actions = handlers.swipeActions(of: item, content) {
      let measures = actions.measures(inRowOf: frame.width)
      swipe.actions = actions.actions.map(\.look)
      swipe.isFull = isFull && measures.allowsFullSwipe && swipe.way >= measures.fullSwipe
    }
    return Cell(
      item, in: frame, accessories: handlers.styles(of: item, content), editing: editing, swipe,
      isRightToLeft: shown.area.isRightToLeft)
  }
}

// Pressing.
extension Interaction {
  /// What a pointer goes down on in a row: the part, and what can be done with it.
  func pressedPart<Content: InteractiveContent>(
    of item: ItemID, at point: Point, _ content: Content
  ) -> (name: String, traits: Arbiter.Traits)? {
    guard let cell = restingCell(of: item, content), cell.place.contains(point) else { return nil }
    let row = traits(of: item, content).intersection([.scrollable, .swipeable])
    guard let part = cell.part(at: point) else {
      return cell.actions.isEmpty ? nil : (CellPart.swipedRow, row.union(.tappable))
    }
    if part.name == CellAccessoryStyle.Kind.reorder.partName {
      let isHandle = view.container(of: item).map { content.canLift(item, inCollection: $0) }
      return (part.name, isHandle == true ? .handle : row)
    }
    guard isTappable(part.name, of: item, content) else {
      return cell.actions.isEmpty ? nil : (CellPart.swipedRow, row.union(.tappable))
    }
    return (part.name, row.union(.tappable))
  }

  private func isTappable<Content: InteractiveContent>(
    _ part: String, of item: ItemID, _ content: Content
  ) -> Bool {
    let handlers = Content.wiring.collection(view.container(of: item))?.handlers
    guard let accessory = handlers?.accessory(part, of: item, content) else { return true }
    let reveals =
      accessory.style.kind == .delete && handlers?.swipeActions(of: item, content) != nil
    return accessory.action != nil || reveals
  }

  /// `true` where a part of a row answers a tap.
  func canPress(
    _ part: String, of item: ItemID, _ content: some InteractiveContent
  ) -> Bool {
    part != CellAccessoryStyle.Kind.reorder.partName && isTappable(part, of: item, content)
  }

  /// The part of a row that the mouse is over and that answers.
  func hoveredPart<Content: InteractiveContent>(
    of item: ItemID?, at point: Point, _ content: Content
  ) -> String? {
    guard let item, let part = pressedPart(of: item, at: point, content) else { return nil }
    let answers = !part.traits.isDisjoint(with: [.tappable, .handle])
    return answers && part.name != CellPart.swipedRow ? part.name : nil
  }

  /// Where the part is that a touch went down on.
  func partFrame(of active: ActiveTouch, _ content: some InteractiveContent) -> Rect? {
    guard let part = active.part, let item = active.touch.item else { return nil }
    let cell = restingCell(of: item, content)
    return part == CellPart.swipedRow ? cell?.frame : cell?.parts.first { $0.name == part }?.frame
  }

  /// A tap on a part of a row.
  mutating func tapPart(
    _ part: String, of item: ItemID, _ content: inout some InteractiveContent
  ) {
    guard let id = shownCollection(withRow: item)?.id else { return }
    if part == CellPart.swipedRow { return cells.closeSwipes(in: id) }
    let handlers = wiring(of: content).collection(id)?.handlers
    guard let accessory = handlers?.accessory(part, of: item, content) else {
      return performSwipeAction(part, of: item, &content)
    }
    guard let action = accessory.action else { return revealActions(of: item, &content) }
    call("actionHandler", ["item": .string(content.name(of: item)), "part": .string(part)])
    changeRow(item, &content) { action(&$0, item) }
  }

  /// Lets a handler of a row change the content.
  ///
  /// While something is dragged, it is no part of the drag: a drag that is called off does not bring a
  /// row back that was deleted meanwhile. Where it takes away what is dragged, the drag is over (E30).
  mutating func changeRow<Content: InteractiveContent, Result>(
    _ item: ItemID, _ content: inout Content, _ change: (inout Content) -> Result
  ) -> Result {
    let dragged = session?.item
    let wasThere = dragged.flatMap { content.model.position(of: $0) } != nil
    let depth = content.model.transactionDepth
    if dragged != nil { content.model.rollbackAll() }
    let result = change(&content)
    if let dragged, wasThere, content.model.position(of: dragged) == nil {
      end(.cancelled, &content)
    } else if dragged != nil {
      content.model.begin(toDepth: depth)
    }
    read(content, animated: true)
    return result
  }
}

// Edit mode.
extension Interaction {
  /// Follows the content: which collection views are edited, and which rows are gone.
  mutating func readCells<Content: InteractiveContent>(_ content: Content) {
    for shown in view.areas.compactMap(\.collection)
    where Content.wiring.collection(shown.id)?.handlers.hasCells == true {
      cells.setEditing(shown.area.isEditing, shown.id)
      cells.forgetSwipes(in: shown.id) { item in
        let position = content.model.position(of: item)
        return position.map { !shown.area.shows($0.container) } ?? true
      }
    }
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
  func measures(inRowOf width: Length) -> SwipeState.Measures {
    SwipeState.Measures(
      row: width, actions: SwipeButton.width * actions.count,
      allowsFullSwipe: performsFirstActionWithFullSwipe)
  }
}

extension ContextualAction {
  var look: SwipeButton.Look {
    SwipeButton.Look(
      name: name, isDestructive: style == .destructive, title: title, image: image)
  }
}
