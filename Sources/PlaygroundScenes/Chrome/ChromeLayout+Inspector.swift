package import DragKit

// The inspector: how the page is shown, how it feels, and the calls.
extension ChromeLayout {
  static let inspectorWidth: Length = 288
  /// The least width of a window in which the page has room beside the inspector.
  private static let leastWidth: Length = 1008
  private static let leastCalls = CallLog.pitch * 8
  private static let switchHeight: Length = 28
  private static let sliderHeight: Length = 34
  private static let buttonHeight: Length = 32
  private static let headingHeight: Length = 24
  private static let top: Length = 14

  var canHaveInspector: Bool { panel.hasInspector }

  var hasInspector: Bool {
    !isBare && canHaveInspector && (isNarrow ? opensInspector : showsInspector)
  }

  /// Whether the inspector yields to the page: it is closed unless it was opened, and then lies over the stage.
  var isNarrow: Bool { window.width < Self.leastWidth }

  /// The right edge of the toolbar and of the stage.
  var edge: Length {
    hasInspector && !isNarrow ? window.width - Self.inspectorWidth : window.width
  }

  package var besideInspector: Rect { bounds.column(0, width: edge) }

  var inspector: Rect {
    guard hasInspector else { return bounds.column(window.width, width: 0) }
    let column = bounds.column(window.width - Self.inspectorWidth, width: Self.inspectorWidth)
    guard isNarrow else { return column }
    return column.band(toolbar.height, height: max(window.height - toolbar.height, 0))
  }

  /// Whether a part of the list of calls is visible.
  package var showsCalls: Bool {
    hasInspector && inspector.intersection(callLog).height >= CallLog.pitch
  }

  /// The switches of the view: those of the page, then those of every page.
  private var viewSwitches: [Control] { panel.switches + [.slowMotion, .reducedMotion] }

  var switches: [Control] { viewSwitches + [.longPress] }

  var viewHeadingTop: Length { Self.top }

  private var viewTop: Length { Self.top + Self.headingHeight }

  private var ownSliders: [Control] { [panel.ownSlider?.control].compactMap(\.self) }

  private var ownSliderTop: Length { viewTop + Self.switchHeight * viewSwitches.count }

  /// The line between the view and the feel.
  var feelLine: Rect? {
    hasInspector ? inspectorColumn.band(feelHeadingTop - 10, height: 1) : nil
  }

  var feelHeadingTop: Length { ownSliderTop + Self.sliderHeight * ownSliders.count + 20 }

  private var presetTop: Length { feelHeadingTop + Self.headingHeight + 2 }

  private var liftSwitchTop: Length { presetTop + Self.buttonHeight + 8 }

  private var slidersTop: Length { liftSwitchTop + Self.switchHeight + 4 }

  private var copyTop: Length { slidersTop + Self.sliderHeight * panel.sliders.count + 10 }

  /// The controls of the inspector, also those that are scrolled out of view.
  var inspectorContent: [PlacedItem] {
    guard hasInspector else { return [] }
    let controls =
      column(viewSwitches, from: viewTop, pitch: Self.switchHeight)
      + column(ownSliders, from: ownSliderTop, pitch: Self.sliderHeight)
      + presetRow
      + column([.longPress], from: liftSwitchTop, pitch: Self.switchHeight)
      + column(panel.sliders, from: slidersTop, pitch: Self.sliderHeight)
      + column([.copyTuning], from: copyTop, pitch: Self.buttonHeight)
    return controls + [placed(.calls, callLog)]
  }

  /// The visible parts of the controls; one that is scrolled out of view has none, but can have the focus.
  var inspectorControls: [PlacedItem] {
    guard hasInspector else { return [] }
    let plate = inspector
    return [placed(.inspectorPlate, plate)]
      + inspectorContent.map { control in
        let top = control.frame.minY.clamped(to: plate.minY...plate.maxY)
        let bottom = control.frame.maxY.clamped(to: plate.minY...plate.maxY)
        return PlacedItem(
          control.item,
          Rect(x: control.frame.minX, y: top, width: control.frame.width, height: bottom - top))
      }
  }

  /// The list of presets, the comparison, and the button that resets.
  private var presetRow: [PlacedItem] {
    let row = inspectorColumn.band(presetTop, height: Self.buttonHeight)
    return [
      placed(.feelPreset, row.column(0, width: 144)),
      placed(.compareFeel, row.column(152, width: 64)),
      placed(.resetFeel, row.column(224, width: 32)),
    ]
  }

  var inspectorColumn: Rect {
    let column = inspector.column(
      Spacing.large, width: Self.inspectorWidth - Spacing.large * 2)
    return column.band(.zero - scrolledInspector, height: column.height)
  }

  /// The distance by which the inspector is scrolled now.
  var scrolledInspector: Length { min(max(inspectorOffset, 0), farthestInspector) }

  /// The greatest distance by which the inspector can be scrolled; zero if all of it is visible.
  var farthestInspector: Length {
    hasInspector ? max(callsTop + callsHeight + Self.bottom - inspector.height, 0) : 0
  }

  private static let bottom = Spacing.medium

  private var callsTop: Length { copyTop + Self.buttonHeight + 42 }

  private var callsHeight: Length {
    max(inspector.height - callsTop - Self.bottom, Self.leastCalls)
  }

  private func column(_ controls: [Control], from top: Length, pitch: Length) -> [PlacedItem] {
    controls.enumerated().map { row, control in
      placed(control, inspectorColumn.band(top + pitch * row, height: pitch))
    }
  }

  var callLog: Rect {
    guard hasInspector else { return .zero }
    return inspectorColumn.band(callsTop, height: callsHeight)
  }
}
