internal import DragKit
internal import PlaygroundUI

// MARK: - The tab *Feel* of the inspector
extension ChromeLayout {
  static let inspectorWidth: Length = 288
  /// The least width of a window with room for the page beside the inspector.
  private static let leastWidth: Length = 1008
  private static let switchHeight: Length = 28
  private static let sliderHeight: Length = 34
  private static let buttonHeight: Length = 32
  /// The width of the sliders beside the curve of their spring.
  private static let narrowWidth: Length = 148
  /// The least height of a spring's curve with two lines of text, and of its sliders.
  private static let springHeight: Length = 64
  static let springWords: Length = 16

  var hasInspector: Bool {
    !isBare && panel.hasInspector && (isNarrow ? opensInspector : showsInspector)
  }

  /// Whether the window is too narrow for both: the inspector is closed until the user opens it,
  /// over the stage.
  var isNarrow: Bool { window.width < Self.leastWidth }

  /// Whether the toolbar and the stage end at the inspector.
  var isBesideInspector: Bool { hasInspector && !isNarrow }

  /// The right edge of the toolbar and of the stage.
  var edge: Length { isBesideInspector ? window.width - Self.inspectorWidth : window.width }

  var inspector: Rect {
    guard hasInspector else { return bounds.column(window.width, width: 0) }
    let column = bounds.column(window.width - Self.inspectorWidth, width: Self.inspectorWidth)
    guard isNarrow else { return column }
    return column.band(toolbar.height, height: max(window.height - toolbar.height, 0))
  }

  /// The switches of the view: those of the page, then those of every page.
  private var viewSwitches: [Control] { panel.switches + [.slowMotion, .reducedMotion] }

  /// The switches, if they are shown.
  var switches: [Control] { tab == .feel ? viewSwitches + [.longPress] : [] }

  private var viewTop: Length { Self.toolbarHeight + Spacing.small }

  private var ownSliders: [Control] { [panel.ownSlider?.control].compactMap(\.self) }

  private var ownSliderTop: Length { viewTop + Self.switchHeight * viewSwitches.count }

  /// The line between the view and the feel.
  var feelLine: Rect? {
    hasInspector && tab == .feel ? inspectorColumn.band(feelHeadingTop - 8, height: 1) : nil
  }

  var feelHeadingTop: Length { ownSliderTop + Self.sliderHeight * ownSliders.count + Spacing.large }

  private var presetTop: Length { feelHeadingTop + Self.headingHeight }

  private var liftSwitchTop: Length { presetTop + Self.buttonHeight + Spacing.small }

  private var slidersTop: Length { liftSwitchTop + Self.switchHeight + Spacing.tight }

  /// The controls of the inspector, also those that are scrolled out of view.
  var inspectorContent: [PlacedItem] {
    guard hasInspector else { return [] }
    guard tab == .feel else { return tabControls + engineControls }
    let controls =
      column(viewSwitches, from: viewTop, pitch: Self.switchHeight)
      + column(ownSliders, from: ownSliderTop, pitch: Self.sliderHeight)
      + presetRow
      + column([.longPress], from: liftSwitchTop, pitch: Self.switchHeight)
      + sliderGroups.flatMap(\.sliders)
    return tabControls + controls
  }

  /// The visible parts of the controls; the part of a control out of view is empty, but can have
  /// the focus.
  var inspectorControls: [PlacedItem] {
    guard hasInspector else { return [] }
    let room = inspectorRoom
    return [placed(.inspectorPlate, inspector)]
      + inspectorContent.map { control in
        if control.frame.minY < room.minY, tabControls.contains(control) { return control }
        let top = control.frame.minY.clamped(to: room.minY...room.maxY)
        let bottom = control.frame.maxY.clamped(to: room.minY...room.maxY)
        return PlacedItem(
          control.item,
          Rect(x: control.frame.minX, y: top, width: control.frame.width, height: bottom - top))
      }
  }

