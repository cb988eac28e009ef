/// An array in pages: a copy shares those that are not written to.
struct PagedArray<Element: Sendable>: Sendable {
  /// The pages, all full but for the last.
  private var pages: [[Element]] = []
  /// How many elements there are.
  private(set) var count = 0

  /// How many elements are on a page: a thousand are on about as many pages.
  private static var pageSize: Int { 32 }

  /// The element at `index`, which there must be.
  subscript(index: Int) -> Element { pages[index / Self.pageSize][index % Self.pageSize] }

  mutating func append(_ element: Element) {
    if count % Self.pageSize == 0 { pages.append([]) }
    pages[pages.count - 1].append(element)
    count += 1
  }

  /// Changes the element at `index` where it stands.
  mutating func update<Result>(_ index: Int, _ change: (inout Element) -> Result) -> Result {
    change(&pages[index / Self.pageSize][index % Self.pageSize])
  }
}
