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
    area.sections.flatMap { section in slots(in: section.runs) }
  }

  private func slots(in runs: [CollectionSection.Run]) -> [ItemID?] {
    var slots: [ItemID?] = []
    // The gap behind a container's last item is behind what is open in that item.
    var waiting: Int?
    for (number, run) in runs.enumerated() {
      if let level = waiting, run.level <= level {
        slots.append(lifted)
        waiting = nil
      }
      for offset in run.offsets {
        if gap == Place(run.container, Gap(offset)) { slots.append(lifted) }
        let item = model[run.container]?.item(at: offset)
        if lifted == nil || item != lifted { slots.append(item) }
      }
      let goesOn = runs[(number + 1)...].contains { $0.container == run.container }
      let end = Place(run.container, Gap(run.offsets.upperBound))
      if gap == end, !goesOn { waiting = run.level }
    }
    return waiting == nil ? slots : slots + [lifted]
  }

  /// What is lifted out of the view, if it would not stay there.
  private var lifted: ItemID? {
    guard let session = interaction.session, session.operation != .copy,
      let container = model.position(of: session.item)?.container, area.shows(container)
    else { return nil }
    return session.item
  }

  /// The gap that is open: where the target has it, else at the place of what is lifted.
  private var gap: Place? {
    if let target = interaction.session?.target, target.item == area.view, let gap = target.gap {
      return gap
    }
    return lifted.flatMap { model.position(of: $0) }.map { Place($0.container, Gap($0.offset)) }
  }

  private var shift: Vector {
    (area.bounds.origin - .zero) - (interaction.scrollOffset(of: id) ?? .zero)
  }

  private func frame(ofSlot slot: Int) -> Rect {
    switch area.layout {
    case .list(let list):
      let (margin, spacing): (Length, Length) = list.appearance == .sidebar ? (8, 2) : (0, 0)
      return Rect(
        x: margin, y: margin + (list.rowHeight + spacing) * slot,
        width: area.bounds.width - margin * 2, height: list.rowHeight)
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
