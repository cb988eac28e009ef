@testable import DragKit
import Support
import Testing

struct SpacedListTests {
  private var cards: ContentDriver<PlainOutline>

  /// Cards 40 px high, one of which is a group that is open.
  init() {
    var outline = PlainOutline(list: ListConfiguration(rowHeight: 40, spacing: 20))
    outline.model.addContainer("root", items: ["a", "group", "b", "c"])
    outline.add("group", ["x"])
    cards = ContentDriver(outline)
  }

  private mutating func lift(_ card: String, toTop y: Length) {
    cards.drag(card, to: Point(x: 220, y: y + 20), steps: 20)
  }

  @Test("The rows of a list are as far apart as its spacing, and a negative one counts as none")
  mutating func places() {
    let tops = ["a", "group", "x", "b", "c"].map { cards.place(of: $0).minY }
    #expect(tops == [0, 60, 120, 180, 240])
    #expect(cards.place(of: "a").height == 40)
    cards.change { $0.list = ListConfiguration(rowHeight: 40, spacing: -10) }
    #expect(cards.place(of: "group").minY == 40)
  }

  @Test("A press between two rows lifts nothing", arguments: [.mouse, .finger(1)] as [PointerID])
  mutating func ground(pointer: PointerID) {
    cards.pointer = pointer
    cards.press(at: Point(x: 220, y: 50))
    #expect(cards.interaction.touches.first?.item == PlainOutline.view)
    cards.wait(.seconds(1))
    cards.drag(to: Point(x: 220, y: 150))
    #expect(cards.interaction.session == nil)
    cards.release()
  }

  @Test("A gap has the spacing of the list on both sides, and the dropped row lands in it")
  mutating func gap() {
    lift("a", toTop: 200)
    #expect(cards.gap(in: "root")?.frame == Rect(x: 0, y: 180, width: 440, height: 40))
    #expect(["group", "x", "b", "c"].map { cards.place(of: $0).minY } == [0, 60, 120, 240])
    cards.drop()
    #expect(cards.names(in: "root") == ["group", "b", "a", "c"])
    #expect(cards.seen("a") == Rect(x: 0, y: 180, width: 440, height: 40))
  }

  @Test("The gap is at the end below the last row of a spaced list, and far below it")
  mutating func end() {
    lift("a", toTop: 250)
    #expect(cards.gap(in: "root")?.frame.minY == 240)
    cards.drag(to: Point(x: 220, y: 430))
    #expect(cards.gap(in: "root")?.frame.minY == 240)
    cards.release()
    #expect(cards.names(in: "root") == ["group", "b", "c", "a"])
  }

  @Test("Near the last row of a group a drop is in the group, with any spacing")
  mutating func group() {
    cards.change { $0.list = ListConfiguration(rowHeight: 40, spacing: 60) }
    #expect(cards.place(of: "x").minY == 200)
    // Without the lifted row, the last row of the group ends at 140, and the gap below begins at 200.
    lift("a", toTop: 166)
    #expect(cards.gap(in: "root")?.place == InsertionPlace("group", Gap(1)))
    cards.drag(by: 0, 20)
    #expect(cards.gap(in: "root")?.place == InsertionPlace("root", Gap(2)))
  }

  @Test("Arrows carry a row over the spacing")
  mutating func keyboard() {
    cards.press(.tab, .end, .space, .up, .space)
    #expect(cards.names(in: "root") == ["a", "group", "c", "b"])
  }
}
