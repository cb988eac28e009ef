internal import DragKit
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import RecordingTools

struct Step {
  let event: InputEvent.Kind?
  let calls: [Call]
  let before: Snapshot
  let after: Snapshot
  private(set) var drag: DragTracker
  let changesOrders: Bool

  init(
    _ event: InputEvent.Kind?, _ calls: [Call], from before: Snapshot, to after: Snapshot,
    following drag: DragTracker
  ) {
    (self.event, self.calls, self.before, self.after) = (event, calls, before, after)
    changesOrders = !after.model.hasOrders(of: before.model)
    self.drag = drag
    self.drag.follow(calls, from: before, to: after)
  }

  enum OrderChange {
    case pageChange
    case undoOrRedo, reset
    case choice
    case touchRelease
    case rowAction
    case message

    init?(_ call: Call) {
      switch (call.name, call["item"]?.string) {
      case (.tap, "undo"), (.tap, "redo"): self = .undoOrRedo
      case (.tap, "reset"): self = .reset
      case (.tap, _), (.doubleTap, _): self = .choice
      case (.touchesEnded, _): self = .touchRelease
      case (.actionHandler, _), (.contextualAction, _): self = .rowAction
      default: return nil
      }
    }
  }

  var orderChange: OrderChange? {
    if before.page != after.page { return .pageChange }
    switch event {
    case .keyPressed(.z), .keyPressed(.y): return .undoOrRedo
    // A change of the scale changes no order.
    case .messageReceived(let message) where message.scale == nil: return .message
    default: return calls.lazy.compactMap(OrderChange.init).first
    }
  }

  var droppedOperation: DropOperation? {
    calls.first { $0.name == .dragEnded && $0["reason"] == "dropped" }?["operation"]?.string
      .flatMap(DropOperation.init)
  }

  var droppedCopies: Bool { droppedOperation?.keepsSource == true }

  func has(_ name: Call.Name) -> Bool { calls.contains { $0.name == name } }

  /// The items that the step has added, in the order in which they were made.
  var addedItems: [ItemID] {
    Set(after.model.allItems).subtracting(before.model.allItems).sorted()
  }
}

/// The state of a world between two steps.
///
/// This is a class: two steps share a state without retaining each array in it.
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

  /// The items that a drag neither makes nor removes: all but groups of pictures.
  var conservedItems: [ItemID] {
    page == .pictures ? model.allItems.filter { !content.pictures.isGroup($0) } : model.allItems
  }

  var openGroups: [String] { page == .lessons ? content.lessons.shownGroups : [] }
}

extension Model {
  var orders: [ContainerID: ItemOrder] {
    Dictionary(containers.map { ($0.id, $0.items) }, uniquingKeysWith: { $1 })
  }

  func hasOrders(of other: Model) -> Bool {
    containers.elementsEqual(other.containers) { $0.id == $1.id && $0.items == $1.items }
  }

  /// The items of all containers, sorted; an item in two places is listed twice.
  var allItems: [ItemID] { containers.flatMap(\.items).sorted() }
}

struct DragTracker {
  private(set) var lifted: [ContainerID: ItemOrder] = [:]
  private(set) var openGroups: [String] = []
  private(set) var ended: DragEndReason?

  mutating func follow(_ calls: [Call], from before: Snapshot, to after: Snapshot) {
    ended = nil
    for call in calls {
      switch call.name {
      case .dragBegan, .dragEntered:
        // A drag that ended in the same step has left the orders for the next one.
        if ended == nil { (lifted, openGroups) = (before.model.orders, before.openGroups) }
        if ended == .dropped { lifted = after.model.orders }
        ended = nil
      // The action of a row is not part of the drag.
      case .actionHandler, .contextualAction: lifted = after.model.orders
      case .dragEnded: ended = call["reason"]?.string.flatMap(DragEndReason.init)
      default: break
      }
    }
  }
}
