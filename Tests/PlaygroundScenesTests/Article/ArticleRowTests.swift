import PlaygroundScenes
import Support
import Testing

@testable import DragKit

/// The statements D01–D38 that no other test covers.
@Suite("Statements about onDrag and onDrop")
struct ArticleRowTests {
  @Test(
    "D02, D07, D14: nothing is dragged at first, one tile is after the lift, none after the drop")
  func publishesState() {
    var table = PlaygroundDriver()
    #expect(table.interaction.session == nil)
    table.press(on: "green")
    table.drag(to: "black")
    #expect(table.interaction.session?.item == table.item("green"))
    table.release()
    table.settle()
    #expect(table.interaction.session == nil)
    let tiles = table.interaction.elements(in: "colours")
    #expect(tiles.allSatisfy { $0.kind == .item })
  }

  @Test("D03, D04: five tiles of 100 by 100 pixels stand in one column, centred in its panel")
  func standsInOneColumn() {
    let table = PlaygroundDriver()
    let tiles = table.interaction.elements(in: "colours").map(\.frame)
    #expect(tiles.map(\.size) == Array(repeating: Size(width: 100, height: 100), count: 5))
    #expect(Set(tiles.map(\.minX)) == [254])
    #expect(tiles.map(\.minY) == [134, 246, 358, 470, 582])
  }

  @Test("D03: the stack has a padding of 20 pixels at its sides")
  func isPadded() throws {
    let table = PlaygroundDriver()
    let column = table.place(of: "red").union(table.place(of: "yellow"))
    let stack = table.fills.filter {
      $0.rect.union(column) == $0.rect && $0.rect.width < 300
    }
    #expect(stack.map(\.rect) == [column.insetBy(-20)])
  }

  @Test("D08: the payload is the tile's index as plain text")
  func carriesTheIndex() {
    var table = PlaygroundDriver()
    table.press(on: "black")
    table.drag(by: 6, 0, steps: 1)
    let provider = table.interaction.session?.items.first?.itemProvider
    #expect(provider?.text == "2")
    #expect(provider?.hasItem(conformingTo: .text) == true)
    #expect(provider?.hasItem(conformingTo: .image) == false)
  }

  @Test("D16: a lifted tile shows its custom preview, or itself if it has none")
  func showsAPreview() throws {
    var table = PlaygroundDriver()
    table.press(on: "red")
    table.drag(by: 30, 0)
    var overlay = try #require(table.playground.overlays.first)
    #expect(overlay.preview == nil)
    table.release()
    table.settle()
    table.tap("own-preview")
    table.press(on: "red")
    table.drag(by: 30, 0)
    overlay = try #require(table.playground.overlays.first)
    #expect(overlay.preview?.size == Size(width: 124, height: 44))
  }

  @Test(
    "D26: the location is relative to the target's corner, and outside its bounds beside a tile")
  func locatesInTheTarget() throws {
    var table = PlaygroundDriver()
    let blue = table.place(of: "blue")
    func entered(at point: Point) throws -> Call {
      table.drag(to: point, steps: 1)
      return try #require(table.calls.last { $0.name == .dropEntered })
    }
    table.press(on: "red")
    table.drag(by: 6, 0, steps: 1)
    let inside = try entered(at: blue.origin + Vector(dx: 30, dy: 60))
    #expect(inside["target"] == "blue" && inside["location"]?.description == "[30,60]")
    let beside = try entered(at: table.place(of: "yellow").origin + Vector(dx: -10, dy: 50))
    #expect(beside["target"] == "yellow" && beside["location"]?.description == "[-10,50]")
  }

  @Test("D26: a target gets the types of the dragged item")
  func learnsOfTheDrag() {
    let info = DropInfo(
      items: [DragItem(itemProvider: ItemProvider(text: "7"))], location: Point(x: 3, y: 4))
    #expect(info.hasItemsConforming(to: [.image, .text]))
    #expect(!info.hasItemsConforming(to: [.image]))
    #expect(info.itemProviders(for: [.text]).map(\.text) == ["7"])
  }
}
