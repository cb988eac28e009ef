internal import Algorithms
internal import DragDrawing
package import DragKit
internal import DragKitInspection
internal import PlaygroundUI

/// A tab of the inspector, which shows one at a time.
package enum InspectorTab: Int, Hashable, Sendable, CaseIterable, CanonicalCodable {
  /// The page's switches, and the tuning of the feel.
  case feel
  /// The engine's decisions, frames and calls.
  case engine
}

// MARK: - The inspector
extension Chrome {
  private static let tabs: [Control] = [.inspectorFeel, .inspectorEngine]

  func inspector(_ state: ChromeState) -> [PlacedWidget] {
    guard layout.hasInspector else { return [] }
    let inspector = layout.inspector
    let plate = Widget(.fill(\.sidebar, radius: 0), Control.inspectorPlate.id)
    let edge = PlacedWidget(.line, inspector.column(0, width: LineWidth.hairline))
    let room = layout.inspectorRoom
    let groove = room.insetBy(Spacing.tight)
    let bar = Widget(.scrollBar(farthest: farthestInspector, offset: scrolledInspector))
    return [PlacedWidget(plate, inspector), edge] + tabWidgets
      + scrolledWidgets(state).clipped(to: room)
      + [PlacedWidget(bar, groove.column(groove.width - 4, width: 4))]
  }

  /// The tabs, level with the toolbar, and the button that closes an inspector beside the stage.
  private var tabWidgets: [PlacedWidget] {
    let inspector = layout.inspector
    let tabs = Self.tabs.map { control in
      WidgetLayout.widget(.segment(control).isOn((control == .inspectorFeel) == (tab == .feel)))
    }
    let toggle: [PlacedWidget] =
      layout.isBesideInspector
      ? [
        PlacedWidget(
          .button(.inspector), Rect(x: inspector.maxX - 48, y: 10, width: 36, height: 36))
      ]
      : []
    let plate = column.inset(by: Insets(right: layout.isBesideInspector ? 40 : 0))
      .band(Spacing.medium, height: 32)
    let line = inspector.band(ChromeLayout.toolbarHeight - 1, height: LineWidth.hairline)
    return [PlacedWidget(.line, line)] + toggle
      + WidgetLayout.layers(of: [
        .widget(.groove(radius: Radius.row)), .row(of: tabs),
      ]).placed(in: plate)
  }

  private var column: Rect {
    layout.inspector.inset(by: Insets(left: Spacing.large, right: Spacing.large))
  }

  private func scrolledWidgets(_ state: ChromeState) -> [PlacedWidget] {
    let content = inspectorContent(state)
    return content.placed(
      in: column.band(.zero - scrolledInspector, height: content.contentLength))
  }

  private func inspectorContent(_ state: ChromeState) -> WidgetLayout {
    .column(of: tab == .feel ? feel(state) : engine)
  }

  /// ``inspectorOffset``, limited to the range of the current content.
  var scrolledInspector: Length { min(max(inspectorOffset, 0), farthestInspector) }

  /// The inspector's maximum scroll distance; zero if all of it is visible.
  var farthestInspector: Length {
    guard layout.hasInspector else { return 0 }
    let height = inspectorContent(ChromeState()).contentLength
    return max(height + Spacing.medium - layout.inspector.height, 0)
  }

  func drawInspector(on canvas: inout Canvas, _ state: ChromeState) {
    canvas.begin(.inspector)
    if layout.isNarrow { canvas.shadow(of: layout.inspector, radius: 0, .menu) }
    canvas.draw(inspector(state), as: ScreenPart.inspector.rawValue)
    if tab == .feel { drawScrolled(1, on: &canvas) { drawSprings(on: &$0) } }
  }

  /// Draws a part that scrolls with the inspector, clipped to ``ChromeLayout/inspectorRoom``.
  ///
  /// A different `number` for each part keeps the owners of their drawings apart.
  func drawScrolled(_ number: Int, on canvas: inout Canvas, _ draw: (inout Canvas) -> Void) {
    guard layout.hasInspector else { return }
    canvas.begin(.inspector, -number)
    canvas.clip(to: layout.inspectorRoom, draw)
  }
}

// MARK: - The tab *Feel*
extension Chrome {
  private static let switchHeight: Length = 28
  private static let sliderHeight: Length = 34
  /// The minimum height of a spring's curve with two lines of text, and of its sliders.
  private static let springHeight: Length = 64
  private static let springWords: Length = 16

  private func feel(_ state: ChromeState) -> [WidgetLayout] {
    [.space(ChromeLayout.toolbarHeight + Spacing.small)]
      + panel.allSwitches.dropLast().map { toggle($0, state) }
      + panel.ownSliders.map { sliderRow($0.control) }
      + [
        .space(8), .widget(.line, 1), .space(7),
        .widget(.heading(LocalizedString("feel-heading")), 20), .space(Spacing.tight), presetRow,
        .space(Spacing.small), toggle(.longPress, state), .space(Spacing.tight),
      ] + sliderGroups
  }

