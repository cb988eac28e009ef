public import DragDrawing
public import DragPictures
public import DragGeometry

extension Picture {
  /// Paints a picture without a window, such as a frame of a program for a test.
  ///
  /// ```swift
  /// expectLooks("lifted.png", after: script, on: stage) { world in
  ///   try Picture(size: size) { canvas in draw(ProgramFrame(of: world, size: size), on: &canvas) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - size: The size, in logical pixels.
  ///   - scale: The pixels per logical pixel.
  ///   - paint: Draws the picture.
  /// - Throws: A `PaintingError` if SDL cannot paint, or the picture is too large.
  public init(
    size: Size, scale: Fraction = .one, painting paint: (_ canvas: inout Canvas) -> Void
  ) throws(PaintingError) {
    var canvas = Canvas()
    paint(&canvas)
    let renderer = try FrameRenderer(
      size: size, scale: scale, assets: try AssetStore(root: "."))
    self = renderer.frame(
      of: DrawList(background: canvas.background, operations: canvas.operations))
  }
}
