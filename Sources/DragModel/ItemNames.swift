internal import Algorithms

/// The name of every item that there has ever been in a model, by the item's number.
///
/// A name is given, or stands in a series: `item-1`, `item-2` and so on. A series is kept as what makes
/// it, and its names are made when they are asked for.
package struct ItemNames: Hashable, Sendable {
  /// How many names there are.
  package private(set) var count = 0
  /// The names that were given one by one, by number.
  private(set) var given: [String] = []
  /// The series, by number.
  private(set) var series: [Series] = []

  /// Names that differ in a number at the end.
  struct Series: Hashable, Sendable {
    /// What stands before the dash and the number.
    let stem: String
    /// The numbers of the items that go by these names.
    let items: Range<Int>
    /// How many names with lower numbers were given.
    let givenBefore: Int
  }

  /// Creates names without any.
  package init() {}

  /// Gives the next number a name.
  ///
  /// - Returns: The number.
  package mutating func append(_ name: String) -> Int {
    given.append(name)
    count += 1
    return count - 1
  }

  /// Gives the next `count` numbers the names `stem-1`, `stem-2` and so on.
  ///
  /// There are never more than ``ItemID/limit`` names of series.
  ///
  /// - Returns: The numbers.
  package mutating func append(series stem: String, count: Int) -> Range<Int> {
    let room = Swift.max(0, ItemID.limit - self.count)
    let items = self.count..<(self.count + Swift.min(Swift.max(0, count), room))
    if !items.isEmpty {
      series.append(Series(stem: stem, items: items, givenBefore: given.count))
    }
    self.count = items.upperBound
    return items
  }
}

extension ItemNames: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  /// The name of the item of a number, which there must be.
  package subscript(number: Int) -> String {
    let next = series.partitioningIndex { $0.items.lowerBound > number }
    guard next > 0 else { return given[number] }
    let last = series[next - 1]
    return last.name(of: number) ?? given[last.givenBefore + number - last.items.upperBound]
  }

  /// The number of the item of the given name, the newest where several have it.
  func number(of name: String) -> Int? {
    let generated = series.lazy.reversed().compactMap { $0.number(of: name) }.first
    let given = given.lastIndex(of: name).map(number(ofGiven:))
    return [generated, given].compactMap(\.self).max()
  }

  /// The number of a given name.
  private func number(ofGiven index: Int) -> Int {
    let next = series.partitioningIndex { $0.givenBefore > index }
    guard next > 0 else { return index }
    return series[next - 1].items.upperBound + index - series[next - 1].givenBefore
  }
}

extension ItemNames.Series {
  /// The name of an item, or nothing where it has none of this series.
  fileprivate func name(of item: Int) -> String? {
    items.contains(item) ? "\(stem)-\(item - items.lowerBound + 1)" : nil
  }

  /// The item of a name, or nothing where it is none of this series.
  fileprivate func number(of name: String) -> Int? {
    guard let dash = name.utf8.lastIndex(of: UInt8(ascii: "-")),
      let place = Int(name[name.utf8.index(after: dash)...]), (1...items.count).contains(place)
    else { return nil }
    // The number may be written otherwise, such as with zeros in front.
    let item = items.lowerBound + place - 1
    return self.name(of: item) == name ? item : nil
  }
}

extension ItemNames: CustomReflectable, CustomStringConvertible {
  /// The names, as an array shows them.
  package var customMirror: Mirror {
    Mirror(self, unlabeledChildren: self, displayStyle: .collection)
  }

  package var description: String { Array(self).description }
}
