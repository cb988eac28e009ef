package import DragFrameIO

/// The table that decides what a pointer does: tap, lift, follow, scroll, swipe, or ask for a menu.
package enum Arbiter {
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let liftable = Traits(rawValue: 1)
    /// The item follows touches without being lifted (article 003).
    package static let follows = Traits(rawValue: 2)
    package static let tappable = Traits(rawValue: 4)
    /// The item is moving to its place after a drag, and a press catches it.
    package static let flying = Traits(rawValue: 8)
    /// The item is lifted as soon as it is pressed.
    package static let handle = Traits(rawValue: 16)
    package static let scrollable = Traits(rawValue: 32)
    package static let swipeable = Traits(rawValue: 64)
    package static let hasMenu = Traits(rawValue: 128)
  }

  package enum Trigger: String, Hashable, Sendable {
    case pressed
    /// The pointer moved farther than ``Tuning/liftDistance`` from where it went down.
    case movedBeyondLiftDistance
    /// The pointer exceeded the slop, mainly along the axis of its item's view, or vertically without one.
    case movedAlong
    /// The pointer exceeded the slop, mainly across the axis of its item's view, or horizontally without one.
    case movedAcross
    /// A finger within the slop was held for a long press, or the mouse if ``Tuning/mouseLongPressLifts``.
    case held
    /// The pointer went up on the item, or part of a row, on which it went down.
    case releasedInside
    case releasedOutside
    /// A finger went up with the item that it had lifted, after the long press and within the slop.
    case releasedUnmoved
    /// The secondary mouse button went down.
    case askedForMenu
    /// A key (no modifier) or another button went down, the wheel turned, or the window was resized.
    case otherInput
    /// The release was lost, for example since the window lost the focus or the device left (R20).
    case lost
  }

  package enum Outcome: String, Hashable, Sendable {
    case lift
    case follow
    case tap
    case scroll
    case swipe
    case menu
    /// Nothing responds to the pointer until it goes up.
    case abandon
    /// The pointer's activity is cancelled, and the pointer counts as up.
    case interrupt
  }

  package struct Row: Hashable, Sendable {
    package let pointers: [PointerKind]
    /// The traits that an item must have; the empty set applies to any item.
    package let traits: Traits
    package let trigger: Trigger
    package let outcome: Outcome
  }

  /// The rows; the first that applies decides.
  package static let table: [Row] = [
    Row([.mouse, .touch], .flying, .pressed, .lift),
    Row([.mouse, .touch], .follows, .pressed, .follow),
    Row([.mouse, .touch], .handle, .pressed, .lift),
    Row([.mouse], .liftable, .movedBeyondLiftDistance, .lift),
    Row([.touch], .scrollable, .movedAlong, .scroll),
    Row([.mouse, .touch], .swipeable, .movedAcross, .swipe),
    Row([.touch], .liftable, .movedAlong, .abandon),
    Row([.touch], .liftable, .movedAcross, .abandon),
    Row([.mouse, .touch], .liftable, .held, .lift),
    Row([.touch], .hasMenu, .held, .menu),
    Row([.touch], .hasMenu, .releasedUnmoved, .menu),
    Row([.mouse], .hasMenu, .askedForMenu, .menu),
    Row([.mouse, .touch], .tappable, .releasedInside, .tap),
    Row([.mouse, .touch], [], .releasedInside, .abandon),
    Row([.mouse, .touch], [], .releasedOutside, .abandon),
    Row([.mouse, .touch], [], .otherInput, .abandon),
    Row([.mouse, .touch], [], .lost, .interrupt),
  ]

  /// Returns the outcome of a trigger; `nil` if no row applies.
  package static func outcome(
    of trigger: Trigger, for pointer: PointerKind, on traits: Traits
  ) -> Outcome? {
    table.first { row in
      row.trigger == trigger && row.pointers.contains(pointer)
        && traits.isSuperset(of: row.traits)
    }?.outcome
  }
}

extension Arbiter.Row {
  fileprivate init(
    _ pointers: [PointerKind], _ traits: Arbiter.Traits, _ trigger: Arbiter.Trigger,
    _ outcome: Arbiter.Outcome
  ) {
    self.init(pointers: pointers, traits: traits, trigger: trigger, outcome: outcome)
  }
}
