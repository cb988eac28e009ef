internal import DragKit
internal import DragRecording
internal import PlaygroundScenes

// Where things are now, at rest.
extension SessionDriver {
  /// Everything that is in the window, area by area.
  var areas: [(container: ContainerID, items: [PlacedItem])] {
    world.content.stage.areas.map { area in
      (area.container, SettledLayout.items(in: area, of: world.content.model))
    }
  }

  /// What can be lifted, or be dropped on: the scene without the chrome.
  var sceneItems: [PlacedItem] { areas.filter { $0.container != "chrome" }.flatMap(\.items) }

  /// What can be lifted.
  var tiles: [PlacedItem] {
    areas.filter { world.content.model[$0.container] != nil }.flatMap(\.items)
  }

  /// What can be dropped on beside the tiles.
  var targets: [PlacedItem] { sceneItems.filter { $0.item.isControl } }

  /// The buttons, switches and sliders.
  var controls: [PlacedItem] { areas.filter { $0.container == "chrome" }.flatMap(\.items) }

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
