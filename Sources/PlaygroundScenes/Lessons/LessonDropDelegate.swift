package import DragKit

/// The article's `UICollectionViewDropDelegate`.
package struct LessonDropDelegate: CollectionDropDelegate {
  package init() {}

  package func dropSessionDidUpdate(
    _ session: DropSession, withDestination destination: DropDestination?,
    content lessons: inout LessonsScene
  ) -> DropProposal {
    let situation = lessons.situation(
      of: session.localObjects.first, hasActiveDrag: session.hasActiveDrag, over: destination)
    return lessons.rules.proposal(for: situation).copying(
      if: session.prefersCopy && !situation.isGroup)
  }

  /// A group that takes what is dragged keeps its row under the pointer.
  package func canInsert(
    _ session: DropSession, into item: ItemID, content lessons: LessonsScene
  ) -> Bool {
    let situation = LessonRules.Situation(
      hasActiveDrag: session.hasActiveDrag,
      isGroup: session.localObjects.first.map { lessons.group(of: $0) != nil } ?? false,
      destination: LessonRules.Destination(isGroup: lessons.group(of: item) != nil))
    return lessons.rules.rule(for: situation) == .intoGroup
  }

  /// The article stops the program where a part is missing; here the drop is reported as failed, and
  /// everything flies home (L19).
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
  /// Puts a lesson at the end of a group: it shrinks into one that is folded, and flies to its place
  /// in one that is open (L20).
  ///
  /// The keyboard goes on from where it has dropped something, so that the group opens for it.
  fileprivate mutating func drop(
    _ dragItem: DragItem, _ lesson: ItemID, into group: Group,
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

  /// The article's data logic, which its listing leaves to the reader.
  fileprivate mutating func insert(
    _ lesson: ItemID, at place: InsertionPlace, with coordinator: DropCoordinator
  ) {
    guard coordinator.proposal.operation == .copy else {
      model.move([lesson], to: place)
      return
    }
    let copy = makeCopy(of: lesson)
    model.insert(copy, at: place)
  }

  /// What the rules are to look at while something is dragged over the list.
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

  /// The row that is pointed at; what is dragged stands for its own gap, and the spacing between two
  /// rows for a lesson.
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
  /// The same, as a copy, where one is asked for and something would be moved.
  func copying(if isWanted: Bool) -> DropProposal {
    isWanted && operation == .move ? DropProposal(operation: .copy, intent: intent) : self
  }
}
