internal import DragCoding

/// The titles of items, with a hash that is updated with each change.
struct ItemTitles: Hashable, Sendable {
  private var titles: [ItemID: String] = [:]
  /// The sum of one hash for each title and its item.
  private(set) var hash: UInt64 = 0

  var isEmpty: Bool { titles.isEmpty }
  var items: some Collection<ItemID> { titles.keys }

  subscript(item: ItemID) -> String? {
    get { titles[item] }
    set {
      if let old = titles[item] { hash &-= Self.hash(of: old, item) }
      if let newValue { hash &+= Self.hash(of: newValue, item) }
      titles[item] = newValue
    }
  }

  private static func hash(of title: String, _ item: ItemID) -> UInt64 {
    StableHash.mix(title.stableHash, UInt64(bitPattern: Int64(item.rawValue)))
  }
}

extension ItemTitles: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) { writer.write(titles) }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    for (item, title) in try [ItemID: String](decoding: &reader) { self[item] = title }
  }
}
