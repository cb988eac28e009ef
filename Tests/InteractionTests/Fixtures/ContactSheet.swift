import DragKit

/// Numbered frames in one line, which can be magnified, and selected with a band.
struct ContactSheet: InteractiveContent {
  var model = Model()
  var tuning = Tuning()
  var axis: Axis
  var side: Length = 50
  private var sideBefore: Length = 50
  var isShown = true
  var tapped: [String] = []
  /// The items that the last band touches, in the order of the line.
  var banded: [String] = []
  /// The phases of bands and of magnifying, without repetitions.
  private(set) var phases: [String] = []

  static let view = ItemID.control(0)

  init(_ axis: Axis = .vertical) {
    self.axis = axis
    model.addContainer("sheet", count: 100, named: "frame")
  }

  var stage: Stage {
    let sheet = CollectionArea(
      // A band can begin in the margin.
      view: Self.view, bounds: Rect(x: 0, y: 0, width: 400, height: 400),
      layout: ListConfiguration(appearance: .inset, rowHeight: side, axis: axis).layout,
      sections: [CollectionSection("sheet", count: 100)])
    return Stage(areas: isShown ? [Stage.Area("sheet", .collection(sheet))] : [])
  }

  private mutating func record(_ phase: String) {
    if phases.last != phase { phases.append(phase) }
  }

  static let handlers = HandlerRegistry<ContactSheet>().items(in: "sheet") { frame in
    frame.onTap { content, item in
      content.tapped.append(content.name(of: item))
      return []
    }
    frame.onDoubleTap { content, item in
      content.tapped.append("\(content.name(of: item)) twice")
      return []
    }
  }.collection("sheet") { sheet in
    sheet.reorderingHandlers.canReorderItem = { @Sendable _, _ in true }
    sheet.selectionBand = { content, event in
      content.banded = event.items.map(content.name(of:))
      content.record("band \(event.phase)")
    }
    sheet.magnify = { content, event in
      // The scale of a pinch is that since it began.
      if event.phase == .began || event.phase == .turned { content.sideBefore = content.side }
      content.side = content.sideBefore * event.scale
      content.record("magnify \(event.phase)")
    }
  }
}
