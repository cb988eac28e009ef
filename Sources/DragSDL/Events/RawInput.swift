internal import CDesktop
internal import CSDL2

/// The raw events of X's input devices, which tell the mouse from fingers.
///
/// SDL requests all of them. But those of the mouse's motions wake the program with each motion on the screen, and in the
/// window each motion arrives twice.
enum RawInput {
  // By their numbers in XInput's protocol (`XI2.h`).
  private static let ofButtons = 15...16  // RawButtonPress, RawButtonRelease
  private static let ofMotion = 17...17  // RawMotion
  static let ofMouse = ofButtons.lowerBound...ofMotion.upperBound
  static let ofFingers = 22...24  // RawTouchBegin, RawTouchUpdate, RawTouchEnd

  /// Requests the events of fingers and of the mouse's buttons, and those of its motions only if a finger was seen.
  ///
  /// A button may be released before the program has read that a finger touches, so its events are always requested.
  static func request(on display: OpaquePointer, besideFingers: Bool) {
    var bits = [UInt8](repeating: 0, count: 4)
    for number in Array(ofFingers) + Array(besideFingers ? ofMouse : ofButtons) {
      bits[number / 8] |= 1 << (number % 8)
    }
    // An old server knows no fingers.
    XConnection(display: display).ignoringErrors {
      bits.withUnsafeMutableBufferPointer { bits in
        var mask = XIEventMask(
          deviceid: XIAllMasterDevices, mask_len: Int32(bits.count), mask: bits.baseAddress)
        _ = XISelectEvents(display, XDefaultRootWindow(display), &mask, 1)
      }
    }
  }
}
