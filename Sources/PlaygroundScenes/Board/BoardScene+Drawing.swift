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

// MARK: - A tile

/// The drawing of a tile, a row, or a state between them while the layout changes.
struct BoardTile: ItemDrawing {
  enum Face: Equatable {
    case color(Color)
    case picture(String)
  }

  /// The number on the tile and in the row's title, from 1.
  let number: Int
  let face: Face
  let tileWidth: Length
  /// The progress from a tile (0) to a row (1).
  let rowFraction: Fraction
  let isRightToLeft: Bool
  var isPressed = false
  var isHot = false
  /// Whether the item is lifted; a lifted row has a card behind it.
  var isPreview = false

  static func radius(_ rowFraction: Fraction) -> Length {
    Radius.card + (Radius.row - Radius.card) * rowFraction
  }

  var color: Color? {
    if case .color(let color) = face { color } else { nil }
  }

  func draw(in frame: Rect, on canvas: inout Canvas) {
    let isRow = rowFraction == .one
    if isRow, isPreview { canvas.liftedRow(frame) }
    if isRow, isHot { canvas.fill(frame, canvas.theme.well.opacity(percent: isPressed ? 60 : 30)) }
    let face = faceFrame(in: frame)
    drawFace(in: face, on: &canvas)
    if rowFraction == .zero, isHot {
      let shine = Color.white.opacity(percent: isPressed ? 22 : 12)
      canvas.fill(frame, radius: Radius.card, shine)
    }
    // The number fades out in the first quarter of the change; the last quarter fades the title in.
    drawNumber(in: face, opacity: Self.nearness(of: .one - rowFraction), on: &canvas)
    drawTitle(in: frame, opacity: Self.nearness(of: rowFraction), on: &canvas)
  }

  /// Returns an opacity that is 0 for a fraction up to 3/4, and then grows linearly to 1.
  private static func nearness(of share: Fraction) -> Fraction {
    max(share - Fraction(3, 4), .zero) * Fraction(4, 1)
  }

  private func faceFrame(in frame: Rect) -> Rect {
    let swatch = Rect(x: frame.minX + 16, y: frame.center.y - 12, width: 24, height: 24)
      .mirrored(in: frame, if: isRightToLeft)
    let tile = rowFraction == .zero ? frame : frame.column(0, width: tileWidth)
    return tile.mirrored(in: frame, if: isRightToLeft).moving(rowFraction, towards: swatch)
  }

  private func drawFace(in box: Rect, on canvas: inout Canvas) {
    let radius = Radius.card + (Radius.control - Radius.card) * rowFraction
    switch face {
    case .color(let color): canvas.fill(box, radius: radius, color)
    case .picture(let picture): canvas.draw(.image(picture, box, radius: radius))
    }
  }

  private func drawNumber(in frame: Rect, opacity: Fraction, on canvas: inout Canvas) {
    guard opacity > .zero, color != nil else { return }
    canvas.text("\(number)", .title, Color.white.opacity(opacity), in: frame, .center)
  }

  private func drawTitle(in frame: Rect, opacity: Fraction, on canvas: inout Canvas) {
    guard opacity > .zero else { return }
    let words = frame.column(54, width: max(frame.width - 80, 1))
    let line = frame.bottomLine.column(54, width: max(frame.width - 54, 0))
    canvas.text(
      LocalizedString("tile", ["number": "\(number)"]).text(canvas.language), .label,
      canvas.theme.text.opacity(opacity), in: words.mirrored(in: frame, if: isRightToLeft),
      isRightToLeft ? .trailing : .leading)
    canvas.fill(line.mirrored(in: frame, if: isRightToLeft), canvas.theme.hairline.opacity(opacity))
  }
}

extension Length {
  /// Returns this length as a fraction of another, clamped to 0…1.
  func share(of whole: Length) -> Fraction {
    guard self > .zero, whole > .zero else { return .zero }
    return min(Fraction(subpixels, whole.subpixels), .one)
  }
}

extension Rect {
  /// Returns this rectangle, mirrored horizontally within `row` if `isRightToLeft` is `true`.
  func mirrored(in row: Rect, if isRightToLeft: Bool) -> Rect {
    guard isRightToLeft else { return self }
    return Rect(x: row.minX + (row.maxX - maxX), y: minY, width: width, height: height)
  }

  /// Returns the linear interpolation from this rectangle (share 0) to another (share 1).
  fileprivate func moving(_ share: Fraction, towards other: Rect) -> Rect {
    guard share > .zero else { return self }
    guard share < .one else { return other }
    let between = { (one: Length, other: Length) in one + (other - one) * share }
    return Rect(
      x: between(minX, other.minX), y: between(minY, other.minY),
      width: between(width, other.width), height: between(height, other.height))
  }
}
