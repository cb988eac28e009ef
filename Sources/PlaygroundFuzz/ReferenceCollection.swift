internal import DragKit
internal import DragKitInspection
internal import PlaygroundWorkbench

/// The final frames of all rows of a collection view, computed one row after another.
///
/// The view's own layout is checked against these frames.
struct ReferenceCollection {
  let area: CollectionArea
  let model: Model
  let interaction: Interaction
  let id: ContainerID

  var items: [PlacedItem] {
    var placer = RowPlacer(area)
    let offset = interaction.scrollOffset(of: id) ?? .zero
    let shift = area.bounds.origin - .zero - offset
    var items: [PlacedItem] = []
    for section in area.sections {
      placer.endLine()
      for row in rows(of: section) {
        let sized = row.item ?? interaction.session?.item
        let frame = placer.place(isHeader: row.isHeader, sized.flatMap { area.itemSizes?[$0] })
        if let item = row.item { items.append(PlacedItem(item, frame.moved(by: shift))) }
      }
    }
    return items
  }

  private typealias Row = (item: ItemID?, isHeader: Bool)

  private func rows(of section: CollectionSection) -> [Row] {
    let gapRow: Row = (lifted == nil ? nil : interaction.session?.item, false)
    let hidden = hidden
    var rows: [Row] = section.header.map { [($0, true)] } ?? []
    let last = gap.flatMap { lastRun(before: $0, in: section) }
    for (index, run) in section.runs.enumerated() {
      for offset in run.offsets {
        if gap == InsertionPlace(run.container, Gap(offset)) { rows.append(gapRow) }
        if hidden.contains(Position(run.container, offset)) { continue }
        guard let item = model[run.container]?.item(at: offset) else { continue }
        rows.append((item, false))
      }
      if index == last { rows.append(gapRow) }
    }
    return rows
  }

  private func lastRun(before gap: InsertionPlace, in section: CollectionSection) -> Int? {
    let own = section.runs.indices.filter { section.runs[$0].container == gap.container }
    guard let last = own.last,
      !own.contains(where: { section.runs[$0].offsets.contains(gap.gap.index) })
    else { return nil }
    let level = section.runs[last].level
    return last + section.runs[(last + 1)...].prefix { $0.level > level }.count
  }

  private var lifted: Position? { interaction.session?.item.flatMap(hiddenPosition) }

  /// The positions of the lifted item and, once the gap has left it, of all dragged items.
  private var hidden: [Position] {
    guard let session = interaction.session, session.target?.item == area.view,
      interaction.hasGatheredItems
    else { return lifted.map { [$0] } ?? [] }
    return session.localObjects.compactMap(hiddenPosition)
  }

  private func hiddenPosition(of item: ItemID) -> Position? {
    guard interaction.session?.operation?.keepsSource != true,
      let position = model.position(of: item),
      area.sections.flatMap(\.runs).contains(where: { $0.container == position.container })
    else { return nil }
    return position
  }

  private var gap: InsertionPlace? {
    let target = interaction.session?.target
    let opened = target?.item == area.view ? target?.gap : nil
    return opened ?? lifted.map { InsertionPlace($0.container, Gap($0.offset)) }
  }
}

struct RowPlacer {
  private let layout: Layout
  private let width: Length
  private let isRightToLeft: Bool
  private let headerHeight: Length
  private let itemSize: Size
  private let left: Length, room: Length, spacing: Length
  private var top: Length, bottom: Length?
  private var next: Length?, columns: [Length]?

  private enum Layout { case list, grid, flow, masonry }

  init(_ area: CollectionArea) {
    (width, isRightToLeft) = (area.bounds.width, area.isRightToLeft)
    let tiles: TileConfiguration
    switch area.parameters {
    case .list(let rows):
      let style = rows.appearance
      (layout, headerHeight) = (.list, rows.headerHeight)
      itemSize = Size(width: 0, height: rows.rowHeight)
      left = style == .plain ? 0 : style == .sidebar ? 8 : 16
      (top, spacing) = (left, rows.spacing)
      room = max(width - left - left, 0)
      return
    case .grid(let grid): (tiles, layout) = (grid, .grid)
    case .flow(let flow): (tiles, layout) = (flow, .flow)
    case .masonry(let masonry): (tiles, layout) = (masonry, .masonry)
    case nil: preconditionFailure("no scene has a layout of this type")
    }
    (headerHeight, itemSize) = (tiles.headerHeight, tiles.itemSize)
    (left, top, spacing) = (tiles.insets.left, tiles.insets.top, tiles.spacing)
    room = max(width - tiles.insets.left - tiles.insets.right, 0)
  }

  mutating func endLine() { (next, columns) = (nil, nil) }

  mutating func place(isHeader: Bool, _ size: Size?) -> Rect {
    let size = size ?? itemSize
    let frame =
      switch layout {
      case _ where isHeader: line(headerHeight)
      case .list: line(size.height)
      case .grid: tile(itemSize, in: gridLine)
      case .flow: tile(size, in: (left, room))
      case .masonry: columnTile(size.height)
      }
    guard isRightToLeft else { return frame }
    return Rect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  private mutating func line(_ height: Length) -> Rect {
    beginLine()
    (bottom, next, columns) = (top + height, nil, nil)
    return Rect(x: left, y: top, width: room, height: height)
  }

  private mutating func tile(_ size: Size, in line: (left: Length, room: Length)) -> Rect {
    if next.map({ $0 - line.left + size.width > line.room }) ?? true {
      beginLine()
      next = nil
    }
    let x = next ?? line.left
    next = x + size.width + spacing
    bottom = max(bottom ?? top, top + size.height)
    return Rect(x: x, y: top, width: size.width, height: size.height)
  }

  private mutating func columnTile(_ height: Length) -> Rect {
    var count = 1
    while (itemSize.width + spacing) * (count + 1) - spacing <= room { count += 1 }
    let own = Length(pixels: max((room - spacing * (count - 1)).subpixels / count / 256, 0))
    let rest = room - (own + spacing) * count + spacing
    if columns == nil { beginLine() }
    var tops = columns ?? Array(repeating: top, count: count)
    let column = tops.firstIndex(of: tops.min() ?? top) ?? 0
    let x = left + max(rest / 2, 0).roundedToPixel + (own + spacing) * column
    let frame = Rect(x: x, y: tops[column], width: own, height: height)
    tops[column] = frame.maxY + spacing
    (columns, bottom) = (tops, max(bottom ?? top, frame.maxY))
    return frame
  }

  private mutating func beginLine() {
    if let bottom { top = bottom + spacing }
    bottom = nil
  }

  private var gridLine: (left: Length, room: Length) {
    var line = itemSize.width
    while line + spacing + itemSize.width <= room { line += spacing + itemSize.width }
    return (left + max((room - line) / 2, 0).roundedToPixel, line)
  }
}
