internal import DragKit

extension Chrome {
  /// Draws what stands around the scene, save the calls.
  func drawFrame(on canvas: inout Canvas, _ interaction: Interaction, _ state: ChromeState) {
    guard !isBare else { return }
    if layout.hasSidebar { drawSidebar(on: &canvas, interaction, state) }
    drawToolbar(on: &canvas, interaction, state)
    if layout.hasInspector { drawInspector(on: &canvas, interaction, state) }
  }

  private func drawSidebar(
    on canvas: inout Canvas, _ interaction: Interaction, _ state: ChromeState
  ) {
    let sidebar = layout.sidebar
    canvas.begin(.sidebar)
    canvas.fill(sidebar, theme.sidebar)
    canvas.fill(edge(sidebar, at: sidebar.maxX - 1), theme.hairline)
    canvas.text(
      appTitle, .title, theme.text, in: Rect(x: 20, y: 16, width: 148, height: 24))
    canvas.text(
      text(.scenes), .heading, theme.secondaryText, in: Rect(x: 20, y: 60, width: 148, height: 20))
    for control in Control.pages {
      drawEntry(control, isChosen: state.isShown(control), on: &canvas, interaction)
    }
    drawButton(.appearance, icon: isDark ? "sun" : "moon", on: &canvas, interaction)
    drawLanguage(on: &canvas, interaction)
  }

  /// Draws one page of the list.
  private func drawEntry(
    _ control: Control, isChosen: Bool, on canvas: inout Canvas, _ interaction: Interaction
  ) {
    guard let frame = frame(of: control) else { return }
    drawPlate(control.id, frame, on: &canvas, interaction)
    if isChosen { canvas.fill(frame, radius: 8, theme.accentFill) }
    let color = isChosen ? theme.accent : theme.text
    canvas.icon(
      control.pageIcon, size: 18, color,
      in: Rect(x: frame.minX + 8, y: frame.minY, width: 24, height: 36))
    canvas.text(
      text(control.word), isChosen ? .strongLabel : .label, color,
      in: Rect(x: frame.minX + 40, y: frame.minY, width: frame.width - 48, height: 36))
  }

  private func drawLanguage(on canvas: inout Canvas, _ interaction: Interaction) {
    guard let frame = frame(of: .language) else { return }
    drawPlate(Control.language.id, frame, on: &canvas, interaction)
    canvas.outline(frame, radius: 8, theme.hairline)
    canvas.text(
      language.ownName, .label, theme.text,
      in: frame.inset(by: Insets(left: 10, right: 10)))
  }

  private func drawToolbar(
    on canvas: inout Canvas, _ interaction: Interaction, _ state: ChromeState
  ) {
    let toolbar = layout.toolbar
    canvas.begin(.toolbar)
    canvas.fill(
      toolbar.bottomLine, theme.hairline)
    drawPageSwitch(on: &canvas, interaction, state)
    drawSegments(on: &canvas, interaction, state)
    drawButton(.undo, icon: "undo", isEnabled: state.canUndo, on: &canvas, interaction)
    drawButton(.redo, icon: "redo", isEnabled: state.canRedo, on: &canvas, interaction)
    drawButton(.reset, icon: "reset", on: &canvas, interaction)
    drawButton(.record, icon: "record", color: theme.danger, on: &canvas, interaction)
    drawButton(.replay, icon: "replay", on: &canvas, interaction)
    drawButton(.inspector, icon: "sliders", on: &canvas, interaction)
  }

  /// Draws what stands in for the list of pages where there is no sidebar.
  private func drawPageSwitch(
    on canvas: inout Canvas, _ interaction: Interaction, _ state: ChromeState
  ) {
    guard !layout.hasSidebar else { return }
    for control in Control.pages {
      guard let frame = frame(of: control) else { continue }
      let isChosen = state.isShown(control)
      canvas.begin(.chosenSegment, control.rawValue)
      if isChosen { canvas.fill(frame, radius: 8, theme.accentFill) }
      drawButton(
        control, icon: control.pageIcon, color: isChosen ? theme.accent : nil, on: &canvas,
        interaction)
    }
  }

