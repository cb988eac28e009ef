internal import DragKit

extension Chrome {
  /// Draws what stands around the scene, save the calls.
  func drawFrame(on canvas: inout Canvas, _ interaction: Interaction, _ state: ChromeState) {
    guard !isBare else { return }
    if layout.hasSidebar { drawSidebar(on: &canvas, interaction) }
    drawToolbar(on: &canvas, interaction, state)
    if layout.hasInspector { drawInspector(on: &canvas, interaction, state) }
  }

  private func drawSidebar(on canvas: inout Canvas, _ interaction: Interaction) {
    let sidebar = layout.sidebar
    canvas.own(-1000)
    canvas.fill(sidebar, theme.sidebar)
    canvas.fill(edge(sidebar, at: sidebar.maxX - 1), theme.hairline)
    canvas.text(
      "Drag Playground", .title, theme.text, in: Rect(x: 20, y: 16, width: 148, height: 24))
    canvas.text(
      text(.scenes), .heading, theme.secondaryText, in: Rect(x: 20, y: 60, width: 148, height: 20))
    if let frame = layout.frame(of: .sceneColours) {
      canvas.own(Control.sceneColours.id)
      canvas.fill(frame, radius: 8, theme.accentFill)
      canvas.icon(
        "layers", size: 18, theme.accent,
        in: Rect(x: frame.minX + 8, y: frame.minY, width: 24, height: 36))
      canvas.text(
        text(.colours), .strongLabel, theme.accent,
        in: Rect(x: frame.minX + 40, y: frame.minY, width: frame.width - 48, height: 36))
    }
    drawButton(.appearance, icon: isDark ? "sun" : "moon", on: &canvas, interaction)
    drawLanguage(on: &canvas, interaction)
  }

  private func drawLanguage(on canvas: inout Canvas, _ interaction: Interaction) {
    guard let frame = layout.frame(of: .language) else { return }
    drawPlate(.language, frame, on: &canvas, interaction)
    canvas.outline(frame, radius: 8, theme.hairline)
    canvas.text(
      language.ownName, .label, theme.text,
      in: frame.inset(by: Insets(left: 10, right: 10)))
  }

  private func drawToolbar(
    on canvas: inout Canvas, _ interaction: Interaction, _ state: ChromeState
  ) {
    let toolbar = layout.toolbar
    canvas.own(-1001)
    canvas.fill(
      Rect(x: toolbar.minX, y: toolbar.maxY - 1, width: toolbar.width, height: 1), theme.hairline)
    drawButton(.undo, icon: "undo", isEnabled: state.canUndo, on: &canvas, interaction)
    drawButton(.redo, icon: "redo", isEnabled: state.canRedo, on: &canvas, interaction)
    drawButton(.reset, icon: "reset", on: &canvas, interaction)
    drawButton(.record, icon: "record", color: theme.danger, on: &canvas, interaction)
    drawButton(.replay, icon: "replay", on: &canvas, interaction)
    drawButton(.inspector, icon: "sliders", on: &canvas, interaction)
  }

  /// Draws a button of one icon.
  private func drawButton(
    _ control: Control, icon: String, color: Color? = nil, isEnabled: Bool = true,
    on canvas: inout Canvas, _ interaction: Interaction
  ) {
    guard let frame = layout.frame(of: control) else { return }
    canvas.own(control.id)
    if isEnabled { drawPlate(control, frame, on: &canvas, interaction) }
    let color = color ?? theme.text
    canvas.icon(icon, isEnabled ? color : color.opacity(percent: 28), in: frame)
    if interaction.hovered == control.id { drawWord(of: control, beside: frame, on: &canvas) }
  }

  /// Draws what a button of one icon is called, while the mouse is over it.
  private func drawWord(of control: Control, beside frame: Rect, on canvas: inout Canvas) {
    let words = text(control.word)
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
    _ control: Control, _ frame: Rect, on canvas: inout Canvas, _ interaction: Interaction
  ) {
    canvas.own(control.id)
    if interaction.isPressed(control.id) {
      canvas.fill(frame, radius: 8, theme.well)
    } else if interaction.hovered == control.id {
      canvas.fill(frame, radius: 8, theme.well.opacity(percent: 60))
    }
  }

  func edge(_ rect: Rect, at x: Length) -> Rect {
    Rect(x: x, y: rect.minY, width: 1, height: rect.height)
  }
}

/// What the chrome shows of the scene.
struct ChromeState: Hashable {
  let canUndo: Bool
  let canRedo: Bool
  let usesOwnPreview: Bool
}
