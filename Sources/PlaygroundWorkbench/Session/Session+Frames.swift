package import DragGeometry
package import PlaygroundScenes
internal import RecordingTools

// MARK: - The measured times of frames, for the inspector
extension Session {
  /// Whether frames are measured: only while their figures are visible.
  ///
  /// A playback shows what was recorded, which has no figures.
  package var measuresFrames: Bool {
    playback == nil && live.world.content.chrome.showsFrames
  }

  /// Keeps the times of a frame; the next frame shows them, whenever it comes.
  package func note(_ frame: FrameFigures.Frame, budget: Microseconds) {
    var figures = cache.figures ?? FrameFigures(budget: budget)
    if figures.budget != budget { figures = FrameFigures(budget: budget) }
    figures.add(frame)
    cache.figures = figures
  }
}
