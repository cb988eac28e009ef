internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

/// The drawing of a picture, of a file that cannot be shown, or of a group as a pile of pictures.
struct PictureTile: ItemDrawing {
  /// The part of a tile above its caption.
  enum Face: Equatable {
    case picture(String)
    case problem(PictureProblem)
    case loading
    /// The paths of a group's first pictures, frontmost first, and the `count` of all its pictures.
    case pile([String], count: Int, isOpen: Bool)
  }

  let face: Face
  /// The title below the picture; empty while it is edited, `nil` if titles are hidden.
  var caption: String?
  var isHot = false
  var isPressed = false

  static let radius = Radius.row

  func draw(in frame: Rect, on canvas: inout Canvas) {
    let picture =
      caption == nil ? frame : frame.inset(by: Insets(bottom: PicturesScene.captionHeight))
    switch face {
    case .picture(let name):
      canvas.draw(.image(name, picture, radius: Self.radius))
      // An outline, because a picture in the color of the page would have no visible edge.
      canvas.outline(picture, radius: Self.radius, canvas.theme.hairline)
    case .loading: canvas.fill(picture, radius: Self.radius, canvas.theme.well.opacity(percent: 55))
    case .problem(let problem): draw(problem, in: picture, on: &canvas)
    case .pile(let names, let count, let isOpen):
      drawPile(names, count, isOpen, in: picture, on: &canvas)
    }
    if isHot, face != .loading {
      canvas.fill(picture, radius: Self.radius, Color.white.opacity(percent: isPressed ? 22 : 12))
    }
    guard let caption else { return }
    let line = frame.band(frame.height - PicturesScene.captionHeight + 4, height: 18)
    let text = TextMetrics.elided(caption, to: line.width, in: .caption)
    canvas.text(text, .caption, canvas.theme.text, in: line, .center)
  }

  private func draw(_ problem: PictureProblem, in frame: Rect, on canvas: inout Canvas) {
    let theme = canvas.theme
    canvas.fill(frame, radius: Self.radius, theme.well.opacity(percent: 40))
    canvas.outline(frame, radius: Self.radius, theme.hairline)
    let side = min(frame.height * 2 / 5, 36)
    let words = problem.title.text(canvas.language)
    let lines = TextMetrics.lines(of: words, to: frame.width - 16, in: .caption, atMost: 2)
    let height = side + 6 + 16 * lines.count
    let top = max((frame.height - height) / 2, 4).roundedToPixel
    canvas.icon(
      "image-off", size: side, theme.secondaryText, in: frame.band(top, height: side))
    guard frame.width >= 72, frame.height >= height else { return }
    for (number, line) in lines.enumerated() {
      let box = frame.inset(by: Insets(left: 8, right: 8))
        .band(top + side + 6 + 16 * number, height: 16)
      canvas.text(line, .caption, theme.secondaryText, in: box, .center)
    }
  }

  /// Draws up to three pictures of a pile; those behind extend above the first.
  private func drawPile(
    _ names: [String], _ count: Int, _ isOpen: Bool, in frame: Rect, on canvas: inout Canvas
  ) {
    let theme = canvas.theme
    canvas.fill(
      frame, radius: Self.radius + 2,
      isOpen ? theme.accentFill : theme.well.opacity(percent: 45))
    let step = (frame.height / 18).roundedToPixel
    let depth = max(min(names.count, 3), 1) - 1
    for layer in (0...depth).reversed() {
      let box = Rect(
        x: frame.minX + step * (2 + layer), y: frame.minY + step * (2 + depth - layer) - step / 2,
        width: frame.width - step * (4 + layer * 2), height: frame.height - step * (3 + depth))
      guard box.width > 8, box.height > 8 else { continue }
      canvas.shadow(of: box, radius: Radius.control, .knob)
      canvas.fill(box.insetBy(-2), radius: Radius.control, .white)
      if names.indices.contains(layer) {
        canvas.draw(.image(names[layer], box, radius: Radius.control - 2))
      } else {
        canvas.fill(box, radius: Radius.control - 2, theme.well)
      }
    }
    drawCount(count, isOpen, in: frame, on: &canvas)
  }

  private func drawCount(
    _ count: Int, _ isOpen: Bool, in frame: Rect, on canvas: inout Canvas
  ) {
    let width = max(TextMetrics.width(of: "\(count)", in: .strongLabel) + 14, 24)
    let box = Rect(x: frame.maxX - width - 6, y: frame.maxY - 30, width: width, height: 24)
    canvas.fill(
      box, radius: box.height / 2, isOpen ? canvas.theme.accent : Color.black.opacity(percent: 62))
    let color = isOpen ? canvas.theme.onAccent : .white
    canvas.text("\(count)", .strongLabel, color, in: box, .center)
  }
}
