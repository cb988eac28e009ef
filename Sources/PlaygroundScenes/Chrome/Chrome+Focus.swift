internal import DragKit

extension Chrome {
  /// Draws the ring around the control that the keyboard is at, above all of them.
  func drawFocus(on canvas: inout Canvas, _ interaction: Interaction) {
    guard let item = interaction.focused, item.isControl,
      let frame = interaction.place(of: item)
    else { return }
    canvas.begin(.focusRing)
    drawFocusRing(of: Control(item), in: frame, on: &canvas)
  }

  /// Where words reach to the edges, the ring is around what moves: the knob of a slider, the plate of a
  /// switch.
  private func drawFocusRing(of control: Control?, in frame: Rect, on canvas: inout Canvas) {
    if let slider = control.flatMap(TuningSlider.of) {
      let knob = Self.knob(of: slider, in: frame, size: 14, tuning)
      canvas.focusRing(around: knob, radius: 7, theme)
    } else if let control, layout.switches.contains(control) {
      canvas.focusRing(around: Self.plate(ofSwitchIn: frame), radius: 10, theme)
    } else {
      let isList = control == .calls
      canvas.focusRing(within: isList ? frame.insetBy(-8) : frame, radius: 8, theme)
    }
  }

  /// Where the knob of a slider is.
  static func knob(
    of slider: TuningSlider, in frame: Rect, size: Length, _ tuning: Tuning
  ) -> Rect {
    let track = ChromeLayout.track(in: frame)
    let x = track.minX + track.width * slider.share(tuning)
    return Rect(
      center: Point(x: x, y: track.center.y), side: size)
  }

  /// Where the plate of a switch is, at the end of its words.
  static func plate(ofSwitchIn frame: Rect) -> Rect {
    Rect(x: frame.maxX - 36, y: frame.minY + 4, width: 36, height: 20)
  }
}
