import DragKit
import DragModel
import Support
import Testing

struct ForeignDropTests {
  /// A list of notes, and beside it a list of boxes that change places and take notes.
  struct Desk: InteractiveContent {
    var model = Model()
    var boxed: [String] = []

    static let boxes = ItemID.control(1)

    init() {
      model.addContainer("notes", items: ["note"])
      model.addContainer("boxes", items: ["one", "two", "three"])
    }

    var stage: Stage {
      let rows = ListConfiguration(rowHeight: 40).layout
      return Stage(areas: [
        Stage.Area("notes", of: model, in: Rect(x: 0, y: 0, width: 200, height: 400), as: rows),
        Stage.Area(
          "boxes", of: model, view: Self.boxes, in: Rect(x: 220, y: 0, width: 200, height: 400),
          as: rows),
      ])
    }

    func name(of item: ItemID) -> String { item == Self.boxes ? "boxes" : model.name(of: item) }

    static let handlers = HandlerRegistry<Desk>()
      .collection("notes") { $0.reorderingHandlers.canReorderItem = { @Sendable _, _ in true } }
      .collection("boxes") { list in
        list.reorderingHandlers.canReorderItem = { @Sendable _, _ in true }
        list.dropDelegate = BoxDelegate()
      }
  }

  struct BoxDelegate: CollectionDropDelegate {
    func dropSessionDidUpdate(
      _ session: DropSession, withDestination destination: DropDestination?, content: inout Desk
    ) -> DropProposal {
      let isInto = destination?.band == .into
      return DropProposal(
        operation: .move, intent: isInto ? .insertIntoDestination : .insertAtDestination)
    }

    func canInsert(_ session: DropSession, into item: ItemID, content: Desk) -> Bool { true }

    func performDrop(with coordinator: inout DropCoordinator, content: inout Desk) {
      guard let box = coordinator.destination?.item, let note = coordinator.items.first else {
        return coordinator.fail("there is no box")
      }
      content.boxed.append(content.name(of: box))
      coordinator.drop(note.dragItem, intoItemAt: box)
    }
  }

  @Test("R16: A foreign drop on a reordering list goes to its drop delegate, and into a row")
  func reachesDelegate() {
    var table = ContentDriver(Desk())
    table.drag("note", to: Point(x: 320, y: 2), steps: 10)
    #expect(table.gap == InsertionPlace("boxes", Gap(0)))
    var seen: [String] = []
    for y in 2...70 {
      table.drag(to: Point(x: 320, y: Length(pixels: y)), steps: 1)
      let name = table.interaction.session?.intoItem.map { table.content.name(of: $0) }
      if let name, seen.last != name { seen.append(name) }
    }
    #expect(seen == ["one", "two"])
    table.release()
    #expect(table.content.boxed == ["two"])
  }
}
