import DragKit
import Support
import Testing

@Suite("A list with spacing between its rows")
struct SpacedListTests {
  /// Cards 40 px high, one of which is a group that is open.
  struct Cards: InteractiveContent {
    var model = Model()
    var spacing: Length = 20

    static let view = ItemID.control(0)

    init() {
      model.addContainer("cards", items: ["a", "group", "b", "c"])
      model.addContainer("group", items: ["x"])
    }

    var stage: Stage {
      let group = model.item(named: "group").map { (item: $0, container: ContainerID("group")) }
      let area = CollectionArea(
        view: Self.view, bounds: Rect(x: 0, y: 0, width: 200, height: 600),
        layout: ListConfiguration(rowHeight: 40, spacing: spacing).layout,
        sections: [.outline(of: "cards", in: model, opening: group.map { [$0] } ?? [])])
      return Stage(areas: [Stage.Area("cards", .collection(area))])
    }

    static let handlers = HandlerRegistry<Cards>().collection("cards") { cards in
      cards.reorderingHandlers.canReorderItem = { @Sendable _, _ in true }
    }
  }

  private var cards = ContentDriver(Cards())

  private mutating func lift(_ card: String, toTop y: Length) {
    cards.press(on: card)
    cards.drag(to: Point(x: 100, y: y + 20), steps: 20)
  }

  @Test("rows are that far apart")
  func places() {
    let tops = ["a", "group", "x", "b", "c"].map { cards.place(of: $0).minY }
    #expect(tops == [0, 60, 120, 180, 240])
    #expect(cards.place(of: "a").height == 40)
  }

  @Test(
    "a press between two rows is one of the list itself, and lifts nothing",
    arguments: [.mouse, .finger(1)] as [PointerID])
  mutating func ground(pointer: PointerID) {
    cards.pointer = pointer
    cards.press(at: Point(x: 100, y: 50))
    #expect(cards.interaction.touches.first?.touch.item == Cards.view)
    cards.wait(.seconds(1))
    cards.drag(to: Point(x: 100, y: 150))
    #expect(cards.interaction.session == nil)
    cards.release()
  }

  @Test("a gap has the spacing on both sides, and the dropped row lands in it")
  mutating func gap() {
    lift("a", toTop: 200)
    #expect(cards.interaction.gapFrame(in: "cards") == Rect(x: 0, y: 180, width: 200, height: 40))
    #expect(["group", "x", "b", "c"].map { cards.place(of: $0).minY } == [0, 60, 120, 240])
    cards.release()
    cards.settle()
    #expect(cards.names(in: "cards") == ["group", "b", "a", "c"])
    #expect(cards.seen("a") == Rect(x: 0, y: 180, width: 200, height: 40))
  }

  @Test("below the last row, and far below it, the gap is at the end")
  mutating func end() {
    lift("a", toTop: 250)
    #expect(cards.interaction.gapFrame(in: "cards")?.minY == 240)
    cards.drag(to: Point(x: 100, y: 590))
    #expect(cards.interaction.gapFrame(in: "cards")?.minY == 240)
    cards.release()
    #expect(cards.names(in: "cards") == ["group", "b", "c", "a"])
  }

  @Test("near the last row of a group a drop is in the group, with any spacing")
  mutating func group() {
    cards.change { $0.spacing = 60 }
    #expect(cards.place(of: "x").minY == 200)
    // Without the lifted row, the last row of the group ends at 140, and the gap below begins at 200.
    lift("a", toTop: 166)
    #expect(cards.interaction.gapPlace(in: "cards") == InsertionPlace("group", Gap(1)))
    cards.drag(by: 0, 20)
    #expect(cards.interaction.gapPlace(in: "cards") == InsertionPlace("cards", Gap(2)))
  }

  @Test("arrows carry a row over the spacing")
  mutating func keyboard() {
    for key in [Key.tab, .end, .space, .up, .space] { cards.press(key) }
    #expect(cards.names(in: "cards") == ["a", "group", "c", "b"])
  }

  @Test("a negative spacing counts as none")
  mutating func negative() {
    cards.change { $0.spacing = -10 }
    #expect(cards.place(of: "group").minY == 40)
  }
}
