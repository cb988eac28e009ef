internal import DragKit
internal import PlaygroundScenes

/// Items come by copies and links only, go by undoing them, and are in one place; several that are dropped
/// together follow one another as they were taken up.
struct ConservationWatch: Watch {
  let law = Law.conservation
  private var first: [Page: [ItemID]] = [:]
  /// The pages on which a reset can be undone, which brings back all copies at once.
  private var reset: Set<Page> = []

  mutating func watch(_ moment: Moment) -> String? {
    let page = moment.after.page
    if first[page] == nil { first[page] = moment.after.model.standing }
    if let item = Self.itemInAirTwice(moment.after.interaction) {
      return "'\(moment.after.content.name(of: item))' is in the air twice"
    }
    if let finding = pileOutOfOrder(in: moment) { return finding }
    if moment.deed == .reset { reset.insert(page) }
    return moment.changesOrders ? finding(in: moment) : nil
  }

  private func finding(in moment: Moment) -> String? {
    let before = moment.before.model.standing
    let after = moment.after.model.standing
    guard before != after else { return nil }
    let added = Set(after).subtracting(before)
    let removed = Set(before).subtracting(after)
    let words = "from \(before.count) to \(after.count) items"
    switch moment.deed {
    case .turn: return nil
    case .reset: return after == first[moment.after.page] ? nil : "a reset went \(words)"
    case .undoOrRedo:
      let isOneWay = added.isEmpty || removed.isEmpty || reset.contains(moment.after.page)
      return isOneWay ? nil : "an undo went \(words)"
    case .rowAction: return added.count + removed.count == 1 ? nil : "an action went \(words)"
    case .choice where moment.after.page == .playlist && added.isEmpty: return nil
    case .choice, .letGo, nil: break
    }
    let mayCopy = moment.droppedCopies || moment.deed == .choice
    let dragged = moment.deed == .choice ? nil : moment.before.interaction.session?.items.count
    let isCopy = mayCopy && removed.isEmpty && added.count == dragged ?? 1
    return isCopy && after.count == before.count + added.count ? nil : "without a copy \(words)"
  }

  private func pileOutOfOrder(in moment: Moment) -> String? {
    guard moment.deed == nil, moment.droppedOperation == .move, !moment.has("dragBegan"),
      let pile = moment.before.interaction.session?.localObjects, pile.count > 1
    else { return nil }
    let places = pile.compactMap(moment.after.model.position(of:))
    let isInOrder = zip(places, places.dropFirst()).allSatisfy {
      $0.container != $1.container || $0.offset < $1.offset
    }
    return isInOrder ? nil : "what was dropped together is in another order"
  }

  private static func itemInAirTwice(_ interaction: Interaction) -> ItemID? {
    guard interaction.motion.overlays.count > 1 else { return nil }
    let own = interaction.motion.overlays.filter { $0.returnsHome || $0.course == .carried }
    let items = own.map(\.item).sorted()
    return zip(items, items.dropFirst()).first { $0.0 == $0.1 }?.0
  }
}
