package import DragKit

extension Stage.Area {
  /// A collection view that shows the items of a container of a model, in one section.
  package init(
    _ container: ContainerID, of model: Model, view: ItemID = .control(0), in bounds: Rect,
    as layout: some CollectionLayout = ListConfiguration().layout, isRightToLeft: Bool = false,
    isEditing: Bool = false, itemSizes: ItemSizes? = nil
  ) {
    let section = CollectionSection(container, count: model[container]?.count ?? 0)
    self.init(
      container,
      .collection(
        CollectionArea(
          view: view, bounds: bounds, layout: layout, sections: [section],
          isRightToLeft: isRightToLeft, isEditing: isEditing, itemSizes: itemSizes)))
  }
}
