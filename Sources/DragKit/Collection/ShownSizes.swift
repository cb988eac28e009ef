/// A cache of the ``OrderedSizes`` of the containers that are shown.
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

  mutating func update(
    in areas: [CollectionArea], of model: Model
  ) -> [[ContainerID: OrderedSizes]] {
    let entries = areas.map { area in
      area.itemSizes.map { sizes in
        area.containers.compactMap { model[$0] }.map { entry($0, sizes, area) }
      } ?? []
    }
    self.entries = entries.flatMap(\.self)
    return entries.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.id, $0.ordered) }) }
  }

  private func entry(_ container: Container, _ sizes: ItemSizes, _ area: CollectionArea) -> Entry {
    let (usual, axis) = (area.usualSize, area.axis)
    let known = entries.first {
      $0.id == container.id && $0.orderHash == container.orderHash && $0.usual == usual
        && $0.axis == axis && $0.sizes == sizes
    }
    return known
      ?? Entry(
        id: container.id, orderHash: container.orderHash, sizes: sizes, usual: usual, axis: axis,
        ordered: OrderedSizes(container.items.map { sizes[$0].map(area.transposed) ?? usual }))
  }
}
