internal import DragDrawing
internal import DragKit
internal import PlaygroundUI

extension Chrome {
  func drawInspector(on canvas: inout Canvas, _ state: ChromeState) {
    let inspector = layout.inspector
    canvas.begin(.inspector)
    if layout.isNarrow { canvas.shadow(of: inspector, radius: 0, .menu) }
    canvas.fill(inspector, theme.sidebar)
    canvas.fill(inspector.column(0, width: 1), theme.hairline)
    drawTabs(on: &canvas)
    drawScrolled(1, on: &canvas) { canvas in
      switch tab {
      case .feel: drawFeel(on: &canvas, state)
      case .engine: drawEngine(on: &canvas)
      }
    }
    drawInspectorBar(on: &canvas)
  }

  private func drawFeel(on canvas: inout Canvas, _ state: ChromeState) {
    canvas.begin(.feelHeading)
    if let line = layout.feelLine { canvas.fill(line, theme.hairline) }
    canvas.text(
      LocalizedString("feel-heading"), .heading, theme.secondaryText,
      in: layout.inspectorColumn.band(layout.feelHeadingTop, height: 20))
    for control in layout.switches {
      drawSwitch(control, isOn: state.isOn(control), on: &canvas)
    }
    drawPopupButton(.feelPreset, text(feel.preset.title), on: &canvas)
    drawComparison(on: &canvas)
    drawButton(.resetFeel, icon: "reset", isEnabled: canCompare, on: &canvas)
    drawButton(.copyTuning, icon: "copy", on: &canvas)
    for control in panel.allSliders { drawSlider(control, on: &canvas) }
    drawSprings(on: &canvas)
  }

  private func drawSwitch(_ control: Control, isOn: Bool, on canvas: inout Canvas) {
    guard let frame = frame(of: control) else { return }
    canvas.begin(control.id)
    canvas.text(control.title, .label, theme.text, in: frame.inset(by: Insets(right: 48)))
    drawMark(control, .label, in: frame, on: &canvas)
    let plate = ChromeLayout.plate(ofSwitchIn: frame)
    canvas.toggle(plate, isOn: isOn, theme.accent)
    if canvas.hovered == control.id {
      canvas.outline(plate, radius: plate.height / 2, width: LineWidth.emphasis, theme.accent)
    }
  }

  /// Draws the two halves of the comparison; the shown one is raised.
  private func drawComparison(on canvas: inout Canvas) {
    guard let first = frame(of: .compareFeel), let second = frame(of: .ownFeel) else { return }
    canvas.begin(.feelHeading, 1)
    canvas.fill(first.union(second), radius: Radius.control, theme.well.opacity(percent: 60))
    for (control, frame) in [(Control.compareFeel, first), (.ownFeel, second)] {
      canvas.begin(control.id)
      let side = frame.insetBy(2)
      let isShown = (control == .compareFeel) == showsChosen
      let canShow = control == .compareFeel || canCompare
      if isShown {
        canvas.shadow(of: side, radius: Radius.control, .knob)
        canvas.fill(side, radius: Radius.control, theme.raised)
      } else if canvas.hovered == control.id, canShow {
        canvas.fill(side, radius: Radius.control, theme.raised.opacity(percent: 40))
      }
      canvas.text(
        control.title, isShown ? .strongLabel : .label,
        canShow ? theme.text : theme.text.disabled, in: side, .center)
    }
  }

  /// Draws a dot after the title of a value that differs from the preset's.
  private func drawMark(
    _ control: Control, _ font: Font, in line: Rect, on canvas: inout Canvas
  ) {
    guard isChanged(control) else { return }
    let x = line.minX + TextMetrics.width(of: text(control.title), in: font) + 10
    // Beside a long title, only the colour of the value shows it.
    guard x + Spacing.tight <= line.maxX else { return }
    canvas.disc(at: Point(x: x.roundedToPixel, y: line.center.y), 6, theme.accent)
  }

  private func drawSlider(_ control: Control, on canvas: inout Canvas) {
    guard let frame = frame(of: control), let (value, share) = sliderValue(control) else { return }
    let track = ChromeLayout.track(in: frame)
    canvas.begin(control.id)
    let line = frame.band(0, height: 20)
    let room = TextMetrics.width(of: value, in: .trace) + Spacing.small
    canvas.text(control.title, .caption, theme.text, in: line.inset(by: Insets(right: room)))
    let isChanged = isChanged(control)
    canvas.text(value, .trace, isChanged ? theme.accent : theme.secondaryText, in: line, .trailing)
    drawMark(control, .caption, in: line.inset(by: Insets(right: room)), on: &canvas)
    // The groove is as wide as the text above it; the knob stops within its ends.
    let groove = Rect(x: frame.minX, y: track.minY, width: frame.width, height: track.height)
    canvas.fill(groove, radius: Radius.groove, theme.track)
    let size: Length = canvas.isHot(control.id) ? 16 : 14
    let knob = knob(at: share, in: frame, size: size)
    let filled = groove.column(0, width: knob.center.x - groove.minX)
    canvas.fill(filled, radius: Radius.groove, theme.accent)
    canvas.fill(knob, radius: size / 2, theme.accent)
    canvas.disc(at: knob.center, size - 6, theme.onAccent)
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