  private func toggle(_ control: Control, _ state: ChromeState) -> WidgetLayout {
    .widget(
      .toggle(control).isOn(state.isOn(control)).isMarked(feel.value.isChanged(control)),
      Self.switchHeight)
  }

  private func sliderRow(_ control: Control) -> WidgetLayout {
    .widget(
      .slider(control, slider(control)).isMarked(feel.value.isChanged(control)), Self.sliderHeight)
  }

  /// The preset list, the comparison of A and B, and the buttons that reset and copy.
  private var presetRow: WidgetLayout {
    let (preset, canCompare) = (feel.value.preset, feel.value.canCompare)
    let halves = WidgetLayout.row(of: [
      .widget(.segment(.compareFeel).isOn(feel.value.showsChosen)),
      .widget(.segment(.ownFeel).isOn(!feel.value.showsChosen).isEnabled(canCompare)),
    ])
    return .row(
      32, spacing: Spacing.small,
      of: [
        .widget(.popup(.feelPreset, preset.title).tip(preset.source), 104),
        .layers(64, of: [.widget(.groove(radius: Radius.control)), halves]),
        .widget(.button(.resetFeel).isEnabled(canCompare), 32), .widget(.button(.copyTuning), 32),
      ])
  }

  /// The sliders; those of a spring are beside its curve.
  private var sliderGroups: [WidgetLayout] {
    panel.sliders.chunked(on: \.spring).flatMap { spring, controls in
      let sliders = controls.map(sliderRow)
      guard let spring else { return sliders }
      let curve = Widget.region(ScreenPart.springPlot.owner(spring.rawValue))
      return [
        .row(
          max(Self.sliderHeight * controls.count, Self.springHeight), spacing: Spacing.medium,
          of: [
            .column(148, of: sliders), .column(of: [.widget(curve, Self.springHeight)]),
          ]), .space(Spacing.tight),
      ]
    }
  }

  /// Draws the curve of each spring, with its time and its overshoot as text.
  private func drawSprings(on canvas: inout Canvas) {
    for (spring, plot) in springPlots {
      canvas.begin(.springPlot, spring.rawValue)
      canvas.draw(plot)
      let words = plot.frame.band(plot.frame.height, height: Self.springWords)
      canvas.text(.time(of: plot.curve), .caption, theme.text, in: words)
      canvas.text(
        .overshoot(of: plot.curve), .caption, theme.secondaryText,
        in: words.band(Self.springWords, height: Self.springWords))
    }
  }

  /// Draws a dot on the curve of each spring in motion except the glide, at the time of its value.
  func drawSpringDots(_ plots: [(spring: TunedSpring, plot: SpringPlot)], on canvas: inout Canvas) {
    // Every time of a glide would match, because its speed is proportional to its distance.
    for (spring, plot) in plots where spring != .glide {
      guard let value = canvas.interaction.springValue(of: spring),
        let time = plot.curve.time(
          of: value, slowedBy: tuning.slowness,
          // A lift has no least distance, because its value is a fraction.
          least: spring == .lift ? .zero : SpringCurve.leastMotion)
      else { continue }
      canvas.begin(.springDot, spring.rawValue)
      canvas.dot(of: plot, at: time)
    }
  }

  var springPlots: [(spring: TunedSpring, plot: SpringPlot)] {
    TunedSpring.allCases.compactMap { spring in
      guard let room = region(.springPlot, spring.rawValue) else { return nil }
      let curve = SpringCurve(spring.spring(tuning), glides: spring == .glide)
      let frame = room.band(0, height: room.height - Self.springWords * 2)
      return (spring, SpringPlot(curve: curve, frame: frame))
    }
  }
}

extension Control {
  /// The spring that a slider changes, or that animates its value; `nil` for other controls.
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

// MARK: - Scrolling, and the inspector over the page
extension Chrome {
  /// The inspector's frame while it covers the page; `nil` while it is closed or beside the page.
  package var cover: Rect? {
    let layout = layout
    return layout.hasInspector && layout.isNarrow ? layout.inspector : nil
  }

  /// Opens or closes the inspector: beside the page, or over it in a narrow window.
  mutating func toggleInspector() {
    if layout.isNarrow { opensInspector.toggle() } else { showsInspector.toggle() }
  }

  mutating func scrollInspector(by translation: Length) {
    let offset = (scrolledInspector - translation).clamped(to: 0...farthestInspector)
    if offset != inspectorOffset { inspectorOffset = offset }
  }

  /// Scrolls the inspector to the control that `calls` focused last; returns whether it scrolled.
  mutating func revealFocused(_ calls: [Call]) -> Bool {
    guard let call = calls.last(where: { $0.name == .focused }),
      let name = call["item"]?.string,
      let control = Control.named(name),
      let frame = inspector(ChromeState()).frame(of: control.id), farthestInspector > 0
    else { return false }
    let room = layout.inspectorRoom.insetBy(Spacing.small)
    let (above, below) = (frame.minY - room.minY, frame.maxY - room.maxY)
    let step = above < 0 ? above : below > 0 ? min(below, above) : 0
    let before = scrolledInspector
    scrollInspector(by: .zero - step)
    return scrolledInspector != before
  }
}
