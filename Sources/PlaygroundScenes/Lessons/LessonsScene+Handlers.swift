internal import DragKit
internal import PlaygroundUI

extension LessonsScene {
  static let handlers = HandlerRegistry<LessonsScene>()
    .collection(container) { list in
      list.dragDelegate = LessonDragDelegate()
      list.dropDelegate = LessonDropDelegate()
      list.isSpringLoaded = true
      list.shouldSpringLoadItem = { lessons, item in
        LessonGroup(item).map { !lessons.openGroups.contains($0.container) } == true
          && lessons.liftedGroup == nil
      }
      list.springLoadItem = { lessons, item in lessons.open(item) }
      list.targetPlaceForMoveOfItem = { lessons, item, proposed in
        LessonGroup(item) == nil ? proposed : lessons.topLevelPlace(nearestTo: proposed)
      }
    }
    .items(in: container) { row in
      row.onTap { lessons, item in
        lessons.toggleGroup(item)
        return []
      }
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

  // MARK: - The menu of a row

  static var containersWithMenus: [ContainerID] { [container] }

  func menuEntries(of item: ItemID) -> [Control] {
    moves(of: item) + (LessonGroup(item) == nil ? [.menuCopy] : [])
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

/// The drag delegate of the list; it keeps a dragged group folded.
struct LessonDragDelegate: CollectionDragDelegate {
  func itemsForBeginning(
    _ session: DragSession, at item: ItemID, content lessons: inout LessonsScene
  ) -> [DragItem] {
    guard let indexPath = lessons.model.position(of: item) else { return [] }
    let itemProvider = ItemProvider(text: "\(indexPath.container.name) \(indexPath.offset)")
    return [DragItem(itemProvider: itemProvider, localObject: item)]
  }

  func dragSessionWillBegin(_ session: DragSession, content lessons: inout LessonsScene) {
    lessons.liftedGroup = session.item.flatMap(lessons.contents)
  }

  func dragSessionDidEnd(
    _ session: DragSession, reason: DragEndReason, content lessons: inout LessonsScene
  ) {
    lessons.liftedGroup = nil
  }
}

/// The drop delegate of the list; it follows the ``LessonRules`` that the user has chosen.
struct LessonDropDelegate: CollectionDropDelegate {
  func dropSessionDidUpdate(
    _ session: DropSession, withDestination destination: DropDestination?,
    content lessons: inout LessonsScene
  ) -> DropProposal {
    let situation = lessons.situation(
      of: session.localObjects.first, hasActiveDrag: session.hasActiveDrag, over: destination)
    return lessons.rules.proposal(for: situation).copying(
      if: session.preferredOperation?.keepsSource == true && !situation.isGroup)
  }

  func canInsert(
    _ session: DropSession, into item: ItemID, content lessons: LessonsScene
  ) -> Bool {
    let situation = LessonRules.Situation(
      hasActiveDrag: session.hasActiveDrag,
      isGroup: session.localObjects.first.flatMap(LessonGroup.init) != nil,
      destination: LessonRules.Destination(isGroup: LessonGroup(item) != nil))
    return lessons.rules.rule(for: situation) == .intoGroup
  }

  func performDrop(
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
      guard let group = destination.item.flatMap(LessonGroup.init) else {
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
  /// Appends a lesson to a group, or a copy of it if the proposal is a copy.
  ///
  /// A keyboard drop opens a folded group; with any other drop on a folded group, the preview
  /// shrinks into the group's row (L20).
  fileprivate mutating func drop(
    _ dragItem: DragItem, _ lesson: ItemID, into group: LessonGroup,
    with coordinator: inout DropCoordinator
  ) {
    let end = model.end(of: group.container)
    if coordinator.session.pointer == .keyboard { open(group.item) }
    if isOpen(group.item) {
      coordinator.drop(dragItem, toItemAt: end)
    } else {
      coordinator.drop(dragItem, intoItemAt: group.item)
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
    let end = model.end(of: Self.container)
    let isBelowRows = destination?.item == nil && destination?.place == end
    return LessonRules.Situation(
      hasActiveDrag: hasActiveDrag, isGroup: dragged.flatMap(LessonGroup.init) != nil,
      destination: isBelowRows ? nil : destination.map { ruled($0, dragged) })
  }

  private func ruled(
    _ destination: DropDestination, _ dragged: ItemID?
  ) -> LessonRules.Destination {
    let (own, place) = (dragged.flatMap(model.position(of:)), destination.place)
    let gaps = own.map { [.before($0.offset), .after($0.offset)] as [Gap] } ?? []
    var ruled = LessonRules.Destination(
      isGroup: false,
      isOwnPlace: place.container == own?.container && gaps.contains(place.gap))
    guard let item = destination.item, item != dragged else { return ruled }
    ruled.isGroup = LessonGroup(item) != nil
    ruled.band = destination.band ?? .into
    if let group = dragged.flatMap(LessonGroup.init) {
      ruled.isInDragged = model[group.container]?.offset(of: item) != nil
    }
    return ruled
  }
}

extension DropProposal {
  func copying(if isWanted: Bool) -> DropProposal {
    isWanted && operation == .move ? DropProposal(operation: .copy, intent: intent) : self
  }
}
