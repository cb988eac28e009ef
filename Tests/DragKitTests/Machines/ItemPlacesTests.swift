import DragGeometry
import DragModel
import Testing

@testable import DragKit

@Suite("The places of items")
struct ItemPlacesTests {
  private let red = ItemID(rawValue: 0)
  private let blue = ItemID(rawValue: 1)

  private func frame(_ x: Length) -> Rect { Rect(x: x, y: 0, width: 50, height: 50) }

  private func area(_ id: ContainerID, _ items: [PlacedItem]) -> LayoutSnapshot.Area {
    LayoutSnapshot.Area(
      container: id, layout: .placed(items), layer: .scene, items: items, collection: nil)
  }

  @Test("an item in two areas has its place in the front one")
  func frontArea() {
    let back = area("back", [PlacedItem(blue, frame(60)), PlacedItem(red, frame(0))])
    let front = area("front", [PlacedItem(red, frame(300))])
    let places = ItemPlaces(of: [back, front], held: [])
    #expect(places.frame(of: red) == frame(300))
    #expect(places.container(of: red) == "front")
    #expect(places.frame(of: blue) == frame(60))
    #expect(places.items == [red, blue])
    #expect(places[ItemID(rawValue: 2)] == nil)
  }

  @Test("a held item is where its touch has it, in the container of its area")
  func heldItem() {
    let places = ItemPlaces(
      of: [area("tiles", [PlacedItem(red, frame(0)), PlacedItem(blue, frame(60))])],
      held: [PlacedItem(blue, frame(200)), PlacedItem(ItemID(rawValue: 2), frame(0))])
    #expect(places[blue]?.frame == frame(200))
    #expect(places[blue]?.isHeld == true)
    #expect(places[blue]?.container == "tiles")
    #expect(places[red]?.isHeld == false)
    #expect(places.items == [red, blue])
  }
}
