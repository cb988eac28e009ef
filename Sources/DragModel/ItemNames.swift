internal import Algorithms
internal import DragCoding

/// The names of a model's items; the index of a name is the raw value of its item.
///
/// A single name is stored. A series, such as `item-1`, `item-2` and so on, is stored as its stem
/// `item` and its range of items. Each name of a series is created on access.
struct ItemNames: Hashable, Sendable {
  private(set) var runs: [Run] = []
  var count: Int { runs.last?.items.upperBound ?? 0 }

  /// One name, or a series of names; `items` are the raw values of the items that have them.
  struct Run: Hashable, Sendable {
    let stem: String
    let items: Range<Int>
    let isSeries: Bool
  }

  init() {}

  func has(_ item: ItemID) -> Bool { (0..<count).contains(item.rawValue) }

  mutating func append(_ name: String) -> Int {
    runs.append(Run(stem: name, items: count..<(count + 1), isSeries: false))
    return count - 1
  }

  /// Appends `count` names `stem-1`, `stem-2` and so on.
  ///
  /// Names that would exceed the total of ``ItemID/limit`` names are not appended.
  ///
  /// - Returns: The raw values of the items with these names; empty if no name was appended.
  mutating func append(series stem: String, count: Int) -> Range<Int> {
    precondition(count >= 0, "there cannot be \(count) items")
    let items =
      self.count..<(self.count + Swift.min(count, Swift.max(0, ItemID.limit - self.count)))
    if !items.isEmpty { runs.append(Run(stem: stem, items: items, isSeries: true)) }
    return items
  }

  /// Returns the name of an item; `?` if the item has none.
  func name(of item: ItemID) -> String {
    indices.contains(item.rawValue) ? self[item.rawValue] : "?"
  }

  /// Returns the highest raw value of the items with this name; `nil` if no item has it.
  func number(of name: String) -> Int? {
    runs.lazy.reversed().compactMap { $0.number(of: name) }.first
  }
}

extension ItemNames: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(number: Int) -> String {
    let run = runs[runs.partitioningIndex { $0.items.upperBound > number }]
    return run.isSeries ? "\(run.stem)-\(number - run.items.lowerBound + 1)" : run.stem
  }
}

extension ItemNames.Run {
  fileprivate func number(of name: String) -> Int? {
    guard isSeries else { return name == stem ? items.lowerBound : nil }
    guard let dash = name.utf8.lastIndex(of: UInt8(ascii: "-")),
      let place = Int(name[name.utf8.index(after: dash)...]), (1...items.count).contains(place)
    else { return nil }
    // Only `item-7` is in the series: `item-07` is another name.
    return name == "\(stem)-\(place)" ? items.lowerBound + place - 1 : nil
  }
}

extension ItemNames: CustomReflectable, CustomStringConvertible {
  // A debugger displays the names like an array.
  var customMirror: Mirror {
    Mirror(self, unlabeledChildren: self, displayStyle: .collection)
  }

  var description: String { Array(self).description }
}

// MARK: - Coding

extension ItemNames: CanonicalCodable {
  // The bytes are all single names, then each series with the number of single names before it.
  func encode(into writer: inout CanonicalWriter) {
    let series = runs.enumerated().filter(\.element.isSeries)
    writer.write(runs.filter { !$0.isSeries }.map(\.stem))
    writer.write(count: series.count)
    for (seriesBefore, (runsBefore, run)) in series.enumerated() {
      writer.write(run.stem, runsBefore - seriesBefore, run.items.count)
    }
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    self.init()
    let names: [String] = try reader.read()
    var given = names[...]
    for _ in 0..<(try reader.readCount()) {
      let (stem, givenBefore, length): (String, Int, Int) = try reader.read()
      guard (given.startIndex...given.endIndex).contains(givenBefore), length > 0 else {
        throw reader.invalid("names")
      }
      for name in given[..<givenBefore] { _ = append(name) }
      given = given[givenBefore...]
      guard append(series: stem, count: length).count == length else {
        throw reader.invalid("names")
      }
    }
    for name in given { _ = append(name) }
    guard count <= ItemID.limit else { throw reader.invalid("names") }
  }
}
