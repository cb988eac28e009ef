internal import DragFrameIO

/// Text with the properties that determine its pixels.
struct StyledText: Hashable {
  let text: String
  let face: Font.Face
  /// The em square in whole device pixels, as SDL_ttf takes it.
  let size: Int
  let color: UInt32
}
