internal import Algorithms

/// The table that decides what a press becomes: a ``PointerGesture``, or nothing.
package enum Arbiter {
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package init(_ trait: Trait) { rawValue = 1 << trait.rawValue }

    package static let liftable = Traits(.liftable)
    package static let follows = Traits(.follows)
    package static let tappable = Traits(.tappable)
    static let landing = Traits(.landing)
    package static let handle = Traits(.handle)
    static let scrollable = Traits(.scrollable)
    static let swipeable = Traits(.swipeable)
    static let hasMenu = Traits(.hasMenu)
    static let bandable = Traits(.bandable)
    static let liftableByMouse = Traits(.liftableByMouse)
    static let opensMenu = Traits(.opensMenu)
    static let edited = Traits(.edited)
  }

  /// A property of a pressed item that decides what a press can become; a bit of ``Traits``.
  package enum Trait: Int, CaseIterable, Sendable {
    /// The item can be lifted, follows a touch without a lift, or responds to taps.
    case liftable, follows, tappable
    /// The item animates to its place after a drag; a press catches it.
    case landing
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

  /// The effect of a trigger on a press.
  package enum Outcome: Hashable, Sendable {
    /// The press becomes a gesture.
    case begin(PointerGesture)
    /// The press counts as a tap at once, without a release.
    case open
    /// Nothing responds to the pointer until it goes up.
    case abandon
    /// The pointer's gesture is cancelled, and the pointer counts as up.
    case interrupt

    /// The gesture that the press becomes; `nil` if it becomes none.
    package var gesture: PointerGesture? {
      switch self {
      case .begin(let gesture): gesture
      case .open: .tap
      case .abandon, .interrupt: nil
      }
    }
  }

  private typealias Row = (
    pointers: [PointerKind], traits: Traits, trigger: GestureTrigger, outcome: Outcome
  )

  /// The rows of the table; the first row that matches decides.
  ///
  /// Four triggers have no row because more than the pressed item decides: `secondFinger` (in
  /// `beginPinch`), `pressedScrollBar`, `stoppedScrolling` and `closedRow` (in `press`). The others
  /// are decided where they occur, by `decide(_:for:)`. For two, the row is only looked up:
  /// `releasedUnmoved` (the press has lifted) and `askedForMenu` (its button has no other gesture).
  private static let table: [Row] = [
    ([.mouse, .touch], .landing, .pressed, .begin(.drag)),
    ([.mouse, .touch], .edited, .pressed, .begin(.selectText)),
    ([.mouse, .touch], .follows, .pressed, .begin(.follow)),
    ([.mouse, .touch], .handle, .pressed, .begin(.drag)),
    ([.mouse], .opensMenu, .pressed, .open),
    ([.mouse], .liftable, .movedBeyondLiftDistance, .begin(.drag)),
    ([.mouse], .liftableByMouse, .movedBeyondLiftDistance, .begin(.drag)),
    ([.mouse], .bandable, .movedBeyondLiftDistance, .begin(.band)),
    ([.touch], .scrollable, .movedAlong, .begin(.scroll)),
    ([.mouse, .touch], .swipeable, .movedAcross, .begin(.swipe)),
    ([.touch], .liftable, .movedAlong, .abandon),
    ([.touch], .liftable, .movedAcross, .abandon),
    ([.mouse, .touch], .liftable, .held, .begin(.drag)),
    ([.mouse], .liftableByMouse, .held, .begin(.drag)),
    ([.touch], .hasMenu, .held, .begin(.menu)),
    ([.touch], .hasMenu, .releasedUnmoved, .begin(.menu)),
    ([.mouse], .hasMenu, .askedForMenu, .begin(.menu)),
    ([.mouse, .touch], .tappable, .releasedInside, .begin(.tap)),
    ([.mouse, .touch], [], .releasedInside, .abandon),
    ([.mouse, .touch], [], .releasedOutside, .abandon),
    ([.mouse, .touch], [], .otherInput, .abandon),
    ([.mouse, .touch], [], .lost, .interrupt),
  ]

  /// Returns a trigger's outcome for a press on an item with some traits; `nil` if no row matches.
  package static func outcome(
    of trigger: GestureTrigger, for pointer: PointerKind, on traits: Traits
  ) -> Outcome? {
    table.first { row in
      row.trigger == trigger && row.pointers.contains(pointer)
        && traits.isSuperset(of: row.traits)
    }?.outcome
  }

  /// Returns the gestures that a press can become, in table order, from the rows that can decide.
  package static func gestures(for pointer: PointerKind, on traits: Traits) -> [PointerGesture] {
    table.filter { row in
      row.pointers.contains(pointer) && traits.isSuperset(of: row.traits)
        && outcome(of: row.trigger, for: pointer, on: traits) == row.outcome
    }.compactMap(\.outcome.gesture).uniqued().map(\.self)
  }
}
