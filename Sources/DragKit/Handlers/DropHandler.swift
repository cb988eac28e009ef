internal import DragGeometry
internal import DragModel

/// The types that an item or a collection view accepts, and the calls to its drop delegate.
///
/// It is a class because every motion of a drag looks it up, and a copy would be large.
final class DropHandler<Content>: Sendable {
  typealias SetTargeted = @Sendable (inout Content, Bool) -> Void

  let types: [ContentType]
  let isTargeted: SetTargeted?
  private let calls: DropCalls<Content>?
  private let reordering: ReorderingHandlers<Content>?
  // Apart, since every motion reads it, and a copy of all handlers is expensive.
  private let acceptsForeignItems: Bool

  init(
    types: [ContentType], isTargeted: SetTargeted? = nil, _ calls: DropCalls<Content>?,
    reordering: ReorderingHandlers<Content>? = nil
  ) {
    (self.types, self.isTargeted) = (types, isTargeted)
    (self.calls, self.reordering) = (calls, reordering)
    acceptsForeignItems = reordering?.acceptsItem != nil
  }

  func lifted<Whole>(to part: PartOfContent<Whole, Content>) -> DropHandler<Whole> {
    DropHandler<Whole>(
      types: types, isTargeted: isTargeted.map { part.writing($0) }, calls?.lifted(to: part))
  }
}

struct DropApproach {
  let target: ItemID
  let info: DropInfo
  let session: DropSession
  let destination: DropDestination?
  /// The container of the ``Stage/Area`` in which the drag began; `nil` if it began in the target's own.
  let origin: ContainerID?
}

struct DropCalls<Content>: Sendable {
  typealias Call<Result> = @Sendable (_ content: inout Content, DropApproach) -> Result
  typealias Perform =
    @Sendable (_ content: inout Content, DropApproach, inout DropCoordinator) -> Bool?

  let validateDrop: Call<Bool>
  let dropEntered: Call<Void>
  let dropUpdated: Call<DropProposal?>
  var canInsert: @Sendable (Content, DropApproach, ItemID) -> Bool = { _, _, _ in false }
  let dropExited: Call<Void>
  var dropSessionDidEnd: Call<Void> = { _, _ in }
  /// Returns whether the drop succeeded; `nil` if the delegate is that of a collection view.
  ///
  /// If `nil`, the drop succeeded if the coordinator has landings, or if the order in the model has
  /// changed.
  let performDrop: Perform

  func lifted<Whole>(to part: PartOfContent<Whole, Content>) -> DropCalls<Whole> {
    DropCalls<Whole>(
      validateDrop: part.writing(validateDrop), dropEntered: part.writing(dropEntered),
      dropUpdated: part.writing(dropUpdated), dropExited: part.writing(dropExited),
      performDrop: { performDrop(&$0[keyPath: part.path], $1, &$2) })
  }
}

extension DropCalls {
  init(_ delegate: @escaping @Sendable (ItemID) -> some DropDelegate<Content>) {
    validateDrop = { delegate($1.target).validateDrop(info: $1.info, content: &$0) }
    dropEntered = { delegate($1.target).dropEntered(info: $1.info, content: &$0) }
    dropUpdated = { delegate($1.target).dropUpdated(info: $1.info, content: &$0) }
    dropExited = { delegate($1.target).dropExited(info: $1.info, content: &$0) }
    performDrop = { content, approach, _ in
      delegate(approach.target).performDrop(info: approach.info, content: &content)
    }
  }

  init(_ delegate: some CollectionDropDelegate<Content>) {
    validateDrop = { delegate.canHandle($1.session, content: &$0) }
    dropEntered = { delegate.dropSessionDidEnter($1.session, content: &$0) }
    dropUpdated = {
      delegate.dropSessionDidUpdate($1.session, withDestination: $1.destination, content: &$0)
    }
    canInsert = { delegate.canInsert($1.session, into: $2, content: $0) }
    dropExited = { delegate.dropSessionDidExit($1.session, content: &$0) }
    dropSessionDidEnd = { delegate.dropSessionDidEnd($1.session, content: &$0) }
    performDrop = { content, _, coordinator in
      delegate.performDrop(with: &coordinator, content: &content)
      return nil
    }
  }
}

// Calling the delegate; a view that moves the dragged items itself has none for them.
extension DropHandler where Content: InteractiveContent {
  private func reorders(_ approach: DropApproach) -> Bool {
    if approach.session.hasActiveDrag { return reordering != nil }
    return acceptsForeignItems && movesItems(of: approach)
  }

  /// Returns whether the view moves items of another view itself; the answer is constant during a drag.
  private func movesItems(of approach: DropApproach) -> Bool {
    guard let source = Content.handlers.collection(approach.origin) else { return false }
    return (source.reorders || calls == nil)
      && approach.session.items.allSatisfy { $0.localObject != nil }
  }

