internal import DragKit
internal import DragSDL
internal import PlaygroundScenes
internal import PlaygroundUI
internal import PlaygroundWorkbench

extension WorldOptions {
  /// The settings that options decide, whatever the desktop has.
  var chosen: ChosenSettings {
    var chosen: ChosenSettings = []
    if appearance != .system { chosen.insert(.appearance) }
    if reducedMotion != nil { chosen.insert(.motion) }
    if language != nil { chosen.insert(.language) }
    return chosen
  }

  /// Whether at least one setting follows the desktop.
  var followsDesktop: Bool { scale == nil || !chosen.isSuperset(of: [.appearance, .motion]) }
}

extension PlaygroundOptions {
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
