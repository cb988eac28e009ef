internal import DragKit
internal import DragRecording
internal import PlaygroundScenes
internal import PlaygroundWorkbench
internal import SDLShell

/// Takes pictures of a film in the order of their moments.
struct FilmCamera {
  private var film: Film
  private let renderer: FrameRenderer
  private var last: Frame?

  init(_ film: Film, scale: Fraction, assets: AssetStore) throws(SDLError) {
    self.film = film
    renderer = try FrameRenderer(size: film.size, scale: scale, assets: assets)
  }

  /// The size of the pictures in pixels.
  var size: (width: Int, height: Int) { (renderer.frame.width, renderer.frame.height) }

  /// Takes a picture of a moment of the recording.
  mutating func picture(of moment: Microseconds) -> Frame {
    film.advance(to: moment)
    let damage = renderer.paint(film.frame(), overlay: film.overlay())
    // Nothing has moved, as between two gestures.
    if let last, damage.isEmpty { return last }
    let frame = renderer.frame
    last = frame
    return frame
  }
}
