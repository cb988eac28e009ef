import DragProgram

/// Tiles of a list that a mouse, a finger or the keyboard reorders.
struct Tiles: InteractiveContent {
  var model = Model()
  var window = Size(width: 320, height: 400)
  let tuning = Tuning()

  init() { model.addContainer("list", items: ["red", "orange", "green", "blue", "violet"]) }

  /// The list fills the window.
  var stage: Stage {
    let list = CollectionArea(
      view: .control(0), bounds: Rect(origin: .zero, size: window),
      layout: ListConfiguration(appearance: .inset, rowHeight: 64, spacing: 12).layout,
      sections: [CollectionSection("list", count: model["list"]?.count ?? 0)])
    return Stage(areas: [Stage.Area("list", .collection(list))])
  }

  static let handlers = HandlerRegistry<Tiles>().collection("list") { list in
    list.reorderingHandlers.canReorderItem = { _, _ in true }
  }

  mutating func windowResized(to size: Size) { window = size }
}
