internal import DragKit

extension Chrome {
  func environment(
    _ interaction: Interaction, _ drawings: DrawingCache = DrawingCache()
  ) -> Canvas.Environment {
    Canvas.Environment(
      interaction, theme: theme, language: language, window: window, drawings: drawings)
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
      control.title, isChosen ? .strongLabel : .label, color,
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
          control.id, text(control.title), in: frame.insetBy(2), isChosen: state.isOn(control))
      }
    }
  }

  private func drawButton(
    _ control: Control, icon: String, color: Color? = nil, isEnabled: Bool = true,
    on canvas: inout Canvas
  ) {
    guard let frame = frame(of: control) else { return }
    canvas.button(
      control.id, icon: icon, control.title, in: frame, color: color, isEnabled: isEnabled)
  }

  func drawCancelStrip(on canvas: inout Canvas) {
    guard canvas.interaction.session?.pointer.kind == .touch,
      let carried = canvas.interaction.motion.overlays.last(where: { $0.course == .carried })
    else { return }
    let (strip, isOver) = (layout.cancelStrip, canvas.interaction.isOverCancelStrip)
    canvas.begin(.cancelStrip)
    canvas.group(alpha: carried.liftAmount.clamped(to: .zero ... .one)) { canvas in
      canvas.shadow(of: strip, below: 2, radius: 24, blur: 12, percent: 25)
      canvas.fill(strip, radius: 24, isOver ? theme.danger : theme.card)
      if !isOver { canvas.outline(strip, radius: 24, theme.hairline) }
      canvas.text(.cancelStrip, .strongLabel, isOver ? .white : theme.danger, in: strip, .center)
    }
  }

  func drawFocus(on canvas: inout Canvas) {
    guard let item = canvas.focused, item.isControl,
      let frame = canvas.interaction.place(of: item)
    else { return }
    let control = Control(item)
    canvas.begin(.focusRing)
    if let share = control.flatMap(sliderValue)?.share {
      canvas.focusRing(around: knob(at: share, in: frame, size: 14), radius: 7)
    } else if let control, layout.switches.contains(control) {
      canvas.focusRing(around: ChromeLayout.plate(ofSwitchIn: frame), radius: 10)
    } else {
      canvas.focusRing(within: control == .calls ? frame.insetBy(-8) : frame, radius: 8)
    }
  }

  /// The value of a slider as text, and its share of the range.
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
    switch self {
    case .sceneFollow: "hand"
    case .sceneColours: "layers"
    case .sceneLessons: "list"
    case .scenePlaylist: "music"
    case .sceneBoard: "grid"
    case .scenePictures: "image"
    case .sceneRecordings: "film"
    default: "info"
    }
  }
}

extension Chrome {
  func drawInspector(on canvas: inout Canvas, _ state: ChromeState) {
    let inspector = layout.inspector
    canvas.begin(.inspector)
    canvas.fill(inspector, theme.sidebar)
    canvas.fill(inspector.column(0, width: 1), theme.hairline)
    drawHeading(.feel, y: 14, on: &canvas)
    for control in layout.switches {
      drawSwitch(control, isOn: state.isOn(control), on: &canvas)
    }
    if let line = layout.switchLine { canvas.fill(line, theme.hairline) }
    for control in panel.allSliders { drawSlider(control, on: &canvas) }
    drawCopyButton(on: &canvas)
    if frame(of: .calls) != nil {
      canvas.begin(.callHeading)
      drawHeading(.calls, y: layout.callLog.minY - 26, on: &canvas)
    }
  }

  private func drawHeading(_ string: LocalizedString, y: Length, on canvas: inout Canvas) {
    let column = layout.inspector.column(16, width: ChromeLayout.inspectorWidth - 32)
    canvas.text(string, .heading, theme.secondaryText, in: column.band(y, height: 20))
  }

  private func drawSwitch(_ control: Control, isOn: Bool, on canvas: inout Canvas) {
    guard let frame = frame(of: control) else { return }
    canvas.begin(control.id)
    canvas.text(control.title, .label, theme.text, in: frame.inset(by: Insets(right: 48)))
    let plate = ChromeLayout.plate(ofSwitchIn: frame)
    canvas.toggle(plate, isOn: isOn, theme.accent, hasShadow: true)
    if canvas.hovered == control.id {
      canvas.outline(plate, radius: 10, theme.accent.opacity(percent: 40))
    }
  }

  private func drawSlider(_ control: Control, on canvas: inout Canvas) {
    guard let frame = frame(of: control), let (value, share) = sliderValue(control) else { return }
    let track = ChromeLayout.track(in: frame)
    canvas.begin(control.id)
    let line = frame.band(0, height: 20)
    canvas.text(control.title, .caption, theme.text, in: line.inset(by: Insets(right: 72)))
    canvas.text(value, .trace, theme.secondaryText, in: line, .trailing)
    // The groove is as wide as the text above it; the knob stops within its ends.
    let groove = Rect(x: frame.minX, y: track.minY, width: frame.width, height: track.height)
    canvas.fill(groove, radius: 2, theme.well)
    let size: Length = canvas.isHot(control.id) ? 16 : 14
    let knob = knob(at: share, in: frame, size: size)
    let filled = groove.column(0, width: knob.center.x - groove.minX)
    canvas.fill(filled, radius: 2, theme.accent)
    canvas.shadow(of: knob, below: 1, radius: size / 2, blur: 4, percent: 30)
    canvas.fill(knob, radius: size / 2, .white)
  }

  private func drawCopyButton(on canvas: inout Canvas) {
    let control = Control.copyTuning
    guard let frame = frame(of: control) else { return }
    let isPressed = canvas.isPressed(control.id)
    let isHovered = canvas.hovered == control.id
    canvas.begin(control.id)
    canvas.fill(frame, radius: 8, isPressed ? theme.well : theme.card)
    canvas.outline(frame, radius: 8, isHovered ? theme.accent : theme.hairline)
    let title = text(control.title)
    let width = TextMetrics.width(of: title, in: .label) + 24
    let box = Rect(center: frame.center, size: Size(width: width, height: frame.height))
    canvas.icon("copy", size: 16, theme.text, in: box.column(0, width: 16))
    canvas.text(title, .label, theme.text, in: box.inset(by: Insets(left: 24)))
  }

  func drawCall(_ row: CallRow, number: Int, on canvas: inout Canvas) {
    let box = layout.callLog.band(CallLog.pitch * number, height: CallLog.pitch)
    canvas.begin(.call, number)
    canvas.text(row.name, .trace, theme.accent, in: box)
    canvas.text(
      row.details, .trace, theme.text, in: box.inset(by: Insets(left: row.left, right: row.right)))
    canvas.text(row.countText, .trace, theme.secondaryText, in: box, .trailing)
  }
}
