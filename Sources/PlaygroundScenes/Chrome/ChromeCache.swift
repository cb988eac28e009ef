internal import DragKit

/// Remembers the chrome as it was last drawn, since it seldom changes while one drags.
///
/// It is no part of the world: a frame is the same with it and without it.
package final class ChromeCache {
  private var key: Key?
  private var drawn: [DrawOperation] = []
  private var callsKey: CallsKey?
  private var lines: [Line] = []
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

  /// A call as it was last broken into rows.
  private struct Line {
    let line: CallLog.Line
    let rows: [CallRow]
  }

  /// A row of calls as it was last drawn.
  private struct Row {
    let row: CallRow
    let operations: [DrawOperation]
  }

  /// The calls, of which only the rows are drawn anew that have changed: with every motion a counter
  /// goes up, and the rest stays.
  func callOperations(_ chrome: Chrome) -> [DrawOperation] {
    let area = chrome.layout.callLog
    let key = CallsKey(area: area, isDark: chrome.isDark, language: chrome.language)
    if key != callsKey { (callsKey, lines, rows) = (key, [], []) }
    rows = visibleCalls(chrome).enumerated().map { number, row in
      if number < rows.count, rows[number].row == row { return rows[number] }
      var canvas = Canvas()
      chrome.drawCall(row, number: number, on: &canvas)
      return Row(row: row, operations: canvas.operations)
    }
    return rows.flatMap(\.operations)
  }

  /// The rows of calls that there is room for, of which only those are made anew that have changed.
  private func visibleCalls(_ chrome: Chrome) -> [CallRow] {
    var seen: [Line] = []
    let found = chrome.visibleCalls { line in
      let known = lines.first { $0.line == line }
      let made = known ?? Line(line: line, rows: chrome.rows(of: line))
      seen.append(made)
      return made.rows
    }
    lines = seen
    return found
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
