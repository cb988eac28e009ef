internal import CSDL2

/// Distinguishes the mouse's own events from those that the X server makes from a finger.
///
/// X has one pointer, which fingers move, too. While a button is held, X reports a finger's
/// motion as the mouse's. It reports the finger's release as the button's release.
///
/// These events do not contain the device. But before each of them, X sends a *raw* event that
/// does. A finger's events get the device number that SDL uses for fingers (`csdl_touch_mouse_id`).
struct PointerSource {
  /// XInput's number of the pointer, which devices move; 0 if it is not known.
  var pointer: Int32 = 0
  var isFinger = false
  /// The buttons that the mouse holds, a bit each, as in SDL.
  private var held: UInt32 = 0
  /// Those of them that a finger has released for X.
  private var releasedByFinger: UInt32 = 0

  /// The device that events of the mouse name: any but `csdl_touch_mouse_id`.
  private static let mouse: UInt32 = 0

  var isHeld: Bool { held != 0 }

  private var device: UInt32 { isFinger ? csdl_touch_mouse_id : Self.mouse }

  /// Returns the held buttons whose release was lost; `buttons` are those that X considers held.
  ///
  /// X says so only of the first three.
  func lost(_ buttons: UInt32) -> UInt32 { held & 0b111 & ~releasedByFinger & ~buttons }

  /// Returns the device of a motion, and the buttons that the mouse holds; `buttons` are those that X considers held.
  mutating func motion(_ buttons: UInt32) -> (device: UInt32, buttons: UInt32) {
    if isFinger { return (device, 0) }
    held &= ~lost(buttons)
    return (device, held)
  }

  mutating func press(_ button: UInt8) -> UInt32 {
    if !isFinger { held |= bit(button) }
    return device
  }

  mutating func release(_ button: UInt8) -> UInt32 {
    if isFinger {
      releasedByFinger |= held & bit(button)
    } else {
      held &= ~bit(button)
      releasedByFinger &= held
    }
    return device
  }

  private func bit(_ button: UInt8) -> UInt32 { 1 << UInt32(button - 1) }
}
