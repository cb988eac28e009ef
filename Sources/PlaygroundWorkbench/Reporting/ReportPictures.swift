internal import DragRecording
package import DragDrawing
internal import DragKit
internal import PlaygroundScenes
internal import PlaygroundUI
package import RecordingTools

extension FailureReport where World: PlaygroundWorld {
  package var pictureSize: Size {
    strip.moments.map(\.actual.content.chrome.window).reduce(recording.header.window) {
      $0.union($1)
    }
  }

  package var pictureScale: Fraction {
    min(.one, Fraction(1280, max(pictureSize.width.pixels, 1)))
  }

  /// Returns the pictures of the film strip: expected, actual and their difference.
  ///
  /// `paint` receives a frame and its overlay. `kept` paints the state at a mark, and returns the
  /// picture as `shown`; the result's `kept` is the picture stored for the mark, if any.
  package func pictures(
    painting paint: (DrawList, DrawList) -> Picture,
    kept: (World, Moment) throws -> (shown: Picture, kept: Picture?)
  ) rethrows -> [MomentPictures] {
    let (turns, cache) = (recording.turns, FrameCache())
    func draw(_ world: World, at moment: FilmStrip<World>.Still) -> Picture {
      let overlay = moment.overlay(of: world, along: turns, in: pictureSize)
      return paint(world.frame(reusing: cache), overlay)
    }
    return try strip.moments.map { moment in
      if let mark = moment.mark {
        let (actual, expected) = try kept(moment.actual, mark)
        return MomentPictures(actual, expected: expected)
      }
      let expected = moment.expectedState.map { draw($0, at: moment) }
      return MomentPictures(draw(moment.actual, at: moment), expected: expected)
    }
  }
}

extension FilmStrip.Still where World: PlaygroundWorld {
  package func overlay(of world: World, along turns: [Turn], in picture: Size) -> DrawList {
    var canvas = Canvas.plain
    canvas.begin(.report)
    let (bounds, landmarks) = (Rect(origin: .zero, size: picture), world.landmarks)
    for pointer in pointers {
      guard let frame = landmarks.landmark(at: pointer.location)?.visible else { continue }
      canvas.dash(around: frame.intersection(bounds))
    }
    if let target = world.interaction.session?.target {
      let gap = target.gap.flatMap { world.interaction.gap(in: $0.container)?.frame }
      for frame in [world.interaction.frame(of: target.item), gap].compactMap(\.self) {
        canvas.outline(frame, radius: Radius.control, width: 3, Color(hex: 0xd6249f))
      }
    }
    canvas.draw(pointers, along: turns, at: time)
    canvas.cover(picture, beside: world.content.chrome.window)
    return DrawList(background: .clear, operations: canvas.operations)
  }
}

extension Canvas {
  fileprivate mutating func dash(around rect: Rect) {
    let color = Color(hex: 0xe08700)
    func starts(in length: Length) -> [Length] {
      stride(from: 0, through: max(length.pixels, -1), by: 12).map { Length(pixels: $0) }
    }
    for x in starts(in: rect.width) {
      for y in [0, rect.height - 2] {
        fill(rect.column(x, width: min(7, rect.width - x)).band(y, height: 2), color)
      }
    }
    for y in starts(in: rect.height) {
      for x in [0, rect.width - 2] {
        fill(rect.column(x, width: 2).band(y, height: min(7, rect.height - y)), color)
      }
    }
  }
}
