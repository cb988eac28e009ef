internal import DragKit

extension Chrome {
  /// Draws the switches and the sliders.
  func drawInspector(
    on canvas: inout Canvas, _ interaction: Interaction, _ state: ChromeState
  ) {
    let inspector = layout.inspector
    canvas.begin(.inspector)
    canvas.fill(inspector, theme.sidebar)
    canvas.fill(edge(inspector, at: inspector.minX), theme.hairline)
    heading(.feel, y: 14, on: &canvas)
    for control in layout.switches {
      drawSwitch(control, isOn: state.isOn(control), on: &canvas, interaction)
    }
    if let line = layout.switchLine { canvas.fill(line, theme.hairline) }
    for control in panel.sliders { drawSlider(control, on: &canvas, interaction) }
    drawCopyButton(on: &canvas, interaction)
    if frame(of: .calls) != nil {
      canvas.begin(.callHeading)
      heading(.calls, y: layout.callLog.minY - 26, on: &canvas)
    }
  }

  private func heading(_ word: LocalizedString, y: Length, on canvas: inout Canvas) {
    let inspector = layout.inspector
    canvas.text(
      text(word), .heading, theme.secondaryText,
      in: Rect(x: inspector.minX + 16, y: y, width: inspector.width - 32, height: 20))
  }

  private func drawSwitch(
    _ control: Control, isOn: Bool, on canvas: inout Canvas, _ interaction: Interaction
  ) {
    guard let frame = frame(of: control) else { return }
    canvas.begin(control.id)
    canvas.text(
      text(control.word), .label, theme.text, in: frame.inset(by: Insets(right: 48)))
    let plate = Self.plate(ofSwitchIn: frame)
    canvas.fill(plate, radius: 10, isOn ? theme.accent : theme.well)
    let knob = Rect(
      x: isOn ? plate.maxX - 18 : plate.minX + 2, y: plate.minY + 2, width: 16, height: 16)
    canvas.shadow(of: knob, below: 1, radius: 8, blur: 3, percent: 25)
    canvas.fill(knob, radius: 8, .white)
    if interaction.hovered == control.id {
      canvas.outline(plate, radius: 10, theme.accent.opacity(percent: 40))
    }
  }

  private func drawSlider(
    _ control: Control, on canvas: inout Canvas, _ interaction: Interaction
  ) {
    guard let frame = frame(of: control), let slider = TuningSlider.of(control) else { return }
    let track = ChromeLayout.track(in: frame)
    canvas.begin(control.id)
    let line = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 20)
    canvas.text(text(control.word), .caption, theme.text, in: line.inset(by: Insets(right: 72)))
    canvas.text(slider.text(tuning), .trace, theme.secondaryText, in: line, .trailing)
    // The groove is as wide as the words above it; the knob stops within its ends.
    let groove = Rect(x: frame.minX, y: track.minY, width: frame.width, height: track.height)
    canvas.fill(groove, radius: 2, theme.well)
    let isHot = interaction.isPressed(control.id) || interaction.hovered == control.id
    let size: Length = isHot ? 16 : 14
    let knob = Self.knob(of: slider, in: frame, size: size, tuning)
    canvas.fill(
      Rect(
        x: groove.minX, y: groove.minY, width: knob.center.x - groove.minX, height: groove.height),
      radius: 2, theme.accent)
    canvas.shadow(of: knob, below: 1, radius: size / 2, blur: 4, percent: 30)
    canvas.fill(knob, radius: size / 2, .white)
  }

  private func drawCopyButton(on canvas: inout Canvas, _ interaction: Interaction) {
    guard let frame = frame(of: .copyTuning) else { return }
    let isHot = interaction.hovered == .some(Control.copyTuning.id)
    canvas.begin(Control.copyTuning.id)
    let isPressed = interaction.isPressed(Control.copyTuning.id)
    canvas.fill(frame, radius: 8, isPressed ? theme.well : theme.card)
    canvas.outline(frame, radius: 8, isHot ? theme.accent : theme.hairline)
    let title = text(.copyTuning)
    let width = TextMetrics.width(of: title, in: .label) + 24
    let box = Rect(center: frame.center, size: Size(width: width, height: frame.height))
    canvas.icon(
      "copy", size: 16, theme.text,
      in: Rect(x: box.minX, y: box.minY, width: 16, height: box.height))
    canvas.text(title, .label, theme.text, in: box.inset(by: Insets(left: 24)))
  }

  /// The rows of calls that there is room for, the oldest first.
  func visibleCalls(rows: (CallLog.Line) -> [CallRow]) -> [CallRow] {
    let area = layout.callLog
    guard layout.hasInspector, area.height >= 18 else { return [] }
    return log.visibleRows(in: area.height, rows: rows)
  }

  /// A call in rows that are as wide as the list.
  func rows(of line: CallLog.Line) -> [CallRow] {
    CallRow.rows(of: line, width: layout.callLog.width)
  }

  /// Draws a row of a call, which may change with every motion.
  func drawCall(_ row: CallRow, number: Int, on canvas: inout Canvas) {
    let area = layout.callLog
    let box = Rect(
      x: area.minX, y: area.minY + CallLog.pitch * number, width: area.width,
      height: CallLog.pitch)
    canvas.begin(.call, number)
    canvas.text(row.name, .trace, theme.accent, in: box)
    canvas.text(
      row.details, .trace, theme.text, in: box.inset(by: Insets(left: row.left, right: row.right)))
    canvas.text(row.countText, .trace, theme.secondaryText, in: box, .trailing)
  }
}
