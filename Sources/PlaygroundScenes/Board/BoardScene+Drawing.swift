internal import DragKit

extension BoardScene {
  func draw(on canvas: inout Canvas) {
    let rows = canvas.visibleItems(in: Self.container, within: bounds)
    canvas.begin(.page)
    canvas.clip(to: bounds) { canvas in
      drawGap(on: &canvas)
      for tile in rows where tile.isAway {
        canvas.begin(.place, tile.item.rawValue)
        drawPlace(tile.frame, on: &canvas)
      }
      for row in rows where !row.isAway {
        canvas.begin(row.item)
        if let shelf = Shelf(row.item) {
          drawHeader(of: shelf, in: row.frame, on: &canvas)
        } else {
          canvas.item(row) { canvas, frame in draw(row.item, in: frame, on: &canvas) }
        }
      }
      drawMarks(rows, on: &canvas)
    }
    canvas.scrollBar(of: Self.container)
  }

  func preview(of item: ItemID, landed: Fraction, size: Size, on canvas: Canvas) -> DragPreview {
    canvas.preview(size, cornerRadius: isList ? 8 : radius, isRow: isList) { canvas, frame in
      if isList { canvas.fill(frame, radius: 8, canvas.theme.card) }
      draw(item, in: frame, on: &canvas)
    }
  }

  private var isList: Bool { arrangement == .list }

  private var radius: Length { arrangement.hasSizedTiles ? 14 : 18 }

  private func draw(_ item: ItemID, in frame: Rect, on canvas: inout Canvas) {
    let (isPressed, isHot) = (canvas.isPressed(item), canvas.isHot(item))
    guard !isList else {
      if isHot { canvas.fill(frame, canvas.theme.well.opacity(percent: isPressed ? 60 : 30)) }
      return drawRow(item, in: frame, on: &canvas)
    }
    drawFace(of: item, in: frame, radius: radius, on: &canvas)
    if isHot {
      canvas.fill(frame, radius: radius, Color.white.opacity(percent: isPressed ? 22 : 12))
    }
    guard pictures.names.isEmpty else { return }
    canvas.text("\(original(of: item).rawValue + 1)", .title, .white, in: frame, .center)
  }

  private func drawFace(of item: ItemID, in frame: Rect, radius: Length, on canvas: inout Canvas) {
    let number = original(of: item).rawValue
    if let picture = pictures.picture(of: number) {
      canvas.draw(.image(picture, frame, radius: radius))
    } else {
      canvas.fill(frame, radius: radius, Self.colors[max(number, 0) % Self.colors.count])
    }
  }

  private func drawRow(_ item: ItemID, in frame: Rect, on canvas: inout Canvas) {
    let swatch = Rect(x: frame.minX + 16, y: frame.center.y - 12, width: 24, height: 24)
    let words = frame.column(54, width: max(frame.width - 80, 1))
    let line = frame.bottomLine.column(54, width: max(frame.width - 54, 0))
    drawFace(of: item, in: mirrored(swatch, in: frame), radius: 7, on: &canvas)
    canvas.text(
      model.name(of: item), .label, canvas.theme.text, in: mirrored(words, in: frame), alignment)
    canvas.fill(mirrored(line, in: frame), canvas.theme.hairline)
  }

  private var alignment: TextLine.Alignment { isRightToLeft ? .trailing : .leading }

  private func drawMarks(_ tiles: [VisibleItem], on canvas: inout Canvas) {
    let (selected, focused) = (Set(selection.items), canvas.focused)
    for tile in tiles where !tile.isAway {
      canvas.begin(.selectionMark, tile.item.rawValue)
      if selected.contains(tile.item) { drawSelection(of: tile.frame, on: &canvas) }
      guard focused == tile.item else { continue }
      canvas.begin(.focusMark, tile.item.rawValue)
      if isList {
        canvas.focusRing(within: tile.frame)
      } else {
        canvas.focusRing(around: tile.frame, radius: radius)
      }
    }
  }

  private func drawSelection(of frame: Rect, on canvas: inout Canvas) {
    let accent = canvas.theme.accent
    var corner = Point(x: frame.maxX - 18, y: frame.maxY - 18)
    if isList {
      canvas.fill(frame, accent.opacity(percent: 14))
      corner = Point(x: isRightToLeft ? frame.minX + 40 : frame.maxX - 40, y: frame.center.y)
    } else {
      canvas.outline(frame, radius: radius, width: 4, accent)
      canvas.outline(frame.insetBy(4), radius: radius - 4, width: 2, .white)
    }
    let check = Rect(center: corner, side: 22)
    canvas.fill(check, radius: 11, .white)
    canvas.fill(check.insetBy(2), radius: 9, accent)
    canvas.icon("check", size: 14, .white, in: check)
  }

  private func drawGap(on canvas: inout Canvas) {
    guard canvas.interaction.session?.operation?.keepsSource == true,
      let gap = canvas.interaction.gapFrame(in: Self.container)
    else { return }
    canvas.begin(.gap)
    drawPlace(gap, on: &canvas)
  }

  private func drawPlace(_ frame: Rect, on canvas: inout Canvas) {
    let theme = canvas.theme
    guard !isList else { return canvas.fill(frame, theme.accentFill) }
    canvas.fill(frame, radius: radius, theme.well.opacity(percent: 45))
    canvas.outline(frame, radius: radius, width: 2, theme.accent.opacity(percent: 50))
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
    canvas.text(title, .title, theme.text, in: mirrored(box, in: frame), alignment)
    let detail = count == 0 ? LocalizedString.dropHere.text(canvas.language) : "\(count)"
    canvas.text(detail, .caption, theme.secondaryText, in: mirrored(rest, in: frame), alignment)
  }

  private func mirrored(_ part: Rect, in row: Rect) -> Rect {
    guard isRightToLeft else { return part }
    return Rect(
      x: row.minX + (row.maxX - part.maxX), y: part.minY, width: part.width, height: part.height)
  }

  private static let colors: [Color] = [
    0xe0554a, 0xd9772b, 0xb98a1c, 0x6f9a2f, 0x2f9e5b, 0x1f9a8f, 0x2490c4, 0x3f74e0, 0x6a5be0,
    0x9350d6, 0xc24cb5, 0xd84a80,
  ].map(Color.init(hex:))
}
