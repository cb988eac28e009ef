internal import DragGeometry
internal import DragModel

/// What an item or a collection view does when something is dropped on it.
///
/// It is behind a reference: it is looked up at every motion of a drag.
final class DropHandler<Content>: Sendable {
  typealias SetTargeted = @Sendable (inout Content, Bool) -> Void

  let types: [ContentType]
  let isTargeted: SetTargeted?
  let kind: Kind

  /// Who is told of the drag.
  enum Kind: Sendable {
    /// The delegate of each item.
    case items(@Sendable (ItemID) -> any DropDelegate<Content>)
    /// That of a collection view.
    case collection(any CollectionDropDelegate<Content>)
    /// Nobody where a collection view's own items change places, else its delegate.
    case reordering(ReorderingHandlers<Content>, others: (any CollectionDropDelegate<Content>)?)
  }

  init(types: [ContentType], isTargeted: SetTargeted? = nil, _ kind: Kind) {
    (self.types, self.isTargeted, self.kind) = (types, isTargeted, kind)
  }

  func lifted<Whole>(along path: SendablePath<Whole, Content>) -> DropHandler<Whole> {
    var setWhole: DropHandler<Whole>.SetTargeted?
    if let isTargeted { setWhole = { content, flag in isTargeted(&content[keyPath: path], flag) } }
    return DropHandler<Whole>(types: types, isTargeted: setWhole, kind.lifted(along: path))
  }
}

extension DropHandler.Kind {
  fileprivate func lifted<Whole>(
    along path: SendablePath<Whole, Content>
  ) -> DropHandler<Whole>.Kind {
    switch self {
    case .items(let delegate): .items { PartDropDelegate(part: delegate($0), path: path) }
    case .collection(let part): .collection(PartCollectionDropDelegate(part: part, path: path))
    case .reordering(let handlers, let others):
      .reordering(
        handlers.lifted(along: path),
        others: others.map { PartCollectionDropDelegate(part: $0, path: path) })
    }
  }
}

/// What a target is told of the drag over it.
struct DropApproach {
  let target: ItemID
  let info: DropInfo
  let session: DropSession
  let destination: DropDestination?
}

// What the delegates are asked, whoever they are.
extension DropHandler {
  private func kind(for session: DropSession) -> Kind {
    guard case .reordering(_, others: let others?) = kind, !session.hasActiveDrag else {
      return kind
    }
    return .collection(others)
  }

  func validateDrop(_ approach: DropApproach, _ content: inout Content) -> Bool {
    switch kind(for: approach.session) {
    case .items(let delegate):
      delegate(approach.target).validateDrop(info: approach.info, content: &content)
    case .collection(let delegate): delegate.canHandle(approach.session, content: &content)
    case .reordering: approach.session.hasActiveDrag
    }
  }

  func dropEntered(_ approach: DropApproach, _ content: inout Content) {
    switch kind(for: approach.session) {
    case .items(let delegate):
      delegate(approach.target).dropEntered(info: approach.info, content: &content)
    case .collection(let delegate):
      delegate.dropSessionDidEnter(approach.session, content: &content)
    case .reordering: break
    }
  }

  func dropUpdated(_ approach: DropApproach, _ content: inout Content) -> DropProposal? {
    switch kind(for: approach.session) {
    case .items(let delegate):
      delegate(approach.target).dropUpdated(info: approach.info, content: &content)
    case .collection(let delegate):
      delegate.dropSessionDidUpdate(
        approach.session, withDestination: approach.destination, content: &content)
    case .reordering: DropProposal(operation: .move, intent: .insertAtDestination)
    }
  }

  func canInsert(_ approach: DropApproach, into item: ItemID, _ content: Content) -> Bool {
    guard case .collection(let delegate) = kind(for: approach.session) else { return false }
    return delegate.canInsert(approach.session, into: item, content: content)
  }

  func dropExited(_ approach: DropApproach, _ content: inout Content) {
    switch kind(for: approach.session) {
    case .items(let delegate):
      delegate(approach.target).dropExited(info: approach.info, content: &content)
    case .collection(let delegate):
      delegate.dropSessionDidExit(approach.session, content: &content)
    case .reordering: break
    }
  }

  func dropSessionDidEnd(_ session: DropSession, _ content: inout Content) {
    guard case .collection(let delegate) = kind(for: session) else { return }
    delegate.dropSessionDidEnd(session, content: &content)
  }
}

/// What came of a drop.
struct DropOutcome {
  var isAccepted: Bool
  /// Where things are to fly, as a coordinator was told.
  var landings: [DropCoordinator.Landing] = []
  /// Why it failed, where a coordinator was told.
  var failure: String?
}

extension DropHandler where Content: InteractiveContent {
  func performDrop(
    _ approach: DropApproach, _ proposal: DropProposal, _ content: inout Content
  ) -> DropOutcome {
    switch kind(for: approach.session) {
    case .items(let delegate):
      DropOutcome(
        isAccepted: delegate(approach.target).performDrop(info: approach.info, content: &content))
    case .collection(let delegate): coordinate(delegate, approach, proposal, &content)
    case .reordering(let handlers, _): reorder(handlers, approach, &content)
    }
  }

  private func coordinate(
    _ delegate: any CollectionDropDelegate<Content>, _ approach: DropApproach,
    _ proposal: DropProposal, _ content: inout Content
  ) -> DropOutcome {
    let items = approach.session.items.map { item in
      DropCoordinator.Item(item, from: item.localObject.flatMap { content.model.position(of: $0) })
    }
    var coordinator = DropCoordinator(
      session: approach.session, proposal: proposal, destination: approach.destination,
      items: items)
    let before = content.model.orderHash
    delegate.performDrop(with: &coordinator, content: &content)
    let isDone = !coordinator.landings.isEmpty || content.model.orderHash != before
    return DropOutcome(
      isAccepted: isDone && coordinator.failure == nil, landings: coordinator.landings,
      failure: coordinator.failure)
  }

  private func reorder(
    _ handlers: ReorderingHandlers<Content>, _ approach: DropApproach, _ content: inout Content
  ) -> DropOutcome {
    let items = approach.session.localObjects
    guard !items.isEmpty, let place = approach.destination?.place else {
      return DropOutcome(isAccepted: false)
    }
    let before = content.model
    for item in items { handlers.willReorder?(&content, item) }
    content.model.move(items, to: place)
    handlers.didReorder?(&content, ReorderTransaction(from: before, to: content.model))
    return DropOutcome(isAccepted: true)
  }
}

/// The delegate behind the forms of `onDrop` that take a closure.
struct ClosureDropDelegate<Content>: DropDelegate {
  let types: [ContentType]
  let action: @Sendable (inout Content, [ItemProvider], Point) -> Bool

  func performDrop(info: DropInfo, content: inout Content) -> Bool {
    action(&content, info.itemProviders(for: types), info.location)
  }
}
