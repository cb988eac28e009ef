internal import DragKit

/// Remembers the chrome as it was last drawn, since it seldom changes while one drags.
///
/// It is no part of the world: a frame is the same with it and without it.
package final class ChromeCache {
  private var key: Key?
  private var drawn: [DrawOperation] = []
  private var callsKey: CallsKey?
  private var rows: [Row] = []

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

  /// Everything that the look of a row of calls depends on beside its line.
  private struct CallsKey: Equatable {
    let area: Rect
    let isDark: Bool
    let language: Language
  }

  /// A row of calls as it was last drawn.
  private struct Row {
    let line: CallLog.Line
    let operations: [DrawOperation]
  }

  /// The calls, of which only the rows are drawn anew that have changed: with every motion a counter
  /// goes up, and the rest stays.
  func callOperations(_ chrome: Chrome) -> [DrawOperation] {
    let area = chrome.layout.callLog
    let key = CallsKey(area: area, isDark: chrome.isDark, language: chrome.language)
    if key != callsKey { (callsKey, rows) = (key, []) }
    let lines = chrome.visibleCalls
    rows = lines.enumerated().map { number, line in
      if number < rows.count, rows[number].line == line { return rows[number] }
      var canvas = Canvas()
      chrome.drawCall(line, row: number, on: &canvas)
      return Row(line: line, operations: canvas.operations)
    }
    return rows.flatMap(\.operations)
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
