internal import Algorithms
package import DragEvents

/// The table that decides what a pointer does: tap, lift, follow, scroll, swipe, or ask for a menu.
package enum Arbiter {
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package init(_ trait: Trait) { rawValue = 1 << trait.rawValue }

    package static let liftable = Traits(.liftable)
    package static let follows = Traits(.follows)
    package static let tappable = Traits(.tappable)
    static let flying = Traits(.flying)
    package static let handle = Traits(.handle)
    static let scrollable = Traits(.scrollable)
    static let swipeable = Traits(.swipeable)
    static let hasMenu = Traits(.hasMenu)
    static let bandable = Traits(.bandable)
    static let liftableByMouse = Traits(.liftableByMouse)
    static let opensMenu = Traits(.opensMenu)
    static let edited = Traits(.edited)
  }

  /// A bit of ``Traits``; the raw value is its number.
  package enum Trait: Int, CaseIterable, Sendable {
    case liftable, follows, tappable
    /// The item is on its way to its place after a drag; a press catches it.
    case flying
    case handle, scrollable, swipeable, hasMenu
    /// The background of a collection view, from which the mouse draws a selection band.
    case bandable
    /// A row with a handle for fingers, which the mouse lifts anywhere.
    case liftableByMouse
    /// A button that opens a menu at a press of the mouse, whose release can choose an entry.
    case opensMenu
    /// The item whose text is edited, in which a press places the cursor.
    case edited
  }

  package enum Outcome: String, Hashable, Sendable {
    case lift
    case follow
    case tap
    case scroll
    case swipe
    case menu
    case band
    case selectText
    /// The pointer taps at its press.
    case open
    /// Nothing responds to the pointer until it goes up.
    case abandon
    /// The pointer's gesture is cancelled, and the pointer counts as up.
    case interrupt
  }

  struct Row: Hashable, Sendable {
    let pointers: [PointerKind]
    let traits: Traits
    let trigger: GestureTrigger
    let outcome: Outcome
  }

  /// The rows of the table; the first row that matches decides.
  static let table: [Row] = [
    Row([.mouse, .touch], .flying, .pressed, .lift),
    Row([.mouse, .touch], .edited, .pressed, .selectText),
    Row([.mouse, .touch], .follows, .pressed, .follow),
    Row([.mouse, .touch], .handle, .pressed, .lift),
    Row([.mouse], .opensMenu, .pressed, .open),
    Row([.mouse], .liftable, .movedBeyondLiftDistance, .lift),
    Row([.mouse], .liftableByMouse, .movedBeyondLiftDistance, .lift),
    Row([.mouse], .bandable, .movedBeyondLiftDistance, .band),
    Row([.touch], .scrollable, .movedAlong, .scroll),
    Row([.mouse, .touch], .swipeable, .movedAcross, .swipe),
    Row([.touch], .liftable, .movedAlong, .abandon),
    Row([.touch], .liftable, .movedAcross, .abandon),
    Row([.mouse, .touch], .liftable, .held, .lift),
    Row([.mouse], .liftableByMouse, .held, .lift),
    Row([.touch], .hasMenu, .held, .menu),
    Row([.touch], .hasMenu, .releasedUnmoved, .menu),
    Row([.mouse], .hasMenu, .askedForMenu, .menu),
    Row([.mouse, .touch], .tappable, .releasedInside, .tap),
    Row([.mouse, .touch], [], .releasedInside, .abandon),
    Row([.mouse, .touch], [], .releasedOutside, .abandon),
    Row([.mouse, .touch], [], .otherInput, .abandon),
    Row([.mouse, .touch], [], .lost, .interrupt),
  ]

  package static func outcome(
    of trigger: GestureTrigger, for pointer: PointerKind, on traits: Traits
  ) -> Outcome? {
    table.first { row in
      row.trigger == trigger && row.pointers.contains(pointer)
        && traits.isSuperset(of: row.traits)
    }?.outcome
  }

  /// Returns what a press can become, in the order of the table: the outcomes of rows that no earlier one hides.
  package static func outcomes(for pointer: PointerKind, on traits: Traits) -> [Outcome] {
    table.filter { row in
      row.pointers.contains(pointer) && traits.isSuperset(of: row.traits)
        && outcome(of: row.trigger, for: pointer, on: traits) == row.outcome
    }.map(\.outcome).uniqued().map(\.self)
  }
}

extension Arbiter.Row {
  fileprivate init(
    _ pointers: [PointerKind], _ traits: Arbiter.Traits, _ trigger: GestureTrigger,
    _ outcome: Arbiter.Outcome
  ) {
    self.init(pointers: pointers, traits: traits, trigger: trigger, outcome: outcome)
  }
}
