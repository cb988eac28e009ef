internal import DragKit
internal import DragKitInspection
internal import DragRecording
internal import PlaygroundScenes

// MARK: - The items in the settled layout
extension SessionDriver {
  /// The rows' reorder handles, and all items except controls that can be lifted or follow touches.
  var movable: [PlacedItem] { placed { !$0.isControl && $1.isMovable } + handles }

  var targets: [PlacedItem] { placed { ($0.isControl || !$1.isMovable) && $1.takesDrops } }

  var things: [PlacedItem] { placed { !$0.isControl && $1.isMovable || $1.takesDrops } + handles }

  /// The movable items outside of the collection views; empty if the page has no collection view.
  var outsiders: [PlacedItem] {
    let views = world.content.stage.areas.compactMap(\.collection)
    guard !views.isEmpty else { return [] }
    return movable.filter { item in !views.contains { $0.bounds.contains(item.frame.center) } }
  }

  var springLoaded: [PlacedItem] { placed { $1.springsOpen } }

  var controls: [PlacedItem] { placed { $0.isControl && ($1.isTappable || $1.followsTouches) } }

  var sliders: [PlacedItem] { placed { $0.isControl && $1.followsTouches } }

  private func placed(_ isWanted: (ItemID, ItemAbilities) -> Bool) -> [PlacedItem] {
    let content = world.content
    let layout = ReferenceLayout(content: content, interaction: world.interaction)
    return content.stage.areas.flatMap { area in
      layout.items(in: area).filter { placed in
        isWanted(placed.item, content.abilities(of: placed.item, in: area.container))
          && area.collection?.bounds.contains(placed.frame.center) ?? true
      }
    }
  }

  var rows: [Row] {
    world.content.stage.areas.flatMap { area in
      world.interaction.elements(in: area.container)
        .filter { area.collection?.bounds.contains($0.frame.center) == true }
        .compactMap { world.interaction.row(of: $0.item, in: world.content) }
    }
  }

  private var handles: [PlacedItem] {
    rows.compactMap { row in
      row.controls.first { $0.name == "reorder" }.map { PlacedItem(row.item, $0.frame) }
    }
  }

  func control(_ name: String) -> PlacedItem? {
    controls.first { world.content.name(of: $0.item) == name }
  }
}

extension ItemAbilities {
  fileprivate var isMovable: Bool { isLiftable || followsTouches }
}

extension SessionDriver {
  mutating func point(on item: PlacedItem) -> Point {
    let frame = item.frame
    let (x, y) = (random.next(below: 4096), random.next(below: 4096))
    return frame.origin + Vector(dx: frame.width * x / 4096, dy: frame.height * y / 4096)
  }

  mutating func anyPoint() -> Point {
    let window = world.content.chrome.window
    let (x, y) = (random.next(below: 4096) - 512, random.next(below: 4096) - 512)
    return Point(x: window.width * x / 3072, y: window.height * y / 3072)
  }

  mutating func point(onOneOf items: [PlacedItem]) -> Point {
    pick(items).map { point(on: $0) } ?? anyPoint()
  }

  mutating func outside() -> Point {
    let window = world.content.chrome.window
    let far = Length(pixels: 1 + random.next(below: 400))
    let (x, y) = (anyPoint().x, anyPoint().y)
    switch random.next(below: 4) {
    case 0: return Point(x: -far, y: y)
    case 1: return Point(x: window.width + far, y: y)
    case 2: return Point(x: x, y: -far)
    default: return Point(x: x, y: window.height + far)
    }
  }

  private mutating func gap() -> Point {
    guard let item = pick(movable)?.frame else { return anyPoint() }
    let below = Length(pixels: 1 + random.next(below: 11))
    return Point(x: item.center.x, y: item.maxY + below)
  }

  mutating func goal() -> Point {
    switch random.next(below: 20) {
    case 0..<8: point(onOneOf: movable)
    case 8..<15: point(onOneOf: targets)
    case 15..<17: outside()
    case 17: gap()
    case 18: point(onOneOf: controls)
    default: anyPoint()
    }
  }
}
