internal import DragKit
internal import DragKitRecording
internal import PlaygroundScenes

/// A check that items are neither lost nor duplicated, and that items that are dropped together
/// keep their order.
struct ConservationInvariant: Invariant {
  private var resetPages: Set<Page> = []
  /// The number of files that another program has sent in its latest drag.
  private var sentFiles = 0

  mutating func check(_ step: Step) -> String? {
    let after = step.after
    switch step.event {
    case .incomingDrag(.entered): sentFiles = 0
    case .incomingDrag(.received(let data)):
      sentFiles = data.reduce(0) { $0 + $1.bytes.split(separator: UInt8(ascii: "\n")).count }
    default: break
    }
    if let item = after.interaction.itemDraggedTwice(of: after.content) {
      return "'\(after.content.name(of: item))' is dragged twice"
    }
    if !keepsPileOrder(step) { return "items dropped together are in another order" }
    if step.orderChange == .reset { resetPages.insert(after.page) }
    guard step.changesOrders else { return nil }
    if let item = after.content.itemsInsideThemselves.first {
      return "'\(after.content.name(of: item))' is in its own group, where nothing shows it"
    }
    return itemViolation(in: step)
  }

  private func itemViolation(in step: Step) -> String? {
    let (before, after) = (step.before.conservedItems, step.after.conservedItems)
    guard before != after else { return nil }
    let (added, removed) = (Set(after).subtracting(before), Set(before).subtracting(after))
    let copies =
      removed.isEmpty && after.count == before.count + added.count ? added.count : nil
    let isAllowed =
      switch step.orderChange {
      case .pageChange, .message: true
      case .reset: after == step.initial.conservedItems
      case .undoOrRedo: added.isEmpty || removed.isEmpty || resetPages.contains(step.after.page)
      case .rowAction: added.count + removed.count == 1
      case .choice where step.after.page == .pictures: added.isEmpty || removed.isEmpty
      case .choice: step.after.page.hasDeletion && added.isEmpty || copies == 1
      case .touchRelease, nil:
        step.droppedCopies && copies == droppedCount(in: step.before)
      }
    let action = step.orderChange.map { "\($0)" } ?? "no copy"
    return isAllowed ? nil : "\(action) changed \(before.count) items to \(after.count)"
  }

  /// Returns the number of items that a copying drop adds, with a group of pictures counted as its
  /// pictures; `nil` without a drag.
  private func droppedCount(in state: Snapshot) -> Int? {
    guard let session = state.interaction.session else { return nil }
    guard session.pointer != .otherProgram else { return sentFiles }
    guard state.page == .pictures else { return session.items.count }
    return session.localObjects.reduce(0) { count, item in
      guard state.content.pictures.isGroup(item) else { return count + 1 }
      return count + (state.model[ContainerID(state.model.name(of: item))]?.count ?? 0)
    }
  }

  private func keepsPileOrder(_ step: Step) -> Bool {
    guard step.orderChange == nil, step.droppedOperation == .move, !step.has(.dragBegan),
      let pile = step.before.interaction.session?.localObjects, pile.count > 1
    else { return true }
    let places = pile.compactMap(step.after.model.position(of:))
    return zip(places, places.dropFirst()).allSatisfy {
      $0.container != $1.container || $0.offset < $1.offset
    }
  }
}

extension Page {
  /// Whether a menu of the page deletes items.
  fileprivate var hasDeletion: Bool { [.board, .playlist, .recordings].contains(self) }
}

extension Interaction {
  fileprivate func itemDraggedTwice(of content: PlaygroundContent) -> ItemID? {
    let items = overlays(of: content).filter { $0.isLanding || $0.isInHand }.map(\.item).sorted()
    return zip(items, items.dropFirst()).first { $0.0 == $0.1 }?.0
  }
}

/// A check that a hover changes no order, except if a drag enters an item (D12), or leaves one
/// and so restores the order.
struct HoverInvariant: Invariant {
  func check(_ step: Step) -> String? {
    guard step.changesOrders, step.orderChange == nil else { return nil }
    if step.has(.performDrop) || step.has(.dragEnded) { return nil }
    let entered = step.calls.filter { $0.name == .dropEntered }.compactMap { $0["target"]?.string }
    if entered.contains(where: { step.before.model.item(named: $0) != nil }) { return nil }
    if step.has(.dropExited), step.after.model.orders == step.lifted { return nil }
    return "the order changed over \(entered.last ?? "nothing")"
  }
}

/// A check that no `forbidden` or `cancel` proposal is performed, that a drag without a drop
/// restores all orders, and that open groups stay open.
struct ProposalInvariant: Invariant {
  private var operation: String?

  mutating func check(_ step: Step) -> String? {
    for call in step.calls {
      switch call.name {
      case .dropUpdated: operation = call["operation"]?.string
      case .dropEntered, .dropExited, .dragEnded: operation = nil
      case .performDrop:
        guard let operation, operation == "forbidden" || operation == "cancel" else { continue }
        return "performDrop on a target that proposes \(operation)"
      default: break
      }
    }
    guard let reason = step.ended, step.orderChange != .reset, step.orderChange != .rowAction
    else { return nil }
    if step.orderChange == nil, !step.openGroups.allSatisfy(step.after.openGroups.contains) {
      return "\(reason), and a group stays folded"
    }
    guard reason != .dropped else { return nil }
    return step.after.model.orders == step.lifted ? nil : "\(reason), and the order differs"
  }
}
