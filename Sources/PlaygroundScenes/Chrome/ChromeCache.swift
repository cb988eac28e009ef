internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

/// A cache of the chrome's last drawing, its spring plots, and the rows of its call list.
final class ChromeCache {
  private var frame = Latest<FrameKey, [DrawOperation]>()
  private var plots = Latest<ChromeKey, [(spring: TunedSpring, plot: SpringPlot)]>()
  private var callsKey = (area: Rect.zero, isDark: false)
  private var lines: [CallLog.Line: [CallRow]] = [:]
  private var rows: [(row: CallRow, operations: [DrawOperation])] = []

  /// A hash of the chrome's state without its log, and the layout, which includes the panel.
  private struct ChromeKey: Equatable {
    let hash: UInt64
    let layout: ChromeLayout

    init(_ chrome: Chrome) { (hash, layout) = (chrome.stateHash, chrome.layout) }
  }

  private struct FrameKey: Equatable {
    let chrome: ChromeKey
    let hovered: ItemID?
    let pressed: [ItemID]
    let state: ChromeState
  }

  /// The value for the latest key; another key replaces it.
  private struct Latest<Key: Equatable, Value> {
    private var latest: (key: Key, value: Value)?

    mutating func value(for key: Key, _ make: () -> Value) -> Value {
      if let latest, latest.key == key { return latest.value }
      let value = make()
      latest = (key, value)
      return value
    }
  }

  func callOperations(_ chrome: Chrome) -> [DrawOperation] {
    let key = (area: chrome.callLog, isDark: chrome.isDark)
    if key != callsKey { (callsKey, lines, rows) = (key, [:], []) }
    rows = visibleCalls(chrome, in: key.area).enumerated().map { number, row in
      if number < rows.count, rows[number].row == row { return rows[number] }
      var canvas = Canvas.plain
      chrome.drawCall(row, number: number, on: &canvas)
      return (row, canvas.operations)
    }
    return rows.flatMap(\.operations)
  }

  private func visibleCalls(_ chrome: Chrome, in area: Rect) -> [CallRow] {
    guard chrome.showsCalls else { return [] }
    var visible: [CallLog.Line: [CallRow]] = [:]
    let found = chrome.log.visibleRows(in: area.height, showing: chrome.callFilter) { line in
      let rows = lines[line] ?? CallRow.rows(of: line, width: area.width)
      visible[line] = rows
      return rows
    }
    lines = visible
    return found
  }

  /// Returns the plots of the springs, cached because their curves take long to compute.
  func springPlots(_ chrome: Chrome) -> [(spring: TunedSpring, plot: SpringPlot)] {
    plots.value(for: ChromeKey(chrome)) { chrome.springPlots }
  }

  func frameOperations(
    _ chrome: Chrome, _ environment: Canvas.Environment, _ state: ChromeState
  ) -> [DrawOperation] {
    let hovered = environment.hovered.flatMap { $0.isControl ? $0 : nil }
    let key = FrameKey(
      chrome: ChromeKey(chrome), hovered: hovered, pressed: environment.pressed, state: state)
    return frame.value(for: key) {
      var canvas = Canvas(environment)
      chrome.drawFrame(on: &canvas, state)
      return canvas.operations
    }
  }
}
