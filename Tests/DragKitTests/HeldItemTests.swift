import DragKit
import Testing

/// A stone on a table that touches push about, and a drawer that is another page.
private struct Table: InteractiveContent {
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

  func name(of item: ItemID) -> String { "thing" }
  func isUserInteractionEnabled(_ item: ItemID) -> Bool { item != Self.item || isEnabled }

  var nextDeadline: Microseconds? { bell }
  mutating func deadlineReached(at now: Microseconds) {
    reported.append("rang at \(now.count)")
    bell = nil
  }
}

private struct StoneResponder: TouchResponder {
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

@Suite("Items that touches hold")
struct HeldItemTests {
  private var table = Table()
  private var interaction = Interaction()
  private var time = Microseconds.zero

  private mutating func send(_ kind: InputEvent.Kind) {
    interaction.handle(InputEvent(time: time, kind), content: &table)
  }

  private mutating func press(_ x: Length, _ y: Length) {
    send(.pointerPressed(.finger(1), at: Point(x: x, y: y)))
  }

  /// Moves in steps of 8 ms.
  private mutating func move(_ x: Length, _ y: Length) {
    time = time + .milliseconds(8)
    send(.pointerMoved(.finger(1), to: Point(x: x, y: y), isDown: true))
  }

  private mutating func release(_ x: Length, _ y: Length) {
    send(.pointerReleased(.finger(1), at: Point(x: x, y: y)))
  }

  private mutating func pass(_ span: Microseconds) {
    time = time + span
    interaction.advance(to: time, content: &table)
  }

  private var seen: Rect? { interaction.seenFrame(of: Table.item) }

  @Test("are where the touch has them, at once and without a spring")
  mutating func follow() {
    press(110, 110)
    move(210, 160)
    #expect(seen == Rect(x: 200, y: 150, width: 50, height: 50))
    #expect(interaction.motion.isSettled)
    release(210, 160)
    #expect(seen == Rect(x: 200, y: 150, width: 50, height: 50))
    #expect(interaction.isIdle)
  }

  @Test("that are flung glide as far as friction lets them, and stay there")
  mutating func glide() {
    table.glides = true
    press(110, 110)
    for step in 1...10 { move(110 + Length(pixels: 8 * step), 110) }
    release(190, 110)
    // 8 px in 8 ms are 1,000 px a second: 0.7 s / 2π of it.
    #expect(table.stone.minX.pixels == 180 + 111)
    #expect(seen?.minX == 180, "It starts from where it is seen.")
    pass(.milliseconds(16))
    #expect(seen?.minX.pixels == 195, "It continues as fast as the finger was.")
    pass(.seconds(3))
    #expect(seen == table.stone)
    #expect(interaction.isIdle)
  }

  @Test("that glide are caught where they are seen")
  mutating func catchGliding() {
    table.glides = true
    press(110, 110)
    for step in 1...10 { move(110 + Length(pixels: 8 * step), 110) }
    release(190, 110)
    pass(.milliseconds(16))
    let before = seen
    press(200, 120)
    #expect(interaction.touches.first?.touch.item == Table.item)
    #expect(seen == before)
    pass(.seconds(1))
    #expect(seen == before)
  }

  @Test("that glide without user interaction are not caught")
  mutating func doNotCatchDisabled() {
    table.glides = true
    press(110, 110)
    for step in 1...10 { move(110 + Length(pixels: 8 * step), 110) }
    release(190, 110)
    pass(.milliseconds(16))
    table.isEnabled = false
    press(200, 120)
    #expect(interaction.touches.first?.touch.item == Table.below)
  }

  @Test("that glide under a control are not caught there")
  mutating func controlsAreInFront() {
    table.glides = true
    press(110, 110)
    for step in 1...10 { move(110 + Length(pixels: 16 * step), 110 - Length(pixels: 8 * step)) }
    release(270, 30)
    pass(.milliseconds(30))
    #expect(seen?.contains(Point(x: 320, y: 20)) == true)
    press(320, 20)
    #expect(interaction.touches.first?.touch.item == Table.door)
  }

  @Test("that are held still before the release do not glide")
  mutating func restBeforeLettingGo() {
    table.glides = true
    press(110, 110)
    for step in 1...10 { move(110 + Length(pixels: 8 * step), 110) }
    pass(.milliseconds(200))
    release(190, 110)
    #expect(table.stone.minX == 180)
  }

  @Test("return when the touch is cancelled")
  mutating func flyBack() {
    press(110, 110)
    move(210, 110)
    send(.keyPressed(.escape))
    #expect(table.reported == ["cancelled"])
    #expect(seen?.minX == 200)
    pass(.seconds(3))
    #expect(seen?.minX == 100)
    move(250, 110)
    #expect(seen?.minX == 100, "The touch means nothing any more.")
  }

  @Test("T13: an item whose interaction is off lets the touch through to what lies below")
  mutating func fallsThrough() {
    table.isEnabled = false
    press(110, 110)
    release(110, 110)
    #expect(table.reported == ["tap below"])
  }

  @Test("are released when another page is shown, and nothing moves there")
  mutating func turnPage() {
    press(110, 110)
    move(210, 110)
    send(.pointerPressed(.finger(2), at: Point(x: 310, y: 10)))
    send(.pointerReleased(.finger(2), at: Point(x: 310, y: 10)))
    #expect(table.reported == ["cancelled"])
    #expect(interaction.motion.isSettled)
    release(210, 110)
    #expect(interaction.isIdle)
  }

  @Test("a deadline of the content is met at its microsecond, and only then is all idle")
  mutating func deadlines() {
    table.bell = Microseconds(12_345)
    #expect(interaction.nextWake(table) == Microseconds(12_345))
    var output = interaction.advance(to: Microseconds(12_344), content: &table)
    #expect(table.reported.isEmpty)
    #expect(!output.calls.contains { $0.name == "idle" })
    output = interaction.advance(to: .milliseconds(20), content: &table)
    #expect(table.reported == ["rang at 12345"])
    #expect(output.calls.contains { $0.name == "idle" })
    #expect(interaction.nextWake(table) == nil)
  }
}
