public import CSDL2
public import DragGeometry
public import DragKit

// Conversions for drawing a scene with an `SDL_Renderer`.
extension SceneElement {
  /// Limits what an `SDL_Renderer` draws to the element's clip, or to the whole window if nothing clips the element.
  public func clip(_ renderer: OpaquePointer) {
    guard let clip else {
      SDL_RenderSetClipRect(renderer, nil)
      return
    }
    var box = SDL_Rect(clip)
    SDL_RenderSetClipRect(renderer, &box)
  }
}

extension SDL_FRect {
  /// Creates a rectangle for an `SDL_Renderer`, in logical pixels.
  public init(_ rect: Rect) {
    func pixels(_ length: Length) -> Float { Float(length.subpixels) / 256 }
    self.init(
      x: pixels(rect.minX), y: pixels(rect.minY), w: pixels(rect.width), h: pixels(rect.height))
  }
}

extension SDL_Rect {
  /// Creates a rectangle for the clip of an `SDL_Renderer`, rounded to logical pixels.
  public init(_ rect: Rect) {
    func pixels(_ length: Length) -> Int32 { Int32(clamping: length.pixels) }
    self.init(
      x: pixels(rect.minX), y: pixels(rect.minY), w: pixels(rect.width), h: pixels(rect.height))
  }
}
