package import DragKit

extension LessonsScene {
  /// The article's `configureCollectionView`, line by line.
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
      row.onTap { lessons, item in
        lessons.toggle(item)
        return []
      }
    }
    .item(view) { _ in }
    .items(in: external) { tile in
      tile.onDrag { _, _ in ItemProvider(text: "Written elsewhere") }
    }

  /// Folded groups spring open, except for a group, which they would not accept.
  private func shouldSpringLoad(_ item: ItemID) -> Bool {
    guard let group = group(of: item), liftedGroup == nil else { return false }
    return !openGroups.contains(group.container)
  }
}

/// The article's `UICollectionViewDragDelegate`.
package struct LessonDragDelegate: CollectionDragDelegate {
  package init() {}

  /// Provides the lesson's index path as text; drops in this list use the local object (L04, L05).
  package func itemsForBeginning(
    _ session: DragSession, at item: ItemID, content lessons: inout LessonsScene
  ) -> [DragItem] {
    guard let indexPath = lessons.model.position(of: item) else { return [] }
    let itemProvider = ItemProvider(text: "\(indexPath.container.name) \(indexPath.offset)")
    var dragItem = DragItem(itemProvider: itemProvider)
    dragItem.localObject = item
    return [dragItem]
  }

  /// Folds a group while it is lifted (R23); the article leaves it open.
  package func dragSessionWillBegin(_ session: DragSession, content lessons: inout LessonsScene) {
    lessons.liftedGroup = lessons.group(of: session.item)?.container
  }

  package func dragSessionDidEnd(
    _ session: DragSession, reason: DragEndReason, content lessons: inout LessonsScene
  ) {
    lessons.liftedGroup = nil
  }
}
