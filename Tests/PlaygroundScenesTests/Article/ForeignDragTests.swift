import DragKit
import Testing

@testable import PlaygroundScenes

/// The column of article 001, and text beside it.
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

@Suite("Drags from outside article 001's column")
struct ForeignDragTests {
  private var content = VisitedColumn()
  private var interaction = Interaction()
  private var calls: [Call] = []

  private mutating func send(_ kind: InputEvent.Kind) {
    let event = InputEvent(time: interaction.now + .milliseconds(8), kind)
    calls += interaction.handle(event, content: &content).calls
  }

  @Test("D34: every tile refuses text that is dragged over it, and nothing changes")
  mutating func refuses() throws {
    calls += interaction.start(&content).calls
    let (before, column) = (content.colours, interaction.visibleItems(in: "colours"))
    #expect(column.count == 5)
    calls = []
    send(.pointerPressed(.mouse, at: VisitedColumn.place.center))
    for tile in column {
      send(.pointerMoved(.mouse, to: tile.frame.center, isDown: true))
    }
    send(.pointerReleased(.mouse, at: column[2].frame.center))
    let asked = calls.filter { $0.name == "validateDrop" }
    #expect(
      Set(asked.compactMap { $0["target"]?.string })
        == Set(column.map { content.name(of: $0.item) }))
    #expect(asked.allSatisfy { $0["accepted"]?.bool == false })
    let names = Set(calls.map(\.name)).subtracting(["layout", "idle"])
    #expect(names == ["dragBegan", "validateDrop", "dragEnded"])
    #expect(calls.last { $0.name == "dragEnded" }?["reason"] == "outside")
    #expect(content.colours == before)
  }
}
