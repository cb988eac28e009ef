/// The list of *SwiftUI onDrag & onDrop* as the article has it, bugs and all: keyed by index, identified by colour.
///
/// SwiftUI is played by ``ColumnOfTiles``: it calls `onDrag` at the lift, `dropEntered` when the
/// pointer is over a view, and `performDrop` on a release over one.
struct ArticleList: ColumnOfTiles {
  private var items: [String]
  private var currentItem: String?
  private var isDragging = false
  private var draggingIndex: Int?
  private(set) var hasTrapped = false

  init(_ items: [String]) {
    self.items = items
  }

  var order: [String] { items }

  /// A view for each index except the hidden one.
  var drawn: [String] { items.indices.filter { $0 != draggingIndex }.map { items[$0] } }

  /// The stack closes when a view leaves it, and is centred again.
  var tops: [Int] {
    let count = items.indices.filter { $0 != draggingIndex }.count
    let first = -(count * 112 - 12) / 2
    var tops: [Int] = []
    var shown = 0
    for index in items.indices {
      tops.append(first + shown * 112)
      if index != draggingIndex { shown += 1 }
    }
    return tops
  }

  /// Without an animation, a moved view is at its place in the next frame.
  var isSomethingOnItsWay: Bool { false }

  mutating func lift(_ index: Int) {
    currentItem = items[index]
    isDragging = true
    draggingIndex = index
  }

  mutating func enter(_ index: Int) {
    guard index != draggingIndex else { return }  // There is no view that could be entered.
    isDragging = true
    guard let currentItem else { return hasTrapped = true }  // `viewModel.currentItem!`
    guard let from = items.firstIndex(of: currentItem), from != index else { return }
    let item = items.remove(at: from)
    items.insert(item, at: index)
  }

  mutating func release(over index: Int) {
    guard index != draggingIndex else { return }
    currentItem = nil
    isDragging = false
    draggingIndex = nil
  }

  /// No view is under the pointer, so nothing is called.
  mutating func releaseOutside() {}

  mutating func enterWithTextFromOutside(_ index: Int) { enter(index) }
}