  /// The list of presets, the comparison, and the buttons to reset and to copy.
  private var presetRow: [PlacedItem] {
    let row = inspectorColumn.band(presetTop, height: Self.buttonHeight)
    return [
      placed(.feelPreset, row.column(0, width: 104)),
      placed(.compareFeel, row.column(112, width: 32)),
      placed(.ownFeel, row.column(144, width: 32)),
      placed(.resetFeel, row.column(184, width: 32)),
      placed(.copyTuning, row.column(224, width: 32)),
    ]
  }

  /// The sliders of a spring, and the place of its curve.
  struct SliderGroup: Hashable, Sendable {
    let spring: TunedSpring?
    let sliders: [PlacedItem]
    /// The curve with its text below; empty without a spring.
    let curve: Rect
  }

  var sliderGroups: [SliderGroup] {
    var top = slidersTop
    return sliderRows.map { spring, controls, height in
      let whole = inspectorColumn.band(top, height: height)
      top = top + height + (spring == nil ? 0 : Spacing.tight)
      let width = spring == nil ? whole.width : Self.narrowWidth
      let left = width + Spacing.medium
      return SliderGroup(
        spring: spring,
        sliders: controls.enumerated().map { row, control in
          placed(
            control,
            whole.column(0, width: width)
              .band(Self.sliderHeight * row, height: Self.sliderHeight))
        },
        curve: spring == nil
          ? .zero : whole.column(left, width: whole.width - left).band(0, height: Self.springHeight)
      )
    }
  }

  /// The sliders of each spring, then those without a spring, with their heights.
  private var sliderRows: [(spring: TunedSpring?, controls: [Control], height: Length)] {
    var rest = panel.sliders[...]
    var rows: [(spring: TunedSpring?, controls: [Control], height: Length)] = []
    while let first = rest.first {
      let spring = first.spring
      let controls = rest.prefix { spring == nil ? $0 == first : $0.spring == spring }
      rest = rest.dropFirst(controls.count)
      let least = spring == nil ? 0 : Self.springHeight
      rows.append((spring, Array(controls), max(Self.sliderHeight * controls.count, least)))
    }
    return rows
  }

  private var feelHeight: Length {
    sliderRows.reduce(slidersTop) { $0 + $1.height + ($1.spring == nil ? 0 : Spacing.tight) }
  }

  /// The room below the tabs; a higher content scrolls in it.
  var inspectorRoom: Rect {
    inspector.inset(by: Insets(top: min(Self.toolbarHeight, inspector.height)))
  }

  /// The column of the tabs.
  var tabColumn: Rect {
    inspector.column(Spacing.large, width: Self.inspectorWidth - Spacing.large * 2)
  }

  /// The column of the scrolling controls.
  var inspectorColumn: Rect {
    tabColumn.band(.zero - scrolledInspector, height: inspector.height)
  }

  /// The current scroll distance of the inspector.
  var scrolledInspector: Length { min(max(inspectorOffset, 0), farthestInspector) }

  /// The greatest scroll distance of the inspector; zero if all of it is visible.
  var farthestInspector: Length {
    guard hasInspector else { return 0 }
    let height = tab == .feel ? feelHeight : Self.callsTop + callsHeight
    return max(height + Spacing.medium - inspector.height, 0)
  }

  private func column(_ controls: [Control], from top: Length, pitch: Length) -> [PlacedItem] {
    controls.enumerated().map { row, control in
      placed(control, inspectorColumn.band(top + pitch * row, height: pitch))
    }
  }
}

extension Control {
  /// The spring that a slider changes, or whose motion it changes; `nil` for a slider without a
  /// spring.
  fileprivate var spring: TunedSpring? {
    switch self {
    case .liftScale, .liftedAlpha: .lift
    case .gapResponse, .gapDamping: .gap
    case .dropResponse, .dropDamping: .drop
    case .cancelResponse: .cancel
    case .glideResponse: .glide
    default: nil
    }
  }
}
