internal import ArgumentParser
internal import DragKit
internal import PlaygroundScenes
internal import PlaygroundUI
internal import PlaygroundWorkbench

/// The options that determine how a playground starts, shared by commands.
struct WorldOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The scene to open; see dragplay list, and dragplay --help for the commands.",
      valueName: "scene"))
  var givenPage: Page?

  @Flag(help: "Show the scene without sidebar, toolbar and inspector.")
  var bare = false

  @Flag(
    help: "Let tiles follow the pointer from the first pixel: the style Touch of the page Colours.")
  var follow = false

  @Flag(help: "Also lift by holding the mouse still.")
  var longPress = false

  @Option(help: "The number of tiles on the board, 1 to 1000000.")
  var items: Int?

  @Option(
    help: "A folder of pictures: for a board with a tile for each, or for the tiles of colours.",
    completion: .directory)
  var images: String?

  @Flag(help: "The layout of the board: tiles of 100 px, rows, a flow or a masonry.")
  var arrangement = BoardScene.Arrangement.grid

  @Option(
    help: """
      The window's size in logical pixels, 1x1 to 16384x16384, such as 900x700; by default 1120x760, or as the \
      window was left.
      """)
  var window: Size?

  @Option(help: "The size of everything, 0.5 to 4; by default that of the desktop and its text.")
  var scale: Factor<WindowScaleBounds>?

  @Option(help: "The colours of the interface: light, dark, or system, those of the desktop.")
  var appearance: Appearance = .system

  @Flag(
    inversion: .prefixedNo, help: "Turn animations off or on; by default like the desktop.")
  var reducedMotion: Bool?

  @Option(
    help: "The language of the interface: \(Language.choices); by default that of the locale.")
  var language: Language?

  @Option(help: "The preset of how dragging feels: \(FeelPreset.choices).")
  var feel: FeelPreset?

  var page: Page { givenPage ?? .colours }

  func validate() throws {
    try check("--items", items, BoardScene.counts)
    let limit = BoardScene.maximumSizedTiles
    if arrangement.hasSizedTiles, let items, items > limit {
      throw ValidationError("--\(arrangement) takes at most --items \(limit)")
    }
    guard let images else { return }
    guard FileSystem.isFolder(images) else {
      throw ValidationError("\(images): is not a folder; name a folder of pictures with --images")
    }
    // Accept an empty folder for a board: the board can exist although its pictures are gone.
    let isBoard = page == .pictures || page == .board && items == nil
    if !isBoard, FileSystem.pictures(in: images).isEmpty {
      throw ValidationError(
        "\(images): contains no pictures; name a folder of pictures with --images")
    }
  }

  /// Returns whether the page *Pictures* opens first: as the given scene, or to show the board of a
  /// given folder or file.
  func showsPictures(_ document: String?) -> Bool {
    page == .pictures || page == .board && items == nil && (images != nil || document != nil)
  }

  /// Returns the options of a playground: the given ones, or else the remembered settings.
  func options(over settings: Settings = Settings()) -> PlaygroundOptions {
    var options = PlaygroundOptions(
      page: page, window: window ?? settings.window ?? PlaygroundOptions().window,
      scale: scale?.fraction ?? .one, language: language ?? settings.language ?? .english,
      isBare: bare, followsTouches: follow)
    // These options are for the pages of tiles, so they override the remembered page.
    let opensTiles = items != nil || images != nil || follow || arrangement != .grid
    if givenPage == nil, !opensTiles, let page = settings.page { options.page = page }
    options.arrangement = arrangement
    options.pictures = PictureNames(images.map(FileSystem.pictures) ?? [])
    let pictureCount = options.pictures.names.count
    options.items = items ?? (page == .board && images != nil ? pictureCount : nil)
    options.isDark = appearance == .system ? settings.isDark ?? false : appearance == .dark
    (options.preset, options.tuning) = (settings.preset, settings.tuning)
    if let feel { options.feel = feel }
    options.tuning.reducedMotion = reducedMotion ?? settings.reducedMotion ?? false
    if longPress { options.tuning.mouseLongPressLifts = true }
    options.showsInspector = settings.showsInspector
    return options
  }

  /// Returns the settings that are given or remembered; they override the desktop and the locale.
  func chosen(over settings: Settings) -> ChosenSettings {
    [
      appearance == .system && settings.isDark == nil ? [] : .appearance,
      reducedMotion == nil && settings.reducedMotion == nil ? [] : .motion,
      language == nil && settings.language == nil ? [] : .language,
    ]
  }
}
