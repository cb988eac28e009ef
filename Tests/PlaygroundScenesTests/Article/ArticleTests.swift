import PlaygroundScenes
import Support
import Testing

@testable import DragKit

/// The statements D01–D38 that no other test covers.
@Suite("Statements about onDrag and onDrop")
struct ArticleTests {
  private var table = PlaygroundDriver()

  private var tiles: [SceneElement] { table.interaction.elements(in: "colours") }

  /// The final places of the tiles, from top to bottom.
  private var tops: [Length] { table.order.map { table.place(of: $0).minY } }

  @Test("D01, D02, D07, D14: one tile is dragged after the lift, none before it or after the drop")
  mutating func publishesState() {
    #expect(table.order == ["red", "blue", "black", "green", "yellow"])
    #expect(table.interaction.session == nil)
    table.drag("green", to: "black")
    #expect(table.interaction.session?.item == table.item("green"))
    table.drop()
    #expect(table.interaction.session == nil)
    #expect(tiles.allSatisfy { $0.kind == .item })
  }

  @Test("D03, D04: five tiles of 100 by 100 pixels stand in one column, 20 pixels within its panel")
  func standsInOneColumn() {
    #expect(tiles.map(\.frame.size) == Array(repeating: Size(width: 100, height: 100), count: 5))
    #expect(Set(tiles.map(\.frame.minX)) == [254])
    #expect(tiles.map(\.frame.minY) == [134, 246, 358, 470, 582])
    let column = table.place(of: "red").union(table.place(of: "yellow"))
    let stack = table.fills.filter {
      $0.rect.union(column) == $0.rect && $0.rect.width < 300
    }
    #expect(stack.map(\.rect) == [column.insetBy(-20)])
  }

  @Test("D08: the payload is the tile's index as text")
  mutating func carriesTheIndex() {
    table.drag("black", by: 6, steps: 1)
    let provider = table.interaction.session?.items.first?.itemProvider
    #expect(provider?.text == "2")
    #expect(provider?.hasItem(conformingTo: .text) == true)
    #expect(provider?.hasItem(conformingTo: .image) == false)
  }

  @Test("D16: a lifted tile shows its custom preview, if any")
  mutating func showsItsPreview() throws {
    table.drag("red", by: 30)
    #expect(try #require(table.playground.overlays.first).preview == nil)
    table.drop()
    table.tap("own-preview")
    table.drag("red", by: 30)
    let overlay = try #require(table.playground.overlays.first)
    #expect(overlay.preview?.size == Size(width: 124, height: 44))
  }

  @Test("a custom preview names the colour in the language of the interface")
  mutating func namesItsColour() {
    table = PlaygroundDriver(PlaygroundOptions(page: .colours, language: .spanish))
    table.tap("own-preview")
    table.drag("red", by: 30)
    #expect(table.texts.contains("Rojo"))
  }

  @Test("D26: a target gets the location from its corner, also beside it, and the dragged types")
  mutating func locatesInTheTarget() throws {
    let blue = table.place(of: "blue")
    table.drag("red", by: 6, steps: 1)
    table.drag(to: blue.origin + Vector(dx: 30, dy: 60), steps: 1)
    let inside = try #require(table.calls.last { $0.name == .dropEntered })
    #expect(inside["target"] == "blue" && inside["location"]?.description == "[30,60]")
    table.drag(to: table.place(of: "yellow").origin + Vector(dx: -10, dy: 50), steps: 1)
    let beside = try #require(table.calls.last { $0.name == .dropEntered })
    #expect(beside["target"] == "yellow" && beside["location"]?.description == "[-10,50]")
    let info = DropInfo(
      items: [DragItem(itemProvider: ItemProvider(text: "7"))], location: Point(x: 3, y: 4))
    #expect(info.hasItemsConforming(to: [.image, .text]))
    #expect(!info.hasItemsConforming(to: [.image]))
    #expect(info.itemProviders(for: [.text]).map(\.text) == ["7"])
  }

  @Test("D32: a tile can return to the place it came from")
  mutating func goesBack() {
    table.drag("red", to: "blue")
    #expect(table.order == ["blue", "red", "black", "green", "yellow"])
    table.drag(to: "blue")
    #expect(table.order == ["red", "blue", "black", "green", "yellow"])
  }

  @Test("D35: of two tiles of one colour the dragged one moves")
  mutating func movesTheRightOne() {
    table = PlaygroundDriver(colours: ColoursScene(tiles: ["red", "blue", "red-2"]))
    table.drag("red-2", to: "blue")
    #expect(table.order == ["red", "red-2", "blue"])
  }

  @Test("D36, D37: no place shifts at the lift, and a neighbour that makes room is seen on its way")
  mutating func animates() {
    let before = tops
    table.drag("red", by: 6, steps: 1)
    #expect(tops == before)
    table.drag(to: "blue")
    #expect(table.order.first == "blue" && tops == before)
    #expect(table.seen("blue") != table.place(of: "blue"))
  }
}