  /// Draws the segments of the scene: a plate for each group, a card under the one that is chosen.
  private func drawSegments(
    on canvas: inout Canvas, _ interaction: Interaction, _ state: ChromeState
  ) {
    for (plate, group) in zip(layout.segmentPlates, panel.segments) {
      canvas.begin(group[0].id)
      canvas.fill(plate, radius: 9, theme.well.opacity(percent: 60))
      for control in group {
        guard let frame = frame(of: control) else { continue }
        canvas.begin(.chosenSegment, control.rawValue)
        drawSegment(
          text(control.word), frame.insetBy(2), isChosen: state.isOn(control),
          isHot: interaction.hovered == control.id, on: &canvas)
      }
    }
  }

  /// Draws one segment of a plate.
  func drawSegment(
    _ words: String, _ frame: Rect, isChosen: Bool, isHot: Bool, on canvas: inout Canvas
  ) {
    if isChosen {
      canvas.shadow(of: frame, below: 1, radius: 7, blur: 3, percent: 18)
      canvas.fill(frame, radius: 7, theme.raised)
    } else if isHot {
      canvas.fill(frame, radius: 7, theme.raised.opacity(percent: 40))
    }
    canvas.text(words, isChosen ? .strongLabel : .label, theme.text, in: frame, .center)
  }

  /// Draws where a finger lets go of what it carries to call the drag off.
  func drawCancelStrip(on canvas: inout Canvas, _ interaction: Interaction) {
    guard let session = interaction.session, session.pointer.kind == .touch,
      let lift = interaction.motion.overlays.last(where: { $0.course == .carried })?.liftAmount
    else { return }
    let (strip, isOver) = (layout.cancelStrip, interaction.isOverCancelStrip)
    canvas.begin(.cancelStrip)
    canvas.group(alpha: lift.clamped(to: .zero ... .one), .identity) { canvas in
      canvas.shadow(of: strip, below: 2, radius: 24, blur: 12, percent: 25)
      canvas.fill(strip, radius: 24, isOver ? theme.danger : theme.card)
      if !isOver { canvas.outline(strip, radius: 24, theme.hairline) }
      canvas.text(
        text(.cancelStrip), .strongLabel, isOver ? .white : theme.danger, in: strip, .center)
    }
  }

  /// Draws a button of one icon.
  private func drawButton(
    _ control: Control, icon: String, color: Color? = nil, isEnabled: Bool = true,
    on canvas: inout Canvas, _ interaction: Interaction
  ) {
    guard let frame = frame(of: control) else { return }
    canvas.begin(control.id)
    if isEnabled { drawPlate(control.id, frame, on: &canvas, interaction) }
    let color = color ?? theme.text
    canvas.icon(icon, isEnabled ? color : color.opacity(percent: 28), in: frame)
    if interaction.hovered == control.id {
      drawTip(text(control.word), beside: frame, on: &canvas)
    }
  }

  /// Draws what a button of one icon is called, while the mouse is over it.
  func drawTip(_ words: String, beside frame: Rect, on canvas: inout Canvas) {
    let width = TextMetrics.width(of: words, in: .caption) + 20
    let isAtBottom = frame.maxY + 40 > window.height
    let x = min(max(frame.center.x - width / 2, 8), window.width - width - 8)
    let box = Rect(
      x: x.roundedToPixel, y: isAtBottom ? frame.minY - 32 : frame.maxY + 6, width: width,
      height: 26)
    canvas.fill(box, radius: 7, theme.text)
    canvas.text(words, .caption, theme.window, in: box, .center)
  }

  /// Draws what lies under a control that the mouse is over or that is pressed.
  func drawPlate(
    _ control: ItemID, _ frame: Rect, on canvas: inout Canvas, _ interaction: Interaction
  ) {
    canvas.begin(control)
    if interaction.isPressed(control) {
      canvas.fill(frame, radius: 8, theme.well)
    } else if interaction.hovered == control {
      canvas.fill(frame, radius: 8, theme.well.opacity(percent: 60))
    }
  }

  func edge(_ rect: Rect, at x: Length) -> Rect {
    Rect(x: x, y: rect.minY, width: 1, height: rect.height)
  }
}

extension Control {
  /// The icon of a page in the list.
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
