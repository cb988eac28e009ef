internal import DragKit

/// Remembers the chrome as it was last drawn, since it seldom changes while one drags.
///
/// It is no part of the world: a frame is the same with it and without it.
package final class ChromeCache {
  private var key: Key?
  private var drawn: [DrawOperation] = []

  /// Creates an empty cache.
  package init() {}

  /// Everything that the chrome's look depends on, save the calls.
  private struct Key: Hashable {
    let layout: ChromeLayout
    let tuning: Tuning
    let language: Language
    let isDark: Bool
    let hovered: ItemID?
    let pressed: [ItemID]
    let state: ChromeState
  }

  /// The chrome, drawn anew where something about it has changed.
  func operations(
    _ chrome: Chrome, _ interaction: Interaction, _ state: ChromeState
  ) -> [DrawOperation] {
    let key = Key(
      layout: chrome.layout, tuning: chrome.tuning, language: chrome.language,
      isDark: chrome.isDark, hovered: interaction.hovered.flatMap { $0.isControl ? $0 : nil },
      pressed: interaction.touches.compactMap(\.touch.item).filter(interaction.isPressed),
      state: state)
    if key != self.key {
      var canvas = Canvas()
      chrome.drawFrame(on: &canvas, interaction, state)
      (self.key, drawn) = (key, canvas.operations)
    }
    return drawn
  }
}
