package import DragDrawing
internal import DragKit
internal import PlaygroundUI

extension Chrome {
  /// Draws the Record button as a stop button, with the time since the recording began.
  ///
  /// It is drawn in front of the frame, because neither the state nor the recording contains that
  /// it is recorded.
  package func drawStopButton(after seconds: Int, on canvas: inout Canvas) {
    guard let frame = frame(of: .record) else { return }
    let (control, danger) = (Control.record.id, theme.danger)
    canvas.begin(.recordingTime)
    // Hides the button below, with its hover and its press.
    canvas.fill(frame, radius: Radius.control, theme.window)
    let isPressed = canvas.isPressed(control)
    let percent = isPressed ? 30 : canvas.hovered == control ? 22 : 14
    canvas.fill(frame, radius: Radius.control, danger.opacity(percent: percent))
    let square = Rect(
      x: frame.center.x - 5, y: frame.minY + 7, width: 10, height: 10)
    canvas.fill(square, radius: Radius.groove, danger)
    canvas.text(
      seconds.asMinutes, .heading, theme.text,
      in: Rect(x: frame.minX, y: frame.minY + 20, width: frame.width, height: 12), .center)
    if canvas.hovered == control {
      canvas.tip(text(LocalizedString("stop-recording")), beside: frame)
    }
  }
}
