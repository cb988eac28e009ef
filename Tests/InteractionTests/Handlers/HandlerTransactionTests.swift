import DragKit
import Support
import Testing

struct HandlerTransactionTests {
  /// Two cards and a box that takes copies of them.
  struct Desk: InteractiveContent {
    var model = Model()
    /// Whether the cards refuse to be lifted, in a transaction of their own.
    var vetoes = false

    init() {
      model.addContainer("cards", items: ["ace", "king"])
      model.addContainer("box", items: ["box"])
      model.addContainer("copies", items: [])
    }

    var stage: Stage {
      Stage(areas: [
        area("cards", x: 0), area("box", x: 200), area("copies", x: 400),
      ])
    }

    private func area(_ container: ContainerID, x: Length) -> Stage.Area {
      let bounds = Rect(x: x, y: 0, width: 80, height: 400)
      let size = Size(width: 80, height: 80)
      return Stage.Area(
        container, .column(ColumnLayout(bounds: bounds, itemSize: size, spacing: 10)))
    }

    static let handlers = HandlerRegistry<Desk>()
      .items(in: "cards") { card in
        card.onDrag { desk, item in
          guard desk.vetoes else { return ItemProvider(text: desk.name(of: item)) }
          desk.model.begin()
          return nil
        }
      }
      .items(in: "box") { $0.onDrop(of: [.text]) { _ in Box() } }
  }

  /// Begins a transaction when a drag comes in, and commits it with the drop.
  struct Box: DropDelegate {
    func dropEntered(info: DropInfo, content: inout Desk) { content.model.begin() }

    func dropUpdated(info: DropInfo, content: inout Desk) -> DropProposal? {
      DropProposal(operation: .copy)
    }

    func dropExited(info: DropInfo, content: inout Desk) { content.model.rollback() }

    func performDrop(info: DropInfo, content: inout Desk) -> Bool {
      content.model.commit()
      let copy = content.model.registerItem(named: "copy")
      content.model.insert(copy, at: InsertionPlace("copies", Gap(0)))
      return true
    }
  }

  @Test("An item whose handler refused a lift in a transaction can be lifted later")
  func veto() {
    var desk = ContentDriver(Desk())
    desk.change { $0.vetoes = true }
    desk.carry("ace", to: "king")
    #expect(!desk.content.model.isInTransaction)
    desk.change { $0.vetoes = false }
    desk.drag("ace", to: "king")
    #expect(desk.interaction.session != nil)
  }

  @Test("A copy is one step to undo, whatever its target has begun and committed")
  func copy() {
    var desk = ContentDriver(Desk())
    desk.carry("ace", to: "box")
    desk.settle()
    #expect(desk.names(in: "copies") == ["copy"])
    #expect(!desk.content.model.isInTransaction)
    desk.undo()
    #expect(desk.names(in: "copies") == [])
    #expect(!desk.content.model.canUndo)
  }
}
