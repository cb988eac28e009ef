import DragKit

/// A view of items in any layout, each of which can be dragged to any place in it.
struct PlainView: InteractiveContent {
  var model = Model()
  var tuning = Tuning()
  var layout: any CollectionLayout
  let bounds: Rect
  var isRightToLeft = false
  var sizes: ItemSizes?
  var header: ItemID?
  var reorderingCadence = ReorderingCadence.immediate

  init(_ items: [String], as layout: any CollectionLayout, in bounds: Rect) {
    (self.layout, self.bounds) = (layout, bounds)
    model.addContainer("items", items: items)
  }

  /// A view of items that are named by their numbers, from `item-1` on.
  init(count: Int, as layout: any CollectionLayout, in bounds: Rect) {
    self.init((1...count).map { "item-\($0)" }, as: layout, in: bounds)
  }

  var stage: Stage {
    let area = CollectionArea(
      view: .control(0), bounds: bounds, layout: layout,
      sections: [CollectionSection(header: header, "items", count: model["items"]?.count ?? 0)],
      isRightToLeft: isRightToLeft, itemSizes: sizes, reorderingCadence: reorderingCadence)
    return Stage(areas: [Stage.Area("items", .collection(area))])
  }

  static let handlers = HandlerRegistry<PlainView>().collection("items") { items in
    items.reorderingHandlers.canReorderItem = { _, _ in true }
  }
}
