import DragKit
import Support
import Testing

struct SidewaysTests {
  /// Three views of one kind, each as wide as one tile unless said otherwise.
  struct Columns: InteractiveContent {
    var model = Model()
    var kind: Kind
    var width: Length = 100

    enum Kind: CaseIterable, Sendable { case list, grid, flow, masonry }

    static let columns: [ContainerID] = ["left", "middle", "right"]

    init(_ kind: Kind) {
      self.kind = kind
      model.addContainer("left", items: ["a", "b", "c"])
      model.addContainer("middle", items: ["d", "e"])
      model.addContainer("right", items: ["f"])
    }

    private var layout: any CollectionLayout {
      let tiles = TileConfiguration(
        itemSize: Size(width: 80, height: 40), spacing: 10, insets: Insets(all: 10))
      switch kind {
      case .list: return ListConfiguration(rowHeight: 40, spacing: 10).layout
      case .grid: return tiles.grid
      case .flow: return tiles.flow
      case .masonry: return tiles.masonry
      }
    }

    var stage: Stage {
      Stage(
        areas: Self.columns.enumerated().map { number, id in
          let bounds = Rect(x: (width + 20) * number, y: 0, width: width, height: 400)
          return Stage.Area(id, of: model, view: .control(number), in: bounds, as: layout)
        })
    }

    static let handlers = columns.reduce(HandlerRegistry<Columns>()) { registry, id in
      registry.collection(id) { view in
        view.reorderingHandlers.canReorderItem = { @Sendable _, _ in true }
        view.reorderingHandlers.acceptsItem = { @Sendable _, _ in true }
      }
    }
  }

  @Test("Left and Right carry an item to the neighbouring view", arguments: Columns.Kind.allCases)
  func carry(kind: Columns.Kind) {
    var table = ContentDriver(Columns(kind))
    table.press(.tab, .down, .space, .right)
    #expect(table.interaction.gap(in: "middle")?.place == InsertionPlace("middle", Gap(1)))
    table.press(.right)
    #expect(table.interaction.gap(in: "right")?.place.container == "right")
    table.press(.right)
    #expect(table.interaction.gap(in: "right")?.place.container == "right")
    table.press(.left, .left)
    #expect(table.interaction.gap(in: "left")?.place.container == "left")
    table.press(.right, .down, .space)
    #expect(table.names(in: "left") == ["a", "c"])
    #expect(table.names(in: "middle").contains("b"))
    table.settle()
    #expect(table.interaction.isIdle)
  }

  @Test("Left and Right move no focus in a view of one column", arguments: Columns.Kind.allCases)
  func focus(kind: Columns.Kind) {
    var table = ContentDriver(Columns(kind))
    table.press(.tab, .right, .left, .down, .right)
    #expect(table.interaction.focused == table.item("b"))
  }

  @Test("Left and Right carry a tile from column to column, and then to the next view")
  func wide() {
    var columns = Columns(.grid)
    columns.width = 190
    var table = ContentDriver(columns)
    table.press(.tab, .space, .right)
    #expect(table.interaction.gap(in: "left")?.place == InsertionPlace("left", Gap(2)))
    table.press(.right, .right)
    #expect(table.interaction.gap(in: "middle")?.place.container == "middle")
  }

  @Test("Left and Right carry a tile within a flow whose tiles leave room beside them")
  func roomBeside() {
    var columns = Columns(.flow)
    columns.width = 190
    var table = ContentDriver(columns)
    table.press(.tab, .space, .right)
    #expect(table.interaction.gap(in: "left")?.place.container == "left")
  }
}
