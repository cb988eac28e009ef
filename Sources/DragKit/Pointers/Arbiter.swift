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

  private typealias Row = (
    pointers: [PointerKind], traits: Traits, trigger: GestureTrigger, outcome: Outcome
  )

  /// The rows of the table; the first row that matches decides.
  ///
  /// Four triggers have no row, since more than the pressed item decides: ``GestureTrigger/secondFinger`` in `beginPinch`,
  /// ``GestureTrigger/pressedScrollBar``, ``GestureTrigger/stoppedScrolling`` and ``GestureTrigger/closedRow`` in `press`.
  /// A trigger with a row is decided where it occurs (`decide(_:for:)`).
  private static let table: [Row] = [
    ([.mouse, .touch], .flying, .pressed, .lift),
    ([.mouse, .touch], .edited, .pressed, .selectText),
    ([.mouse, .touch], .follows, .pressed, .follow),
    ([.mouse, .touch], .handle, .pressed, .lift),
    ([.mouse], .opensMenu, .pressed, .open),
    ([.mouse], .liftable, .movedBeyondLiftDistance, .lift),
    ([.mouse], .liftableByMouse, .movedBeyondLiftDistance, .lift),
    ([.mouse], .bandable, .movedBeyondLiftDistance, .band),
    ([.touch], .scrollable, .movedAlong, .scroll),
    ([.mouse, .touch], .swipeable, .movedAcross, .swipe),
    ([.touch], .liftable, .movedAlong, .abandon),
    ([.touch], .liftable, .movedAcross, .abandon),
    ([.mouse, .touch], .liftable, .held, .lift),
    ([.mouse], .liftableByMouse, .held, .lift),
    ([.touch], .hasMenu, .held, .menu),
    ([.touch], .hasMenu, .releasedUnmoved, .menu),
    ([.mouse], .hasMenu, .askedForMenu, .menu),
    ([.mouse, .touch], .tappable, .releasedInside, .tap),
    ([.mouse, .touch], [], .releasedInside, .abandon),
    ([.mouse, .touch], [], .releasedOutside, .abandon),
    ([.mouse, .touch], [], .otherInput, .abandon),
    ([.mouse, .touch], [], .lost, .interrupt),
  ]

  /// Returns what a trigger makes of a press on an item with some traits; `nil` if no row of the table matches.
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
