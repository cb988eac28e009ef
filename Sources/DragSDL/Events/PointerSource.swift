internal import CSDL2

/// Distinguishes the mouse's own events from those that the X server makes from a finger.
///
/// X has one pointer, which fingers move, too. While a button is held, X reports a finger's
/// motion as the mouse's. It reports the finger's release as the button's release.
///
/// These events do not contain the device. But before each of them, X sends a *raw* event that
/// does. So raw events are read before SDL gets them. A finger's events then get the device
/// number that SDL uses for fingers (`csdl_touch_mouse_id`).
struct PointerSource {
  var isFinger = false
  private var held: Set<UInt8> = []
  private var orphans: Set<UInt8> = []

  /// Returns the device of a motion, and a bit mask of the held buttons that SDL considers
  /// released.
  ///
  /// The mask is zero for a finger.
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

  mutating func isMissed(_ button: UInt8) -> Bool {
    guard !isFinger, orphans.remove(button) != nil else { return false }
    held.remove(button)
    return true
  }

  mutating func forget() {
    held.removeAll()
    orphans.removeAll()
  }
}
