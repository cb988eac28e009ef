internal import DragKit

/// The menu of an item, open over everything else.
struct ContextMenu: Hashable, Sendable {
  /// The item that it belongs to.
  let item: ItemID
  /// Where it was asked for, in the window.
  let place: Point
  /// What can be chosen, from top to bottom.
  let entries: [Control]

  /// The container of the entries, and of what lies behind them.
  static let container: ContainerID = "menu"
}

/// Where the parts of a menu are: beside the place where it was asked for, and within the window.
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

  /// Where an entry is.
  func row(_ index: Int) -> Rect {
    Rect(
      x: plate.minX + Self.margin, y: plate.minY + Self.margin + Self.rowHeight * index,
      width: plate.width - Self.margin * 2, height: Self.rowHeight)
  }

  /// What can be pressed: the entries, and behind them everything, which closes the menu.
  func area(in window: Size) -> Stage.Area {
    let rows = menu.entries.enumerated().map { PlacedItem($0.element.id, row($0.offset)) }
    let backdrop = PlacedItem(Control.menuBackdrop.id, Rect(origin: .zero, size: window))
    return Stage.Area(ContextMenu.container, .placed([backdrop] + rows), layer: .menus)
  }
}

extension Chrome {
  /// Draws a menu that is open.
  func draw(_ menu: ContextMenu, on canvas: inout Canvas, _ interaction: Interaction) {
    let layout = ContextMenuLayout(menu, in: window)
    canvas.begin(Control.menuBackdrop.id)
    canvas.shadow(of: layout.plate, below: 6, radius: 12, blur: 24, percent: 28)
    canvas.fill(layout.plate, radius: 12, theme.card)
    canvas.outline(layout.plate, radius: 12, theme.hairline)
    for (index, entry) in menu.entries.enumerated() {
      let row = layout.row(index)
      canvas.begin(entry.id)
      let isHot = interaction.hovered == entry.id || interaction.isPressed(entry.id)
      if isHot { canvas.fill(row, radius: 7, theme.accent) }
      canvas.text(
        text(entry.word), .label, isHot ? .white : theme.text,
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
