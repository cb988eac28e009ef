internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

extension Chrome {
  func environment(
    _ interaction: Interaction, _ drawings: DrawingCache = DrawingCache(), showsFocus: Bool = true
  ) -> Canvas.Environment {
    Canvas.Environment(
      interaction, theme: theme, language: language, window: window, drawings: drawings,
      showsFocus: showsFocus)
  }

  func drawFrame(on canvas: inout Canvas, _ state: ChromeState) {
    if layout.hasSidebar { drawSidebar(on: &canvas, state) }
    drawToolbar(on: &canvas, state)
    if layout.hasInspector { drawInspector(on: &canvas, state) }
  }

  private func drawSidebar(on canvas: inout Canvas, _ state: ChromeState) {
    let sidebar = layout.sidebar
    canvas.begin(.sidebar)
    canvas.fill(sidebar, theme.sidebar)
    canvas.fill(sidebar.column(sidebar.width - 1, width: 1), theme.hairline)
    canvas.text(appTitle, .title, theme.text, in: Rect(x: 20, y: 16, width: 148, height: 24))
    canvas.text(
      LocalizedString("scenes"), .heading, theme.secondaryText,
      in: Rect(x: 20, y: 60, width: 148, height: 20))
    for control in Control.pages {
      drawEntry(control, isChosen: state.isShown(control), on: &canvas)
    }
    drawButton(.help, icon: "help", on: &canvas)
    drawButton(.appearance, icon: isDark ? "sun" : "moon", on: &canvas)
    drawPopupButton(.language, language.ownName, on: &canvas)
  }

  private func drawEntry(_ control: Control, isChosen: Bool, on canvas: inout Canvas) {
    guard let frame = frame(of: control) else { return }
    canvas.plate(control.id, frame)
    if isChosen { canvas.fill(frame, radius: Radius.control, theme.accentFill) }
    let color = isChosen ? theme.accent : theme.text
    canvas.icon(control.pageIcon, size: 18, color, in: frame.column(8, width: 24))
    canvas.text(
      control.title, isChosen ? .strongLabel : .label, color,
      in: frame.column(40, width: frame.width - 48))
  }

  /// Draws a button with the chosen entry of its popup list.
  func drawPopupButton(_ control: Control, _ chosen: String, on canvas: inout Canvas) {
    guard let frame = frame(of: control) else { return }
    canvas.plate(control.id, frame)
    canvas.outline(frame, radius: Radius.control, theme.hairline)
    canvas.text(chosen, .label, theme.text, in: frame.inset(by: Insets(left: 10, right: 22)))
    canvas.icon(
      "chevron-down", size: 14, theme.secondaryText, in: frame.column(frame.width - 22, width: 18))
  }

  private func drawToolbar(on canvas: inout Canvas, _ state: ChromeState) {
    canvas.begin(.toolbar)
    canvas.fill(layout.toolbar.bottomLine, theme.hairline)
    if !layout.hasSidebar { drawPageSwitch(on: &canvas, state) }
    drawSegments(on: &canvas, state)
    drawButton(.undo, icon: "undo", isEnabled: state.canUndo, on: &canvas)
    drawButton(.redo, icon: "redo", isEnabled: state.canRedo, on: &canvas)
    drawButton(.reset, icon: "reset", on: &canvas)
    drawButton(.record, icon: "record", color: theme.danger, on: &canvas)
    drawButton(.replay, icon: "replay", on: &canvas)
    if !layout.isBesideInspector { drawInspectorButton(on: &canvas) }
    drawButton(.more, icon: "more", on: &canvas)
  }

  func drawInspectorButton(on canvas: inout Canvas) {
    drawButton(.inspector, icon: "sliders", on: &canvas)
  }

  private func drawPageSwitch(on canvas: inout Canvas, _ state: ChromeState) {
    for control in Control.pages {
      guard let frame = frame(of: control) else { continue }
      let isChosen = state.isShown(control)
      canvas.begin(.chosenSegment, control.rawValue)
      if isChosen { canvas.fill(frame, radius: Radius.control, theme.accentFill) }
      let color = isChosen ? theme.accent : nil
      drawButton(control, icon: control.pageIcon, color: color, on: &canvas)
    }
  }

  private func drawSegments(on canvas: inout Canvas, _ state: ChromeState) {
    for (plate, group) in zip(layout.segmentPlates, panel.segments) {
      canvas.begin(group[0].id)
      canvas.fill(plate, radius: Radius.row, theme.well.opacity(percent: 60))
      for control in group {
        guard let frame = frame(of: control) else { continue }
        canvas.begin(.chosenSegment, control.rawValue)
        canvas.segment(
          control.id, text(control.title), in: frame.insetBy(2), isChosen: state.isOn(control))
      }
    }
  }

  func drawButton(
    _ control: Control, icon: String, color: Color? = nil, isEnabled: Bool = true,
    on canvas: inout Canvas
  ) {
    guard let frame = frame(of: control) else { return }
    canvas.button(
      control.id, icon: icon, in: frame, color: color, isEnabled: isEnabled)
  }

  func drawCancelStrip(on canvas: inout Canvas, opacity: Fraction) {
    guard canvas.interaction.session?.pointer.kind == .touch else { return }
    let (strip, isOver) = (layout.cancelStrip, canvas.interaction.isOverCancelStrip)
    let radius = strip.height / 2
    canvas.begin(.cancelStrip)
    canvas.group(alpha: opacity.clamped(to: .zero ... .one)) { canvas in
      canvas.shadow(of: strip, radius: radius, .bar)
      canvas.fill(strip, radius: radius, isOver ? theme.dangerFill : theme.card)
      if !isOver { canvas.outline(strip, radius: radius, theme.hairline) }
      canvas.text(
        LocalizedString("cancel-strip"), .strongLabel, isOver ? .white : theme.danger, in: strip,
        .center)
    }
  }

  func drawFocus(on canvas: inout Canvas) {
    guard let item = canvas.focused, item.isControl,
      let frame = canvas.interaction.frame(of: item)
    else { return }
    let control = Control(item)
    canvas.begin(.focusRing)
    if let share = control.flatMap(sliderValue)?.share {
      let knob = knob(at: share, in: frame, size: 14)
      canvas.focusRing(around: knob, radius: knob.height / 2)
    } else if let control, layout.switches.contains(control) {
      let plate = ChromeLayout.plate(ofSwitchIn: frame)
      canvas.focusRing(around: plate, radius: plate.height / 2)
    } else if control == .sheetCard {
      canvas.focusRing(
        within: layout(of: .shortcuts).room.insetBy(-4).inset(by: Insets(left: -4)))
    } else {
      canvas.focusRing(
        within: control == .calls ? frame.insetBy(-8) : frame, radius: Radius.control)
    }
  }

  /// The value of a slider as text, and as a fraction (0…1) of the range.
  func sliderValue(_ control: Control) -> (text: String, share: Fraction)? {
    if let slider = TuningSlider.of(control) { return (slider.text(tuning), slider.share(tuning)) }
    guard let slider = panel.ownSlider, slider.control == control else { return nil }
    return (slider.text, slider.share)
  }

  func knob(at share: Fraction, in frame: Rect, size: Length) -> Rect {
    let track = ChromeLayout.track(in: frame)
    let x = track.minX + track.width * share
    return Rect(center: Point(x: x, y: track.center.y), side: size)
  }
}

extension Control {
  fileprivate var pageIcon: String {
    SceneID.allCases.first { Control.of($0) == self }?.icon ?? "info"
  }
}
