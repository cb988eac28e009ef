internal import DragFrameIO
internal import DragGeometry
internal import PlaygroundScenes
internal import RecordingTools

extension Canvas {
  /// Draws pointers and where they come from, as they are at a moment.
  ///
  /// - Parameters:
  ///   - pointers: The pointers.
  ///   - pumps: The lines of the recording in which they move, in order.
  ///   - moment: The moment.
  ///   - stage: Where the world is seen; nothing where it is seen as it is.
  mutating func draw(
    _ pointers: [GhostPointer], along pumps: [Pump], at moment: Microseconds,
    on stage: PlayedStage? = nil
  ) {
    for trail in PointerTrail.trails(in: pumps, at: moment) {
      trail.draw(at: moment, stage, on: &self)
    }
    for pointer in pointers {
      let tip = stage?.point(pointer.location) ?? pointer.location
      self.pointer(at: tip, pointer.id.kind, isPressed: pointer.isPressed)
    }
  }
}

extension PointerTrail {
  /// Draws the way as a tail that is the thinner the longer ago it was.
  ///
  /// - Parameters:
  ///   - moment: The moment at which it is looked at.
  ///   - stage: Where the world is seen; nothing where it is seen as it is.
  ///   - canvas: What to draw on.
  fileprivate func draw(at moment: Microseconds, _ stage: PlayedStage?, on canvas: inout Canvas) {
    let pieces = pieces(at: moment)
    draw(
      pieces.filter { !$0.isPressed }, Color(hex: 0x6b6b76), opacity: .percent(30), stage,
      on: &canvas)
    draw(
      pieces.filter(\.isPressed), Color(hex: 0x0a66e8), opacity: .percent(65), stage, on: &canvas)
  }

  private func draw(
    _ pieces: [Piece], _ color: Color, opacity: Fraction, _ stage: PlayedStage?,
    on canvas: inout Canvas
  ) {
    guard !pieces.isEmpty else { return }
    var tail = Canvas()
    // A pale edge first, so that it is seen on every colour.
    for (color, edge) in [(Color.white, Length(pixels: 2)), (color, 0)] {
      for piece in pieces {
        let points = piece.samples.map { stage?.point($0.location) ?? $0.location }
        let way = Path([.move(to: points[0])] + points.dropFirst().map { .line(to: $0) })
        tail.draw(.stroke(way, width: piece.width + edge, color: color))
      }
    }
    // Seen through as one: where pieces lie over each other, nothing shows.
    canvas.draw(.group(alpha: opacity, transform: .identity, tail.operations))
  }

  /// A part of the way that looks the same all along.
  private struct Piece {
    let step: Int
    let isPressed: Bool
    var samples: [Sample]

    /// From one pixel to five and a half.
    var width: Length { Length(subpixels: 256 + step * 144) }
  }

  /// How many steps it becomes thinner in.
  private static let steps = 8

  /// The way in pieces; each begins where the one before ends.
  private func pieces(at moment: Microseconds) -> [Piece] {
    var pieces: [Piece] = []
    for (last, next) in zip(samples, samples.dropFirst()) {
      let age = min(max((moment - next.time).count, 0), Self.span.count)
      let step = Self.steps - Int(age * Int64(Self.steps) / Self.span.count)
      if let piece = pieces.last, piece.step == step, piece.isPressed == next.isPressed {
        pieces[pieces.count - 1].samples.append(next)
      } else {
        pieces.append(Piece(step: step, isPressed: next.isPressed, samples: [last, next]))
      }
    }
    return pieces
  }
}
