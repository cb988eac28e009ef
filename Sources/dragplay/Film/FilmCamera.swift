internal import DragCoding
internal import DragKit
internal import DragRecording
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import SDLShell

/// Takes pictures of a film in the order of their moments.
///
/// Those that are to be smaller than the window are drawn as large as it, and reduced.
struct FilmCamera {
  private var film: Film
  private let renderer: FrameRenderer
  private var last: Frame?
  /// The size of the pictures in pixels.
  let size: (width: Int, height: Int)
  private let isReduced: Bool

  init(_ film: Film, scale: Fraction, assets: AssetStore) throws(SDLError) {
    self.film = film
    // Larger windows are drawn small: at their own size they would fill the memory.
    let (width, height) = FrameRenderer.size(of: film.size, scale: .one)
    isReduced = scale < .one && width * height <= Limits.framePixels
    renderer = try FrameRenderer(
      size: film.size, scale: isReduced ? .one : scale, assets: assets)
    size = FrameRenderer.size(of: film.size, scale: scale)
  }

  /// Takes a picture of a moment of the recording.
  mutating func picture(of moment: Microseconds) -> Frame {
    film.advance(to: moment)
    let damage = renderer.painter.paint(film.frame(), overlay: film.overlay())
    // Nothing has moved, as between two gestures.
    if let last, damage.isEmpty { return last }
    let painted = renderer.frame
    let frame = isReduced ? painted.reduced(toWidth: size.width, height: size.height) : painted
    last = frame
    return frame
  }
}
