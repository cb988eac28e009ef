import DragKit

/// A stone on a table that touches push about, and a drawer that is another page.
struct Table: NamedControls {
  var model = Model()
  var stone = Rect(x: 100, y: 100, width: 50, height: 50)
  var page = 0
  var isHeld = false
  var isEnabled = true
  var glides = false
  var reported: [String] = []
  var bell: Microseconds?

  static let item = ItemID.control(0)
  static let below = ItemID.control(1)
  static let door = ItemID.control(2)

  var stage: Stage {
    let stone = PlacedItem(Self.item, stone)
    let things = [
      PlacedItem(Self.below, Rect(x: 0, y: 0, width: 300, height: 300))
    ]
    let door = PlacedItem(Self.door, Rect(x: 300, y: 0, width: 50, height: 50))
    return Stage(
      page: page,
      areas: [
        Stage.Area("things", .placed(things)), Stage.Area("stones", .placed([stone])),
        Stage.Area("doors", .placed([door]), layer: .controls),
      ],
      held: isHeld ? [stone] : [])
  }

  static let handlers = HandlerRegistry<Table>()
    .items(in: "stones") { $0.onTouches(StoneResponder()) }
    .item(below) { below in
      below.onTap { table, _ in
        table.reported.append("tap below")
        return []
      }
    }
    .item(door) { door in
      door.onTap { table, _ in
        table.page += 1
        return []
      }
    }

  static let controlNames = [item: "stone", below: "table", door: "door"]
  func isUserInteractionEnabled(_ item: ItemID) -> Bool { item != Self.item || isEnabled }

  var nextDeadline: Microseconds? { bell }
  mutating func deadlineReached(at now: Microseconds) {
    reported.append("rang at \(now.count)")
    bell = nil
  }
}

struct StoneResponder: TouchResponder {
  func touchesBegan(_ touches: [Touch], content: inout Table) {
    content.isHeld = true
    content.stone.origin = touches[0].location - touches[0].grab
  }

  func touchesMoved(_ touches: [Touch], content: inout Table) {
    content.stone.origin = touches[0].location - touches[0].grab
  }

  func touchesEnded(_ touches: [Touch], content: inout Table) {
    content.isHeld = false
    if content.glides { content.stone.origin = content.stone.origin + touches[0].glide }
  }

  func touchesCancelled(_ touches: [Touch], content: inout Table) {
    content.isHeld = false
    content.stone.origin = Point(x: 100, y: 100)
    content.reported.append("cancelled")
  }
}
