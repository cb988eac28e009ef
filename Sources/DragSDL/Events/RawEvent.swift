internal import CSDL2
internal import DragEvents

/// An event of the window as a Swift value.
///
/// `x` and `y` are in the window's units: device pixels under X11, the desktop's logical pixels under Wayland.
enum RawEvent: Hashable {
  case mouseMoved(device: UInt32, buttons: UInt32, x: Double, y: Double)
  case mousePressed(device: UInt32, button: UInt8, x: Double, y: Double)
  case mouseReleased(device: UInt32, button: UInt8, x: Double, y: Double)
  /// A turn of the wheel by `dx` and `dy` notches; right and up are positive.
  case wheel(device: UInt32, dx: Double, dy: Double, x: Double, y: Double)
  case fingerPressed(Finger)
  case fingerMoved(Finger)
  case fingerReleased(Finger)
  /// The fingers that are down are taken away: their releases are not reported.
  case touchesCancelled
  /// The mouse is taken away, with any held button: its release is not reported.
  case mouseLost
  case keyPressed(Key?, isRepeat: Bool)
  case keyReleased(Key?)
  case textEntered(String)
  /// The text that an input method composes; empty if it is given up or entered.
  case textComposed(String)
  case window(WindowChange)
  case unknown(type: UInt32)

  /// A finger that is down; its number is unique on its device.
  struct Finger: Hashable {
    var device: Int64
    var number: Int64
    var x: Double
    var y: Double
  }

  enum WindowChange: Hashable {
    case shown, hidden, minimized, restored, exposed
    case resized(width: Int, height: Int)
    case mouseLeft, focusGained, focusLost
    case other
  }
}

extension RawEvent {
  /// Converts an event of SDL; `window` is the size of the window in its units.
  init(_ event: SDL_Event, in window: DeviceSize) {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION:
      let motion = event.motion
      self = .mouseMoved(
        device: motion.which, buttons: motion.state, x: Double(motion.x), y: Double(motion.y))
    case SDL_MOUSEBUTTONDOWN:
      let button = event.button
      self = .mousePressed(
        device: button.which, button: button.button, x: Double(button.x), y: Double(button.y))
    case SDL_MOUSEBUTTONUP:
      let button = event.button
      self = .mouseReleased(
        device: button.which, button: button.button, x: Double(button.x), y: Double(button.y))
    case SDL_MOUSEWHEEL: self = .init(event.wheel)
    case SDL_FINGERDOWN: self = .fingerPressed(Finger(event.tfinger, in: window))
    case SDL_FINGERMOTION: self = .fingerMoved(Finger(event.tfinger, in: window))
    case SDL_FINGERUP: self = .fingerReleased(Finger(event.tfinger, in: window))
    case SDL_KEYDOWN:
      self = .keyPressed(Key(event.key.keysym), isRepeat: event.key.repeat != 0)
    case SDL_KEYUP: self = .keyReleased(Key(event.key.keysym))
    case SDL_TEXTINPUT: self = .textEntered(String(endingAtZero: event.text.text))
    case SDL_TEXTEDITING: self = .textComposed(String(endingAtZero: event.edit.text))
    case SDL_TEXTEDITING_EXT:
      self = .textComposed(event.editExt.text.map { String(cString: $0) } ?? "")
    case SDL_WINDOWEVENT: self = .window(WindowChange(event.window))
    default: self = .unknown(type: event.type)
    }
  }

  private init(_ wheel: SDL_MouseWheelEvent) {
    let sign: Double = wheel.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
    self = .wheel(
      device: wheel.which, dx: sign * Double(wheel.preciseX), dy: sign * Double(wheel.preciseY),
      x: Double(wheel.mouseX), y: Double(wheel.mouseY))
  }
}

extension String {
  /// Creates a text from the bytes of a tuple up to the first zero.
  fileprivate init(endingAtZero bytes: some Any) {
    self = withUnsafeBytes(of: bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

extension RawEvent.Finger {
  /// Converts a finger of SDL, whose location is in fractions of the window's size less one unit.
  init(_ finger: SDL_TouchFingerEvent, in window: DeviceSize) {
    self.init(
      device: finger.touchId, number: finger.fingerId,
      x: Double(finger.x) * Double(max(window.width - 1, 1)),
      y: Double(finger.y) * Double(max(window.height - 1, 1)))
  }
}

extension RawEvent.WindowChange {
  init(_ event: SDL_WindowEvent) {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SHOWN: self = .shown
    case SDL_WINDOWEVENT_HIDDEN: self = .hidden
    case SDL_WINDOWEVENT_MINIMIZED: self = .minimized
    case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED: self = .restored
    case SDL_WINDOWEVENT_EXPOSED: self = .exposed
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      self = .resized(width: Int(event.data1), height: Int(event.data2))
    case SDL_WINDOWEVENT_LEAVE: self = .mouseLeft
    case SDL_WINDOWEVENT_FOCUS_GAINED: self = .focusGained
    case SDL_WINDOWEVENT_FOCUS_LOST: self = .focusLost
    default: self = .other
    }
  }
}
