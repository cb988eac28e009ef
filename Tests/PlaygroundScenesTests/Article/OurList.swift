import PlaygroundScenes
import Support
import Testing

@testable import DragKit

/// The scene `colours`, driven by the mouse.
struct OurList: ColumnOfTiles {
  private var table: PlaygroundDriver
  private let names: [ItemID: String]
  private(set) var hasTrapped = false

  /// Tiles of one colour get names of their own, as `red-2`; only their colours are visible.
  init(_ items: [String]) {
    let tiles = items.enumerated().map { index, color in
      items[..<index].contains(color) ? "\(color)-\(index)" : color
    }
    table = PlaygroundDriver(colours: ColoursScene(tiles: tiles))
    let ids = table.content.model["colours"]?.items ?? []
    names = Dictionary(uniqueKeysWithValues: zip(ids, items))
  }

  private var tiles: [SceneElement] { table.interaction.elements(in: "colours") }

  private func place(_ index: Int) -> Rect {
    table.place(of: table.content.name(of: tiles[index].item))
  }

  var order: [String] { tiles.map { names[$0.item] ?? "?" } }

  var drawn: [String] { tiles.filter { $0.kind == .item }.map { names[$0.item] ?? "?" } }

  var tops: [Int] { tiles.indices.map { place($0).minY.pixels - 408 } }

  var isSomethingOnItsWay: Bool {
    tiles.contains { $0.frame != table.interaction.frame(of: $0.item) }
  }

  mutating func lift(_ index: Int) {
    table.press(at: place(index).center)
    table.drag(by: 6, 0, steps: 1)
  }

  mutating func enter(_ index: Int) { table.drag(to: place(index).center) }

  mutating func release(over index: Int) {
    enter(index)
    table.release()
    table.settle()
  }

  mutating func releaseOutside() {
    table.drag(to: Point(x: 190, y: 700))
    table.release()
    table.settle()
  }

  /// Calls the delegate like a drag from elsewhere, without an item.
  mutating func enterWithTextFromOutside(_ index: Int) {
    var scene = table.content.colours
    let before = scene
    let delegate = TileDropDelegate(tile: tiles[index].item)
    let info = DropInfo(items: [DragItem(itemProvider: ItemProvider(text: "hello"))])
    hasTrapped = delegate.validateDrop(info: info, content: &scene) || scene != before
  }
}
