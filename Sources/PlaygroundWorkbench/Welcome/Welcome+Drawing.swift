internal import DragFrameIO
internal import DragGeometry
internal import PlaygroundScenes

extension Welcome {
  private static let height: Length = 36
  private static let sides = Insets(left: 40, right: 18)

  /// Draws the line of a page at the bottom of its stage, and the pointer of its gesture.
  func draw(_ line: LocalizedString, in world: Playground, on canvas: inout Canvas) {
    demonstration?.draw(on: &canvas)
    // The status takes its place.
    guard world.status == nil else { return }
    let chrome = world.content.chrome
    let (stage, words) = (chrome.layout.stage, chrome.text(line))
    let width = TextMetrics.width(of: words, in: .label).roundedToPixel + 2
    let size = Size(
      width: min(width + Self.sides.left + Self.sides.right, max(stage.width - 32, 1)),
      height: Self.height)
    let box = Rect(center: Point(x: stage.center.x.roundedToPixel, y: stage.maxY - 30), size: size)
    canvas.begin(.welcome)
    canvas.shadow(of: box, below: 2, radius: Self.height / 2, blur: 10, percent: 22)
    canvas.fill(box, radius: Self.height / 2, chrome.theme.card)
    canvas.outline(box, radius: Self.height / 2, chrome.theme.hairline)
    let icon = Rect(x: box.minX + 14, y: box.minY, width: 16, height: box.height)
    canvas.icon("hand", size: 16, chrome.theme.accent, in: icon)
    canvas.text(words, .label, chrome.theme.text, in: box.inset(by: Self.sides))
  }
}
