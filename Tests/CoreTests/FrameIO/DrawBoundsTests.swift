import DragFrameIO
import DragGeometry
import Testing

@Suite("The bounds of drawings")
struct DrawBoundsTests {
  let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test("a rectangle, a picture and text have the bounds of their box")
  func boxes() {
    let line = TextLine("a", font: Font(size: 12), color: .black, box: rect)
    #expect(DrawContent.roundedRect(rect, radius: 4, fill: .white).bounds == rect)
    #expect(DrawContent.roundedRectOutline(rect, radius: 4, width: 2, color: .white).bounds == rect)
    #expect(DrawContent.image("a", rect, radius: 0).bounds == rect)
    #expect(DrawContent.icon("a", rect, .black).bounds == rect)
    #expect(DrawContent.text(line).bounds == rect)
  }

  @Test("a shadow and a stroke extend the bounds")
  func outside() {
    #expect(
      DrawContent.shadow(rect, radius: 4, blur: 6, color: .black).bounds
        == Rect(x: 4, y: 14, width: 42, height: 52))
    let path = Path([.move(to: Point(x: 0, y: 0)), .line(to: Point(x: 10, y: 0))])
    #expect(
      DrawContent.stroke(path, width: 2, color: .black).bounds
        == Rect(
          x: -2, y: -2, width: Length(subpixels: 14 * 256 + 1),
          height: Length(subpixels: 4 * 256 + 1)))
  }

  @Test("a path's bounds contain its points and control points")
  func path() {
    let path = Path([
      .move(to: Point(x: 1, y: 2)),
      .curve(to: Point(x: 5, y: 3), control1: Point(x: -4, y: 9), control2: Point(x: 3, y: 3)),
      .close,
    ])
    for point in [Point(x: 1, y: 2), Point(x: 5, y: 3), Point(x: -4, y: 9)] {
      #expect(path.bounds.contains(point))
    }
    #expect(Path().bounds == .zero)
    #expect(Path([.close]).bounds == .zero)
  }

  @Test("a group and a clip have the bounds of their visible contents")
  func nested() {
    let operation = DrawOperation(
      DrawID(owner: DrawOwner(part: 1)), .roundedRect(rect, radius: 0, fill: .black))
    let transform = Transform(scale: Fraction(1, 2), offset: Vector(dx: 100, dy: 0))
    #expect(
      DrawContent.group(alpha: .one, transform: transform, [operation]).bounds
        == Rect(x: 105, y: 10, width: 15, height: 20))
    #expect(
      DrawContent.clip(Rect(x: 0, y: 0, width: 15, height: 100), [operation]).bounds
        == Rect(x: 10, y: 20, width: 5, height: 40))
    #expect(DrawContent.group(alpha: .one, transform: .identity, []).bounds.isEmpty)
    #expect(DrawContent.clip(rect, []).bounds.isEmpty)
  }

  @Test(
    "a scaled group's bounds contain its corners at any scale", arguments: [1, 3, 7, 96, 101])
  func scaled(percent: Int) {
    let transform = Transform(scale: .percent(percent))
    for subpixels in 1..<64 {
      let edge = Length(subpixels: subpixels * 37)
      let scaled = transform.applied(to: Rect(x: edge, y: edge, width: edge, height: edge))
      let farEdge = (edge + edge).subpixels * transform.scale.raw
      #expect(scaled.maxX.subpixels * 65536 >= farEdge)
      #expect(scaled.minX.subpixels * 65536 <= edge.subpixels * transform.scale.raw)
    }
  }
}
