import DragKit
import Support

/// A list and a grid side by side that take from each other, and a bin below the grid.
struct Crates: NamedControls {
  var model = Model()
  /// The items that a drag of one of them carries.
  var chosen: [String] = []
  var sizes: ItemSizes?
  var isRightToLeft = false
  /// Whether the grid is a flow.
  var isFlow = false
  /// Whether the bin moves over the lower end of the list when the views have been asked often enough.
  var binMoves = false
  var asked = 0

  static let (list, grid, bin) = (ItemID.control(0), ItemID.control(1), ItemID.control(2))

  init(list: [String] = ["a", "b", "c", "d", "e"], grid: [String] = []) {
    model.addContainer("list", items: list)
    model.addContainer("grid", items: grid)
  }

  /// A list of so many.
  init(count: Int) {
    model.addContainer("list", count: count, named: "row")
    model.addContainer("grid")
  }

  var stage: Stage {
    let tiles = TileConfiguration(
      itemSize: Size(width: 50, height: 50), spacing: 10, insets: Insets(all: 10))
    let layout: any CollectionLayout = isFlow ? tiles.flow : tiles.grid
    let bin = Rect(x: binMoves && asked >= 40 ? 0 : 220, y: 320, width: 200, height: 80)
    return Stage(areas: [
      Stage.Area(
        "list", of: model, view: Self.list, in: Rect(x: 0, y: 0, width: 200, height: 400),
        isRightToLeft: isRightToLeft, itemSizes: sizes),
      Stage.Area(
        "grid", of: model, view: Self.grid, in: Rect(x: 220, y: 0, width: 200, height: 300),
        as: layout, isRightToLeft: isRightToLeft, itemSizes: sizes),
      Stage.Area("things", .placed([PlacedItem(Self.bin, bin)])),
    ])
  }

  static let controlNames = [list: "list", grid: "grid", bin: "bin"]

  static let handlers = ["list", "grid"].reduce(
    HandlerRegistry<Crates>().item(bin) { $0.onDrop(of: [.text]) { _ in CrateBinDelegate() } }
  ) { registry, container in
    registry.collection(container) { view in
      view.dragDelegate = CrateDragDelegate()
      view.dropDelegate = CrateDropDelegate()
    }
  }
}

struct CrateDragDelegate: CollectionDragDelegate {
  func itemsForBeginning(
    _ session: DragSession, at item: ItemID, content: inout Crates
  ) -> [DragItem] {
    guard content.chosen.contains(content.name(of: item)) else {
      return [DragItem(item, of: content)]
    }
    return content.chosen.compactMap(content.model.item).map { DragItem($0, of: content) }
  }

  func itemsForAdding(
    to session: DragSession, at item: ItemID, content: inout Crates
  ) -> [DragItem] {
    // What is there already, and what there is not: neither counts.
    ([item] + [session.item].compactMap(\.self)).map { DragItem($0, of: content) }
  }
}

struct CrateDropDelegate: CollectionDropDelegate {
  func dropSessionDidUpdate(
    _ session: DropSession, withDestination destination: DropDestination?,
    content: inout Crates
  ) -> DropProposal {
    content.asked += 1
    return DropProposal(
      operation: session.preferredOperation ?? .move, intent: .insertAtDestination)
  }

  func performDrop(with coordinator: inout DropCoordinator, content: inout Crates) {
    guard let place = coordinator.destination?.place else { return coordinator.fail("no place") }
    let isCopy = coordinator.proposal.operation.keepsSource
    for (number, item) in coordinator.session.items.enumerated() {
      let slot = InsertionPlace(place.container, Gap(place.gap.index + number))
      coordinator.drop(item, toItemAt: slot)
      guard isCopy, let original = item.localObject else { continue }
      let copy = content.model.registerItem(named: content.name(of: original) + "-2")
      content.model.insert(copy, at: slot)
    }
    if !isCopy { content.model.move(coordinator.session.localObjects, to: place) }
  }
}

/// Takes everything out of the model.
struct CrateBinDelegate: DropDelegate {
  func dropUpdated(info: DropInfo, content: inout Crates) -> DropProposal? {
    DropProposal(operation: .move, intent: .insertIntoDestination)
  }

  func performDrop(info: DropInfo, content: inout Crates) -> Bool {
    info.item.map { content.model.remove($0) } ?? false
  }
}
