/// A map from nonnegative integers to small integers, whose copies share unchanged pages.
struct NumberTable: Sendable {
  /// The pages, each only as long as its last value.
  private var pages: [[Int32]] = []

  /// The keys per page: one is copied in well under a microsecond.
  private static let pageSize = 1024
  private static let nothing: Int32 = -1

  subscript(number: Int) -> Int? {
    let (page, index) = (number / Self.pageSize, number % Self.pageSize)
    guard number >= 0, page < pages.count else { return nil }
    let entries = pages[page]
    guard index < entries.count, entries[index] != Self.nothing else { return nil }
    return Int(entries[index])
  }

  mutating func remove(_ number: Int) { set(Self.nothing, for: number..<(number + 1)) }

  mutating func set(_ value: Int, for numbers: Range<Int>) {
    set(Int32(truncatingIfNeeded: value), for: numbers)
  }

  private mutating func set(_ entry: Int32, for numbers: Range<Int>) {
    var start = numbers.lowerBound
    while start < numbers.upperBound {
      let page = start / Self.pageSize
      let end = min(numbers.upperBound, (page + 1) * Self.pageSize)
      while pages.count <= page { pages.append([]) }
      let indices = (start % Self.pageSize)..<(start % Self.pageSize + end - start)
      pages[page].fill(indices, with: entry, behind: Self.nothing)
      start = end
    }
  }
}

extension [Int32] {
  /// Writes `entry` at `indices`, and `gap` between the end and the first of them.
  fileprivate mutating func fill(_ indices: Range<Int>, with entry: Int32, behind gap: Int32) {
    if count < indices.lowerBound {
      append(contentsOf: repeatElement(gap, count: indices.lowerBound - count))
    }
    for index in indices.clamped(to: 0..<count) { self[index] = entry }
    if count < indices.upperBound {
      append(contentsOf: repeatElement(entry, count: indices.upperBound - count))
    }
  }
}
