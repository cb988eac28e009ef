internal import DragKit

/// The drawing of a tile or a row of the board.
struct BoardTile: ItemDrawing {
  enum Face: Equatable {
    case color(Color)
    case picture(String)
  }

  /// The words on the tile: drawn rarely, so the string is made only then.
  enum Label: Equatable {
    case none
    case number(Int)
    case title(Int)

    func text(_ language: Language) -> String {
      switch self {
      case .none: ""
      case .number(let number): "\(number)"
      case .title(let number): LocalizedString.tile(number).text(language)
      }
    }
  }

  let label: Label
  let face: Face
  let radius: Length
  let isRow: Bool
  let isRightToLeft: Bool
  var isPressed = false
  var isHot = false
  /// Whether it is drawn for a lifted item, which has a card behind it if it is a row.
  var isPreview = false

  var color: Color? {
    if case .color(let color) = face { color } else { nil }
  }

  func draw(in frame: Rect, on canvas: inout Canvas) {
    if isRow {
      if isPreview { canvas.liftedRow(frame) }
      if isHot { canvas.fill(frame, canvas.theme.well.opacity(percent: isPressed ? 60 : 30)) }
      drawRow(in: frame, on: &canvas)
    } else {
      drawFace(in: frame, radius: radius, on: &canvas)
      if isHot {
        canvas.fill(frame, radius: radius, Color.white.opacity(percent: isPressed ? 22 : 12))
      }
      if label != .none {
        canvas.text(label.text(canvas.language), .title, .white, in: frame, .center)
      }
    }
  }

  private func drawFace(in frame: Rect, radius: Length, on canvas: inout Canvas) {
    switch face {
    case .color(let color): canvas.fill(frame, radius: radius, color)
    case .picture(let picture): canvas.draw(.image(picture, frame, radius: radius))
    }
  }

  private func drawRow(in frame: Rect, on canvas: inout Canvas) {
    let swatch = Rect(x: frame.minX + 16, y: frame.center.y - 12, width: 24, height: 24)
    let words = frame.column(54, width: max(frame.width - 80, 1))
    let line = frame.bottomLine.column(54, width: max(frame.width - 54, 0))
    drawFace(in: swatch.mirrored(in: frame, if: isRightToLeft), radius: Radius.control, on: &canvas)
    canvas.text(
      label.text(canvas.language), .label, canvas.theme.text,
      in: words.mirrored(in: frame, if: isRightToLeft),
      isRightToLeft ? .trailing : .leading)
    canvas.fill(line.mirrored(in: frame, if: isRightToLeft), canvas.theme.hairline)
  }
}

extension Rect {
  /// Returns this rectangle; if `isRightToLeft`, as far from the right edge of `row` as this one is from the left one.
  func mirrored(in row: Rect, if isRightToLeft: Bool) -> Rect {
    guard isRightToLeft else { return self }
    return Rect(x: row.minX + (row.maxX - maxX), y: minY, width: width, height: height)
  }
}
