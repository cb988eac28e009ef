internal import DragKit

// The inspector's tab about the feel: how the page is shown, and how it feels.
extension ChromeLayout {
  static let inspectorWidth: Length = 288
  private static let switchHeight: Length = 28
  private static let sliderHeight: Length = 34
  private static let buttonHeight: Length = 32
  /// The width of the sliders beside the curve of their spring.
  private static let narrowWidth: Length = 148
  /// The height of the sliders of a spring, at least: that of its curve with two lines of words.
  private static let springHeight: Length = 56
  static let springWords: Length = 16

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

  var inspectorControls: [PlacedItem] {
    guard hasInspector else { return [] }
    guard tab == .feel else { return tabControls + engineControls }
    let controls =
      column(viewSwitches, from: viewTop, pitch: Self.switchHeight)
      + column(ownSliders, from: ownSliderTop, pitch: Self.sliderHeight)
      + presetRow
      + column([.longPress], from: liftSwitchTop, pitch: Self.switchHeight)
      + sliderGroups.flatMap(\.sliders)
    return tabControls + controls.filter { $0.frame.maxY <= window.height }
  }

  /// The list of presets, the comparison, and the buttons that reset and copy.
  private var presetRow: [PlacedItem] {
    let row = inspectorColumn.band(presetTop, height: Self.buttonHeight)
    return [
      placed(.feelPreset, row.column(0, width: 104)),
      placed(.compareFeel, row.column(112, width: 64)),
      placed(.resetFeel, row.column(184, width: 32)),
      placed(.copyTuning, row.column(224, width: 32)),
    ]
  }

  /// The sliders of a spring, and the place of its curve.
  struct SliderGroup: Hashable, Sendable {
    let spring: TunedSpring?
    let sliders: [PlacedItem]
    /// The curve with its words below; empty without a spring.
    let curve: Rect
  }

  var sliderGroups: [SliderGroup] {
    var groups: [SliderGroup] = []
    var (rest, top) = (panel.sliders[...], slidersTop)
    while let first = rest.first {
      let spring = first.spring
      let controls = rest.prefix { spring == nil ? $0 == first : $0.spring == spring }
      rest = rest.dropFirst(controls.count)
      let height = Self.sliderHeight * controls.count
      let whole = inspectorColumn.band(
        top, height: spring == nil ? height : max(height, Self.springHeight))
      let width = spring == nil ? whole.width : Self.narrowWidth
      let left = width + Spacing.medium
      groups.append(
        SliderGroup(
          spring: spring,
          sliders: controls.enumerated().map { row, control in
            placed(
              control,
              whole.column(0, width: width)
                .band(Self.sliderHeight * row, height: Self.sliderHeight))
          },
          curve: spring == nil ? .zero : whole.column(left, width: whole.width - left)))
      top = whole.maxY + (spring == nil ? 0 : Spacing.tight)
    }
    return groups
  }

  var inspectorColumn: Rect {
    inspector.column(Spacing.large, width: Self.inspectorWidth - Spacing.large * 2)
  }

  private func column(_ controls: [Control], from top: Length, pitch: Length) -> [PlacedItem] {
    controls.enumerated().map { row, control in
      placed(control, inspectorColumn.band(top + pitch * row, height: pitch))
    }
  }
}

extension Control {
  /// The spring that a slider changes, or that moves what it changes; `nil` if there is none.
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
