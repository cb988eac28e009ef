package import DragKit

/// The tiles that are chosen.
///
/// Everything costs as much as there are chosen tiles, however many stand on the board.
package struct BoardSelection: Hashable, Sendable {
  /// The tiles, in the order in which they were chosen.
  package private(set) var items: [ItemID] = []
  /// The tile from which a range is counted.
  private var anchor: ItemID?

  /// More than these nobody could oversee, nor carry.
  static let limit = 1000

  init() {}

  var isEmpty: Bool { items.isEmpty }

  func contains(_ item: ItemID) -> Bool { items.contains(item) }

  /// Chooses a tile that is not chosen, and lets go of one that is.
  mutating func toggle(_ item: ItemID) {
    anchor = item
    if let index = items.firstIndex(of: item) {
      items.remove(at: index)
    } else if items.count < Self.limit {
      items.append(item)
    }
  }

  /// Chooses all from the tile that was chosen last to another.
  mutating func extend(to item: ItemID, in order: ItemOrder) {
    guard let end = order.offset(of: item) else { return }
    let start = anchor.flatMap { order.offset(of: $0) } ?? end
    let range = min(start, end)...max(start, end)
    let chosen = range.prefix(Self.limit).map { order[$0] }
    (items, anchor) = (chosen, anchor ?? item)
  }

  /// Chooses all tiles, where these are few enough.
  mutating func selectAll(in orders: [ItemOrder]) {
    guard orders.reduce(0, { $0 + $1.count }) <= Self.limit else { return }
    items = orders.flatMap { Array($0) }
  }

  mutating func clear() { self = BoardSelection() }
}

extension BoardSelection: CanonicalCodable {
  package func encode(to writer: inout CanonicalWriter) {
    items.encode(to: &writer)
    anchor.encode(to: &writer)
  }

  package init(from reader: inout CanonicalReader) throws(CanonicalError) {
    items = try [ItemID](from: &reader)
    anchor = try ItemID?(from: &reader)
    guard items.count <= Self.limit else { throw reader.invalid("selection") }
  }
}
