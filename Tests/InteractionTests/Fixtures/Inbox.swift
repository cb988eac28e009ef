import DragEvents
import DragKit
import Support
import Testing

/// A list of letters, into which other programs drop text, files and pictures, and from which letters are dragged out.
struct Inbox: InteractiveContent {
  var model = Model()
  /// The payload of each letter that was dropped, in words.
  var received: [String] = []
  /// Whether only files with a path are taken.
  var takesFilesOnly = false
  var outside: [DropOperation] = [.copy]
  /// The payloads of a letter for other programs; `nil` for the letter itself.
  var payloadsOutside: [ItemProvider]?
  var ended: [String] = []

  static let view = ItemID.control(0)
  static let folder: ContainerID = "inbox"

  init() { model.addContainer(Self.folder, items: ["a", "b", "c"]) }

  var stage: Stage {
    let bounds = Rect(x: 0, y: 0, width: 200, height: 300)
    let rows = ListConfiguration(rowHeight: 40).layout
    return Stage(areas: [Stage.Area(Self.folder, of: model, in: bounds, as: rows)])
  }

  static let handlers = HandlerRegistry<Inbox>()
    .collection(folder) { list in
      list.acceptedTypes = [.text, .url, .png]
      list.dragDelegate = LetterDragDelegate()
      list.dropDelegate = LetterDropDelegate()
    }
}

struct LetterDragDelegate: CollectionDragDelegate {
  func itemsForBeginning(
    _ session: DragSession, at item: ItemID, content: inout Inbox
  ) -> [DragItem] {
    [DragItem(item, of: content)]
  }

  func operationsOutside(_ session: DragSession, content: Inbox) -> [DropOperation] {
    content.outside
  }

  func itemProvidersOutside(_ session: DragSession, content: Inbox) -> [ItemProvider] {
    content.payloadsOutside ?? session.items.map(\.itemProvider)
  }

  func dragSessionDidEnd(_ session: DragSession, reason: DragEndReason, content: inout Inbox) {
    content.ended.append(reason.rawValue)
    guard reason == .dropped, session.externalOperation == .move, let item = session.item
    else { return }
    content.model.remove(item)
  }
}

struct LetterDropDelegate: CollectionDropDelegate {
  func performDrop(with coordinator: inout DropCoordinator, content: inout Inbox) {
    guard let place = coordinator.destination?.place else { return }
    guard coordinator.session.isFromOtherProgram else {
      content.model.move(coordinator.session.localObjects, to: place)
      return
    }
    let items = coordinator.items.filter {
      !content.takesFilesOnly || $0.dragItem.itemProvider.path != nil
    }
    for (number, item) in items.enumerated() {
      let provider = item.dragItem.itemProvider
      let picture = provider.data(for: .png).map { "\($0.count) bytes" }
      content.received.append(provider.path ?? picture ?? provider.text)
      let letter = content.model.registerItem(named: "new-\(content.received.count)")
      content.model.insert(
        letter, at: InsertionPlace(place.container, Gap(place.gap.index + number)))
      coordinator.drop(item.dragItem, toItemAt: place)
    }
  }
}

/// Drives the inbox with its user, and with other programs.
typealias InboxDriver = ContentDriver<Inbox>

extension Driver<ContentWorld<Inbox>> {
  init() { self.init(Inbox()) }

  var letters: [String] { names(in: Inbox.folder) }

  /// Drags data from another program over a point of the list.
  mutating func dragIn(_ types: [String], to y: Length, operations: [DropOperation] = [.copy]) {
    send(
      .incomingDrag(
        .entered(DragOffer(types: types, operations: operations), at: Point(x: 100, y: 290))))
    send(.incomingDrag(.moved(to: Point(x: 100, y: y))))
  }

  mutating func dropIn() { send(.incomingDrag(.released)) }

  mutating func receive(_ data: DragData...) { send(.incomingDrag(.received(data))) }

  /// The replies to the source of an incoming drag since the last call.
  mutating func takeReplies() -> [IncomingDragReply] {
    takeRequests().compactMap { if case .incomingDrag(let reply) = $0 { reply } else { nil } }
  }

  /// The requests of an outgoing drag since the last call.
  mutating func takeOutgoing() -> [OutgoingDragRequest] {
    takeRequests().compactMap { if case .outgoingDrag(let request) = $0 { request } else { nil } }
  }

  mutating func target(_ operation: DropOperation?) {
    send(.outgoingDrag(.targeted(operation)))
  }

  mutating func deliver(_ operation: DropOperation?) {
    send(.outgoingDrag(.delivered(operation)))
  }
}

extension Driver {
  /// The fields of the last call with a name, as text.
  func report(_ name: Call.Name) -> String? { calls.last { $0.name == name }?.fieldsText }
}

extension Driver where World: EditableWorld {
  /// Returns the calls of some names as lines, and clears all calls.
  mutating func takeLines(_ names: Call.Name...) -> [String] {
    takeFullCalls().filter { names.contains($0.name) }.map(\.words)
  }
}

extension Call {
  var fieldsText: String { fields.map { "\($0.name) \($0.value)" }.joined(separator: ", ") }

  /// The name and the values of the fields, without the location.
  var words: String {
    let values = fields.filter { $0.name != "location" }.map(\.value)
    return ([name.rawValue] + values.map { $0.string ?? $0.description }).joined(separator: " ")
  }
}
