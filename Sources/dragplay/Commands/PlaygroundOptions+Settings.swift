internal import DragKit
internal import PlaygroundScenes
internal import PlaygroundUI

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
}

extension WorldOptions {
  /// Whether options determine the contents of a page.
  fileprivate var opensTiles: Bool {
    items != nil || images != nil || follow || arrangement != .grid
  }
}
