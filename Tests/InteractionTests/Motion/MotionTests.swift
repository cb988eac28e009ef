import Testing

@testable import DragKit

struct MotionTests {
  private let red = ItemID(rawValue: 0)
  private let blue = ItemID(rawValue: 1)

  @Test("A preview over an item that would accept the drop is compact, and stays beside it")
  func compact() throws {
    let row = Rect(x: 0, y: 100, width: 300, height: 44)
    var layout = LayoutSnapshot()
    layout.read(Stage(areas: [Stage.Area("tiles", .placed([PlacedItem(blue, row)]))]), Model(), [])
    var drag = DragState(
      DragSession(
        item: red, location: Point(x: 100, y: 120), grabOffset: Vector(dx: 10, dy: 10),
        itemSize: Size(width: 300, height: 44)),
      level: 0)
    #expect(Screen(layout: layout, drag: drag).previewPlacement?.isCompact == false)
    drag.enter(blue, .move, of: nil)
    drag.propose(
      DropProposal(operation: .move, intent: .insertIntoDestination),
      at: DropDestination(place: InsertionPlace("tiles", .start), item: blue, band: .into))
    let placement = try #require(Screen(layout: layout, drag: drag).previewPlacement)
    #expect(placement.liftedFrame == Rect(x: 112, y: 152, width: 160, height: 40))
    #expect(!placement.liftedFrame.intersects(row))
    drag.beginEnding()
    let ending = Screen(layout: layout, drag: drag).previewPlacement
    #expect(ending?.isCompact == false, "The landing decides then.")
  }
}
