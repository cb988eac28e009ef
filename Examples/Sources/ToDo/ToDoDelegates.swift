import DragKit

/// Lifts what is still to be done.
struct ToDoDragDelegate: CollectionDragDelegate {
  func itemsForBeginning(
    _ session: DragSession, at item: ItemID, content: inout ToDoList
  ) -> [DragItem] {
    guard !content.isDone(item) else { return [] }
    return [DragItem(itemProvider: ItemProvider(text: content.name(of: item)), localObject: item)]
  }
}

/// Lets it be dropped anywhere above what is done.
struct ToDoDropDelegate: CollectionDropDelegate {
  func dropSessionDidUpdate(
    _ session: DropSession, withDestination destination: DropDestination?, content: inout ToDoList
  ) -> DropProposal {
    guard let place = destination?.place, place.gap.index <= content.openCount else {
      return DropProposal(operation: .forbidden)
    }
    return DropProposal(operation: .move, intent: .insertAtDestination)
  }

  func performDrop(with coordinator: inout DropCoordinator, content: inout ToDoList) {
    guard let place = coordinator.destination?.place, let item = coordinator.items.first else {
      return coordinator.fail("there is nothing to drop, or nowhere to drop it")
    }
    coordinator.drop(item.dragItem, toItemAt: place)
    content.model.move(coordinator.items.compactMap(\.dragItem.localObject), to: place)
  }
}
