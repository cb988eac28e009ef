internal import DragGeometry
internal import DragModel

/// The sizes of items in their order, kept as long as order and sizes stay what they are.
struct ShownSizes: Sendable {
  private var entries: [Entry] = []

  private struct Entry: Sendable {
    let id: ContainerID
    let orderHash: UInt64
    let sizes: ItemSizes
    let usual: Size
    let axis: Axis
    let ordered: OrderedSizes
  }

  /// The sizes of the items of all containers that stand in some areas.
  ///
  /// - Returns: For each area the sizes by container, where its items have sizes of their own.
  mutating func sizes(
    in areas: [CollectionArea], of model: Model
  ) -> [[ContainerID: OrderedSizes]] {
    var kept: [Entry] = []
    let all = areas.map { area in
      guard let sizes = area.itemSizes else { return [ContainerID: OrderedSizes]() }
      let entries = area.containers.compactMap { model[$0] }.map {
        entry($0, sizes, area)
      }
      kept += entries
      return Dictionary(
        entries.map { ($0.id, $0.ordered) }, uniquingKeysWith: { first, _ in first })
    }
    entries = kept
    return all
  }

  private func entry(_ container: Container, _ sizes: ItemSizes, _ area: CollectionArea) -> Entry {
    let (usual, axis) = (area.usualSize, area.layout.axis)
    let known = entries.first {
      $0.id == container.id && $0.orderHash == container.orderHash && $0.usual == usual
        && $0.axis == axis && $0.sizes == sizes
    }
    return known
      ?? Entry(
        id: container.id, orderHash: container.orderHash, sizes: sizes, usual: usual,
        axis: axis,
        ordered: OrderedSizes(container.items, sizes, usual: usual, turned: area.turned))
  }
}
