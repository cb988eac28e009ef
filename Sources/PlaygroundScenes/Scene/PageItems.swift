internal import DragKit
internal import DragModel
internal import PlaygroundUI

/// A page on which several items can be selected.
protocol SelectionScene: PlaygroundScene {
  var selection: TileSelection { get set }
}

extension SelectionScene {
  var selectedItems: [ItemID] { selection.items }

  func notice(_ language: Language) -> String? { selection.notice(language) }

  mutating func dismissNotice() { selection.dismissNotice() }

  /// Extends the selection if Shift is pressed; otherwise toggles the item if Control is pressed or
  /// `selects` is `true`; changes nothing for an item that is in no container.
  ///
  /// - Returns: `false` if the press neither extends nor toggles, so the caller must handle it.
  mutating func extendSelection(to item: ItemID, _ modifiers: Modifiers) -> Bool {
    guard let order = model.position(of: item).flatMap({ model[$0.container]?.items }) else {
      return true
    }
    if modifiers.contains(.shift) {
      selection.extend(to: item, in: order)
    } else if modifiers.contains(.control) || selects {
      selection.toggle(item)
    } else {
      return false
    }
    return true
  }

  mutating func press(_ key: Key, _ modifiers: Modifiers) -> [Request] {
    changeSelection(with: key, modifiers)
    return []
  }

  /// Clears the selection with Escape, or selects all items with Ctrl+A.
  mutating func changeSelection(with key: Key, _ modifiers: Modifiers) {
    if key == .escape { selection.clear() }
    guard key == .a, modifiers.contains(.control) else { return }
    selection.selectAll(in: model.containers.map(\.items))
  }
}

extension PlaygroundScene {
  /// Returns the selected items in the model's order or, without a selection, the focused item.
  func chosen(_ focused: ItemID? = nil) -> [ItemID] {
    model.inOrder(selectedItems.isEmpty ? [focused].compactMap(\.self) : selectedItems)
  }
}

// MARK: - Menus

extension PlaygroundScene {
  /// Returns the entries that move an item to the top or the bottom, unless it is already there.
  func moves(of item: ItemID) -> [Control] {
    guard let position = model.position(of: item) else { return [] }
    let isLast = position.offset == (model[position.container]?.count ?? 0) - 1
    return (position.offset == 0 ? [] : [.menuMoveToTop]) + (isLast ? [] : [.menuMoveToBottom])
  }

  mutating func move(_ items: [ItemID], in container: ContainerID, by entry: Control) {
    switch entry {
    case .menuMoveToTop: model.move(items, to: InsertionPlace(container, .start))
    case .menuMoveToBottom: model.move(items, to: model.end(of: container))
    default: break
    }
  }
}

// MARK: - The clipboard

/// A page that supports copy, cut and paste.
protocol ClipboardScene: PlaygroundScene {
  /// Whether cut and paste are disabled now.
  var isReadOnly: Bool { get }
  /// Returns the items to copy or cut, in their order.
  func chosen(_ focused: ItemID?) -> [ItemID]
  func payloads(of items: [ItemID]) -> [ItemProvider]
  mutating func cut(_ items: [ItemID])
  /// Inserts items for pasted data.
  ///
  /// - Returns: Whether the page has accepted the data.
  mutating func paste(_ payloads: [ItemProvider], at place: InsertionPlace) -> Bool
}

extension ClipboardScene {
  var isReadOnly: Bool { false }
}

extension HandlerRegistry where Content: ClipboardScene {
  /// Adds the handlers of copy, cut and paste; pastes after the chosen items, or else at the end.
  func clipboard(of types: [ContentType], in container: ContainerID) -> HandlerRegistry {
    onCopyCommand(in: container) { page, focused in page.payloads(of: page.chosen(focused)) }
      .onCutCommand(in: container) { page, focused in
        guard !page.isReadOnly else { return [] }
        let items = page.chosen(focused)
        defer { page.cut(items) }
        return page.payloads(of: items)
      }
      .onPasteCommand(of: types, in: container) { page, payloads, focused in
        guard !page.isReadOnly else { return false }
        let last = page.chosen(focused).last.flatMap { page.model.position(of: $0) }
        let place = last.map { InsertionPlace($0.container, .after($0.offset)) }
        return page.paste(payloads, at: place ?? page.model.end(of: container))
      }
  }
}

