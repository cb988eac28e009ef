internal import DragKit
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import RecordingTools

/// An event or a span of time, with the states before and after it.
struct Step {
  /// The event; `nil` for a span of time.
  let event: InputEvent.Kind?
  let calls: [Call]
  let before: Snapshot
  let after: Snapshot
  let changesOrders: Bool
  /// The orders that a drag restores unless it ends with a drop.
  private(set) var lifted: [ContainerID: ItemOrder] = [:]
  /// The groups that were open before the last lift.
  private(set) var openGroups: [String] = []
  /// The reason why a drag ended in this step; `nil` if none ended, or if another began after it.
  private(set) var ended: DragEndReason?
  /// The first state of each page, or its state after the last message that is not a scale.
  private var initialStates: [Page: Snapshot]

  /// Creates the step before the first one of a session.
  init(start: Snapshot) {
    (event, calls, before, after, changesOrders) = (nil, [], start, start, false)
    initialStates = [start.page: start]
  }

  init(
    _ event: InputEvent.Kind?, _ calls: [Call], to after: Snapshot, following previous: Step
  ) {
    (self.event, self.calls, before, self.after) = (event, calls, previous.after, after)
    changesOrders = !after.model.hasOrders(of: before.model)
    (lifted, openGroups) = (previous.lifted, previous.openGroups)
    initialStates = previous.initialStates
    for call in calls {
      switch call.name {
      case .dragBegan, .dragEntered:
        // If another drag ended in this step, `before` is not the state at the start of this drag.
        if ended == nil { (lifted, openGroups) = (before.model.orders, before.openGroups) }
        if ended == .dropped { lifted = after.model.orders }
        ended = nil
      // The end of a drag does not revert the action of a row.
      case .actionHandler, .contextualAction: lifted = after.model.orders
      case .dragEnded: ended = call["reason"]?.string.flatMap(DragEndReason.init)
      default: break
      }
    }
    if initialStates[after.page] == nil || orderChange == .message {
      initialStates[after.page] = after
    }
  }

  /// The state to which a reset, or an undo of everything, returns the page.
  var initial: Snapshot { initialStates[after.page] ?? after }

  enum OrderChange {
    case pageChange
    case undoOrRedo, reset
    case choice
    case touchRelease
    case rowAction
    case message
  }

  var orderChange: OrderChange? {
    if before.page != after.page { return .pageChange }
    switch event {
    case .keyPressed(.z), .keyPressed(.y): return .undoOrRedo
    // A message with a scale cannot change an order, so it explains no change.
    case .messageReceived(let message) where message.scale == nil: return .message
    default: return calls.lazy.compactMap(orderChange(by:)).first
    }
  }

  private func orderChange(by call: Call) -> OrderChange? {
    switch (call.name, call["item"]?.string) {
    case (.tap, "undo"), (.tap, "redo"): .undoOrRedo
    case (.tap, "reset"): .reset
    case (.tap, _), (.doubleTap, _): .choice
    case (.touchesEnded, _): .touchRelease
    case (.actionHandler, _), (.contextualAction, _): .rowAction
    default: nil
    }
  }

  var droppedOperation: DropOperation? {
    calls.first { $0.name == .dragEnded && $0["reason"] == "dropped" }?["operation"]?.string
      .flatMap(DropOperation.init)
  }

  var droppedCopies: Bool { droppedOperation?.keepsSource == true }

  func has(_ name: Call.Name) -> Bool { calls.contains { $0.name == name } }

  /// The items that the step added, in the order of their creation.
  var addedItems: [ItemID] {
    Set(after.model.allItems).subtracting(before.model.allItems).sorted()
  }
}

/// The state of a world between two steps.
///
/// A class, so that consecutive steps share a state without retaining each array in it.
final class Snapshot {
  let content: PlaygroundContent
  let interaction: Interaction
  let nextWake: Microseconds?
  let model: Model
  let page: Page
  let isDragging: Bool

  init(_ world: some PlaygroundWorld) {
    (content, interaction, nextWake) = (world.content, world.interaction, world.nextWake)
    (model, page) = (content.model, content.page)
    isDragging = interaction.isDragging
  }

  /// The items that a move neither adds nor removes: all except groups of pictures.
  var conservedItems: [ItemID] {
    page == .pictures ? model.allItems.filter { !content.pictures.isGroup($0) } : model.allItems
  }

  var openGroups: [String] { page == .lessons ? content.lessons.namesOfShownGroups : [] }
}

extension Model {
  var orders: [ContainerID: ItemOrder] {
    Dictionary(containers.map { ($0.id, $0.items) }, uniquingKeysWith: { $1 })
  }

  func hasOrders(of other: Model) -> Bool {
    containers.elementsEqual(other.containers) { $0.id == $1.id && $0.items == $1.items }
  }

  /// The items of all containers, sorted; an item that is in two containers is listed twice.
  var allItems: [ItemID] { containers.flatMap(\.items).sorted() }
}
