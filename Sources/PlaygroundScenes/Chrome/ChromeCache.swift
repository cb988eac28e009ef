internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

/// A cache of the chrome's latest drawing.
final class ChromeCache {
  private var key: Key?
  private var operations: [DrawOperation] = []
  private var callsKey = (area: Rect.zero, isDark: false)
  private var lines: [(line: CallLog.Line, rows: [CallRow])] = []
  private var rows: [(row: CallRow, operations: [DrawOperation])] = []

  private var plotKey: PlotKey?
  private var plots: [(spring: TunedSpring, plot: SpringPlot)] = []

  private struct PlotKey: Hashable {
    let layout: ChromeLayout
    let tab: InspectorTab
    let scrolled: Length
    let tuning: Box<Tuning>
  }

  private struct Key: Hashable {
    let layout: ChromeLayout
    let tab: InspectorTab
    let scrolled: Length
    let tuning: Box<Tuning>
    let language: Language
    let isDark: Bool
    let preset: FeelPreset
    let filter: CallFilter
    let isComparing: Bool
    let hovered: ItemID?
    let pressed: [ItemID]
    let state: ChromeState
  }

  func callOperations(_ chrome: Chrome) -> [DrawOperation] {
    let key = (area: chrome.callLog, isDark: chrome.isDark)
    if key != callsKey { (callsKey, lines, rows) = (key, [], []) }
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
    var visible: [(line: CallLog.Line, rows: [CallRow])] = []
    // The known lines come in the same order, mostly after a new one.
    var next = 0
    let found = chrome.log.visibleRows(in: area.height, showing: chrome.callFilter) { line in
      let known = lines.indices[next...].first { lines[$0].line == line }
      if let known { next = known + 1 }
      let rows = known.map { lines[$0].rows } ?? CallRow.rows(of: line, width: area.width)
      visible.append((line, rows))
      return rows
    }
    lines = visible
    return found
  }

  /// Returns the plots of the springs; their curves are computed again when a number changes.
  func springPlots(_ chrome: Chrome) -> [(spring: TunedSpring, plot: SpringPlot)] {
    let key = PlotKey(
      layout: chrome.layout, tab: chrome.tab, scrolled: chrome.inspectorOffset,
      tuning: chrome.$tuning)
    if key != plotKey { (plotKey, plots) = (key, chrome.springPlots) }
    return plots
  }

  func frameOperations(
    _ chrome: Chrome, _ environment: Canvas.Environment, _ state: ChromeState
  ) -> [DrawOperation] {
    let hovered = environment.hovered
    let key = Key(
      layout: chrome.layout, tab: chrome.tab, scrolled: chrome.inspectorOffset,
      tuning: chrome.$tuning, language: chrome.language, isDark: chrome.isDark,
      preset: chrome.feel.preset, filter: chrome.callFilter,
      isComparing: chrome.feel.hidden != nil,
      hovered: hovered?.isControl == true ? hovered : nil,
      pressed: environment.pressed, state: state)
    if key != self.key {
      var canvas = Canvas(environment)
      chrome.drawFrame(on: &canvas, state)
      (self.key, operations) = (key, canvas.operations)
    }
    return operations
  }
}
