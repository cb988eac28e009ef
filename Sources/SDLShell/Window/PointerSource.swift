internal import CSDL2

/// Distinguishes the mouse's own events from those that the X server makes from a finger.
///
/// There is one pointer, which fingers move, too. While a button is held, X does not even report a finger: its
/// motion appears as the mouse's, and its release as the button's. Neither SDL's event nor X's has the device, but
/// X precedes each by a *raw* event of the device. So raw events are read before SDL gets them, and a finger's
/// events get the device number that SDL uses when it converts fingers itself.
struct PointerSource {
  /// Whether the device of the next events is a finger.
  var isFinger = false
  private var held: Set<UInt8> = []
  /// The held buttons that SDL considers released, because a finger was.
  private var orphans: Set<UInt8> = []

  /// Returns the device of a motion, and a mask of the held buttons that SDL considers released.
  func motion(from device: UInt32) -> (device: UInt32, buttons: UInt32) {
    guard device != csdl_touch_mouse_id, !isFinger else { return (csdl_touch_mouse_id, 0) }
    return (device, orphans.reduce(0) { $0 | 1 << UInt32($1 - 1) })
  }

  mutating func press(_ button: UInt8, from device: UInt32) -> UInt32 {
    guard device != csdl_touch_mouse_id, !isFinger else { return csdl_touch_mouse_id }
    held.insert(button)
    orphans.remove(button)
    return device
  }

  mutating func release(_ button: UInt8, from device: UInt32) -> UInt32 {
    guard device != csdl_touch_mouse_id, !isFinger else {
      if held.contains(button) { orphans.insert(button) }
      return csdl_touch_mouse_id
    }
    held.remove(button)
    return device
  }

  /// Notes a release by X; returns `true` if SDL will not report it, because it considers the button released.
  mutating func isMissed(_ button: UInt8) -> Bool {
    guard !isFinger, orphans.remove(button) != nil else { return false }
    held.remove(button)
    return true
  }

  /// Resets all buttons: after the window is hidden, no release follows.
  mutating func forget() {
    held.removeAll()
    orphans.removeAll()
  }
}
