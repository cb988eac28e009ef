internal import DragCoding
internal import DragGeometry
internal import DragModel

/// What the engine last read of its content.
///
/// It follows from the content and is never stored.
struct ContentView: Equatable, Sendable {
  /// `true` once the content has been read.
  var isRead = false
  /// Where everything is at rest.
  var stage = Stage()
  /// What can be seen, with its place at rest, area by area.
  var areas: [(container: ContainerID, items: [PlacedItem])] = []
  /// The places at rest, by item.
  var places: [ItemID: Rect] = [:]
  /// The order of each of the model's containers, as it was last told.
  var toldOrders: [ContainerID: UInt64] = [:]
  /// The places at rest, as they were last told.
  var toldAreas: [ContainerID: [PlacedItem]] = [:]

  /// The area that an item stands in.
  func container(of item: ItemID) -> ContainerID? {
    areas.first { area in area.items.contains { $0.item == item } }?.container
  }

  static func == (left: ContentView, right: ContentView) -> Bool {
    // What follows from the content is equal where the content is; only what was told is not.
    left.toldOrders == right.toldOrders && left.toldAreas == right.toldAreas
  }
}
