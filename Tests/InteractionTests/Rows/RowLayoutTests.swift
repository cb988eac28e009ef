import Testing

@testable import DragKit

struct RowLayoutTests {
  struct Playlist {}
  typealias Accessory = RowAccessory<Playlist>

  private let item = ItemID(rawValue: 0)
  private let row = Rect(x: 10, y: 100, width: 400, height: 44)

  private func parts(_ accessories: [Accessory], editing: Fraction = .zero) -> [String] {
    let layout = Row(
      item, in: row, accessories: accessories.map(\.style), editing: editing, Row.Swipe())
    return layout.accessories.map { "\($0.name) \($0.frame.minX.pixels)+\($0.frame.width.pixels)" }
  }

  @Test("E11: The accessories of a row are not drawn by default while the list is not edited")
  func hidden() {
    let accessories = [Accessory(.reorder), Accessory(.delete)]
    #expect(parts(accessories) == [])
    #expect(parts(accessories, editing: .one) == ["reorder 366+44", "delete 10+44"])
  }

  @Test("E12, E13: The accessories of a row are always shown if configured so, 52 px wide")
  func always() {
    let accessories = [
      Accessory(.reorder, displayed: .always, reservedLayoutWidth: .custom(52)),
      Accessory(.delete, displayed: .always, reservedLayoutWidth: .custom(52)),
    ]
    #expect(parts(accessories) == ["reorder 358+52", "delete 10+52"])
    let layout = Row(item, in: row, accessories: accessories.map(\.style))
    #expect(layout.content == Rect(x: 62, y: 100, width: 296, height: 44))
  }

  @Test("E10: The accessories of a row slide in and out with edit mode")
  func slides() {
    #expect(parts([Accessory(.delete)], editing: .percent(50)) == ["delete 10+22"])
  }

  @Test("E27: The accessories of a row are placed beside each other, from the edge inwards")
  func several() {
    let accessories = [
      Accessory(.disclosureIndicator), Accessory(.detail),
      Accessory(.checkmark, displayed: .whenNotEditing),
      Accessory(.label("3"), reservedLayoutWidth: .custom(30)),
      Accessory(.multiselect, displayed: .always),
    ]
    #expect(
      parts(accessories) == [
        "disclosure 366+44", "detail 322+44", "checkmark 278+44", "label 248+30", "select 10+44",
      ])
    #expect(parts(accessories, editing: .one).contains("checkmark 278+44") == false)
  }

  @Test("The accessories of a row take no more than the row has")
  func narrow() {
    let grip = Accessory(.reorder, displayed: .always, reservedLayoutWidth: .custom(9000))
    let layout = Row(item, in: row, accessories: [grip.style])
    #expect(layout.content.width == 0)
    #expect(layout.accessories.first?.frame == row)
    #expect(layout.control(at: Point(x: 11, y: 101))?.name == "reorder")
  }
}
