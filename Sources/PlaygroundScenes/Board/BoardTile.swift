internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

/// The drawing of a tile, a row, or a state between them while the layout changes.
struct BoardTile: ItemDrawing {
  enum Face: Equatable {
    case color(Color)
    case picture(String)
  }

  /// The number on the tile, and in the title of the row.
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
    // The text of one has gone before that of the other appears.
    drawNumber(in: face, opacity: Self.nearness(of: .one - rowFraction), on: &canvas)
    drawTitle(in: frame, opacity: Self.nearness(of: rowFraction), on: &canvas)
  }

  /// Returns a fraction that grows from 0 to 1 in the last quarter of a fraction.
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
  /// Returns this length as a fraction (0…1) of another one.
  func share(of whole: Length) -> Fraction {
    guard self > .zero, whole > .zero else { return .zero }
    return min(Fraction(subpixels, whole.subpixels), .one)
  }
}

extension Rect {
  /// Returns this rectangle, mirrored within `row` if `isRightToLeft`.
  func mirrored(in row: Rect, if isRightToLeft: Bool) -> Rect {
    guard isRightToLeft else { return self }
    return Rect(x: row.minX + (row.maxX - maxX), y: minY, width: width, height: height)
  }

  /// Returns the rectangle at a fraction (0…1) of the way to another one.
  fileprivate func moving(_ share: Fraction, towards other: Rect) -> Rect {
    guard share > .zero else { return self }
    guard share < .one else { return other }
    let between = { (one: Length, other: Length) in one + (other - one) * share }
    return Rect(
      x: between(minX, other.minX), y: between(minY, other.minY),
      width: between(width, other.width), height: between(height, other.height))
  }
}
