package import DragKit
internal import PlaygroundUI

extension LessonsScene {
  static let handlers = HandlerRegistry<LessonsScene>()
    .collection(container) { list in
      list.dragDelegate = LessonDragDelegate()
      list.dropDelegate = LessonDropDelegate()
      list.isSpringLoaded = true
      list.shouldSpringLoadItem = { lessons, item in lessons.shouldSpringLoad(item) }
      list.springLoadItem = { lessons, item in lessons.open(item) }
      list.targetPlaceForMoveOfItem = { lessons, item, proposed in
        lessons.group(of: item) == nil ? proposed : lessons.topLevelPlace(nearestTo: proposed)
      }
    }
    .items(in: container) { row in
      row.onTap { lessons, item in lessons.toggle(item) }
      row.onContextMenu { lessons, item, place in lessons.openMenu(of: item, at: place) }
    }
    .item(view) { _ in }
    .items(in: external) { tile in
      tile.onDrag(
        { _, _ in ItemProvider(text: "Written elsewhere") },
        preview: { lessons, _ in
          lessons.layout.externalTile.map {
            DragPreview(size: $0.size, cornerRadius: Radius.row, isRow: true)
          }
        })
    }

  private func shouldSpringLoad(_ item: ItemID) -> Bool {
    guard let group = group(of: item), liftedGroup == nil else { return false }
    return !openGroups.contains(group.container)
  }

  // MARK: - The menu of a row

  func menuEntries(of item: ItemID) -> [Control] {
    moves(of: item) + (group(of: item) == nil ? [.menuCopy] : [])
  }

  mutating func choose(_ entry: Control, for item: ItemID) -> [Request] {
    guard let position = model.position(of: item) else { return [] }
    if entry == .menuCopy {
      let copy = makeCopy(of: item)
      model.insert(copy, at: InsertionPlace(position.container, .after(position.offset)))
    }
    move([item], in: position.container, by: entry)
    return []
  }
}

package struct LessonDragDelegate: CollectionDragDelegate {
  package init() {}

  package func itemsForBeginning(
    _ session: DragSession, at item: ItemID, content lessons: inout LessonsScene
  ) -> [DragItem] {
    guard let indexPath = lessons.model.position(of: item) else { return [] }
    let itemProvider = ItemProvider(text: "\(indexPath.container.name) \(indexPath.offset)")
    return [DragItem(itemProvider: itemProvider, localObject: item)]
  }

  package func dragSessionWillBegin(_ session: DragSession, content lessons: inout LessonsScene) {
    lessons.liftedGroup = session.item.flatMap { lessons.group(of: $0) }?.container
  }

  package func dragSessionDidEnd(
    _ session: DragSession, reason: DragEndReason, content lessons: inout LessonsScene
  ) {
    lessons.liftedGroup = nil
  }
}

package struct LessonDropDelegate: CollectionDropDelegate {
  package init() {}

  package func dropSessionDidUpdate(
    _ session: DropSession, withDestination destination: DropDestination?,
    content lessons: inout LessonsScene
  ) -> DropProposal {
    let situation = lessons.situation(
      of: session.localObjects.first, hasActiveDrag: session.hasActiveDrag, over: destination)
    return lessons.rules.proposal(for: situation).copying(
      if: session.preferredOperation?.keepsSource == true && !situation.isGroup)
  }

  package func canInsert(
    _ session: DropSession, into item: ItemID, content lessons: LessonsScene
  ) -> Bool {
    let situation = LessonRules.Situation(
      hasActiveDrag: session.hasActiveDrag,
      isGroup: session.localObjects.first.map { lessons.group(of: $0) != nil } ?? false,
      destination: LessonRules.Destination(isGroup: lessons.group(of: item) != nil))
    return lessons.rules.rule(for: situation) == .intoGroup
  }

  package func performDrop(
    with coordinator: inout DropCoordinator, content lessons: inout LessonsScene
  ) {
    guard let destination = coordinator.destination else {
      return coordinator.fail("there is no destination")
    }
    guard let item = coordinator.items.first, let dragItem = item.dragItem.localObject else {
      return coordinator.fail("nothing of this list is dragged")
    }
    guard item.source != nil else { return coordinator.fail("the source is not in this list") }
    if coordinator.proposal.intent == .insertIntoDestination {
      guard let group = destination.item.flatMap(lessons.group) else {
        return coordinator.fail("there is no group at the destination")
      }
      lessons.drop(item.dragItem, dragItem, into: group, with: &coordinator)
    } else {
      coordinator.drop(item.dragItem, toItemAt: destination.place)
      lessons.insert(dragItem, at: destination.place, with: coordinator)
    }
  }
}

extension LessonsScene {
  /// Appends a lesson to a group; for a copy, appends a new lesson instead.
  ///
  /// If the group is folded, a drop by keyboard opens the group. Any other drop on a folded group
  /// shrinks the preview into the group's row (L20).
  fileprivate mutating func drop(
    _ dragItem: DragItem, _ lesson: ItemID, into group: LessonGroup,
    with coordinator: inout DropCoordinator
  ) {
    let end = model.end(of: group.container)
    let row = item(of: group)
    if coordinator.session.pointer == .keyboard, let row { open(row) }
    if isShownOpen(group) {
      coordinator.drop(dragItem, toItemAt: end)
    } else if let row {
      coordinator.drop(dragItem, intoItemAt: row)
    }
    insert(lesson, at: end, with: coordinator)
  }

  fileprivate mutating func insert(
    _ lesson: ItemID, at place: InsertionPlace, with coordinator: DropCoordinator
  ) {
    if coordinator.proposal.operation == .copy {
      model.insert(makeCopy(of: lesson), at: place)
    } else {
      model.move([lesson], to: place)
    }
  }

  func situation(
    of dragged: ItemID?, hasActiveDrag: Bool, over destination: DropDestination?
  ) -> LessonRules.Situation {
    let isGroup = dragged.map { group(of: $0) != nil } ?? false
    let isBelowRows =
      destination.map { $0.item == nil && $0.place == model.end(of: Self.container) } ?? true
    return LessonRules.Situation(
      hasActiveDrag: hasActiveDrag, isGroup: isGroup,
      destination: isBelowRows ? nil : destination.map { ruled($0, dragged) })
  }

  private func ruled(
    _ destination: DropDestination, _ dragged: ItemID?
  ) -> LessonRules.Destination {
    let own = dragged.flatMap(model.position(of:))
    let isOwnPlace = own.map { own in
      destination.place.container == own.container
        && [.before(own.offset), .after(own.offset)].contains(destination.place.gap)
    }
    guard let item = destination.item, item != dragged else {
      return LessonRules.Destination(isGroup: false, isOwnPlace: isOwnPlace ?? false)
    }
    let inside = dragged.flatMap(group(of:)).map { model[$0.container]?.offset(of: item) != nil }
    return LessonRules.Destination(
      isGroup: group(of: item) != nil, band: destination.band ?? .into,
      isInDragged: inside ?? false, isOwnPlace: isOwnPlace ?? false)
  }
}

extension DropProposal {
  func copying(if isWanted: Bool) -> DropProposal {
    isWanted && operation == .move ? DropProposal(operation: .copy, intent: intent) : self
  }
}
