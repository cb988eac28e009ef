internal import DragKit

/// Where the rows of a collection view are at rest, counted one by one: slow, and plain to see.
struct SettledCollection {
  let area: CollectionArea
  let model: Model
  let interaction: Interaction
  let id: ContainerID

  /// The items with their places in the window, the gap that a drag has opened taken into account.
  var items: [PlacedItem] {
    slots.enumerated().compactMap { index, item in
      item.map { PlacedItem($0, frame(ofSlot: index).moved(by: shift)) }
    }
  }

  /// What stands in each place; nothing where the gap is of what comes from elsewhere.
  private var slots: [ItemID?] {
    var items: [ItemID?] = area.sections.flatMap(\.runs).flatMap { run in
      run.offsets.map { model[run.container]?.item(at: $0) }
    }
    guard let session = interaction.session,
      let container = area.sections.first?.runs.first?.container
    else { return items }
    let opened = session.target?.item == area.view ? session.target?.gap : nil
    let own = session.operation == .copy ? nil : items.firstIndex(of: session.item)
    if let own { items.remove(at: own) }
    if let opened, opened.container == container {
      let isBehind = own.map { $0 < opened.gap.index } ?? false
      let index = min(max(opened.gap.index - (isBehind ? 1 : 0), 0), items.count)
      items.insert(own == nil ? nil : session.item, at: index)
    } else if let own {
      items.insert(session.item, at: own)
    }
    return items
  }

  private var shift: Vector {
    (area.bounds.origin - .zero) - (interaction.scrollOffset(of: id) ?? .zero)
  }

  private func frame(ofSlot slot: Int) -> Rect {
    switch area.layout {
    case .list(let list):
      return Rect(
        x: 0, y: list.rowHeight * slot, width: area.bounds.width, height: list.rowHeight)
    case .grid(let grid): return frame(ofSlot: slot, in: grid)
    case .flow: return .zero
    }
  }

  private func frame(ofSlot slot: Int, in grid: TileConfiguration) -> Rect {
    let (size, spacing) = (grid.itemSize, grid.spacing)
    let room = area.bounds.width - grid.insets.left - grid.insets.right
    var columns = 1
    while (size.width + spacing) * (columns + 1) - spacing <= room { columns += 1 }
    let rest = room - ((size.width + spacing) * columns - spacing)
    let left = grid.insets.left + max(rest / 2, 0).roundedToPixel
    return Rect(
      x: left + (size.width + spacing) * (slot % columns),
      y: grid.insets.top + (size.height + spacing) * (slot / columns), width: size.width,
      height: size.height)
  }
}
