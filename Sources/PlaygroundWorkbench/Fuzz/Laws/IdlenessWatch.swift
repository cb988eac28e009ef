internal import DragKit
internal import PlaygroundScenes

/// Where nothing is done and nothing moves, nothing is waited for, and everything is at its place.
struct IdlenessWatch: Watch {
  let law = Law.idleness

  mutating func watch(_ moment: Moment) -> String? {
    let after = moment.after
    guard after.interaction.isIdle else { return nil }
    // What was idle before and called nothing since is where it was.
    if moment.before.interaction.isIdle, moment.calls.isEmpty { return waiting(after) }
    return finding(in: after)
  }

  mutating func conclude(_ sight: Sight) -> String? {
    let interaction = sight.interaction
    if !interaction.touches.isEmpty { return "a pointer is down that is up" }
    if sight.isDragging { return "something is still carried" }
    if !interaction.isIdle { return "something still moves" }
    return finding(in: sight)
  }

  private func finding(in sight: Sight) -> String? {
    let interaction = sight.interaction
    if let waiting = waiting(sight) { return waiting }
    if !interaction.motion.overlays.isEmpty { return "idle, and something is in the air" }
    for area in sight.content.stage.areas {
      for item in interaction.visibleItems(in: area.container) {
        let isHome = !item.isAway && item.frame == interaction.place(of: item.item)
        if !isHome { return "idle, and '\(sight.content.name(of: item.item))' is not at its place" }
      }
    }
    return nil
  }

  private func waiting(_ sight: Sight) -> String? {
    // The content may wait for something of its own.
    guard let wake = sight.nextWake, sight.content.nextDeadline == nil else { return nil }
    return "idle, and waits for \(wake.count) µs"
  }
}
