public import DragFrameIO

/// Who decides what a pointer becomes: tap, lift, follow, scroll, swipe or the call for a menu.
///
/// Once decided, it stays decided.
///
/// The decision is a table, and the table is a value: the code below looks it up, the tests perform
/// each row as a gesture, and the inspector can show it.
public enum Arbiter {
  /// What the item under a pointer can do.
  public struct Traits: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// It can be lifted and dropped.
    public static let liftable = Traits(rawValue: 1)
    /// It follows touches by itself (article 003).
    public static let follows = Traits(rawValue: 2)
    /// It can be tapped.
    public static let tappable = Traits(rawValue: 4)
    /// It is seen flying home.
    public static let flying = Traits(rawValue: 8)
    /// It is lifted as soon as it is pressed.
    public static let handle = Traits(rawValue: 16)
    /// It can be scrolled.
    public static let scrollable = Traits(rawValue: 32)
    /// It can be swiped.
    public static let swipeable = Traits(rawValue: 64)
    /// It has a menu.
    public static let hasMenu = Traits(rawValue: 128)
  }

  /// An event of a pointer that can decide what it becomes.
  public enum Trigger: String, Hashable, Sendable {
    /// It went down.
    case pressed
    /// It moved farther than the lift distance.
    case movedBeyondLiftDistance
    /// It moved farther than a resting finger may stray, up or down rather than sideways.
    case movedAlong
    /// It moved farther than a resting finger may stray, sideways rather than up or down.
    case movedAcross
    /// It stayed where it was for the long-press time; the mouse only where that is switched on.
    case heldStill
    /// It went up on the item it went down on.
    case releasedInside
    /// It went up elsewhere.
    case releasedOutside
    /// It went up with the item that it had lifted, and had never moved away.
    case releasedUnmoved
    /// The button that asks for a menu went down.
    case askedForMenu
    /// A key that is no modifier went down, the wheel turned, or another button went down.
    case otherInput
    /// Focus or the window was lost, the device is gone, or a motion came with no button held.
    case lost
  }

  /// What comes of it.
  public enum Outcome: String, Hashable, Sendable {
    /// The item is lifted.
    case lift
    /// The item follows, without lift.
    case follow
    /// The item is tapped.
    case tap
    /// What lies under the pointer moves with it, up and down.
    case scroll
    /// The item moves with it, sideways.
    case swipe
    /// The item's menu is shown.
    case menu
    /// Nothing: the pointer means nothing any more until it goes up.
    case abandon
    /// Whatever the pointer was doing ends without it.
    case interrupt
  }

  /// One line of the table.
  public struct Row: Hashable, Sendable {
    /// The kinds of pointer that the row is about.
    public let pointers: [PointerKind]
    /// What the item can do; a row about any item names no trait.
    public let traits: Traits
    /// The trigger.
    public let trigger: Trigger
    /// What comes of it.
    public let outcome: Outcome
  }

  /// The rows; the first that fits decides.
  public static let table: [Row] = [
    Row([.mouse, .touch], .flying, .pressed, .lift),
    Row([.mouse, .touch], .follows, .pressed, .follow),
    Row([.mouse, .touch], .handle, .pressed, .lift),
    Row([.mouse], .liftable, .movedBeyondLiftDistance, .lift),
    Row([.touch], .scrollable, .movedAlong, .scroll),
    Row([.mouse, .touch], .swipeable, .movedAcross, .swipe),
    Row([.touch], .liftable, .movedAlong, .abandon),
    Row([.touch], .liftable, .movedAcross, .abandon),
    Row([.mouse, .touch], .liftable, .heldStill, .lift),
    Row([.touch], .hasMenu, .heldStill, .menu),
    Row([.touch], .hasMenu, .releasedUnmoved, .menu),
    Row([.mouse], .hasMenu, .askedForMenu, .menu),
    Row([.mouse, .touch], .tappable, .releasedInside, .tap),
    Row([.mouse, .touch], [], .releasedInside, .abandon),
    Row([.mouse, .touch], [], .releasedOutside, .abandon),
    Row([.mouse, .touch], [], .otherInput, .abandon),
    Row([.mouse, .touch], [], .lost, .interrupt),
  ]

  /// What comes of `trigger`, or nothing where all stays open.
  public static func outcome(
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
