internal import DragFrameIO
internal import DragGeometry
internal import DragModel

// Menus by keyboard.
extension Interaction {
  /// Shows the menu of the focused item; returns `false` if neither the item nor the content has one.
  mutating func showMenu<Content: InteractiveContent>(_ content: inout Content) -> Bool {
    let focus = keyboard.visibleFocus
    let place = focus.flatMap { layout.frame(of: $0.item) }.map(Self.placeOfMenu)
    if let focus, let place, traits(of: focus.item, content).contains(.hasMenu) {
      showMenu(of: focus.item, in: focus.container, at: place, &content)
      return true
    }
    guard Content.handlers.menuElsewhere != nil else { return false }
    showMenuElsewhere(over: focus?.item, at: place, &content)
    return true
  }

  /// Shows the content's menu for a place that has none of its own.
  mutating func showMenuElsewhere<Content: InteractiveContent>(
    over item: ItemID?, at place: Point?, _ content: inout Content
  ) {
    guard let show = Content.handlers.menuElsewhere else { return }
    runHandler(of: &content) { _, content in show(&content, item, place) }
  }

  /// The menu of a wide row is near its leading edge.
  private static func placeOfMenu(of frame: Rect) -> Point {
    Point(x: frame.minX + min(frame.width / 2, 48), y: frame.center.y)
  }

  /// Whether a key moves the focus into the menu that is open.
  func entersMenu(_ key: Key) -> Bool {
    guard [.up, .down].contains(key), modifiers.isEmpty,
      let menu = layout.areas.first(where: { $0.layer == .menus })
    else { return false }
    return keyboard.visibleFocus.map { !shows($0.container, in: menu.layer) } ?? true
  }
}

extension Key {
  fileprivate static let menu: Key = "menu"

  /// Whether the key asks for the menu of the focused item: the menu key, or Shift+F10.
  func asksForMenu(_ modifiers: Modifiers) -> Bool {
    self == .menu && modifiers.isEmpty || self == "f10" && modifiers == .shift
  }
}
