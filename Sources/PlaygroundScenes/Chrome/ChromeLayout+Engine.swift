internal import DragKit
internal import PlaygroundUI

// MARK: - The tabs of the inspector, and the tab *Engine*
extension ChromeLayout {
  static let headingHeight: Length = 24
  static let claimPitch: Length = 18
  /// The lines for the decisions; their number is fixed, so that nothing below them moves.
  static let claimLines = 8
  private static let barsHeight: Length = 48
  private static let latencyHeadingHeight: Length = 20
  private static let latencyHeight: Length = 28
  private static let callHeadingHeight: Length = 32
  private static let leastCalls = CallLog.pitch * 8
  private static let decisionsTop = toolbarHeight + 10
  private static let framesTop =
    decisionsTop + headingHeight + claimPitch * claimLines + Spacing.medium
  private static let latencyTop = framesTop + headingHeight + barsHeight + Spacing.tight
  private static let callHeadingTop =
    latencyTop + latencyHeadingHeight + latencyHeight + Spacing.medium
  static let callsTop = callHeadingTop + callHeadingHeight + Spacing.small

  static let tabs: [Control] = [.inspectorFeel, .inspectorEngine]

  /// The plate around the tabs, in line with the toolbar.
  var tabPlate: Rect? {
    guard hasInspector else { return nil }
    let column = tabColumn
    let width = column.width - (isBesideInspector ? 40 : 0)
    return column.band(Spacing.medium, height: 32).column(0, width: width)
  }

  var tabLine: Rect? {
    hasInspector ? inspector.band(Self.toolbarHeight - 1, height: LineWidth.hairline) : nil
  }

  var tabControls: [PlacedItem] {
    guard let plate = tabPlate else { return [] }
    let width = plate.width / Self.tabs.count
    let toggle = isBesideInspector ? [button(.inspector, x: window.width - 48)] : []
    return toggle
      + Self.tabs.enumerated().map { index, control in
        placed(control, plate.column(width * index, width: width))
      }
  }

  var decisionHeading: Rect {
    inspectorColumn.band(Self.decisionsTop, height: Self.headingHeight)
  }

  var decisionLines: Rect {
    inspectorColumn.band(
      Self.decisionsTop + Self.headingHeight, height: Self.claimPitch * Self.claimLines)
  }

  var frameHeading: Rect {
    inspectorColumn.band(Self.framesTop, height: Self.headingHeight)
  }

  private var frameBars: Rect {
    inspectorColumn.band(Self.framesTop + Self.headingHeight, height: Self.barsHeight)
  }

  var latencyHeading: Rect {
    inspectorColumn.band(Self.latencyTop, height: Self.latencyHeadingHeight)
  }

  private var latencyLine: Rect {
    inspectorColumn.band(Self.latencyTop + Self.latencyHeadingHeight, height: Self.latencyHeight)
  }

  func frameGraph(_ budget: Microseconds) -> FrameGraph {
    FrameGraph(bars: frameBars, line: latencyLine, budget: budget)
  }

  /// Whether the figures of frames are visible.
  package var showsFrames: Bool {
    hasInspector && tab == .engine
      && (inspectorRoom.intersects(frameBars) || inspectorRoom.intersects(latencyLine))
  }

  var callHeading: Rect {
    inspectorColumn.band(Self.callHeadingTop, height: Self.callHeadingHeight)
  }

  var callLog: Rect {
    guard hasInspector, tab == .engine else { return .zero }
    return inspectorColumn.band(Self.callsTop, height: callsHeight)
  }

  /// The rest of the room, or enough for some calls.
  var callsHeight: Length {
    max(inspector.height - Self.callsTop - Spacing.medium, Self.leastCalls)
  }

  /// Whether a part of the list of calls is visible.
  package var showsCalls: Bool {
    hasInspector && inspectorRoom.intersection(callLog).height >= CallLog.pitch
  }

  var engineControls: [PlacedItem] {
    let width: Length = 128
    return [
      placed(
        .callFilter,
        callHeading.column(callHeading.width - width, width: width)),
      placed(.calls, callLog),
    ]
  }
}
