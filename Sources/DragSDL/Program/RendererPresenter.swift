internal import CSDL2
internal import DragKitRecording

/// Draws frames with an `SDL_Renderer`, which uses the graphics processor if there is one.
final class RendererPresenter<Client: ContentClient>: FramePresenter {
  typealias Draw = (ProgramFrame<Client.Content>, OpaquePointer) -> Void

  private let window: SDLWindow
  private let renderer: OpaquePointer
  private let draw: Draw

  init(_ window: SDLWindow, draw: @escaping Draw) throws(SDLError) {
    guard let renderer = SDL_CreateRenderer(window.pointer, -1, 0) else {
      throw SDLError("SDL_CreateRenderer")
    }
    (self.window, self.renderer, self.draw) = (window, renderer, draw)
  }

  deinit { SDL_DestroyRenderer(renderer) }

  func present(_ client: Client, _ frame: PresentedFrame) throws(SDLError) -> PresentedResult? {
    let size = window.size
    let pixels = DeviceSize(ofPixelsIn: window.pointer)
    let scale = Float(pixels.width) * 256 / Float(max(size.width.subpixels, 1))
    SDL_RenderSetScale(renderer, scale, scale)
    draw(ProgramFrame(of: client.world, size: size), renderer)
    SDL_RenderPresent(renderer)
    return PresentedResult()
  }
}
