internal import DragKit

struct ContextMenu: Hashable, Sendable {
  let item: ItemID
  let place: Point
  let entries: [Control]

  static let container: ContainerID = "menu"
}

extension ContextMenu {
  private static let rowHeight: Length = 40
  private static let width: Length = 208
  private static let margin: Length = 6

  fileprivate func plate(in window: Size) -> Rect {
    let size = Size(width: Self.width, height: Self.rowHeight * entries.count + Self.margin * 2)
    let x = min(place.x.roundedToPixel + 4, window.width - size.width - 8)
    let y = min(place.y.roundedToPixel + 4, window.height - size.height - 8)
    return Rect(origin: Point(x: max(x, 8), y: max(y, 8)), size: size)
  }

  fileprivate func rows(in window: Size) -> [(entry: Control, frame: Rect)] {
    let rows = plate(in: window).insetBy(Self.margin)
    return entries.enumerated().map { index, entry in
      (entry, rows.band(Self.rowHeight * index, height: Self.rowHeight))
    }
  }

  func area(in window: Size) -> Stage.Area {
    let rows = rows(in: window).map { PlacedItem($0.entry.id, $0.frame) }
    let backdrop = PlacedItem(Control.menuBackdrop.id, Rect(origin: .zero, size: window))
    return Stage.Area(Self.container, .placed([backdrop] + rows), layer: .menus)
  }
}

extension Chrome {
  func draw(_ menu: ContextMenu, on canvas: inout Canvas) {
    let plate = menu.plate(in: window)
    canvas.begin(Control.menuBackdrop.id)
    canvas.shadow(of: plate, radius: Radius.menu, .menu)
    canvas.fill(plate, radius: Radius.menu, theme.card)
    canvas.outline(plate, radius: Radius.menu, theme.hairline)
    for (entry, row) in menu.rows(in: window) {
      let isHot = canvas.isHot(entry.id)
      canvas.begin(entry.id)
      if isHot { canvas.fill(row, radius: Radius.control, theme.accent) }
      canvas.text(
        entry.title, .label, isHot ? theme.onAccent : theme.text,
        in: row.inset(by: Insets(left: Spacing.medium, right: Spacing.medium)))
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
