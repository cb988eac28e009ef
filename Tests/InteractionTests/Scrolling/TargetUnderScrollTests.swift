import DragKit
import Support
import Testing

struct TargetUnderScrollTests {
  /// A long list, over whose lower end a lid closes when it has been asked often enough.
  struct Well: NamedControls {
    var model = Model()
    var asked = 0

    static let (list, lid) = (ItemID.control(0), ItemID.control(1))

    init() { model.addContainer("list", count: 60, named: "row") }

    var stage: Stage {
      let bounds = Rect(x: 0, y: 0, width: 200, height: 400)
      let lid = PlacedItem(Self.lid, Rect(x: 0, y: 340, width: 200, height: 60))
      return Stage(
        areas: [Stage.Area("list", of: model, in: bounds)]
          + (asked < 40 ? [] : [Stage.Area("lid", .placed([lid]))]))
    }

    static let controlNames = [list: "list", lid: "lid"]

    static let handlers = HandlerRegistry<Well>()
      .collection("list") { list in
        list.dragDelegate = NamedDragDelegate()
        list.dropDelegate = ListDelegate()
      }
      .item(lid) { $0.onDrop(of: [.text]) { _ in LidDelegate() } }
  }

  struct ListDelegate: CollectionDropDelegate {
    func dropSessionDidUpdate(
      _ session: DropSession, withDestination destination: DropDestination?,
      content: inout Well
    ) -> DropProposal {
      content.asked += 1
      return DropProposal(operation: .move, intent: .insertAtDestination)
    }

    func performDrop(with coordinator: inout DropCoordinator, content: inout Well) {}
  }

  struct LidDelegate: DropDelegate {
    func performDrop(info: DropInfo, content: inout Well) -> Bool { true }
  }

  /// The calls of a rest at the lower edge, in which time passes in such steps.
  private func calls(steps: Int, of step: Microseconds) -> [Call] {
    var well = ContentDriver(Well())
    well.drag("row-1", to: Point(x: 100, y: 390))
    _ = well.takeFullCalls()
    for _ in 0..<steps { well.wait(step) }
    return well.takeFullCalls()
  }

  @Test("Law 2: A target that appears under auto-scroll is entered at the same moment")
  func cut() {
    let fine = calls(steps: 800, of: .milliseconds(1))
    // Compared first, so that a failure is short.
    let isSame = calls(steps: 1, of: .milliseconds(800)) == fine
    #expect(isSame)
    #expect(!fine.contains { $0.name == .dragEnded }, "What is scrolled away is dragged still.")
    let entered = fine.filter { $0.name == .dropEntered }
    #expect(entered.map { $0["target"]?.string } == ["lid"])
  }
}
