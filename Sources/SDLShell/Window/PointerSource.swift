internal import CSDL2

/// Tells the mouse's own events from those that the X server makes of a finger.
///
/// There is one pointer, and fingers move it as well. While a button is held, X does not even report a finger: it
/// hands its motion out as the mouse's, and its end as the end of the button. Neither SDL nor X's
/// own event says whose an event is, but X announces each with a *raw* event of its device. So raw events are
/// looked at before SDL sees them, and what a finger made is marked as SDL marks what it makes of
/// fingers itself.
struct PointerSource {
  private var isFinger = false
  private var held: Set<UInt8> = []
  /// The buttons that are held, but that SDL believes to be up since a finger went up.
  private var orphans: Set<UInt8> = []

  /// A device's own event.
  mutating func announce(byFinger: Bool) {
    isFinger = byFinger
  }

  /// Whose a motion is, and which buttons are held in it beside those that SDL knows of.
  func motion(from device: UInt32) -> (device: UInt32, buttons: UInt32) {
    guard device != csdl_touch_mouse_id, !isFinger else { return (csdl_touch_mouse_id, 0) }
    return (device, orphans.reduce(0) { $0 | 1 << UInt32($1 - 1) })
  }

  /// Whose a press is.
  mutating func press(_ button: UInt8, from device: UInt32) -> UInt32 {
    guard device != csdl_touch_mouse_id, !isFinger else { return csdl_touch_mouse_id }
    held.insert(button)
    orphans.remove(button)
    return device
  }

  /// Whose a release is.
  mutating func release(_ button: UInt8, from device: UInt32) -> UInt32 {
    guard device != csdl_touch_mouse_id, !isFinger else {
      if held.contains(button) { orphans.insert(button) }
      return csdl_touch_mouse_id
    }
    held.remove(button)
    return device
  }

  /// A release as X reports it; `true` where SDL will not, because it believes the button up.
  mutating func isMissed(_ button: UInt8) -> Bool {
    guard !isFinger, orphans.remove(button) != nil else { return false }
    held.remove(button)
    return true
  }

  /// The window was put away: no release follows for what is held.
  mutating func forget() {
    held.removeAll()
    orphans.removeAll()
  }
}
