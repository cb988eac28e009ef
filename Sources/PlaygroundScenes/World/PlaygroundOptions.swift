package import DragKit

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
  /// The page to show first; `nil` for the first one of ``scene``.
  package var page: Page?
  package var preset = FeelPreset.standard
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

extension PlaygroundOptions {
  package var arguments: [String] {
    var words = isBare ? ["--bare"] : []
    if followsTouches { words.append("--follow") }
    if let items { words += ["--items", "\(items)"] }
    if arrangement != .grid { words.append("--\(arrangement)") }
    // No file name contains a slash.
    if !pictures.names.isEmpty { words += ["--images", pictures.names.joined(separator: "/")] }
    if isDark { words += ["--appearance", "dark"] }
    if language != .english { words += ["--language", language.rawValue] }
    if let page, page != .first(of: scene) { words += ["--page", "\(page)"] }
    if preset != .standard { words += ["--feel", preset.rawValue] }
    if !showsInspector { words.append("--no-inspector") }
    return words
  }

  /// Reads options in the form of ``arguments``, and ignores other words.
  ///
  /// A flag that is absent is turned off. A property whose value is absent or malformed does not change.
  package mutating func read(_ arguments: [String]) {
    isBare = arguments.contains("--bare")
    followsTouches = arguments.contains("--follow")
    arrangement = BoardScene.Arrangement.allCases.last { arguments.contains("--\($0)") } ?? .grid
    showsInspector = !arguments.contains("--no-inspector")
    for (name, value) in zip(arguments, arguments.dropFirst()) {
      if name == "--language" { language = Language(rawValue: value) ?? language }
      if name == "--appearance" { isDark = value == "dark" }
      if name == "--page" { page = Page.allCases.first { "\($0)" == value } ?? page }
      if name == "--feel" { preset = FeelPreset(rawValue: value) ?? preset }
      if name == "--items" { items = Int(value) ?? items }
      if name == "--images" {
        pictures = PictureNames(value.split(separator: "/").map(String.init))
      }
    }
  }
}
