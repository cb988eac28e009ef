package import DragFrameIO
package import DragGeometry
internal import PlaygroundScenes
package import RecordingTools

extension FailureReport where World: FuzzedWorld {
  /// The size of the pictures, in logical pixels: as large as the window is at any of the moments.
  package var pictureSize: Size {
    strip.moments.map(\.actual.content.chrome.window).reduce(recording.header.window) {
      Size(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  /// The scale of the pictures: a page holds a dozen, of at most 1280 pixels in width.
  package var pictureScale: Fraction {
    min(.one, Fraction(1280, max(pictureSize.width.pixels, 1)))
  }

  /// The pictures of the film strip.
  ///
  /// - Parameters:
  ///   - paint: Paints what a world shows, and in front of it what the report has to say.
  ///   - encode: Makes a PNG file of a picture.
  ///   - compare: Shows where the second picture differs from the first, and in how many pixels.
  ///   - kept: What a world shows to be held against the picture that is kept of a mark, and that
  ///     picture, where it is still there.
  /// - Returns: The pictures of every moment.
  package func pictures<Picture>(
    painting paint: (DrawList, DrawList) throws -> Picture, png encode: (Picture) throws -> [UInt8],
    comparing compare: (Picture, Picture) -> (picture: Picture, count: Int)?,
    kept: (World, Mark) throws -> (shown: Picture, kept: Picture?)
  ) rethrows -> [MomentPictures] {
    let (pumps, cache) = (recording.pumps, ChromeCache())
    func draw(_ world: World, at moment: FilmStrip<World>.Moment) throws -> Picture {
      let overlay = moment.overlay(of: world, along: pumps, in: pictureSize)
      return try paint(world.frame(reusing: cache), overlay)
    }
    return try strip.moments.map { moment in
      let (actual, expected): (Picture, Picture?)
      if let mark = moment.mark {
        (actual, expected) = try kept(moment.actual, mark)
      } else {
        (actual, expected) = (
          try draw(moment.actual, at: moment),
          try moment.expectedState.map { try draw($0, at: moment) }
        )
      }
      let difference = expected.flatMap { compare($0, actual) }
      return MomentPictures(
        actual: try encode(actual), expected: try expected.map(encode),
        difference: try (difference?.picture).map(encode), differingPixels: difference?.count ?? 0)
    }
  }
}
