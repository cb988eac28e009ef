internal import DragSDL
internal import PlaygroundScenes
internal import PlaygroundUI
internal import PlaygroundWorkbench

extension WorldOptions {
  /// The settings that options decide, whatever the desktop has.
  var chosen: ChosenSettings {
    [
      appearance == .system ? [] : .appearance, reducedMotion == nil ? [] : .motion,
      language == nil ? [] : .language,
    ]
  }

  /// Whether at least one setting follows the desktop.
  var followsDesktop: Bool { scale == nil || !chosen.isSuperset(of: [.appearance, .motion]) }

  /// Whether options determine the contents of a page.
  fileprivate var opensTiles: Bool {
    items != nil || images != nil || follow || arrangement != .grid
  }
}

extension PlaygroundOptions {
  /// Takes the remembered settings, except those that options of the command replace.
  mutating func remember(_ settings: Settings, except world: WorldOptions) {
    if world.window == nil, let size = settings.window { window = size }
    if world.givenScene == nil, !world.opensTiles, let page = settings.page {
      self.page = page
      scene = page.scene ?? scene
    }
    if world.language == nil, let language = settings.language { self.language = language }
    if world.appearance == .system, let isDark = settings.isDark { self.isDark = isDark }
    if world.feel == nil { (preset, tuning) = (settings.preset, settings.tuning) }
    if world.longPress { tuning.mouseLongPressLifts = true }
    tuning.reducedMotion = world.reducedMotion ?? settings.reducedMotion ?? false
    showsInspector = settings.showsInspector
  }

  /// Starts with the settings of the desktop, except those in `chosen`.
  mutating func follow(_ desktop: DesktopSettings, except chosen: ChosenSettings) {
    if !chosen.contains(.appearance) { isDark = desktop.isDark ?? false }
    if !chosen.contains(.motion) { tuning.reducedMotion = desktop.reducesMotion ?? false }
  }
}

extension DesktopPortal {
  /// Sends the settings that differ from `known`, and each later change, as messages.
  func sendChanges(from known: DesktopSettings, _ send: @escaping @Sendable (Message) -> Void) {
    observe(from: known) { before, now in
      let (isDark, isReduced) = (now.isDark ?? false, now.reducesMotion ?? false)
      if isDark != before.isDark ?? false { send(.appearance(isDark: isDark)) }
      if isReduced != before.reducesMotion ?? false { send(.motion(isReduced: isReduced)) }
    }
  }
}

extension Language {
  /// Returns the language of the locale; English if it is none of the playground's.
  ///
  /// `LANGUAGE`, a list, counts only if there is a locale, as in gettext.
  static func ofLocale(_ variable: (String) -> String?) -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first ?? "C"
    guard locale.prefix(2) != "C." && !["C", "POSIX"].contains(locale) else { return .english }
    let list = variable("LANGUAGE")?.split(separator: ":").map(String.init) ?? []
    return (list + [locale]).lazy.compactMap { Language(code: String($0.prefix(2))) }.first
      ?? .english
  }
}
