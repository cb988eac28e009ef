/// A gap between items, counted before anything that moves into it is taken out.
///
/// ```
/// gap      0   1   2   3
///          │ a │ b │ c │
/// offset     0   1   2
/// ```
///
/// This is the convention of `move(fromOffsets:toOffset:)`: to move `a` behind `b` is to move it into
/// gap 2. ``Model/move(_:to:)`` is the one place that converts it.
public struct Gap: Hashable, Sendable {
  /// How many items stand before the gap.
  public var index: Int

  /// Creates the gap with `index` items before it.
  public init(_ index: Int) {
    self.index = index
  }

  /// The gap before everything.
  public static let start = Gap(0)

  /// The gap before the item at `offset`.
  public static func before(_ offset: Int) -> Gap { Gap(offset) }

  /// The gap behind the item at `offset`.
  public static func after(_ offset: Int) -> Gap { Gap(offset + 1) }
}

/// A gap in a container: where something may be put.
public struct InsertionPlace: Hashable, Sendable {
  /// The container.
  public var container: ContainerID
  /// The gap between its items.
  public var gap: Gap

  /// Creates a place.
  public init(_ container: ContainerID, _ gap: Gap) {
    self.container = container
    self.gap = gap
  }
}
