internal import DragKit
internal import PlaygroundScenes

/// Items come by copies only, go by undoing them, and are in one place.
struct ConservationWatch: Watch {
  let law = Law.conservation
  private var first: [ItemID]?

  mutating func watch(_ moment: Moment) -> String? {
    let (before, after) = (moment.before.standing, moment.after.standing)
    if first == nil { first = before }
    if let item = Self.itemInAirTwice(moment.after.interaction) {
      return "'\(moment.after.content.name(of: item))' is in the air twice"
    }
    guard before != after else { return nil }
    let added = Set(after).subtracting(before)
    let removed = Set(before).subtracting(after)
    let words = "from \(before.count) to \(after.count) items"
    switch moment.deed {
    case .reset: return after == first ? nil : "a reset went \(words)"
    case .undoOrRedo: return added.count + removed.count == 1 ? nil : "an undo went \(words)"
    case nil: break
    }
    let isCopy = moment.droppedOperation == "copy" && removed.isEmpty && added.count == 1
    return isCopy && after.count == before.count + 1 ? nil : "without a copy \(words)"
  }

  private static func itemInAirTwice(_ interaction: Interaction) -> ItemID? {
    let own = interaction.motion.flights.filter { $0.fliesHome || $0.course == .carried }
    let items = own.map(\.item).sorted()
    return zip(items, items.dropFirst()).first { $0.0 == $0.1 }?.0
  }
}
