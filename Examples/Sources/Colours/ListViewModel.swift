public import DragKit

/// The view model of the article *SwiftUI onDrag & onDrop*: five colours in a column.
public struct ListViewModel: InteractiveContent, Equatable, Sendable {
  public var model = Model()
  public var tuning = Tuning()
  public var currentItem: ItemID?
  public var isDragging = false
  public var draggingIndex: Int?

  static let column: ContainerID = "colours"

  public init() {
    model.addContainer(Self.column, items: ["red", "blue", "black", "green", "yellow"])
  }

  /// Tiles of 100 by 100 points below each other, as in the article.
  public var stage: Stage {
    let column = ColumnLayout(
      bounds: Rect(x: 20, y: 0, width: 360, height: 640),
      itemSize: Size(width: 100, height: 100), spacing: 8)
    return Stage(areas: [Stage.Area(Self.column, .column(column))])
  }

  /// The modifiers that the article chains to each tile.
  public static let handlers = HandlerRegistry<ListViewModel>().items(in: column) { item in
    item.onDrag { viewModel, item in
      let index = viewModel.model[column]?.offset(of: item)
      viewModel.currentItem = item
      viewModel.isDragging = true
      viewModel.draggingIndex = index
      return index.map { ItemProvider(text: String(describing: $0)) }
    }
    item.onDrop(of: [.text]) { item in ItemDropDelegate(item: item) }
    // The article forgets what a drop outside leaves behind.
    item.onDragEnd { viewModel, _, _ in viewModel.stopDragging() }
  }

  mutating func stopDragging() {
    currentItem = nil
    isDragging = false
    draggingIndex = nil
  }
}

/// The article's own `DropDelegate`; a tile is known by identity, and not by its index.
struct ItemDropDelegate: DropDelegate {
  let item: ItemID

  func dropUpdated(info: DropInfo, content viewModel: inout ListViewModel) -> DropProposal? {
    DropProposal(operation: .move)
  }

  func dropEntered(info: DropInfo, content viewModel: inout ListViewModel) {
    viewModel.isDragging = true
    let items = viewModel.model[ListViewModel.column]
    guard let currentItem = viewModel.currentItem, let from = items?.offset(of: currentItem),
      let index = items?.offset(of: item), from != index
    else { return }
    let toIndex = from < index ? index + 1 : index
    viewModel.model.move([currentItem], to: InsertionPlace(ListViewModel.column, Gap(toIndex)))
  }

  func performDrop(info: DropInfo, content viewModel: inout ListViewModel) -> Bool {
    viewModel.stopDragging()
    return true
  }
}