  func validateDrop(_ approach: DropApproach, _ content: inout Content) -> Bool {
    if reorders(approach) { return approach.session.hasActiveDrag || accepts(approach, content) }
    guard let call = calls?.validateDrop else { return approach.session.hasActiveDrag }
    return call(&content, approach)
  }

  private func accepts(_ approach: DropApproach, _ content: Content) -> Bool {
    approach.session.localObjects.allSatisfy { item in
      content.model.position(of: item) != nil && reordering?.acceptsItem?(content, item) == true
    }
  }

  func dropEntered(_ approach: DropApproach, _ content: inout Content) {
    if !reorders(approach) { calls?.dropEntered(&content, approach) }
  }

  func dropUpdated(_ approach: DropApproach, _ content: inout Content) -> DropProposal? {
    guard !reorders(approach), let call = calls?.dropUpdated else {
      return DropProposal(operation: .move, intent: .insertAtDestination)
    }
    return call(&content, approach)
  }

  func canInsert(_ approach: DropApproach, into item: ItemID, _ content: Content) -> Bool {
    guard !reorders(approach), let call = calls?.canInsert else { return false }
    return call(content, approach, item)
  }

  func dropExited(_ approach: DropApproach, _ content: inout Content) {
    if !reorders(approach) { calls?.dropExited(&content, approach) }
  }

  func dropSessionDidEnd(_ approach: DropApproach, _ content: inout Content) {
    if !reorders(approach) { calls?.dropSessionDidEnd(&content, approach) }
  }
}

struct DropOutcome {
  var isAccepted: Bool
  var landings: [DropCoordinator.Landing] = []
  /// The reason to report: that of a refusal, or a mistake of the delegate.
  var failure: String?
  /// Whether all items have arrived.
  var isComplete = true
}

extension DropHandler where Content: InteractiveContent {
  func performDrop(
    _ approach: DropApproach, _ proposal: DropProposal, _ content: inout Content
  ) -> DropOutcome {
    guard !reorders(approach), let calls else { return reorder(approach, &content) }
    let items = approach.session.items.map { item in
      DropCoordinator.Item(
        dragItem: item, source: item.localObject.flatMap { content.model.position(of: $0) })
    }
    var coordinator = DropCoordinator(
      session: approach.session, proposal: proposal, destination: approach.destination,
      items: items)
    let (before, known) = (content.model.orderHash, content.model.itemNames.count)
    let answer = calls.performDrop(&content, approach, &coordinator)
    let hasChanged = content.model.orderHash != before
    let isDone = answer ?? (!coordinator.landings.isEmpty || hasChanged)
    // The delegate of an item may do anything with a drop; that of a view inserts what it has proposed to.
    let isForgotten =
      answer == nil && !hasChanged && proposal.intent == .insertAtDestination
      && !isOwnPlace(of: items, approach)
    let forgotten =
      "performDrop moved nothing; move the items in the model, or call coordinator.fail"
    // The delegate of an item may register copies, which the stage shows anywhere.
    let registered = content.model.itemNames.count - known
    let landings =
      proposal.operation.keepsSource && registered == items.count
      ? zip(items, known...).map {
        DropCoordinator.Landing(item: $0.dragItem, goal: .copy(ItemID(rawValue: $1)))
      } : []
    return DropOutcome(
      isAccepted: isDone && coordinator.failure == nil,
      landings: answer == nil ? coordinator.landings : landings,
      failure: coordinator.failure ?? (isForgotten ? forgotten : nil))
  }

  /// Returns whether a drop leaves the only dragged item where it is, so that the model need not change.
  private func isOwnPlace(of items: [DropCoordinator.Item], _ approach: DropApproach) -> Bool {
    guard items.count == 1, let source = items[0].source, let place = approach.destination?.place
    else { return true }
    return place.isBeside(source)
  }

  private func reorder(_ approach: DropApproach, _ content: inout Content) -> DropOutcome {
    let items = approach.session.localObjects
    guard !items.isEmpty, let place = approach.destination?.place else {
      return DropOutcome(isAccepted: false)
    }
    let before = content.model
    for item in items { reordering?.willReorder?(&content, item) }
    guard items.contains(where: { content.model.position(of: $0) != nil }) else {
      return DropOutcome(
        isAccepted: false, failure: "willReorder removed the items, so there is nothing to move")
    }
    content.model.move(items, to: place)
    reordering?.didReorder?(&content, ReorderTransaction(from: before, to: content.model))
    return DropOutcome(isAccepted: true)
  }
}

struct ClosureDropDelegate<Content>: DropDelegate {
  let types: [ContentType]
  let action: @Sendable (inout Content, [ItemProvider], Point) -> Bool

  func performDrop(info: DropInfo, content: inout Content) -> Bool {
    action(&content, info.itemProviders(for: types), info.location)
  }
}
