package import DragGeometry
package import PlaygroundScenes
internal import RecordingTools

// The measured times of frames, which the inspector shows.
extension Session {
  /// Whether the figures of frames are visible: only then are they measured.
  ///
  /// A playback shows what was recorded, which has no figures.
  package var measuresFrames: Bool {
    playback == nil && live.world.content.chrome.layout.showsFrames
  }

  /// Notes the times of a frame that was shown; the next frame shows them, whenever it comes.
  package func note(_ frame: FrameFigures.Frame, budget: Microseconds) {
    var figures = cache.figures ?? FrameFigures(budget: budget)
    if figures.budget != budget { figures = FrameFigures(budget: budget) }
    figures.add(frame)
    cache.figures = figures
  }
}
