import DragKit
import DragKitSnapshots
import Support

/// Three lists without a delegate, between which cards move, and an inbox that drags several mails.
struct Kanban: InteractiveContent {
  var model = Model()
  /// The calls of the handlers, in order.
  var reported: [String] = []
  /// The number of cards that `doing` holds.
  var limit = 4
  /// Whether the delegate of the inbox permits that mails are moved.
  var mailsCanMove = true
  /// Whether a card is removed as soon as its move is announced.
  var removesMoved = false
  var layout: any CollectionLayout = ListConfiguration(rowHeight: 40).layout

  static let columns: [ContainerID] = ["todo", "doing", "done"]

  init() {
    model.addContainer("todo", items: ["a", "b", "c"])
    model.addContainer("doing", items: ["d", "e"])
    model.addContainer("done", items: ["f"])
    model.addContainer("inbox", items: ["mail-1", "mail-2", "mail-3"])
  }

  var stage: Stage {
    Stage(
      areas: (Self.columns + ["inbox"]).enumerated().map { number, id in
        let bounds = Rect(x: Length(pixels: 220 * number), y: 0, width: 200, height: 400)
        return Stage.Area(id, of: model, view: .control(number), in: bounds, as: layout)
      })
  }

  static let handlers = columns.reduce(
    HandlerRegistry<Kanban>().collection("inbox") { $0.dragDelegate = MailDragDelegate() }
  ) { registry, column in
    registry.collection(column) { list in
      list.reorderingHandlers.canReorderItem = { @Sendable _, _ in true }
      list.reorderingHandlers.acceptsItem = { @Sendable board, _ in
        column != "doing" || (board.model["doing"]?.count ?? 0) < board.limit
      }
      list.reorderingHandlers.willReorder = { @Sendable board, item in
        board.reported.append("\(column.name) will \(board.name(of: item))")
        if board.removesMoved { board.model.remove(item) }
      }
      list.reorderingHandlers.didReorder = { @Sendable board, transaction in
        let sections = transaction.sectionTransactions.map { section in
          let items = section.finalItemIdentifiers.map(board.name(of:))
          return "\(section.sectionIdentifier.name): " + items.joined(separator: " ")
        }
        board.reported.append("\(column.name) did " + sections.joined(separator: ", "))
      }
      // Only `done` also has a delegate.
      if column == "done" { list.dropDelegate = ArchiveDropDelegate() }
    }
  }
}

/// Drags a mail with all mails after it.
struct MailDragDelegate: CollectionDragDelegate {
  func itemsForBeginning(
    _ session: DragSession, at item: ItemID, content: inout Kanban
  ) -> [DragItem] {
    let mails = (content.model["inbox"].map { Array($0.items) } ?? []).drop { $0 != item }
    return mails.map { DragItem($0, of: content) }
  }

  func dragSessionAllowsMoveOperation(_ session: DragSession, content: Kanban) -> Bool {
    content.mailsCanMove
  }
}

/// Notes what it receives, beside a card or into one.
struct ArchiveDropDelegate: CollectionDropDelegate {
  func dropSessionDidUpdate(
    _ session: DropSession, withDestination destination: DropDestination?, content: inout Kanban
  ) -> DropProposal {
    DropProposal(
      operation: session.preferredOperation ?? .move,
      intent: destination?.band == .into ? .insertIntoDestination : .insertAtDestination)
  }

  func canInsert(_ session: DropSession, into item: ItemID, content: Kanban) -> Bool { true }

  func performDrop(with coordinator: inout DropCoordinator, content: inout Kanban) {
    if let card = coordinator.destination?.item,
      coordinator.proposal.intent == .insertIntoDestination
    {
      content.reported.append("archive into \(content.name(of: card))")
      return coordinator.items.forEach { coordinator.drop($0.dragItem, intoItemAt: card) }
    }
    content.reported.append("archive \(coordinator.proposal.operation)")
    guard let place = coordinator.destination?.place else { return coordinator.fail("no place") }
    if coordinator.proposal.operation == .move {
      content.model.move(coordinator.items.compactMap(\.dragItem.localObject), to: place)
    }
    for item in coordinator.items { coordinator.drop(item.dragItem, toItemAt: place) }
  }
}
