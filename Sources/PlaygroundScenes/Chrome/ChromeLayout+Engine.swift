internal import DragKit

// The tabs of the inspector, and the one about the engine: decisions, frames and calls.
extension ChromeLayout {
  static let headingHeight: Length = 24
  static let claimPitch: Length = 18
  /// The lines of the decisions: their number never changes, so that nothing below them moves.
  static let claimLines = 8
  private static let inspectorTop = toolbarHeight + 10

  static let tabs: [Control] = [.inspectorFeel, .inspectorEngine]

  /// The plate around the tabs, in line with the toolbar.
  var tabPlate: Rect? {
    guard hasInspector else { return nil }
    return inspectorColumn.band(Spacing.medium, height: 32)
  }

  var tabLine: Rect? {
    hasInspector ? inspector.band(Self.toolbarHeight - 1, height: LineWidth.hairline) : nil
  }

  var tabControls: [PlacedItem] {
    guard let plate = tabPlate else { return [] }
    let width = plate.width / Self.tabs.count
    return Self.tabs.enumerated().map { index, control in
      placed(control, plate.column(width * index, width: width))
    }
  }

  var decisionHeading: Rect {
    inspectorColumn.band(Self.inspectorTop, height: Self.headingHeight)
  }

  var decisionLines: Rect {
    inspectorColumn.band(
      decisionHeading.maxY, height: Self.claimPitch * Self.claimLines)
  }

  var frameHeading: Rect {
    inspectorColumn.band(decisionLines.maxY + Spacing.medium, height: Self.headingHeight)
  }

  private var frameBars: Rect { inspectorColumn.band(frameHeading.maxY, height: 48) }

  var latencyHeading: Rect {
    inspectorColumn.band(frameBars.maxY + Spacing.tight, height: 20)
  }

  private var latencyLine: Rect { inspectorColumn.band(latencyHeading.maxY, height: 28) }

  func frameGraph(_ budget: Microseconds) -> FrameGraph {
    FrameGraph(bars: frameBars, line: latencyLine, budget: budget)
  }

  /// Whether the figures of frames are visible.
  package var showsFrames: Bool {
    hasInspector && tab == .engine && latencyLine.maxY <= window.height
  }

  var callHeading: Rect {
    inspectorColumn.band(latencyLine.maxY + Spacing.medium, height: 32)
  }

  var callLog: Rect {
    guard hasInspector, tab == .engine else { return .zero }
    let top = callHeading.maxY + Spacing.small
    return inspectorColumn.band(top, height: max(window.height - top - 12, 0))
  }

  var engineControls: [PlacedItem] {
    guard showsCalls else { return [] }
    let width: Length = 128
    return [
      placed(
        .callFilter,
        callHeading.column(callHeading.width - width, width: width)),
      placed(.calls, callLog),
    ]
  }
}
