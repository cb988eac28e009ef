internal import Algorithms
package import DragEvents
internal import DragModel

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
  package func withOtherHandlers(
    than hashes: StateHashes, in content: some InteractiveContent,
    where isWanted: (StateHashes) -> Bool
  ) -> (interaction: Interaction, words: [String])? {
    for base in [self] + withOtherHover {
      for change in base.traitChanges {
        var other = base
        change.apply(to: &other.pointers)
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
  private var withOtherHover: [Interaction] {
    guard !isDragging else { return [] }
    let items = screen.layout.areas.flatMap(\.visibleItems).map(\.item)
    let hovers: [(ItemID?, Cursor)] =
      hovered == nil
      ? items.flatMap { item in [Cursor.hand, .arrow].map { (item, $0) } } : [(nil, .arrow)]
    return hovers.map { item, cursor in
      var other = self
      other.pointers.hover(item)
      _ = other.pointers.setCursor(cursor)
      return other
    }
  }

  private func wordsOfHover(
    unlike expected: Interaction, _ content: some InteractiveContent
  ) -> [String] {
    guard hovered != expected.hovered, let item = hovered ?? expected.hovered else { return [] }
    let words = hovered == nil ? "no longer has a handler" : "now has a handler"
    return ["\(content.name(of: item)), under the mouse, \(words)"]
  }

  private var traitChanges: [TraitChange] {
    guard !pointers.touches.isEmpty else { return [TraitChange(pointer: nil, mask: [])] }
    // A handler decides one or two traits.
    let traits = Arbiter.Trait.allCases.map(Arbiter.Traits.init)
    let masks: [Arbiter.Traits] =
      [[]] + traits.flatMap { trait in traits.map { trait.union($0) } }
    let one = pointers.touches.count > 1 ? pointers.touches.map(\.touch.id) : []
    return masks.map { TraitChange(pointer: nil, mask: $0) }
      + one.flatMap { id in masks.map { TraitChange(pointer: id, mask: $0) } }
  }

  private func wordsOfTraits(unlike expected: Interaction) -> [String] {
    zip(expected.pointers.touches, pointers.touches).compactMap { old, new in
      let (added, removed) = (
        new.traits.subtracting(old.traits), old.traits.subtracting(new.traits)
      )
      let changes =
        (added.isEmpty ? [] : ["now also has \(added.words)"])
        + (removed.isEmpty ? [] : ["no longer has \(removed.words)"])
      guard !changes.isEmpty else { return nil }
      let name = new.itemName.isEmpty ? "the item" : new.itemName
      return "\(name), pressed by \(new.touch.id.words), " + changes.joined(separator: " and ")
        + new.newOutcomes(unlike: old)
    }
  }
}

/// Traits that are added to pressed items, or removed from those that have them.
private struct TraitChange {
  /// The pointer whose item changes; `nil` for the items of all pointers.
  let pointer: PointerID?
  let mask: Arbiter.Traits

  func apply(to pointers: inout PointerState) {
    for id in pointers.touches.map(\.touch.id) where pointer == nil || pointer == id {
      pointers.update(id) { $0.traits.formSymmetricDifference(mask) }
    }
  }
}

extension ActiveTouch {
  fileprivate func newOutcomes(unlike old: ActiveTouch) -> String {
    let known = Arbiter.outcomes(for: touch.id.kind, on: old.traits)
    let new = Arbiter.outcomes(for: touch.id.kind, on: traits).filter { !known.contains($0) }
    return new.isEmpty
      ? "" : "; the press can now become \(new.map(\.rawValue).joined(separator: " or "))"
  }
}

extension Arbiter {
  fileprivate static func outcomes(for pointer: PointerKind, on traits: Traits) -> [Outcome] {
    let rows = table.filter { row in
      row.pointers.contains(pointer) && traits.isSuperset(of: row.traits)
        && outcome(of: row.trigger, for: pointer, on: traits) == row.outcome
    }
    return Array(rows.map(\.outcome).uniqued())
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
    case .flying: "an animation to its place"
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
