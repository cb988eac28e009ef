/// A map from nonnegative integers to nonnegative `Int32`s, in arrays of at most 1,024 entries.
///
/// When a copy is changed, only the changed arrays are copied.
struct NumberTable: Sendable {
  private var pages: [[Int32]] = []

  private static let pageSize = 1024
  private static let nothing: Int32 = -1

  subscript(number: Int) -> Int? {
    let (page, index) = (number / Self.pageSize, number % Self.pageSize)
    guard number >= 0, page < pages.count else { return nil }
    let entries = pages[page]
    guard index < entries.count, entries[index] != Self.nothing else { return nil }
    return Int(entries[index])
  }

  /// Sets the value of all the numbers in a nonempty range; `nil` removes their values.
  mutating func set(_ value: Int?, for numbers: Range<Int>) {
    let entry = value.map(Int32.init(truncatingIfNeeded:)) ?? Self.nothing
    for page in numbers.lowerBound / Self.pageSize...(numbers.upperBound - 1) / Self.pageSize {
      while pages.count <= page { pages.append([]) }
      let start = page * Self.pageSize
      let indices = numbers.clamped(to: start..<start + Self.pageSize)
      let missing = indices.upperBound - start - pages[page].count
      if missing > 0 { pages[page] += repeatElement(Self.nothing, count: missing) }
      pages[page].withUnsafeMutableBufferPointer { entries in
        for number in indices { entries[number - start] = entry }
      }
    }
  }
}
