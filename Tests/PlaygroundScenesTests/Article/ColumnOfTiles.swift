/// What can be done to a column of tiles, and what can be seen of it: the article's or ours.
protocol ColumnOfTiles {
  init(_ items: [String])

  /// The tiles in their order.
  var order: [String] { get }
  /// The tiles that are drawn in the column, not counting the one in the air.
  var drawn: [String] { get }
  /// The upper edges of the places, in pixels from the column's middle.
  var tops: [Int] { get }
  /// Whether a tile is seen between two places.
  var isSomethingOnItsWay: Bool { get }
  /// Whether the program has been stopped by a force unwrap.
  var hasTrapped: Bool { get }

  /// Lifts the tile at an index.
  mutating func lift(_ index: Int)
  /// Carries it over the tile at an index.
  mutating func enter(_ index: Int)
  /// Lets go over the tile at an index.
  mutating func release(over index: Int)
  /// Lets go where no tile is.
  mutating func releaseOutside()
  /// Carries words from another program over the tile at an index.
  mutating func enterWithTextFromOutside(_ index: Int)
}
