import Testing

@testable import DragKit

struct ItemFramesTests {
  private let red = ItemID(rawValue: 0)
  private let blue = ItemID(rawValue: 1)

  private func frame(_ x: Length) -> Rect { Rect(x: x, y: 0, width: 50, height: 50) }

  private func area(_ id: ContainerID, _ items: [PlacedItem]) -> LayoutSnapshot.Area {
    LayoutSnapshot.Area(
      container: id, layout: .placed(items), layer: .scene, items: items, collection: nil)
  }

  @Test("An item in two areas has its place in the front one")
  func frontArea() {
    let back = area("back", [PlacedItem(blue, frame(60)), PlacedItem(red, frame(0))])
    let front = area("front", [PlacedItem(red, frame(300))])
    let frames = ItemFrames(of: [back, front], held: [])
    #expect(frames[red]?.frame == frame(300))
    #expect(frames[red]?.container == "front")
    #expect(frames[blue]?.frame == frame(60))
    #expect(frames[ItemID(rawValue: 2)] == nil)
  }

  @Test("A held item is where its touch has it, in the container of its area")
  func heldItem() {
    let frames = ItemFrames(
      of: [area("tiles", [PlacedItem(red, frame(0)), PlacedItem(blue, frame(60))])],
      held: [PlacedItem(blue, frame(200)), PlacedItem(ItemID(rawValue: 2), frame(0))])
    #expect(frames[blue]?.frame == frame(200))
    #expect(frames[blue]?.isHeld == true)
    #expect(frames[blue]?.container == "tiles")
    #expect(frames[red]?.isHeld == false)
    #expect(frames[ItemID(rawValue: 2)] == nil)
  }

  @Test("Two layouts differ by items that went, came and moved, and by those that are held")
  func difference() {
    let items = (0..<6).map(ItemID.init(rawValue:))
    func placed(_ frames: [(Int, Length)]) -> [PlacedItem] {
      frames.map { PlacedItem(items[$0], frame($1)) }
    }
    let old = ItemFrames(
      of: [area("tiles", placed([(0, 0), (1, 60), (2, 120), (3, 180)])), area("more", [])],
      held: placed([(3, 400)]))
    let new = ItemFrames(
      of: [area("tiles", placed([(4, 240), (3, 180), (1, 0)])), area("more", placed([(2, 120)]))],
      held: placed([(3, 400)]))
    let difference = new.difference(from: old)
    #expect(difference.gone == [items[0]])
    #expect(difference.new == [items[4]])
    #expect(difference.moved.map(\.item) == [items[1], items[3]])
    #expect(difference.moved.map(\.old.frame) == [frame(60), frame(400)])
    #expect(difference.moved.map(\.new.frame) == [frame(0), frame(400)])
    #expect(difference.moved.map(\.new.isHeld) == [false, true])
  }

  @Test("The rows of a collection view that moves are not reported as moved")
  func movedView() {
    func layout(at x: Length) -> ItemFrames {
      let view = CollectionArea(
        view: red, bounds: frame(x), layout: ListConfiguration().layout, sections: [])
      let shown = CollectionLayoutSnapshot("list", view, CollectionArrangement())
      return ItemFrames(
        of: [
          LayoutSnapshot.Area(
            container: "list", layout: .collection(view), layer: .scene,
            items: [PlacedItem(blue, frame(x))], collection: shown)
        ], held: [])
    }
    let difference = layout(at: 60).difference(from: layout(at: 0))
    #expect(difference.moved.map(\.item) == [blue])
    #expect(difference.gone.isEmpty)
    #expect(difference.new.isEmpty)
  }
}
