internal import DragDrawing
internal import DragGeometry
internal import PlaygroundScenes
internal import PlaygroundUI

/// The frame and scale of the played playground in the window: centered in a part of the window,
/// and reduced if it does not fit there.
struct PlaybackViewport: Hashable {
  let frame: Rect
  let transform: Transform

  init(_ world: Size, in room: Rect) {
    var scale = Fraction.one
    for (room, length) in [(room.width, world.width), (room.height, world.height)]
    where length > room {
      scale = min(scale, Fraction(room.subpixels, length.subpixels))
    }
    frame = Rect(center: room.center, size: world * scale).alignedToPixel
    transform = Transform(scale: scale, offset: frame.origin - .zero)
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
