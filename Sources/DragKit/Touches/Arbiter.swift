public import DragFrameIO

/// Who decides what a pointer becomes: tap, lift or follow.
///
/// Once decided, it stays decided.
///
/// The decision is a table, and the table is a value: the code below looks it up, the tests go
/// through it row by row, and the inspector can show it.
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
  }

  /// What happens to a pointer that is down.
  public enum Happening: String, Hashable, Sendable {
    /// It went down.
    case pressed
    /// It moved farther than the lift distance.
    case movedBeyondLiftDistance
    /// It moved farther than a resting finger may stray.
    case movedBeyondSlop
    /// It stayed where it was for the long-press time; the mouse only where that is switched on.
    case heldStill
    /// It went up on the item it went down on.
    case releasedInside
    /// It went up elsewhere.
    case releasedOutside
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
    /// What happens.
    public let happening: Happening
    /// What comes of it.
    public let outcome: Outcome
  }

  /// The rows; the first that fits decides.
  public static let table: [Row] = [
    Row([.mouse, .touch], .flying, .pressed, .lift),
    Row([.mouse, .touch], .follows, .pressed, .follow),
    Row([.mouse], .liftable, .movedBeyondLiftDistance, .lift),
    Row([.touch], .liftable, .movedBeyondSlop, .abandon),
    Row([.mouse, .touch], .liftable, .heldStill, .lift),
    Row([.mouse, .touch], .tappable, .releasedInside, .tap),
    Row([.mouse, .touch], [], .releasedInside, .abandon),
    Row([.mouse, .touch], [], .releasedOutside, .abandon),
    Row([.mouse, .touch], [], .otherInput, .abandon),
    Row([.mouse, .touch], [], .lost, .interrupt),
  ]

  /// What comes of `happening`, or nothing where all stays open.
  public static func outcome(
    of happening: Happening, for pointer: PointerKind, on traits: Traits
  ) -> Outcome? {
    table.first { row in
      row.happening == happening && row.pointers.contains(pointer)
        && traits.isSuperset(of: row.traits)
    }?.outcome
  }
}

extension Arbiter.Row {
  fileprivate init(
    _ pointers: [PointerKind], _ traits: Arbiter.Traits, _ happening: Arbiter.Happening,
    _ outcome: Arbiter.Outcome
  ) {
    self.init(pointers: pointers, traits: traits, happening: happening, outcome: outcome)
  }
}
