import DragKit
import Support
import Testing

/// A list whose drop delegate can forget to move the items.
private struct Forgetful: InteractiveContent {
  var model = Model()
  var forgets = true

  init() { model.addContainer("list", items: ["a", "b", "c"]) }

  var stage: Stage {
    Stage(areas: [
      Stage.Area("list", of: model, in: Rect(x: 0, y: 0, width: 200, height: 300))
    ])
  }

  static let handlers = HandlerRegistry<Forgetful>().collection("list") { list in
    list.dragDelegate = NamedDragDelegate()
    list.dropDelegate = InsertDelegate()
  }

  struct InsertDelegate: CollectionDropDelegate {
    func dropSessionDidUpdate(
      _ session: DropSession, withDestination destination: DropDestination?,
      content: inout Forgetful
    ) -> DropProposal { DropProposal(operation: .move, intent: .insertAtDestination) }

    func performDrop(with coordinator: inout DropCoordinator, content: inout Forgetful) {
      guard let place = coordinator.destination?.place else { return }
      for item in coordinator.items { coordinator.drop(item.dragItem, toItemAt: place) }
      if !content.forgets {
        content.model.move(coordinator.items.compactMap(\.dragItem.localObject), to: place)
      }
    }
  }
}

@Suite("A performDrop")
struct ForgottenDropTests {
  private var list = ContentDriver(Forgetful())

  private var reasons: [String] {
    mutating get {
      list.takeFullCalls().filter { $0.name == .performDrop }.compactMap { $0["reason"]?.string }
    }
  }

  @Test("A performDrop that moves nothing is reported with a reason that says what to do")
  mutating func forgotten() {
    list.press(on: "a")
    list.drag(to: "c", at: 80)
    list.release()
    #expect(
      reasons == [
        "performDrop moved nothing; move the items in the model, or call coordinator.fail"
      ]
    )
  }

  @Test("A performDrop that moves the items, or drops one where it was, is not reported")
  mutating func right() {
    let start = list.place(of: "b").center
    list.press(on: "b")
    list.drag(to: "c", at: 80)
    list.drag(to: start)
    list.release()
    #expect(reasons == [])
    list.content.forgets = false
    list.settle()
    list.press(on: "a")
    list.drag(to: "c", at: 80)
    list.release()
    #expect(reasons == [])
    #expect(list.names(in: "list") == ["b", "c", "a"])
  }
}
