public import CSDL2
public import DragDrawing
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

  /// Fills the element with a colour, above its shadow and within its focus ring, limited to its ``clip(_:)``.
  ///
  /// It suffices for a first program, which can draw a name or a picture upon it.
  public func fill(_ renderer: OpaquePointer, _ color: Color) {
    func fill(_ rect: Rect, _ color: Color) {
      SDL_SetRenderDrawColor(renderer, color.red, color.green, color.blue, color.alpha)
      var box = SDL_FRect(rect)
      SDL_RenderFillRectF(renderer, &box)
    }
    clip(renderer)
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND)
    if let shadow {
      // SDL does not blur: rectangles upon each other fade out.
      let below = frame.moved(by: Vector(dx: 0, dy: shadow.offset))
      for step in 0..<8 {
        fill(below.insetBy(shadow.blur / -16 * step), Color.black.opacity(percent: 3))
      }
    }
    if isFocused { fill(frame.insetBy(-4), Color(hex: 0x3c3c46)) }
    fill(frame, color.opacity(percent: Int(opacity.raw) * 100 / 65536))
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
