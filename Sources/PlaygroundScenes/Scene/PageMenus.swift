internal import DragKit
internal import DragModel

/// The menus of a page: those of its items, and its part of its own.
protocol PageMenus {
  /// The menu that the page asks for; the window takes it at once.
  var menu: ContextMenu? { get set }
  /// Returns the entries of an item's menu; empty for an item without a menu. May select the item.
  mutating func menuEntries(of item: ItemID) -> [Control]
  /// Returns the item whose menu replaces an open menu when its backdrop is right-clicked at a
  /// location; `nil` if the menu only closes.
  func itemWithMenu(at place: Point) -> ItemID?
  mutating func choose(_ entry: Control, for item: ItemID) -> [Request]
  /// The entries that the page adds to its menu, which a press on its background opens.
  var entriesOfPage: [Control] { get }
  func canChoose(_ entry: Control) -> Bool
}

extension PageMenus {
  var menu: ContextMenu? {
    get { nil }
    set {}
  }
  mutating func menuEntries(of item: ItemID) -> [Control] { [] }
  func itemWithMenu(at place: Point) -> ItemID? { nil }
  mutating func choose(_ entry: Control, for item: ItemID) -> [Request] { [] }
  var entriesOfPage: [Control] { [] }
  func canChoose(_ entry: Control) -> Bool { true }
}

extension PlaygroundScene {
  /// Asks for the menu of an item, if it has one.
  mutating func openMenu(of item: ItemID, at place: Point) {
    let entries = menuEntries(of: item)
    if !entries.isEmpty { menu = ContextMenu(item: item, place: place, entries: entries) }
  }

  /// The entries that move an item in its container, as far as it can be moved.
  func moves(of item: ItemID) -> [Control] {
    guard let position = model.position(of: item) else { return [] }
    let isLast = position.offset == (model[position.container]?.count ?? 0) - 1
    return (position.offset == 0 ? [] : [.menuMoveToTop]) + (isLast ? [] : [.menuMoveToBottom])
  }

  mutating func move(_ items: [ItemID], in container: ContainerID, by entry: Control) {
    switch entry {
    case .menuMoveToTop: model.move(items, to: InsertionPlace(container, .start))
    case .menuMoveToBottom: model.move(items, to: model.end(of: container))
    default: break
    }
  }
}
