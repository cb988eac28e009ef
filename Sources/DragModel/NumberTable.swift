/// A small number for each of many numbers from zero on.
///
/// It is kept in pages, since a copy shares those that are not written to.
struct NumberTable: Sendable {
  /// The pages; one ends where nothing is known of the numbers behind.
  private var pages: [[Int32]] = []

  /// How many numbers are on a page: it is copied in well under a microsecond.
  private static let pageSize = 1024
  private static let nothing: Int32 = -1

  /// What is known of `number`, which must not be negative where it is set.
  subscript(number: Int) -> Int? {
    get {
      let (page, index) = Self.split(number)
      guard pages.indices.contains(page), index < pages[page].count else { return nil }
      let entry = pages[page][index]
      return entry == Self.nothing ? nil : Int(entry)
    }
    set {
      let (page, index) = Self.split(number)
      while pages.count <= page { pages.append([]) }
      while pages[page].count <= index { pages[page].append(Self.nothing) }
      pages[page][index] = newValue.map { Int32(truncatingIfNeeded: $0) } ?? Self.nothing
    }
  }

  /// The page and the place on it, of a negative number on a page that there is not.
  private static func split(_ number: Int) -> (page: Int, index: Int) {
    let (page, index) = number.quotientAndRemainder(dividingBy: pageSize)
    return number < 0 ? (-1, 0) : (page, index)
  }
}
