/// The types that an item or a collection view accepts, and its drop delegate.
///
/// It is a class because every motion of a drag looks it up, and a copy would be large.
final class DropHandler<Content>: Sendable {
  let types: [ContentType]
  let isTargeted: (@Sendable (inout Content, Bool) -> Void)?
  private let delegate: Delegate?
  private let reordering: ReorderingHandlers<Content>?

  /// The methods of a ``DropDelegate`` or a ``CollectionDropDelegate``, as functions.
  struct Delegate: Sendable {
    typealias Call<Result> = @Sendable (inout Content, DropSession) -> Result

    fileprivate let validateDrop: Call<Bool>
    let dropEntered: Call<Void>
    fileprivate let dropUpdated: Call<DropProposal?>
    var canInsert: (@Sendable (Content, DropSession, ItemID) -> Bool)?
    let dropExited: Call<Void>
    var dropSessionDidEnd: Call<Void>?
    /// Returns whether the drop succeeded; `nil` if the delegate is that of a collection view.
    ///
    /// Then the drop succeeded if the delegate called a `drop` method or changed the model's order.
    fileprivate let performDrop: @Sendable (inout Content, inout DropCoordinator) -> Bool?
  }

  init(
    types: [ContentType], _ delegate: Delegate?, reordering: ReorderingHandlers<Content>? = nil,
    isTargeted: (@Sendable (inout Content, Bool) -> Void)? = nil
  ) {
    (self.types, self.isTargeted) = (types, isTargeted)
    (self.delegate, self.reordering) = (delegate, reordering)
  }

  func adapted<Whole>(to part: some ContentPart<Whole, Content>) -> DropHandler<Whole> {
    DropHandler<Whole>(
      types: types, delegate?.adapted(to: part), isTargeted: isTargeted.map(part.writing))
  }
}

extension DropHandler.Delegate {
  init(_ delegate: @escaping @Sendable (ItemID) -> some DropDelegate<Content>) {
    validateDrop = { delegate($1.target).validateDrop(info: $1, content: &$0) }
    dropEntered = { delegate($1.target).dropEntered(info: $1, content: &$0) }
    dropUpdated = { delegate($1.target).dropUpdated(info: $1, content: &$0) }
    dropExited = { delegate($1.target).dropExited(info: $1, content: &$0) }
    performDrop = { content, coordinator in
      let session = coordinator.session
      return delegate(session.target).performDrop(info: session, content: &content)
    }
  }

  init(_ delegate: some CollectionDropDelegate<Content>) {
    validateDrop = { delegate.canHandle($1, content: &$0) }
    dropEntered = { delegate.dropSessionDidEnter($1, content: &$0) }
    dropUpdated = {
      delegate.dropSessionDidUpdate($1, withDestination: $1.destination, content: &$0)
    }
    canInsert = { delegate.canInsert($1, into: $2, content: $0) }
    dropExited = { delegate.dropSessionDidExit($1, content: &$0) }
    dropSessionDidEnd = { delegate.dropSessionDidEnd($1, content: &$0) }
    performDrop = { content, coordinator in
      delegate.performDrop(with: &coordinator, content: &content)
      return nil
    }
  }

  init(
    _ types: [ContentType],
    _ action: @escaping @Sendable (inout Content, [ItemProvider], Point) -> Bool
  ) {
    validateDrop = { _, _ in true }
    (dropEntered, dropExited, dropUpdated) = ({ _, _ in }, { _, _ in }, { _, _ in nil })
    performDrop = { content, coordinator in
      let session = coordinator.session
      return action(&content, session.itemProviders(for: types), session.location)
    }
  }

  func adapted<Whole>(
    to part: some ContentPart<Whole, Content>
  ) -> DropHandler<Whole>.Delegate {
    DropHandler<Whole>.Delegate(
      validateDrop: part.writing(validateDrop), dropEntered: part.writing(dropEntered),
      dropUpdated: part.writing(dropUpdated), canInsert: canInsert.map(part.reading),
      dropExited: part.writing(dropExited),
      dropSessionDidEnd: dropSessionDidEnd.map(part.writing),
      performDrop: { content, coordinator in
        part.modify(&content) { performDrop(&$0, &coordinator) }
      })
  }
}

