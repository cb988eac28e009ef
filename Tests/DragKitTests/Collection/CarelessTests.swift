import DragKit
import Support
import Testing

/// A list whose handlers remove the items that they are called for.
private struct Careless: InteractiveContent {
  var model = Model()
  var tuning = Tuning()

  init() { model.addContainer("list", items: ["a", "b", "c"]) }

  var stage: Stage {
    let area = CollectionArea(
      view: .control(0), bounds: Rect(x: 0, y: 0, width: 300, height: 200),
      layout: ListLayout(ListConfiguration(rowHeight: 40)),
      sections: [CollectionSection("list", count: model["list"]?.count ?? 0)])
    return Stage(areas: [Stage.Area("list", .collection(area))])
  }

  static let handlers = HandlerRegistry<Careless>().collection("list") { list in
    list.reorderingHandlers.canReorderItem = { _, _ in true }
    list.reorderingHandlers.willReorder = { content, item in content.model.remove(item) }
  }
}

@Suite("A willReorder")
struct CarelessTests {
  @Test("that removes the item has it refused, with the reason, and the item stays removed (E30)")
  func removes() {
    var list = ContentDriver(Careless())
    list.press(on: "a")
    list.drag(to: "c")
    list.release()
    list.settle()
    #expect(list.names(in: "list") == ["b", "c"])
    let calls = list.takeFullCalls()
    let drop = calls.first { $0.name == "performDrop" }
    #expect(drop?["accepted"] == false)
    #expect(drop?["reason"] == "willReorder removed the items, so there is nothing to move")
    #expect(calls.first { $0.name == "dragEnded" }?["reason"] == "refused")
    list.undo()
    #expect(list.names(in: "list") == ["a", "b", "c"])
  }
}
