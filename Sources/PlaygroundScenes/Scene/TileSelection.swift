package import DragKit
internal import PlaygroundUI

/// The selected items of a page, of which there are at most ``limit``.
package struct TileSelection: Hashable, Sendable {
  package private(set) var items: [ItemID] = []
  private var anchor: ItemID?
  /// The number of items that were to be selected, if it exceeds ``limit``; otherwise `nil`.
  private(set) var refused: Int?

  static let limit = 1000

  func contains(_ item: ItemID) -> Bool { items.contains(item) }

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

  mutating func select(_ item: ItemID) { select([item], from: item) }

  mutating func select(_ first: [ItemID], and more: [ItemID]) {
    let known = Set(first)
    select(first + more.filter { !known.contains($0) }, from: more.first ?? anchor)
  }

  /// Selects the first ``limit`` items of `all`; sets ``refused`` if there are more.
  private mutating func select(_ all: some Collection<ItemID>, from anchor: ItemID?) {
    (items, self.anchor) = (Array(all.prefix(Self.limit)), anchor)
    refused = all.count > Self.limit ? all.count : nil
  }

  mutating func remove(where isRemoved: (ItemID) -> Bool) { items.removeAll(where: isRemoved) }

  mutating func extend(to item: ItemID, in order: ItemOrder) {
    guard let end = order.offset(of: item) else { return }
    let start = anchor.flatMap { order.offset(of: $0) } ?? end
    let range = min(start, end)...max(start, end)
    select(range.lazy.map { order[$0] }, from: anchor ?? item)
  }

  mutating func selectAll(in orders: [ItemOrder]) {
    let count = orders.reduce(0) { $0 + $1.count }
    guard count <= Self.limit else { return refused = count }
    (items, refused) = (orders.flatMap { Array($0) }, nil)
  }

  mutating func select(_ chosen: [ItemID]) {
    select(chosen, from: chosen.prefix(Self.limit).last)
  }

  func notice(_ language: Language) -> String? {
    guard let refused else { return nil }
    return LocalizedString(
      "too-many-selected", ["most": Self.limit.grouped, "count": refused.grouped]
    ).text(language)
  }

  mutating func dismissNotice() { refused = nil }

  mutating func clear() { self = TileSelection() }
}

extension Int {
  /// The number as text, with a comma between groups of three digits.
  var grouped: String {
    guard self >= 1000 else { return "\(self)" }
    let rest = "\(self % 1000 + 1000)".dropFirst()
    return "\((self / 1000).grouped),\(rest)"
  }
}

extension TileSelection: FieldCoded {
  package static let fields = Fields(TileSelection.init) { ($0.items, $0.anchor, $0.refused) }

  package var isValid: Bool { items.count <= Self.limit }
}
