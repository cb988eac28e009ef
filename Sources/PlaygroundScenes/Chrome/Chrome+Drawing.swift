internal import DragKit

extension Chrome {
  func environment(_ interaction: Interaction) -> Canvas.Environment {
    Canvas.Environment(interaction, theme: theme, language: language, window: window)
  }

  /// Draws everything around the scene, except the calls.
  func drawFrame(on canvas: inout Canvas, _ state: ChromeState) {
    guard !isBare else { return }
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
      .scenes, .heading, theme.secondaryText, in: Rect(x: 20, y: 60, width: 148, height: 20))
    for control in Control.pages {
      drawEntry(control, isChosen: state.isShown(control), on: &canvas)
    }
    drawButton(.appearance, icon: isDark ? "sun" : "moon", on: &canvas)
    drawLanguage(on: &canvas)
  }

  private func drawEntry(_ control: Control, isChosen: Bool, on canvas: inout Canvas) {
    guard let frame = frame(of: control) else { return }
    canvas.plate(control.id, frame)
    if isChosen { canvas.fill(frame, radius: 8, theme.accentFill) }
    let color = isChosen ? theme.accent : theme.text
    canvas.icon(control.pageIcon, size: 18, color, in: frame.column(8, width: 24))
    canvas.text(
      control.word, isChosen ? .strongLabel : .label, color,
      in: frame.column(40, width: frame.width - 48))
  }

  private func drawLanguage(on canvas: inout Canvas) {
    guard let frame = frame(of: .language) else { return }
    canvas.plate(Control.language.id, frame)
    canvas.outline(frame, radius: 8, theme.hairline)
    canvas.text(
      language.ownName, .label, theme.text, in: frame.inset(by: Insets(left: 10, right: 10)))
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
    drawButton(.inspector, icon: "sliders", on: &canvas)
  }

  /// Draws the buttons that replace the list of pages in a window without a sidebar.
  private func drawPageSwitch(on canvas: inout Canvas, _ state: ChromeState) {
    for control in Control.pages {
      guard let frame = frame(of: control) else { continue }
      let isChosen = state.isShown(control)
      canvas.begin(.chosenSegment, control.rawValue)
      if isChosen { canvas.fill(frame, radius: 8, theme.accentFill) }
      let color = isChosen ? theme.accent : nil
      drawButton(control, icon: control.pageIcon, color: color, on: &canvas)
    }
  }

  private func drawSegments(on canvas: inout Canvas, _ state: ChromeState) {
    for (plate, group) in zip(layout.segmentPlates, panel.segments) {
      canvas.begin(group[0].id)
      canvas.fill(plate, radius: 9, theme.well.opacity(percent: 60))
      for control in group {
        guard let frame = frame(of: control) else { continue }
        canvas.begin(.chosenSegment, control.rawValue)
        canvas.segment(
          control.id, text(control.word), in: frame.insetBy(2), isChosen: state.isOn(control))
      }
    }
  }

  private func drawButton(
    _ control: Control, icon: String, color: Color? = nil, isEnabled: Bool = true,
    on canvas: inout Canvas
  ) {
    guard let frame = frame(of: control) else { return }
    canvas.button(
      control.id, icon: icon, control.word, in: frame, color: color, isEnabled: isEnabled)
  }

  func drawCancelStrip(on canvas: inout Canvas) {
    let interaction = canvas.interaction
    guard let session = interaction.session, session.pointer.kind == .touch,
      let lift = interaction.motion.overlays.last(where: { $0.course == .carried })?.liftAmount
    else { return }
    let (strip, isOver) = (layout.cancelStrip, interaction.isOverCancelStrip)
    canvas.begin(.cancelStrip)
    canvas.group(alpha: lift.clamped(to: .zero ... .one)) { canvas in
      canvas.shadow(of: strip, below: 2, radius: 24, blur: 12, percent: 25)
      canvas.fill(strip, radius: 24, isOver ? theme.danger : theme.card)
      if !isOver { canvas.outline(strip, radius: 24, theme.hairline) }
      canvas.text(.cancelStrip, .strongLabel, isOver ? .white : theme.danger, in: strip, .center)
    }
  }

  /// Draws the ring around the focused control, above all controls.
  ///
  /// If the control's text reaches to its edges, the ring is around the knob of the slider or the
  /// plate of the switch.
  func drawFocus(on canvas: inout Canvas) {
    guard let item = canvas.interaction.focused, item.isControl,
      let frame = canvas.interaction.place(of: item)
    else { return }
    let control = Control(item)
    canvas.begin(.focusRing)
    if let slider = control.flatMap(TuningSlider.of) {
      canvas.focusRing(around: knob(of: slider, in: frame, size: 14), radius: 7)
    } else if let control, layout.switches.contains(control) {
      canvas.focusRing(around: ChromeLayout.plate(ofSwitchIn: frame), radius: 10)
    } else {
      canvas.focusRing(within: control == .calls ? frame.insetBy(-8) : frame, radius: 8)
    }
  }

  func knob(of slider: TuningSlider, in frame: Rect, size: Length) -> Rect {
    let track = ChromeLayout.track(in: frame)
    let x = track.minX + track.width * slider.share(tuning)
    return Rect(center: Point(x: x, y: track.center.y), side: size)
  }
}

extension Control {
  fileprivate var pageIcon: String {
    switch self {
    case .sceneFollow: "hand"
    case .sceneColours: "layers"
    case .sceneLessons: "list"
    case .scenePlaylist: "music"
    case .sceneBoard: "grid"
    default: "info"
    }
  }
}
