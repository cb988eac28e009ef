public import DragDrawing
internal import DragKit
internal import DragKitRecording
internal import DragPainter
internal import DragSDL

// Programs that are painted: shapes, shadows and text, without a graphics processor.
extension SDLProgram {
  /// Opens the window, and runs the program until the window is closed.
  ///
  /// - Parameters:
  ///   - path: The path of a new file, into which the session is recorded; `nil` for none.
  ///   - paint: Draws a frame. Of the window, only what has changed is painted.
  /// - Throws: A `SDLError` if there is no window, and a `FileError` if the file exists or the recording failed.
  public func run(
    recordingTo path: String? = nil,
    painting paint: @escaping (_ frame: ProgramFrame<Content>, _ canvas: inout Canvas) -> Void
  ) throws {
    try run(recordingTo: path, on: PaintedScreen.init(in:), draw: PaintedDrawing.by(paint))
  }

  /// Replays a recording in the window, and compares it, as `SDLProgram.replay(_:draw:)` does.
  public func replay(
    _ path: String,
    painting paint: @escaping (_ frame: ProgramFrame<Content>, _ canvas: inout Canvas) -> Void
  ) throws -> String? {
    try replay(path, on: PaintedScreen.init(in:), draw: PaintedDrawing.by(paint))
  }

  /// Runs the program with the arguments of the command line, and exits; see `SDLProgram.main(_:)`.
  public func main(
    painting paint: @escaping (_ frame: ProgramFrame<Content>, _ canvas: inout Canvas) -> Void
  ) -> Never {
    main(on: PaintedScreen.init(in:), draw: PaintedDrawing.by(paint))
  }
}

extension PaintedScreen {
  convenience init(in window: SDLWindow) throws { self.init(window, try AssetStore(root: ".")) }
}

extension PaintedDrawing {
  /// Returns a function that describes a frame by what `paint` draws of it.
  fileprivate static func by<Content>(
    _ paint: @escaping (ProgramFrame<Content>, inout Canvas) -> Void
  ) -> (ProgramFrame<Content>) -> PaintedDrawing {
    { frame in
      var canvas = Canvas()
      paint(frame, &canvas)
      return PaintedDrawing(
        DrawList(background: canvas.background, operations: canvas.operations))
    }
  }
}
