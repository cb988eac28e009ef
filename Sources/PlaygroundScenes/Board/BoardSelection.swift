package import DragKit

/// The tiles that are chosen.
///
/// Everything costs as much as there are chosen tiles, however many stand on the board.
package struct BoardSelection: Hashable, Sendable {
  /// The tiles, in the order in which they were chosen.
  package private(set) var items: [ItemID] = []
  /// The tile from which a range is counted.
  private var anchor: ItemID?
  /// How many tiles were to be chosen last, where they were too many.
  private(set) var refused: Int?

  /// More than these nobody could oversee, nor carry.
  static let limit = 1000

  init() {}

  var isEmpty: Bool { items.isEmpty }

  func contains(_ item: ItemID) -> Bool { items.contains(item) }

  /// Chooses a tile that is not chosen, and lets go of one that is.
  mutating func toggle(_ item: ItemID) {
    (anchor, refused) = (item, nil)
    if let index = items.firstIndex(of: item) {
      items.remove(at: index)
    } else if items.count < Self.limit {
      items.append(item)
    } else {
      refused = Self.limit + 1
    }
  }

  /// Chooses all from the tile that was chosen last to another, as far as they are not too many.
  mutating func extend(to item: ItemID, in order: ItemOrder) {
    guard let end = order.offset(of: item) else { return }
    let start = anchor.flatMap { order.offset(of: $0) } ?? end
    let range = min(start, end)...max(start, end)
    let chosen = range.prefix(Self.limit).map { order[$0] }
    (items, anchor) = (chosen, anchor ?? item)
    refused = range.count > Self.limit ? range.count : nil
  }

  /// Chooses all tiles, where these are few enough.
  mutating func selectAll(in orders: [ItemOrder]) {
    let count = orders.reduce(0) { $0 + $1.count }
    guard count <= Self.limit else { return refused = count }
    (items, refused) = (orders.flatMap { Array($0) }, nil)
  }

  /// Why not more are chosen, in a language; nothing where as many are as was wanted.
  func notice(_ language: Language) -> String? {
    guard let refused else { return nil }
    let (most, count) = (Self.limit.grouped, refused.grouped)
    return switch language {
    case .english: "At most \(most) tiles can be chosen at once; these are \(count)."
    case .japanese: "一度に選べるのは\(most)個まで（\(count)個）"
    case .korean: "한 번에 \(most)개까지 고를 수 있음 (\(count)개)"
    }
  }

  /// Says no more that too many were to be chosen.
  mutating func dismissNotice() { refused = nil }

  mutating func clear() { self = BoardSelection() }
}

extension Int {
  /// The number with a comma before every three digits: `10,000`.
  fileprivate var grouped: String {
    guard self >= 1000 else { return "\(self)" }
    let rest = "\(self % 1000 + 1000)".dropFirst()
    return "\((self / 1000).grouped),\(rest)"
  }
}

extension BoardSelection: CanonicalCodable {
  package func encode(into writer: inout CanonicalWriter) {
    writer.write(items, anchor, refused)
  }

  package init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    (items, anchor, refused) = try reader.read()
    guard items.count <= Self.limit else { throw reader.invalid("selection") }
  }
}
