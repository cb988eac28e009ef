internal import DragKit

// The inspector: how the page is shown, how it feels, and the calls.
extension ChromeLayout {
  static let inspectorWidth: Length = 288
  private static let switchHeight: Length = 28
  private static let sliderHeight: Length = 34
  private static let buttonHeight: Length = 32
  private static let headingHeight: Length = 24
  private static let top: Length = 14

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

  var inspectorControls: [PlacedItem] {
    guard hasInspector else { return [] }
    let controls =
      column(viewSwitches, from: viewTop, pitch: Self.switchHeight)
      + column(ownSliders, from: ownSliderTop, pitch: Self.sliderHeight)
      + presetRow
      + column([.longPress], from: liftSwitchTop, pitch: Self.switchHeight)
      + column(panel.sliders, from: slidersTop, pitch: Self.sliderHeight)
      + column([.copyTuning], from: copyTop, pitch: Self.buttonHeight)
    let calls = showsCalls ? [placed(.calls, callLog)] : []
    return controls.filter { $0.frame.maxY <= window.height } + calls
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
    inspector.column(Spacing.large, width: Self.inspectorWidth - Spacing.large * 2)
  }

  private func column(_ controls: [Control], from top: Length, pitch: Length) -> [PlacedItem] {
    controls.enumerated().map { row, control in
      placed(control, inspectorColumn.band(top + pitch * row, height: pitch))
    }
  }

  var callLog: Rect {
    guard hasInspector else { return .zero }
    let top = copyTop + Self.buttonHeight + 42
    return inspectorColumn.band(top, height: max(window.height - top - 12, 0))
  }
}
