internal import DragKit

/// The menu of an item, open above everything else.
struct ContextMenu: Hashable, Sendable {
  let item: ItemID
  /// The point in the window at which it was requested.
  let place: Point
  /// From top to bottom.
  let entries: [Control]

  static let container: ContainerID = "menu"
}

/// Places the parts of a menu beside the requested point, within the window.
struct ContextMenuLayout {
  let plate: Rect
  private let menu: ContextMenu
  private static let rowHeight: Length = 40
  private static let width: Length = 208
  private static let margin: Length = 6

  init(_ menu: ContextMenu, in window: Size) {
    self.menu = menu
    let size = Size(
      width: Self.width, height: Self.rowHeight * menu.entries.count + Self.margin * 2)
    let x = min(menu.place.x.roundedToPixel + 4, window.width - size.width - 8)
    let y = min(menu.place.y.roundedToPixel + 4, window.height - size.height - 8)
    plate = Rect(origin: Point(x: max(x, 8), y: max(y, 8)), size: size)
  }

  func row(_ index: Int) -> Rect {
    plate.insetBy(Self.margin).band(Self.rowHeight * index, height: Self.rowHeight)
  }

  /// The entries, and behind them a backdrop over the whole window, which closes the menu.
  func area(in window: Size) -> Stage.Area {
    let rows = menu.entries.enumerated().map { PlacedItem($0.element.id, row($0.offset)) }
    let backdrop = PlacedItem(Control.menuBackdrop.id, Rect(origin: .zero, size: window))
    return Stage.Area(ContextMenu.container, .placed([backdrop] + rows), layer: .menus)
  }
}

extension Chrome {
  func draw(_ menu: ContextMenu, on canvas: inout Canvas) {
    let layout = ContextMenuLayout(menu, in: window)
    canvas.begin(Control.menuBackdrop.id)
    canvas.shadow(of: layout.plate, below: 6, radius: 12, blur: 24, percent: 28)
    canvas.fill(layout.plate, radius: 12, theme.card)
    canvas.outline(layout.plate, radius: 12, theme.hairline)
    for (index, entry) in menu.entries.enumerated() {
      let (row, isHot) = (layout.row(index), canvas.isHot(entry.id))
      canvas.begin(entry.id)
      if isHot { canvas.fill(row, radius: 7, theme.accent) }
      canvas.text(
        entry.word, .label, isHot ? .white : theme.text,
        in: row.inset(by: Insets(left: 12, right: 12)))
    }
  }
}

extension ContextMenu: CanonicalCodable {
  func encode(into writer: inout CanonicalWriter) {
    writer.write(item, place, entries.map(\.rawValue))
  }

  init(decoding reader: inout CanonicalReader) throws(CanonicalError) {
    item = try reader.read()
    place = try Point(decoding: &reader).clampedToFarthest
    entries = try [Int](decoding: &reader).compactMap(Control.init)
  }
}
