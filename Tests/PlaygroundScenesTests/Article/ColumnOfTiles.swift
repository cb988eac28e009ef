/// A column of tiles under test: the article's or ours.
protocol ColumnOfTiles {
  init(_ items: [String])

  /// The tiles in their order.
  var order: [String] { get }
  /// The drawn tiles of the column, without the lifted one.
  var drawn: [String] { get }
  /// The upper edges of the places, in pixels from the column's middle.
  var tops: [Int] { get }
  /// Whether a tile appears between two places.
  var isSomethingOnItsWay: Bool { get }
  /// Whether the program has been stopped by a force unwrap.
  var hasTrapped: Bool { get }

  /// Lifts the tile at an index.
  mutating func lift(_ index: Int)
  /// Moves the lifted tile over the tile at an index.
  mutating func enter(_ index: Int)
  /// Drops the lifted tile on the tile at an index.
  mutating func release(over index: Int)
  /// Releases the lifted tile outside the tiles.
  mutating func releaseOutside()
  /// Moves text from another program over the tile at an index.
  mutating func enterWithTextFromOutside(_ index: Int)
}
