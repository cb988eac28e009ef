// The hash of the gestures includes what each pressed item can become, and which item is hovered. Both depend
// on the registered handlers, so a new handler changes the hash although the user sees no difference.
extension Interaction {
  /// Returns the interaction that has a given hash of gestures and differs from this one only in what
  /// the registered handlers decide.
  ///
  /// These are the traits of the pressed items, and whether the mouse hovers over an item.
  ///
  /// - Parameters:
  ///   - hashes: The hashes of the state with this interaction.
  ///   - content: The content, which names the items.
  ///   - isWanted: Returns whether hashes are those of the state with the other interaction.
  /// - Returns: The interaction, and the differences as sentences; `nil` if there is none.
  /// - Complexity: O(*t*² · *p*) hashes for *t* traits and *p* pointers that are down, and for each visible item if the
  ///   mouse is over none.
  package func withOtherHandlers(
    than hashes: StateHashes, in content: some InteractiveContent,
    where isWanted: (StateHashes) -> Bool
  ) -> (interaction: Interaction, words: [String])? {
    for base in [self] + withOtherHover(content) {
      for (pointer, mask) in base.traitChanges {
        let other = base.facts.withTraits(changedBy: mask, ofItemUnder: pointer)
        let gestures = other.hashes(beside: 0).gestures
        guard
          isWanted(
            StateHashes(model: hashes.model, gestures: gestures, motion: hashes.motion))
        else { continue }
        return (other, wordsOfHover(unlike: other, content) + wordsOfTraits(unlike: other))
      }
    }
    return nil
  }

  /// The interactions in which the mouse hovers over no item, or over any item instead of none.
  private func withOtherHover(_ content: some InteractiveContent) -> [Interaction] {
    guard session == nil else { return [] }
    guard hovered == nil else { return [facts.withHover(nil, .arrow)] }
    return facts.stage.areas.flatMap { facts.visibleItems(in: $0.container) }.flatMap { placed in
      [.hand, .arrow].map { facts.withHover(placed.item, $0) }
    }
  }

  private func wordsOfHover(
    unlike expected: Interaction, _ content: some InteractiveContent
  ) -> [String] {
    guard hovered != expected.hovered, let item = hovered ?? expected.hovered else { return [] }
    let words = hovered == nil ? "no longer has a handler" : "now has a handler"
    return ["\(content.name(of: item)), under the mouse, \(words)"]
  }

  /// The traits that a handler can add to pressed items, or remove from those that have them: one or two.
  private var traitChanges: [(pointer: PointerID?, mask: Arbiter.Traits)] {
    guard !touches.isEmpty else { return [(nil, [])] }
    let traits = Arbiter.Trait.allCases.map(Arbiter.Traits.init)
    let masks: [Arbiter.Traits] =
      [[]] + traits.flatMap { trait in traits.map { trait.union($0) } }
    // First those of the items of all pointers.
    let pointers = [nil] + (touches.count > 1 ? touches.map(\.id) : [])
    return pointers.flatMap { pointer in masks.map { (pointer, $0) } }
  }

  private func wordsOfTraits(unlike expected: Interaction) -> [String] {
    zip(expected.facts.touches, facts.touches).compactMap { old, new in
      let added = new.traits.subtracting(old.traits)
      let removed = old.traits.subtracting(new.traits)
      let changes =
        (added.isEmpty ? [] : ["now also has \(added.words)"])
        + (removed.isEmpty ? [] : ["no longer has \(removed.words)"])
      guard !changes.isEmpty else { return nil }
      let name = new.itemName.isEmpty ? "the item" : new.itemName
      return "\(name), pressed by \(new.touch.id.words), " + changes.joined(separator: " and ")
        + new.newGestures(unlike: old)
    }
  }
}

extension ActiveTouch {
  fileprivate func newGestures(unlike old: ActiveTouch) -> String {
    let known = Arbiter.gestures(for: touch.id.kind, on: old.traits)
    let new = Arbiter.gestures(for: touch.id.kind, on: traits).filter { !known.contains($0) }
    return new.isEmpty
      ? "" : "; the press can now become \(new.map { "\($0)" }.joined(separator: " or "))"
  }
}

extension Arbiter.Traits {
  fileprivate var words: String {
    Arbiter.Trait.allCases.filter { contains(Arbiter.Traits($0)) }.map(\.words)
      .joined(separator: ", ")
  }
}

extension Arbiter.Trait {
  fileprivate var words: String {
    switch self {
    case .liftable: "a drag handler"
    case .follows: "a touch responder"
    case .tappable: "a tap handler"
    case .landing: "an animation to its place"
    case .handle: "a handler that lifts it at once"
    case .scrollable: "a scroll handler"
    case .swipeable: "a swipe handler"
    case .hasMenu: "a menu"
    case .bandable: "a selection band"
    case .liftableByMouse: "a lift by the mouse alone"
    case .opensMenu: "a menu that a press opens"
    case .edited: "an edited text"
    }
  }
}
