internal import DragEvents

/// The mouse of a Wayland seat over the window's content.
///
/// Its methods return the event to pass on, if any. Locations are in the window's units, in 1/256.
struct SeatMouse {
  private var isOver = false
  private var x = 0.0
  private var y = 0.0
  /// The held buttons that were pressed over the content, a bit each, as in SDL.
  private var held: UInt32 = 0
  private var vertical = Wheel()
  private var horizontal = Wheel()

  /// The device that its events name: any but `csdl_touch_mouse_id`.
  static let device: UInt32 = 0

  mutating func entered(x: Double, y: Double) -> RawEvent? {
    isOver = true
    return moved(x: x, y: y)
  }

  /// Handles the loss of the mouse.
  ///
  /// A held button keeps it over the content. If it leaves nevertheless, the compositor needs it for something
  /// else, such as a locked screen, and will report no release.
  mutating func left() -> RawEvent? {
    guard isOver else { return nil }
    self = SeatMouse()
    return .mouseLost
  }

  mutating func moved(x: Double, y: Double) -> RawEvent? {
    guard isOver else { return nil }
    return dragged(x: x, y: y)
  }

  /// Handles the compositor's taking of the mouse for a drag to other programs; held buttons stay so.
  mutating func taken() { isOver = false }

  /// Handles a motion of a drag to other programs, of which the seat reports nothing.
  mutating func dragged(x: Double, y: Double) -> RawEvent? {
    (self.x, self.y) = (x, y)
    return .mouseMoved(device: Self.device, buttons: held, x: x, y: y)
  }

  /// Handles the end of such a drag, which releases all buttons.
  ///
  /// If it ends over the content, the compositor may have returned the mouse before.
  mutating func dropped() -> RawEvent? {
    held = 0
    return .mouseReleased(device: Self.device, button: 1, x: x, y: y)
  }

  /// Handles the loss of the mouse during such a drag.
  mutating func cancelled() -> RawEvent {
    self = SeatMouse()
    return .mouseLost
  }

  /// Handles a press or a release of a button, by its number in `linux/input-event-codes.h`.
  mutating func buttonChanged(_ code: UInt32, isDown: Bool) -> RawEvent? {
    guard isOver, let number = PointerButton(kernelCode: Int(code))?.sdlNumber else { return nil }
    let (button, bit) = (UInt8(number), UInt32(1) << UInt32(number - 1))
    held = isDown ? held | bit : held & ~bit
    return isDown
      ? .mousePressed(device: Self.device, button: button, x: x, y: y)
      : .mouseReleased(device: Self.device, button: button, x: x, y: y)
  }
}

extension SeatMouse {
  /// How far a wheel was turned along an axis since the last group of events; down and right are positive.
  private struct Wheel {
    var distance = 0.0
    var notches = 0

    /// In notches; if the seat reports whole ones, they count, and not the distance.
    var turn: Double { notches == 0 ? distance / Self.notch : Double(notches) }

    /// The distance of a notch, by convention of compositors.
    static let notch = 10.0
  }

  /// Handles a turn of the wheel by whole notches; `axis` is 0 for the vertical one, as in the protocol.
  mutating func scrolled(_ axis: UInt32, notches: Int) {
    if axis == 0 { vertical.notches += notches } else { horizontal.notches += notches }
  }

  /// Handles a turn of the wheel, or a stroke on a touchpad, by a distance in the window's units.
  mutating func scrolled(_ axis: UInt32, distance: Double) {
    if axis == 0 { vertical.distance += distance } else { horizontal.distance += distance }
  }

  /// Handles the end of a group of events, which happened at once.
  mutating func groupEnded() -> RawEvent? {
    let (dx, dy) = (horizontal.turn, -vertical.turn)
    (vertical, horizontal) = (Wheel(), Wheel())
    guard isOver, dx != 0 || dy != 0 else { return nil }
    return .wheel(device: Self.device, dx: dx, dy: dy, x: x, y: y)
  }
}
