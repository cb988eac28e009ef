package import DragFrameIO
package import DragGeometry
package import DragRecording
package import PlaygroundScenes

/// A recording as it is seen, with its pointers and where they come from, and nothing of a player.
///
/// ```swift
/// var film = try Film(recording, file: "session.dndrec")
/// film.advance(to: .seconds(2))
/// let picture = renderer.frame(of: film.frame(), overlay: film.overlay())
/// ```
package struct Film {
  /// What plays.
  package private(set) var player: Player<Playground>
  /// As large as the window ever is in the recording, in logical pixels.
  package let size: Size
  private let pumps: [Pump]
  private var guide: Guide?
  private let readIncluded: Guide.Reader
  private let cache = ChromeCache()

  /// Begins before the first event.
  ///
  /// - Parameters:
  ///   - recording: What to show.
  ///   - file: The recording's file, for the words of an error.
  ///   - readIncluded: Reads a recording that comes with the program, which one of the pages shows.
  /// - Throws: A ``FileError`` where this version cannot play it.
  package init(
    _ recording: Recording, file: String, readIncluded: @escaping Guide.Reader = Guide.noRecordings
  ) throws(FileError) {
    player = try Player.of(recording, file: file).player
    pumps = recording.pumps
    size = recording.largestWindow
    self.readIncluded = readIncluded
  }

  /// Plays up to a moment of the recording.
  package mutating func advance(to moment: Microseconds) {
    player.advance(to: moment)
    Guide.follow(&guide, of: player.world, reading: readIncluded, at: moment)
  }

  /// What the window shows.
  package func frame() -> DrawList { player.world.frame(reusing: cache) }

  /// What stands in front of it: the pointers, their trails, and the edge of a window that is smaller
  /// than it is at other times.
  package func overlay() -> DrawList {
    var canvas = Canvas()
    guide?.draw(into: player.world, on: &canvas)
    canvas.begin(.playedPointers)
    canvas.draw(player.pointers, along: pumps, at: player.position)
    canvas.cover(size, beside: player.world.content.chrome.window)
    return DrawList(background: .clear, operations: canvas.operations)
  }
}

extension Recording {
  /// As large as the window ever is, in logical pixels.
  fileprivate var largestWindow: Size {
    pumps.lazy.flatMap(\.events).reduce(header.window) { size, event in
      guard case .windowResized(let other) = event.kind else { return size }
      return Size(width: max(size.width, other.width), height: max(size.height, other.height))
    }
  }
}

extension Canvas {
  /// Covers what of a picture lies outside the window.
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
