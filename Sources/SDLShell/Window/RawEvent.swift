internal import DragFrameIO

/// An event as SDL reports it, in its own units, without its C layout.
enum RawEvent: Hashable {
  case mouseMoved(device: UInt32, buttons: UInt32, x: Double, y: Double)
  case mousePressed(device: UInt32, button: UInt8, x: Double, y: Double)
  case mouseReleased(device: UInt32, button: UInt8, x: Double, y: Double)
  /// Notches; up is positive, as SDL has it.
  case wheel(device: UInt32, dx: Double, dy: Double, x: Double, y: Double)
  case fingerPressed(Finger)
  case fingerMoved(Finger)
  case fingerReleased(Finger)
  case keyPressed(Key?, isRepeat: Bool)
  case keyReleased(Key?)
  case window(WindowChange)
  case unknown(type: UInt32)

  /// A finger's place, as a share of the window.
  struct Finger: Hashable {
    var device: Int64
    var number: Int64
    var x: Double
    var y: Double
  }

  /// What can happen to a window, as far as it matters here.
  enum WindowChange: Hashable {
    case shown
    case hidden
    case minimized
    case restored
    case exposed
    case resized(width: Int, height: Int)
    case mouseEntered
    case mouseLeft
    case focusGained
    case focusLost
    case other
  }
}
