internal import DragKit

/// Writes the rows of a collection view one after the other, as one writes words.
struct SettledPen {
  private let layout: Layout
  private let width: Length
  private let isRightToLeft: Bool
  /// Where a line begins, how wide it is, and how far it is from the next.
  private var left = Length.zero, room = Length.zero, spacing = Length.zero
  /// Where the line is that is written.
  private var top = Length.zero, bottom: Length?
  /// Where the next tile of the line stands, where there is one.
  private var next: Length?
  /// Where the next tile of each column begins, in a masonry below its header.
  private var columns: [Length]?

  /// What a row is.
  enum Kind: Hashable, Sendable { case header, item, gap }

  /// A layout of the scenes.
  enum Layout {
    case list(ListConfiguration)
    case grid(TileConfiguration)
    case flow(TileConfiguration)
    case masonry(TileConfiguration)

    init(_ layout: any CollectionLayout) {
      switch layout {
      case let list as ListLayout: self = .list(list.configuration)
      case let grid as GridLayout: self = .grid(grid.configuration)
      case let flow as FlowLayout: self = .flow(flow.configuration)
      case let masonry as MasonryLayout: self = .masonry(masonry.configuration)
      default: preconditionFailure("no scene has a layout of this type")
      }
    }
  }

  init(_ area: CollectionArea) {
    (width, isRightToLeft) = (area.bounds.width, area.isRightToLeft)
    layout = Layout(area.layout)
    switch layout {
    case .list(let list):
      let margin: Length = list.appearance == .plain ? 0 : list.appearance == .sidebar ? 8 : 16
      (left, top, spacing) = (margin, margin, list.appearance == .sidebar ? 2 : 0)
      room = max(width - margin - margin, 0)
    case .grid(let tiles), .flow(let tiles), .masonry(let tiles):
      (left, top, spacing) = (tiles.insets.left, tiles.insets.top, tiles.spacing)
      room = max(width - tiles.insets.left - tiles.insets.right, 0)
    }
  }

  /// What comes next begins a line.
  mutating func endLine() { (next, columns) = (nil, nil) }

  /// Writes a row, and says where it stands in the content.
  mutating func place(_ kind: Kind, _ size: Size) -> Rect {
    let frame: Rect
    switch layout {
    case .grid(let grid) where kind != .header: frame = tile(grid.itemSize, in: line(of: grid))
    case .flow where kind != .header: frame = tile(size, in: (left, room))
    case .masonry(let tiles) where kind != .header: frame = tile(of: size.height, below: tiles)
    default: frame = line(size.height)
    }
    guard isRightToLeft else { return frame }
    return Rect(
      x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
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

  /// A tile of a masonry: below the first of the shortest columns.
  private mutating func tile(of height: Length, below tiles: TileConfiguration) -> Rect {
    var count = 1
    while (tiles.itemSize.width + spacing) * (count + 1) - spacing <= room { count += 1 }
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

  /// Where the lines of a grid begin, and how wide they are.
  private func line(of grid: TileConfiguration) -> (left: Length, room: Length) {
    var line = grid.itemSize.width
    while line + spacing + grid.itemSize.width <= room { line += spacing + grid.itemSize.width }
    return (left + max((room - line) / 2, 0).roundedToPixel, line)
  }
}
