package import DragKit

/// What a playground is made from: a recording's header holds it, and so does the command line.
package struct PlaygroundOptions: Hashable, Sendable {
  /// The scene to show.
  package var scene: SceneID
  /// The size of the window, in logical pixels.
  package var window: Size
  /// Window pixels for each logical pixel; traces count in window pixels.
  package var scale: Fraction
  /// How dragging feels at the start.
  package var tuning: Tuning
  /// The language of the interface.
  package var language: Language
  /// Whether only the scene is shown, without chrome.
  package var isBare: Bool
  /// Whether the tiles are dragged in article 003's style at first.
  package var followsTouches: Bool
  /// How many tiles the board has; nothing where nobody said.
  package var items: Int?
  /// How the board is arranged at first.
  package var arrangement = BoardScene.Arrangement.grid
  /// What the tiles show, where a folder of pictures was given.
  package var pictures = PictureNames()

  /// Creates options.
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
