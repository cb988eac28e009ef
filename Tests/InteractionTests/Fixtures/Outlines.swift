import DragKit
import Support

/// A content that shows a tree of items in one outline.
protocol OutlineContent: InteractiveContent {
  var model: Model { get set }
  var groups: [OutlineGroup] { get set }
  var list: ListConfiguration { get }
  init()
}

/// An item with a container of its own.
struct OutlineGroup: Hashable, Sendable {
  let item: ItemID
  let container: ContainerID
  var isOpen = true
}

extension OutlineContent {
  static var root: ContainerID { "root" }
  static var view: ItemID { .control(0) }
  var list: ListConfiguration { ListConfiguration(rowHeight: 44) }

  var stage: Stage {
    let open = groups.filter(\.isOpen).map { (item: $0.item, container: $0.container) }
    let area = CollectionArea(
      view: Self.view, bounds: Rect(x: 0, y: 0, width: 440, height: 440),
      layout: list.layout,
      sections: [.outline(of: Self.root, in: model, opening: open)])
    return Stage(areas: [Stage.Area(Self.root, .collection(area))])
  }

  /// Adds a group with items; it is at the end of the container `parent`.
  mutating func add(_ group: String, _ items: [String], to parent: ContainerID? = nil) {
    model.addContainer(ContainerID(group), items: items)
    let item = model.item(named: group) ?? model.registerItem(named: group)
    let parent = parent ?? Self.root
    if model.position(of: item) == nil {
      model.insert(item, at: InsertionPlace(parent, Gap(model[parent]?.count ?? 0)))
    }
    groups.append(OutlineGroup(item: item, container: ContainerID(group)))
  }

  /// The rows welcome, swift (variables, functions, closures), uikit (views) and farewell.
  static var lessons: Self {
    var content = Self()
    content.model.addContainer(root, items: ["welcome", "swift", "uikit", "farewell"])
    content.add("swift", ["variables", "functions", "closures"])
    content.add("uikit", ["views"])
    return content
  }

  /// The rows that can be reached from the top, in order, as if all groups were open.
  var reachable: [String] {
    func rows(of container: ContainerID, depth: Int) -> [String] {
      guard depth < 32 else { return ["endless"] }
      return (model[container]?.items ?? []).flatMap { item in
        let inside = groups.first { $0.item == item }
        return [model.name(of: item)]
          + (inside.map { rows(of: $0.container, depth: depth + 1) } ?? [])
      }
    }
    return rows(of: Self.root, depth: 0)
  }
}

/// An outline whose rows the view moves itself; the only handler permits everything.
struct PlainOutline: OutlineContent {
  var model = Model()
  var tuning = Tuning()
  var groups: [OutlineGroup] = []
  var list = ListConfiguration(rowHeight: 44)

  static let handlers = HandlerRegistry<PlainOutline>().collection(root) { list in
    list.reorderingHandlers.canReorderItem = { _, _ in true }
  }
}

/// An outline whose delegates permit everything, and move the items wherever they are told to.
struct DelegatedOutline: OutlineContent {
  var model = Model()
  var groups: [OutlineGroup] = []
  /// The items that are dragged together.
  var selection: [String] = []
  /// The place to which the delegate retargets the lifted item.
  var retargetsTo: InsertionPlace?
  /// The place to which the delegate moves the items, whatever it has proposed.
  var movesTo: InsertionPlace?

  static let handlers = HandlerRegistry<DelegatedOutline>().collection(root) { list in
    list.dragDelegate = Drag()
    list.dropDelegate = Drop()
    list.targetPlaceForMoveOfItem = { outline, _, proposed in outline.retargetsTo ?? proposed }
  }

  struct Drag: CollectionDragDelegate {
    func itemsForBeginning(
      _ session: DragSession, at item: ItemID, content: inout DelegatedOutline
    ) -> [DragItem] {
      let others = content.selection.compactMap(content.model.item).filter { $0 != item }
      return ([item] + others).map { DragItem($0, of: content) }
    }
  }

  struct Drop: CollectionDropDelegate {
    func dropSessionDidUpdate(
      _ session: DropSession, withDestination destination: DropDestination?,
      content: inout DelegatedOutline
    ) -> DropProposal {
      let isGroup = content.groups.contains { $0.item == destination?.item }
      let isInto = isGroup && destination?.band == .into
      return DropProposal(
        operation: .move, intent: isInto ? .insertIntoDestination : .insertAtDestination)
    }

    func canInsert(_ session: DropSession, into item: ItemID, content: DelegatedOutline) -> Bool {
      content.groups.contains { $0.item == item }
    }

    func performDrop(with coordinator: inout DropCoordinator, content: inout DelegatedOutline) {
      guard let destination = coordinator.destination else { return coordinator.fail("nowhere") }
      var place = content.movesTo ?? destination.place
      if coordinator.proposal.intent == .insertIntoDestination,
        let group = content.groups.first(where: { $0.item == destination.item })
      {
        place = InsertionPlace(group.container, .start)
      }
      content.model.move(coordinator.session.localObjects, to: place)
    }
  }
}
