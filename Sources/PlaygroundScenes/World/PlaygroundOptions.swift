package import DragKit

/// The initial state of a playground, as in the header of a recording and on the command line.
package struct PlaygroundOptions: Hashable, Sendable {
  package var scene: SceneID
  /// The size of the window, in logical pixels.
  package var window: Size
  /// Window pixels for each logical pixel; traces use window pixels.
  package var scale: Fraction
  package var tuning: Tuning
  package var language: Language
  /// Whether the chrome is hidden.
  package var isBare: Bool
  /// Whether tiles are initially dragged in article 003's style.
  package var followsTouches: Bool
  /// The number of tiles on the board, if not the usual one.
  package var items: Int?
  package var arrangement = BoardScene.Arrangement.grid
  /// The pictures on the tiles, if any.
  package var pictures = PictureNames()

  package init(
    scene: SceneID = .colours, window: Size = Size(width: 1120, height: 760),
    scale: Fraction = .one, tuning: Tuning = Tuning(), language: Language = .english,
    isBare: Bool = false, followsTouches: Bool = false
  ) {
    self.scene = scene
    self.window = window
    self.scale = scale
    self.tuning = tuning
    self.language = language
    self.isBare = isBare
    self.followsTouches = followsTouches
  }
}
