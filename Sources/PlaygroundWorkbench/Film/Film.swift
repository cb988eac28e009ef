package import DragDrawing
package import DragKit
package import DragRecording
package import PlaygroundScenes
internal import PlaygroundUI

/// The frames of a recording, with pointers and their trails but without the player's controls.
///
/// ```swift
/// var film = try Film(recording, file: "session.dndrec")
/// film.advance(to: .seconds(2))
/// let picture = renderer.frame(of: film.frame(), overlay: film.overlay())
/// ```
package struct Film {
  @Box package private(set) var player: Player<Playground>
  /// The largest width and the largest height of the recorded window, in logical pixels at the
  /// recording's first scale.
  package let size: Size
  private let scale: Fraction
  private let turns: [Turn]
  private var guide: Guide?
  private let readIncluded: Guide.Reader
  private let cache = FrameCache()

  package init(
    _ recording: Recording, file: String, readIncluded: @escaping Guide.Reader = Guide.noRecordings
  ) throws(FileError) {
    player = try Player.of(recording, file: file).player
    turns = recording.turns
    scale = recording.header.scale
    size = Self.largest(of: turns, from: recording.header)
    self.readIncluded = readIncluded
  }

  package var world: Playground { player.world }

  private static func largest(of turns: [Turn], from header: RecordingHeader) -> Size {
    var (size, zoom) = (header.window, Fraction.one)
    for event in turns.lazy.flatMap(\.events) {
      switch event.kind {
      case .windowResized(let other): size = size.union(other * zoom)
      case .messageReceived(let message):
        if let scale = message.scale { zoom = scale.relative(to: header.scale) }
      default: break
      }
    }
    return size
  }

  /// The current scale of the interface relative to the recording's first scale.
  private var zoom: Fraction { player.world.scale.relative(to: scale) }

  package mutating func advance(to moment: Microseconds) {
    player.advance(to: moment)
    let page = player.world.content.page == .guide ? player.world.content.guide : nil
    Guide.follow(&guide, on: page, reading: readIncluded, at: moment)
  }

  package func frame() -> DrawList {
    let frame = player.world.frame(reusing: cache)
    guard zoom != .one else { return frame }
    let canvas = canvas { $0.draw(frame.operations) }
    return DrawList(background: frame.background, operations: canvas.operations)
  }

  package func overlay() -> DrawList {
    var canvas = canvas { canvas in
      guide?.draw(into: player.world, on: &canvas)
      canvas.begin(.playedPointers)
      canvas.draw(player.pointers, along: turns, at: player.position)
    }
    canvas.begin(.playedPointers, 1)
    canvas.cover(size, beside: player.world.content.chrome.window * zoom)
    return DrawList(background: .clear, operations: canvas.operations)
  }

  /// Returns a canvas on which the drawing is scaled by `zoom`.
  private func canvas(_ draw: (inout Canvas) -> Void) -> Canvas {
    var canvas = Canvas(inFrontOf: player.world)
    if zoom == .one {
      draw(&canvas)
    } else {
      canvas.begin(.playedStage)
      canvas.group(alpha: .one, Transform(scale: zoom), draw)
    }
    return canvas
  }
}

extension Fraction {
  fileprivate func relative(to other: Fraction) -> Fraction {
    Fraction(raw: raw * 65536 / max(other.raw, 1))
  }
}

extension Size {
  func union(_ other: Size) -> Size {
    Size(width: max(width, other.width), height: max(height, other.height))
  }
}

extension Canvas {
  mutating func cover(_ picture: Size, beside window: Size) {
    let (right, below) = (picture.width - window.width, picture.height - window.height)
    let color = Color(hex: 0x101012)
    if right > .zero {
      fill(Rect(x: window.width, y: 0, width: right, height: picture.height), color)
    }
    if below > .zero {
      fill(Rect(x: 0, y: window.height, width: window.width, height: below), color)
    }
  }
}