// MARK: - Calling the delegate

extension DropHandler where Content: InteractiveContent {
  /// Returns whether the view moves the dragged items itself; the answer is constant during a drag.
  private func reorders(_ session: DropSession) -> Bool {
    if session.hasActiveDrag { return reordering != nil }
    guard reordering?.acceptsItem != nil, let source = Content.handlers.collection(session.origin)
    else { return false }
    return (source.handlers.reorders || delegate == nil)
      && session.items.allSatisfy { $0.localObject != nil }
  }

  /// Returns the delegate of a drag; `nil` if the view moves the dragged items itself, or has none.
  func delegate(of session: DropSession) -> Delegate? { reorders(session) ? nil : delegate }

  func validateDrop(_ session: DropSession, _ content: inout Content) -> Bool {
    guard reorders(session) else { return delegate?.validateDrop(&content, session) ?? false }
    return session.hasActiveDrag
      || session.localObjects.allSatisfy { item in
        content.model.position(of: item) != nil && reordering?.acceptsItem?(content, item) == true
      }
  }

  func dropUpdated(_ session: DropSession, _ content: inout Content) -> DropProposal? {
    guard let delegate = delegate(of: session) else {
      return DropProposal(operation: .move, intent: .insertAtDestination)
    }
    return delegate.dropUpdated(&content, session)
  }

  /// Performs a drop; the coordinator reports whether it was accepted, and where the items land.
  func performDrop(
    _ session: DropSession, _ proposal: DropProposal, _ content: inout Content
  ) -> DropCoordinator {
    var coordinator = DropCoordinator(session, proposal, content.model)
    guard let delegate = delegate(of: session) else {
      coordinator.isAccepted = reorder(&coordinator, &content)
      return coordinator
    }
    let (before, known) = (content.model.orderHash, content.model.itemCount)
    let answer = delegate.performDrop(&content, &coordinator)
    let hasChanged = content.model.orderHash != before
    let isDone = answer ?? (!coordinator.landings.isEmpty || hasChanged)
    coordinator.isAccepted = isDone && coordinator.failure == nil
    if answer != nil {
      // The items land on the copies that the delegate has registered, wherever these are shown.
      coordinator.landOnCopies(since: known, content.model)
    } else if !hasChanged, coordinator.failure == nil, coordinator.hasForgottenItems {
      // Only the delegate of a view has to change the model: it proposed to insert the items.
      coordinator.fail(
        "performDrop moved nothing; move the items in the model, or call coordinator.fail")
    }
    return coordinator
  }

  private func reorder(_ coordinator: inout DropCoordinator, _ content: inout Content) -> Bool {
    let items = coordinator.session.localObjects
    guard !items.isEmpty, let place = coordinator.destination?.place else { return false }
    let before = content.model
    for item in items { reordering?.willReorder?(&content, item) }
    guard items.contains(where: { content.model.position(of: $0) != nil }) else {
      coordinator.fail("willReorder removed the items, so there is nothing to move")
      return false
    }
    content.model.move(items, to: place)
    reordering?.didReorder?(&content, ReorderTransaction(from: before, to: content.model))
    return true
  }
}

extension DropCoordinator {
  /// Whether the drop must change the model: one item was to be inserted at a place not its own.
  fileprivate var hasForgottenItems: Bool {
    guard proposal.intent == .insertAtDestination, items.count == 1, let source = items[0].source,
      let place = destination?.place
    else { return false }
    return !place.isBeside(source)
  }

  /// Lands each item on the copy that the delegate registered after the model had `known` items.
  fileprivate mutating func landOnCopies(since known: Int, _ model: Model) {
    let count = model.itemCount
    landings = []
    guard proposal.operation.keepsSource, count - known == items.count else { return }
    landings = zip(items, known..<count).map {
      Landing(item: $0.dragItem, goal: .copy(ItemID(rawValue: $1)))
    }
  }
}
