internal import CSDL2
internal import DragGeometry
internal import DragSDL

/// Shows frames that the program draws with an `SDL_Renderer`, which uses the graphics processor if there is one.
final class RendererScreen: Screen {
  /// Draws a frame, in logical pixels.
  typealias Drawing = (_ renderer: OpaquePointer) -> Void

  private let window: SDLWindow
  private let renderer: OpaquePointer

  init(_ window: SDLWindow) throws(SDLError) {
    guard let renderer = SDL_CreateRenderer(window.pointer, -1, 0) else {
      throw SDLError("SDL_CreateRenderer")
    }
    (self.window, self.renderer) = (window, renderer)
  }

  deinit { SDL_DestroyRenderer(renderer) }

  func show(
    after loss: FrameLoss, at now: Microseconds, _ draw: () -> Drawing
  ) -> ShownFrame? {
    let pixels = DeviceSize(ofPixelsIn: window.pointer)
    let scale = Float(pixels.width) * 256 / Float(max(window.size.width.subpixels, 1))
    SDL_RenderSetScale(renderer, scale, scale)
    draw()(renderer)
    SDL_RenderPresent(renderer)
    return ShownFrame()
  }
}
