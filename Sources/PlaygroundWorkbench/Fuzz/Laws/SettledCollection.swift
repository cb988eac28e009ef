internal import DragKit

/// Where the rows of a collection view are at rest, counted one by one: slow, and plain to see.
struct SettledCollection {
  let area: CollectionArea
  let model: Model
  let interaction: Interaction
  let id: ContainerID

  /// The items with their places in the window, the gap that a drag has opened taken into account.
  var items: [PlacedItem] {
    var pen = SettledPen(area)
    var items: [PlacedItem] = []
    for section in area.sections {
      pen.endLine()
      for row in rows(of: section) {
        let frame = pen.place(row.kind, size(of: row))
        if let item = row.item { items.append(PlacedItem(item, frame.moved(by: shift))) }
      }
    }
    return items
  }

  /// A row, with the item that stands there; the gap of what comes from elsewhere has none.
  private struct Row {
    let kind: SettledPen.Kind
    let item: ItemID?
  }

  private func rows(of section: CollectionSection) -> [Row] {
    var rows = section.header.map { [Row(kind: .header, item: $0)] } ?? []
    let last = gap.flatMap { lastRun(before: $0, in: section) }
    for (index, run) in section.runs.enumerated() {
      for offset in run.offsets {
        if gap == InsertionPlace(run.container, Gap(offset)) { rows.append(gapRow) }
        if hidden == Position(run.container, offset) { continue }
        guard let item = model[run.container]?.item(at: offset) else { continue }
        rows.append(Row(kind: .item, item: item))
      }
      if index == last { rows.append(gapRow) }
    }
    return rows
  }

  /// The run that a gap behind all items of its container stands behind, with what is open in the last
  /// of them.
  private func lastRun(before gap: InsertionPlace, in section: CollectionSection) -> Int? {
    let own = section.runs.indices.filter { section.runs[$0].container == gap.container }
    guard let last = own.last,
      !own.contains(where: { section.runs[$0].offsets.contains(gap.gap.index) })
    else { return nil }
    let level = section.runs[last].level
    return last + section.runs[(last + 1)...].prefix { $0.level > level }.count
  }

  private var gapRow: Row { Row(kind: .gap, item: hidden == nil ? nil : interaction.session?.item) }

  /// Where what is lifted stands, whose place the gap takes.
  private var hidden: Position? {
    guard let session = interaction.session, session.operation?.keepsSource != true,
      let position = model.position(of: session.item),
      area.sections.flatMap(\.runs).contains(where: { $0.container == position.container })
    else { return nil }
    return position
  }

  /// The gap that the target opened, else that of what is lifted.
  private var gap: InsertionPlace? {
    let target = interaction.session?.target
    let opened = target?.item == area.view ? target?.gap : nil
    return opened ?? hidden.map { InsertionPlace($0.container, Gap($0.offset)) }
  }

  private func size(of row: Row) -> Size {
    let item = row.kind == .gap ? interaction.session?.item : row.item
    let own = item.flatMap { area.itemSizes?[$0] }
    switch SettledPen.Layout(area.layout) {
    case .list(let list):
      let height = row.kind == .header ? list.headerHeight : own?.height ?? list.rowHeight
      return Size(width: 0, height: height)
    case .grid(let tiles), .flow(let tiles), .masonry(let tiles):
      return row.kind == .header
        ? Size(width: 0, height: tiles.headerHeight) : own ?? tiles.itemSize
    }
  }

  private var shift: Vector {
    (area.bounds.origin - .zero) - (interaction.scrollOffset(of: id) ?? .zero)
  }
}
