internal import DragFrameIO

/// Words as they are drawn: what decides their pixels.
struct Words: Hashable {
  let text: String
  let face: Font.Face
  /// The em square in whole device pixels, as SDL_ttf takes it.
  let size: Int
  let color: UInt32
}
