internal import DragKit
internal import DragRecording
internal import PlaygroundScenes

// What there is now, at rest, and what can be done with it.
extension SessionDriver {
  /// What a hand drags: what can be lifted, and what follows touches in the scene.
  var movable: [PlacedItem] { placed { $0.isMovable } }

  /// What can be dropped on beside what is dragged.
  var targets: [PlacedItem] { placed { $0.isTarget } }

  /// What a hand drags, or drops on.
  var things: [PlacedItem] { placed { $0.isMovable || $0.isTarget } }

  /// What can be lifted beside the collection views, where there are any: they may not take it.
  var outsiders: [PlacedItem] {
    let views = world.content.stage.areas.compactMap(\.collection)
    guard !views.isEmpty else { return [] }
    return movable.filter { item in !views.contains { $0.bounds.contains(item.frame.center) } }
  }

  /// What opens when a drag stays over it.
  var springLoaded: [PlacedItem] { placed { $0.springsOpen } }

  /// The buttons, switches and sliders.
  var controls: [PlacedItem] { placed { $0.isControl } }

  /// The sliders.
  var sliders: [PlacedItem] { placed { $0.isControl && $0.traits.contains(.follows) } }

  private func placed(where isWanted: (Playable) -> Bool) -> [PlacedItem] {
    let layout = SettledLayout(content: world.content, interaction: world.interaction)
    return world.content.stage.areas.flatMap { area in
      layout.items(in: area).filter { item in
        isWanted(Playable(item.item, in: area.container, of: world.content))
          && area.collection?.bounds.contains(item.frame.center) ?? true
      }
    } + handles.filter { isWanted(Playable(handle: $0.item)) }
  }

  /// The rows of collection views that are in sight, with their parts.
  var cells: [Cell] {
    world.content.stage.areas.flatMap { area in
      world.interaction.visibleItems(in: area.container).filter { item in
        area.collection?.bounds.contains(item.frame.center) == true
      }.compactMap { world.interaction.cell(of: $0.item, in: world.content) }
    }
  }

  /// What rows are dragged by, where they have something for it.
  private var handles: [PlacedItem] {
    cells.compactMap { cell in
      cell.parts.first { $0.name == "reorder" }.map { PlacedItem(cell.item, $0.frame) }
    }
  }

  /// A control by its name.
  func control(_ name: String) -> PlacedItem? {
    controls.first { world.content.name(of: $0.item) == name }
  }

  /// Some point on an item; its edges are hit as well.
  mutating func point(on item: PlacedItem) -> Point {
    let frame = item.frame
    let (x, y) = (random.next(below: 4096), random.next(below: 4096))
    return frame.origin + Vector(dx: frame.width * x / 4096, dy: frame.height * y / 4096)
  }

  /// Some point in the window or near it.
  mutating func anyPoint() -> Point {
    let window = world.content.chrome.window
    let (x, y) = (random.next(below: 4096) - 512, random.next(below: 4096) - 512)
    return Point(x: window.width * x / 3072, y: window.height * y / 3072)
  }

  /// Some point outside the window.
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
}

/// What can be done with an item.
private struct Playable {
  let item: ItemID
  let traits: Arbiter.Traits
  let takesDrops: Bool
  let springsOpen: Bool

  /// The handle of a row.
  init(handle item: ItemID) {
    (self.item, traits, takesDrops, springsOpen) = (item, .handle, false, false)
  }

  init(_ item: ItemID, in container: ContainerID, of content: PlaygroundContent) {
    self.item = item
    traits = content.traits(of: item, in: container)
    takesDrops = content.takesDrops(item, in: container)
    springsOpen = content.canSpringLoad(item, inCollection: container)
  }

  var isMovable: Bool {
    !item.isControl && !traits.isDisjoint(with: [.liftable, .handle, .follows])
  }

  var isTarget: Bool { !isMovable && takesDrops }

  var isControl: Bool { item.isControl && !traits.isDisjoint(with: [.tappable, .follows]) }
}
