internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

extension BoardScene {
  func draw(on canvas: inout Canvas) {
    let rows = canvas.elements(in: Self.container, within: bounds)
    canvas.begin(.page)
    canvas.clip(to: bounds) { canvas in
      canvas.copyGap(in: Self.container) { drawPlace($1, of: nil, on: &$0) }
      for tile in rows where tile.kind == .gap {
        canvas.begin(.place, tile.item.rawValue)
        drawPlace(tile.frame, of: tile.item, on: &canvas)
      }
      for row in rows where row.kind == .item {
        canvas.begin(row.item)
        if let shelf = Shelf(row.item) {
          drawHeader(of: shelf, in: row.unscaledFrame, on: &canvas)
        } else {
          var tile = tile(row.item, width: row.unscaledFrame.width)
          (tile.isPressed, tile.isHot) = (canvas.isPressed(row.item), canvas.isHot(row.item))
          canvas.item(row) { canvas, frame in canvas.draw(tile, in: frame) }
        }
      }
      drawMarks(rows, on: &canvas)
    }
    canvas.scrollBar(of: Self.container)
  }

  func preview(of item: ItemID, landed: Fraction, size: Size, on canvas: Canvas) -> PreviewDrawing {
    var tile = tile(item, width: size.width)
    tile.isPreview = true
    return canvas.preview(
      of: item, tile, size, cornerRadius: BoardTile.radius(tile.rowFraction))
  }

  private var isList: Bool { arrangement == .list }

  private var radius: Length { isList ? Radius.row : Radius.card }

  private func tile(_ item: ItemID, width: Length) -> BoardTile {
    let number = original(of: item).rawValue
    let picture = pictures.picture(of: number)
    let tileWidth = tileWidth(of: ItemID(rawValue: number))
    return BoardTile(
      number: number + 1,
      face: picture.map { .picture($0) } ?? .color(Color.tiles[max(number, 0) % Color.tiles.count]),
      tileWidth: tileWidth, rowFraction: (width - tileWidth).share(of: bounds.width - tileWidth),
      isRightToLeft: isRightToLeft)
  }

  private var alignment: TextLine.Alignment { isRightToLeft ? .trailing : .leading }

  private func drawMarks(_ tiles: [SceneElement], on canvas: inout Canvas) {
    let focused = canvas.focused
    for tile in tiles where tile.kind == .item {
      canvas.begin(.selectionMark, tile.item.rawValue)
      drawSelection(of: tile.item, in: tile.unscaledFrame, on: &canvas)
      guard focused == tile.item else { continue }
      canvas.begin(.focusMark, tile.item.rawValue)
      if isList {
        canvas.focusRing(within: tile.unscaledFrame)
      } else {
        canvas.focusRing(around: tile.unscaledFrame, radius: radius)
      }
    }
  }

  func drawSelection(of item: ItemID, in frame: Rect, on canvas: inout Canvas) {
    guard selection.contains(item) else { return }
    guard isList else {
      let corner = Point(x: frame.maxX - 18, y: frame.minY + 18)
      return canvas.selection(around: frame, radius: radius, checkAt: corner)
    }
    canvas.fill(frame, canvas.theme.accent.opacity(percent: 14))
    canvas.checkMark(
      at: Point(x: isRightToLeft ? frame.minX + 40 : frame.maxX - 40, y: frame.center.y))
  }

  private func drawPlace(_ frame: Rect, of item: ItemID?, on canvas: inout Canvas) {
    let takesDrop = item.map(canvas.lands) ?? true
    guard !isList else { return canvas.rowPlace(frame, takesDrop: takesDrop) }
    let color = item.flatMap { tile($0, width: frame.width).color }
    canvas.place(frame, radius: radius, of: color, takesDrop: takesDrop)
  }

  private func drawHeader(of shelf: Shelf, in frame: Rect, on canvas: inout Canvas) {
    let (theme, title) = (canvas.theme, shelf.title.text(canvas.language))
    let count = model[shelf.container]?.count ?? 0
    if isList {
      canvas.fill(frame, theme.sidebar)
      canvas.fill(frame.bottomLine, theme.hairline)
    }
    let width = TextMetrics.width(of: title, in: .title) + 2
    let box = frame.column(headerIndent, width: width)
    let rest = frame.column(headerIndent + width + 8, width: max(frame.maxX - box.maxX - 24, 1))
    canvas.text(
      title, .title, theme.text, in: box.mirrored(in: frame, if: isRightToLeft), alignment)
    let detail = count == 0 ? LocalizedString("drop-here").text(canvas.language) : "\(count)"
    canvas.text(
      detail, .caption, theme.secondaryText, in: rest.mirrored(in: frame, if: isRightToLeft),
      alignment)
  }
}
