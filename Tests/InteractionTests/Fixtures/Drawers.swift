@testable import DragKit

/// Two lists side by side: drawers, one of which is a group that is open, and a tray; both have
/// delegates that note the calls they receive and that can be made to answer nonsense.
struct Drawers: NamedControls {
  var model = Model()
  var reported: [String] = []
  /// How the delegates behave.
  var manners = Manners.good
  /// The places to which the list snaps a drop.
  var snap: InsertionPlace?

  enum Manners {
    case good, nothingToDrag, forbidding, failing, silent, copying, intoGroups, immovable, twice
    /// Drops an item in the gap without moving it in the model.
    case forgetful
    /// Takes what is dragged out of the model while it is dragged over the list.
    case removing
  }

  static let drawers = ItemID.control(0)
  static let tray = ItemID.control(1)

  init() {
    model.addContainer("drawers", items: ["a", "group", "b"])
    model.addContainer("group", items: ["x", "y"])
    model.addContainer("tray")
  }

  var stage: Stage {
    let group = model.item(named: "group").map { (item: $0, container: ContainerID("group")) }
    return Stage(areas: [
      area("drawers", Self.drawers, x: 0) {
        .outline(of: "drawers", in: $0, opening: group.map { [$0] } ?? [])
      },
      area("tray", Self.tray, x: 220) { CollectionSection("tray", count: $0["tray"]?.count ?? 0) },
    ])
  }

  private func area(
    _ id: ContainerID, _ view: ItemID, x: Length, _ section: (Model) -> CollectionSection
  ) -> Stage.Area {
    Stage.Area(
      id,
      .collection(
        CollectionArea(
          view: view, bounds: Rect(x: x, y: 0, width: 200, height: 400),
          layout: ListConfiguration(rowHeight: 40).layout, sections: [section(model)])))
  }

  static let controlNames = [drawers: "list", tray: "tray"]

  static let handlers = HandlerRegistry<Drawers>()
    .collection("drawers") { list in
      list.dragDelegate = DrawerDragDelegate()
      list.dropDelegate = DrawerDropDelegate(name: "drawers")
      list.targetPlaceForMoveOfItem = { drawers, _, proposed in drawers.snap ?? proposed }
      // Nothing calls it: `isSpringLoaded` is left as it is by default.
      list.springLoadItem = { drawers, item in
        drawers.reported.append("opened \(drawers.name(of: item))")
      }
    }
    .collection("tray") { $0.dropDelegate = DrawerDropDelegate(name: "tray") }
}

struct DrawerDragDelegate: CollectionDragDelegate {
  func itemsForBeginning(
    _ session: DragSession, at item: ItemID, content: inout Drawers
  ) -> [DragItem] {
    content.reported.append("itemsForBeginning \(content.name(of: item))")
    let dragged = DragItem(item, of: content)
    switch content.manners {
    case .nothingToDrag where content.name(of: item) == "a": return []
    case .twice: return [dragged, dragged]
    default: return [dragged]
    }
  }

  func dragSessionWillBegin(_ session: DragSession, content: inout Drawers) {
    content.reported.append("dragSessionWillBegin")
  }

  func dragSessionDidEnd(
    _ session: DragSession, reason: DragEndReason, content: inout Drawers
  ) {
    content.reported.append("dragSessionDidEnd \(reason)")
  }

  func dragSessionAllowsMoveOperation(_ session: DragSession, content: Drawers) -> Bool {
    content.manners != .immovable
  }
}

struct DrawerDropDelegate: CollectionDropDelegate {
  let name: String

  func dropSessionDidEnter(_ session: DropSession, content: inout Drawers) {
    content.reported.append("\(name) didEnter \(session.hasActiveDrag ? "own" : "foreign")")
  }

  func dropSessionDidUpdate(
    _ session: DropSession, withDestination destination: DropDestination?,
    content: inout Drawers
  ) -> DropProposal {
    if content.manners == .removing, let item = session.localObjects.first {
      content.model.remove(item)
    }
    if content.manners == .forbidding { return DropProposal(operation: .forbidden) }
    let isGroup = destination?.item.map { content.name(of: $0) } == "group"
    let intent: DropIntent =
      content.manners == .intoGroups && isGroup ? .insertIntoDestination : .insertAtDestination
    let copies =
      content.manners == .copying || session.preferredOperation?.keepsSource == true
    return DropProposal(operation: copies ? .copy : .move, intent: intent)
  }

  func dropSessionDidExit(_ session: DropSession, content: inout Drawers) {
    content.reported.append("\(name) didExit")
  }

  func dropSessionDidEnd(_ session: DropSession, content: inout Drawers) {
    content.reported.append("\(name) didEnd")
  }

  func performDrop(with coordinator: inout DropCoordinator, content: inout Drawers) {
    let source = coordinator.items.first?.source
    content.reported.append(
      "\(name) performDrop from \(source.map { "\($0.container.name) \($0.offset)" } ?? "nowhere")")
    guard let item = coordinator.items.first?.dragItem, let local = item.localObject,
      let destination = coordinator.destination
    else { return coordinator.fail("there is no destination") }
    switch (content.manners, coordinator.proposal.intent) {
    case (.failing, _): coordinator.fail("the drawer is stuck")
    case (.silent, _): break
    case (.forgetful, _): coordinator.drop(item, toItemAt: destination.place)
    case (_, .insertIntoDestination):
      if let target = destination.item { coordinator.drop(item, intoItemAt: target) }
      content.model.move([local], to: InsertionPlace("group", Gap(2)))
    default:
      coordinator.drop(item, toItemAt: destination.place)
      insert(local, coordinator.proposal.operation, destination.place, &content)
    }
  }

  private func insert(
    _ item: ItemID, _ operation: DropOperation, _ place: InsertionPlace, _ content: inout Drawers
  ) {
    guard operation == .copy else { return _ = content.model.move([item], to: place) }
    let copy = content.model.registerItem(named: content.name(of: item) + "-2")
    content.model.insert(copy, at: place)
  }
}