// MARK: - Dragging and dropping the items of a list

/// A delegate that makes a drag item for the lifted item, and for each item added to the drag.
protocol PageDragDelegate: CollectionDragDelegate {
  func dragItem(for item: ItemID, content: Content) -> DragItem?
}

extension PageDragDelegate {
  func itemsForBeginning(
    _ session: DragSession, at item: ItemID, content: inout Content
  ) -> [DragItem] {
    [dragItem(for: item, content: content)].compactMap(\.self)
  }

  func itemsForAdding(
    to session: DragSession, at item: ItemID, content: inout Content
  ) -> [DragItem] {
    guard session.items.count < TileSelection.limit else { return [] }
    return [dragItem(for: item, content: content)].compactMap(\.self)
  }
}

extension PageDragDelegate where Content: ClipboardScene {
  /// Returns a drag item with the payload of a copy command; `nil` if the item has no payload.
  func dragItem(for item: ItemID, content page: Content) -> DragItem? {
    page.payloads(of: [item]).first.map { DragItem(itemProvider: $0, localObject: item) }
  }
}

/// A delegate that moves the dragged items to the destination of a drop, or inserts copies there.
protocol PageDropDelegate: CollectionDropDelegate where Content: PlaygroundScene {
  /// Registers and returns a copy of an item, for the drop to insert; `nil` if it cannot be copied.
  func copy(_ item: DragItem, content: inout Content) -> ItemID?
}

extension PageDropDelegate {
  func performDrop(with coordinator: inout DropCoordinator, content page: inout Content) {
    guard let place = coordinator.destination?.place else {
      return coordinator.fail("there is no destination")
    }
    drop(at: place, with: &coordinator, content: &page)
  }

  /// Moves the dragged items to a place, or inserts copies there.
  ///
  /// If the place is in a folded group, the items land on the group's tile, `pile`.
  ///
  /// - Returns: Whether the drag was a move, or any copy was inserted.
  @discardableResult
  func drop(
    at start: InsertionPlace, onto pile: ItemID? = nil, with coordinator: inout DropCoordinator,
    content page: inout Content
  ) -> Bool {
    let copies = coordinator.proposal.operation.keepsSource
    var place = start
    for item in coordinator.session.items {
      if copies {
        guard let copy = copy(item, content: &page), page.model.insert(copy, at: place) else {
          continue
        }
      }
      if let pile {
        coordinator.drop(item, intoItemAt: pile)
      } else {
        coordinator.drop(item, toItemAt: place)
      }
      if copies { place.gap.index += 1 }
    }
    if !copies { page.model.move(coordinator.session.localObjects, to: start) }
    return !copies || place != start
  }
}

// MARK: - Several items of a model
extension Model {
  func end(of container: ContainerID) -> InsertionPlace {
    InsertionPlace(container, Gap(self[container]?.count ?? 0))
  }

  mutating func transaction(_ changes: (inout Model) -> Void) {
    begin()
    changes(&self)
    commit()
  }

  /// Returns those of the items that are in a container, in the model's order.
  func inOrder(_ items: [ItemID]) -> [ItemID] {
    let containers = containers.map(\.id)
    let placed = items.compactMap { item in
      position(of: item).map { (containers.firstIndex(of: $0.container) ?? 0, $0.offset, item) }
    }
    return placed.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  /// Inserts items at consecutive offsets from `place`; outside a transaction, each is an undoable
  /// step.
  mutating func insert(_ items: [ItemID], at place: InsertionPlace) {
    for (number, item) in items.enumerated() {
      insert(item, at: InsertionPlace(place.container, Gap(place.gap.index + number)))
    }
  }

  /// Removes items, as one undoable step.
  mutating func remove(_ items: [ItemID]) {
    transaction { model in
      for item in items { model.remove(item) }
    }
  }

  /// Restores the items of the containers in `first` and removes all others, as one undoable step.
  mutating func restore(_ first: Model) {
    transaction { model in
      for item in model.containers.flatMap(\.items) where first.position(of: item) == nil {
        model.remove(item)
      }
      for container in first.containers {
        let start = InsertionPlace(container.id, .start)
        for item in container.items where model.position(of: item) == nil {
          model.insert(item, at: start)
        }
        model.move(Array(container.items), to: start)
      }
    }
  }
}
