import DragGeometry
import DragModel
import Testing

@testable import DragKit

/// Previews and moved items alone, without an interaction.
@Suite("The motion of items")
struct MotionTests {
  private let red = ItemID(rawValue: 0)
  private let blue = ItemID(rawValue: 1)

  /// A layout of tiles, 50 px wide and high, at given places.
  private func layout(_ places: [(ItemID, Point)], model: Model) -> LayoutSnapshot {
    let size = Size(width: 50, height: 50)
    let items = places.map { PlacedItem($0.0, Rect(origin: $0.1, size: size)) }
    var layout = LayoutSnapshot()
    layout.read(
      Stage(areas: [Stage.Area("tiles", .placed(items))]), model, [])
    return layout
  }

  private var model: Model {
    var model = Model()
    model.addContainer("tiles", items: ["red", "blue"])
    return model
  }

  private func change(
    from old: [(ItemID, Point)], to new: [(ItemID, Point)], _ model: Model
  ) -> LayoutChange {
    LayoutChange(
      old: layout(old, model: model), new: layout(new, model: model), model: model,
      swiped: RowStates(), released: nil)
  }

  @Test("An item that has another place is visible where it was, and moves to it")
  func moving() {
    var motion = ItemMotion()
    motion.follow(
      change(from: [(red, .zero)], to: [(red, Point(x: 30, y: 40))], model), slowedBy: 1)
    #expect(motion.displacement(of: red)?.translation == Vector(dx: -30, dy: -40))
    _ = motion.step(MotionSprings(Tuning()), Tuning(), atMost: 2000)
    #expect(motion.isSettled)
    #expect(motion.displacement(of: red) == nil)
  }

  @Test("An item that has left the model fades out, and one that has come to it fades in")
  func comingAndGoing() {
    var after = model
    after.remove(red)
    var motion = ItemMotion()
    motion.follow(change(from: [(red, .zero)], to: [(blue, .zero)], after), slowedBy: 1)
    #expect(motion.overlays.map(\.item) == [red])
    #expect(motion.presence(of: blue) == .zero)
    _ = motion.step(MotionSprings(Tuning()), Tuning(), atMost: 2000)
    #expect(motion.overlays.isEmpty)
    #expect(motion.presence(of: blue) == .one)
  }

  @Test("A lifted item is under the pointer by where it was grabbed, and returns to its place")
  func lifting() throws {
    let layout = layout([(red, Point(x: 100, y: 100))], model: model)
    let touch = Touch(
      .mouse, at: Point(x: 110, y: 120), time: .zero, item: red, grab: Vector(dx: 10, dy: 20))
    var motion = ItemMotion()
    let grabOffset = motion.lift(
      red, by: touch, from: Rect(x: 100, y: 100, width: 50, height: 50), in: layout)
    #expect(grabOffset == Vector(dx: 10, dy: 20))
    var drag = DragState(
      DragSession(
        item: red, location: touch.location, grabOffset: grabOffset,
        itemSize: Size(width: 50, height: 50)),
      level: 0)
    drag.move(to: Point(x: 210, y: 120))
    let placement = try #require(Screen(layout: layout, drag: drag).previewPlacement)
    let carried = motion.overlays[0]
    #expect(
      motion.seenFrame(of: carried, in: layout, placement)
        == Rect(x: 200, y: 100, width: 50, height: 50))
    motion.land([:], from: placement, in: layout)
    #expect(motion.overlays[0].course == .returning)
    #expect(
      motion.seenFrame(of: motion.overlays[0], in: layout)
        == Rect(x: 200, y: 100, width: 50, height: 50), "It starts where it was visible.")
    _ = motion.step(MotionSprings(Tuning()), Tuning(), atMost: 2000)
    #expect(motion.overlays.isEmpty)
  }

  @Test("A preview over an item that would accept the drop is compact, and stays beside it")
  func compact() throws {
    let row = Rect(x: 0, y: 100, width: 300, height: 44)
    var layout = LayoutSnapshot()
    layout.read(
      Stage(areas: [Stage.Area("tiles", .placed([PlacedItem(blue, row)]))]), model, [])
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
