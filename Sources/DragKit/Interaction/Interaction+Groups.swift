internal import DragModel

// Dragged groups: nothing can be dropped in a group that is dragged itself (L28).
extension Interaction {
  /// Returns the places that a gap before a row can represent, without those in dragged groups.
  ///
  /// The place of the lifted group itself remains, and the one behind its rows is left out: a drop at both has the
  /// same result, and only the first shows it.
  func places(
    beforeRow row: Int, in collection: CollectionLayoutSnapshot, _ drag: DragState, _ model: Model
  ) -> [LeveledPlace] {
    let places = collection.base.rows.places(beforeRow: row, in: collection.area.sections)
    guard let own = collection.arrangement.ownPlace, collection.hasOpenGroup(drag.item) else {
      return places.filter { !isInDragged($0.place.container, drag, model) }
    }
    if collection.row(ofGap: own) == row {
      return [LeveledPlace(place: own, level: drag.level)]
    }
    return places.filter {
      !isInDragged($0.place.container, drag, model)
        && !$0.place.isBeside(Position(own.container, own.gap.index))
    }
  }

  func isInDragged(_ container: ContainerID, _ drag: DragState, _ model: Model) -> Bool {
    layout.stage.item(among: drag.session.localObjects, containing: container, model) != nil
  }

  func isInDragged(_ item: ItemID, _ model: Model) -> Bool {
    guard let drag, !item.isControl else { return false }
    return layout.stage.contains(item, inGroupOf: drag.session.localObjects, model)
  }

  func isDraggedOrInside(_ item: ItemID, _ model: Model) -> Bool {
    drag?.session.localObjects.contains(item) == true || isInDragged(item, model)
  }

  /// Returns a dragged item that a handler has put into its own group; `nil` if there is none.
  func itemPutIntoItself(_ model: Model) -> ItemID? {
    drag?.session.localObjects.first { layout.stage.contains($0, inGroupOf: [$0], model) }
  }

  func canInsert<Content: InteractiveContent>(
    _ approach: DropApproach, into item: ItemID, by handler: DropHandler<Content>,
    _ content: Content
  ) -> Bool {
    !isDraggedOrInside(item, content.model) && handler.canInsert(approach, into: item, content)
  }
}

extension CollectionLayoutSnapshot {
  fileprivate func hasOpenGroup(_ item: ItemID?) -> Bool {
    area.sections.contains { $0.groups.contains { $0.item == item } }
  }
}
