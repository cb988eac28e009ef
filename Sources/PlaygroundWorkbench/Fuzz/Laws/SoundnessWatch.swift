internal import DragKit
internal import PlaygroundScenes

/// The model is sound, its hash is what it would be anew, and time never goes back.
struct SoundnessWatch: Watch {
  let law = Law.soundness
  /// The model that was looked through last; an equal one is as sound.
  private var known: Model?

  mutating func watch(_ moment: Moment) -> String? {
    let (before, after) = (moment.before.interaction.now, moment.after.interaction.now)
    if after < before { return "time went back by \((before - after).count) µs" }
    if let call = moment.calls.first(where: { $0.time < before || $0.time > after }) {
      return "\(call.name) is told for \(call.time.count) µs"
    }
    return finding(in: moment.after)
  }

  private mutating func finding(in sight: Sight) -> String? {
    if sight.model != known {
      if let finding = Self.finding(in: sight.model) { return finding }
      known = sight.model
    }
    return sight.model.isInTransaction == sight.isDragging
      ? nil : "a drag and the model's step disagree"
  }

  private static func finding(in model: Model) -> String? {
    if !model.isSound { return "the model is not sound" }
    for container in model.containers where container.orderHash != container.refoldedOrderHash {
      return "the hash of '\(container.id.name)' has drifted"
    }
    return nil
  }
}
