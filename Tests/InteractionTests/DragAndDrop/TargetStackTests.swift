import DragKit
import Support
import Testing

@Suite("Targets that lie above each other")
struct TargetStackTests {
  /// A card, and two targets in the same place: a floor that takes everything, and a lid on it.
  struct Stack: NamedControls {
    var model = Model()
    var isLidShut = true
    var isFloorShut = false

    static let floor = ItemID.control(0)
    static let lid = ItemID.control(1)

    init() { model.addContainer("cards", items: ["card"]) }

    var stage: Stage {
      let place = Rect(x: 200, y: 0, width: 100, height: 100)
      let card = PlacedItem(ItemID(rawValue: 0), Rect(x: 0, y: 0, width: 80, height: 80))
      return Stage(areas: [
        Stage.Area("cards", .placed([card])),
        Stage.Area("floor", .placed([PlacedItem(Self.floor, place)])),
        Stage.Area("lid", .placed([PlacedItem(Self.lid, place)])),
      ])
    }

    static let controlNames = [floor: "floor", lid: "lid"]

    static let handlers = HandlerRegistry<Stack>()
      .items(in: "cards") { $0.onDrag { stack, card in ItemProvider(text: stack.name(of: card)) } }
      .item(floor) { $0.onDrop(of: [.text]) { _ in LidDelegate(isLid: false) } }
      .item(lid) { $0.onDrop(of: [.text]) { _ in LidDelegate(isLid: true) } }
  }

  struct LidDelegate: DropDelegate {
    let isLid: Bool
    func validateDrop(info: DropInfo, content: inout Stack) -> Bool {
      isLid ? !content.isLidShut : !content.isFloorShut
    }
    func performDrop(info: DropInfo, content: inout Stack) -> Bool { true }
  }

  @Test("R13: A target that refuses is passed over, and the one below it takes the drop")
  func passedOver() {
    var table = ContentDriver(Stack())
    table.press(on: "card")
    table.drag(to: Point(x: 250, y: 50))
    #expect(table.interaction.session?.target?.item == Stack.floor)
    table.release()
    #expect(table.takeFullCalls().last { $0.name == .performDrop }?["target"]?.string == "floor")
  }

  @Test("R13: A target that accepts hides those below it")
  func inFront() {
    var stack = Stack()
    stack.isLidShut = false
    var table = ContentDriver(stack)
    table.press(on: "card")
    table.drag(to: Point(x: 250, y: 50))
    #expect(table.interaction.session?.target?.item == Stack.lid)
  }

  @Test("R13: Each of two refusing targets is asked once, and again after the drag has left")
  func bothRefuse() {
    var stack = Stack()
    stack.isFloorShut = true
    var table = ContentDriver(stack)
    table.press(on: "card")
    table.drag(to: Point(x: 250, y: 50))
    table.drag(to: Point(x: 260, y: 60), steps: 8)
    #expect(asked(&table) == ["lid", "floor"])
    table.drag(to: Point(x: 150, y: 50))
    table.drag(to: Point(x: 250, y: 50))
    #expect(asked(&table) == ["lid", "floor"])
  }

  private func asked(_ table: inout ContentDriver<Stack>) -> [String?] {
    table.takeFullCalls().filter { $0.name == .validateDrop }.map { $0["target"]?.string }
  }
}
