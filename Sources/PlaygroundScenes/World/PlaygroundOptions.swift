package import DragKit
package import PlaygroundUI

package struct PlaygroundOptions: Hashable, Sendable {
  package var scene: SceneID
  package var window: Size
  /// The number of window pixels for each logical pixel, along each axis.
  ///
  /// Frames in `layout` calls are in window pixels.
  package var scale: Fraction
  package var tuning: Tuning
  package var language: Language
  package var isBare: Bool
  package var isDark = false
  package var followsTouches: Bool
  package var items: Int?
  package var arrangement = BoardScene.Arrangement.grid
  package var pictures = PictureNames()
  /// The page to show first; `nil` for the first page of ``scene``.
  package var page: Page?
  package var preset = FeelPreset.standard
  /// The preset; setting it also sets its numbers.
  package var feel: FeelPreset {
    get { preset }
    set { (preset, tuning) = (newValue, newValue.tuning) }
  }
  package var showsInspector = true

  /// The least size of a window in which everything can be reached.
  package static let leastWindow = Size(width: 640, height: 480)

  package init(
    scene: SceneID = .colours, window: Size = Size(width: 1120, height: 760),
    scale: Fraction = .one, tuning: Tuning = Tuning(), language: Language = .english,
    isBare: Bool = false, followsTouches: Bool = false
  ) {
    (self.scene, self.window, self.scale, self.tuning) = (scene, window, scale, tuning)
    (self.language, self.isBare, self.followsTouches) = (language, isBare, followsTouches)
  }
}
