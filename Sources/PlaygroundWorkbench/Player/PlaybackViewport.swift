internal import DragFrameIO
internal import DragGeometry
internal import PlaygroundScenes

struct PlaybackViewport: Hashable {
  let frame: Rect
  private let transform: Transform

  init(_ world: Size, in window: Size) {
    var scale = Fraction.one
    if world.width > window.width {
      scale = Fraction(window.width.subpixels, world.width.subpixels)
    }
    if world.height > window.height {
      scale = min(scale, Fraction(window.height.subpixels, world.height.subpixels))
    }
    let size = world * scale
    let centered = Rect(center: Point(x: window.width / 2, y: window.height / 2), size: size)
    let origin = Point(x: centered.minX.roundedToPixel, y: centered.minY.roundedToPixel)
    frame = Rect(origin: origin, size: size)
    transform = Transform(scale: scale, offset: origin - .zero)
  }

  var isIdentity: Bool { transform == .identity }

  func point(_ point: Point) -> Point {
    Point(x: point.x * transform.scale, y: point.y * transform.scale) + transform.offset
  }

  func place(_ list: DrawList, before background: Color, fills window: Size) -> DrawList {
    guard !isIdentity || frame.size != window else { return list }
    var canvas = Canvas.plain
    canvas.begin(.playedStage)
    canvas.shadow(of: frame, below: 4, radius: 0, blur: 24, percent: 30)
    canvas.fill(frame, list.background)
    canvas.clip(to: frame) {
      $0.draw(.group(alpha: .one, transform: transform, list.operations))
    }
    return DrawList(background: background, operations: canvas.operations)
  }
}
