package import DragEvents

/// The table that decides what a pointer does: tap, lift, follow, scroll, swipe, or ask for a menu.
package enum Arbiter {
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    init(_ trait: Trait) { rawValue = 1 << trait.rawValue }

    package static let liftable = Traits(.liftable)
    package static let follows = Traits(.follows)
    package static let tappable = Traits(.tappable)
    package static let flying = Traits(.flying)
    package static let handle = Traits(.handle)
    package static let scrollable = Traits(.scrollable)
    package static let swipeable = Traits(.swipeable)
    package static let hasMenu = Traits(.hasMenu)
    package static let bandable = Traits(.bandable)
    package static let liftableByMouse = Traits(.liftableByMouse)
    package static let opensMenu = Traits(.opensMenu)
    package static let edited = Traits(.edited)
  }

  /// A bit of ``Traits``; the raw value is its number.
  enum Trait: Int, CaseIterable {
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

  /// A reason for which a press is decided: of the table, or one of the last four beside it.
  package enum Trigger: Int, Hashable, Sendable {
    case pressed
    case movedBeyondLiftDistance
    /// The pointer exceeded the slop, mainly along the axis of the collection view under the press.
    ///
    /// Without a collection view, the axis is vertical.
    case movedAlong
    case movedAcross
    case held
    case releasedInside
    case releasedOutside
    case releasedUnmoved
    case askedForMenu
    /// Other input came before the gesture was decided (R8).
    ///
    /// It is a key other than a modifier, another mouse button, the wheel, or a resized window.
    case otherInput
    /// The release was not reported, for example because the window lost the focus (R20).
    case lost
    /// A second finger came down on the same collection view.
    case secondFinger
    /// The press hit the scroll bar of a collection view.
    case pressedScrollBar
    /// The press stopped a collection view that was scrolling.
    case stoppedScrolling
    /// The press closed the actions of a swiped row.
    case closedRow
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

  package struct Row: Hashable, Sendable {
    package let pointers: [PointerKind]
    package let traits: Traits
    package let trigger: Trigger
    package let outcome: Outcome
  }

  /// The rows of the table; the first row that matches decides.
  package static let table: [Row] = [
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
