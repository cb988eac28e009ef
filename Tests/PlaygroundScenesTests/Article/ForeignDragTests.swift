@testable import DragKit
import Support
import Testing

@testable import PlaygroundScenes

/// The column of *Colours*, and text beside it.
private struct VisitedColumn: InteractiveContent {
  var colours: ColoursScene

  static let words = ItemID.control(900)
  static let place = Rect(x: 0, y: 0, width: 40, height: 40)

  init() {
    colours = ColoursScene()
    colours.bounds = Rect(x: 100, y: 0, width: 700, height: 700)
  }

  var model: Model {
    get { colours.model }
    set { colours.model = newValue }
  }

  var stage: Stage {
    Stage(
      areas: colours.stage.areas + [
        Stage.Area("words", .placed([PlacedItem(Self.words, Self.place)]))
      ])
  }

  func name(of item: ItemID) -> String {
    item == Self.words ? "words" : colours.name(of: item) ?? model.name(of: item)
  }

  static let handlers = HandlerRegistry<VisitedColumn>().part(\.colours, ColoursScene.handlers)
    .item(words) { $0.onDrag { _, _ in ItemProvider(text: "hello") } }
}

@Suite("Drags from outside the column of Colours")
struct ForeignDragTests {
  private var column = ContentDriver(VisitedColumn())

  @Test("D34: every tile refuses text that is dragged over it, and nothing changes")
  mutating func refuses() {
    let (before, tiles) = (column.content.colours, column.interaction.elements(in: "colours"))
    #expect(tiles.count == 5)
    column.press(at: VisitedColumn.place.center)
    for tile in tiles { column.drag(to: tile.frame.center, steps: 1) }
    column.drag(to: tiles[2].frame.center, steps: 1)
    column.release()
    let calls = column.takeFullCalls()
    let asked = calls.filter { $0.name == .validateDrop }
    #expect(
      Set(asked.compactMap { $0["target"]?.string })
        == Set(tiles.map { column.content.name(of: $0.item) }))
    #expect(asked.allSatisfy { $0["accepted"]?.bool == false })
    let names = Set(calls.map(\.name)).subtracting([.layout, .idle])
    #expect(names == [.dragBegan, .validateDrop, .dragEnded])
    #expect(calls.last { $0.name == .dragEnded }?["reason"] == "outside")
    #expect(column.content.colours == before)
  }
}
