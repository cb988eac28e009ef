internal import DragFrameIO
internal import DragGeometry
internal import PlaygroundScenes

/// Where in the window the played world is seen, which may be of another size.
///
/// The world itself is never changed by that: one that is larger is seen smaller, and one that is
/// smaller is seen in the middle.
struct PlayedStage: Hashable {
  /// The part of the window that shows the world.
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
    let middle = Rect(center: Point(x: window.width / 2, y: window.height / 2), size: size).origin
    let origin = Point(x: middle.x.roundedToPixel, y: middle.y.roundedToPixel)
    frame = Rect(origin: origin, size: size)
    transform = Transform(scale: scale, offset: origin - .zero)
  }

  /// `true` where the world fills the window as it is.
  var isWholeWindow: Bool { transform == .identity }

  /// Where a point of the world is seen.
  func point(_ point: Point) -> Point {
    Point(x: point.x * transform.scale, y: point.y * transform.scale) + transform.offset
  }

  /// Puts a frame of the world into the window, before `surroundings`.
  func place(_ list: DrawList, before surroundings: Color, fills window: Size) -> DrawList {
    guard !isWholeWindow || frame.size != window else { return list }
    let (owner, shadow) = (ScreenPart.playedStage.owner(), Color.black.opacity(percent: 30))
    let operations = [
      DrawOperation(
        DrawID(owner: owner),
        .shadow(frame.moved(by: Vector(dx: 0, dy: 4)), radius: 0, blur: 24, color: shadow)),
      DrawOperation(
        DrawID(owner: owner, role: 1), .roundedRect(frame, radius: 0, fill: list.background)),
      DrawOperation(
        DrawID(owner: owner, role: 2),
        .clip(
          frame,
          [
            DrawOperation(
              DrawID(owner: owner, role: 3),
              .group(alpha: .one, transform: transform, list.operations))
          ])),
    ]
    return DrawList(background: surroundings, operations: operations)
  }
}
