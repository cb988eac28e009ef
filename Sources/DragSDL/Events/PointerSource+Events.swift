internal import CDesktop
internal import CSDL2

extension PointerSource {
  /// Returns a location in the window from one in another window of the server; `nil` if that is not followed.
  typealias Place = (_ window: UInt, _ x: Int32, _ y: Int32) -> (x: Int32, y: Int32)?

  /// Converts an event of the X server to that of SDL for its window `number`; `nil` if it is none of the pointer.
  ///
  /// Each event has its own location: a remote desktop sends a press without a motion before it.
  mutating func event(_ native: XEvent, in number: UInt32, at place: Place) -> SDL_Event? {
    var event: SDL_Event?
    switch native.type {
    case MotionNotify:
      let motion = native.xmotion
      event = place(motion.window, motion.x, motion.y).map { moved(motion.state, to: $0) }
    case GenericEvent where XI_ButtonPress...XI_Motion ~= native.xcookie.evtype:
      guard let input = native.xcookie.data?.load(as: XIDeviceEvent.self), isOfPointer(input)
      else { break }
      event = place(input.event, Int32(input.event_x), Int32(input.event_y)).flatMap {
        self.event(input, at: $0)
      }
    case EnterNotify where native.xcrossing.mode != NotifyGrab:
      let crossing = native.xcrossing
      event = place(crossing.window, crossing.x, crossing.y).map { moved(crossing.state, to: $0) }
    case ButtonPress, ButtonRelease:
      let button = native.xbutton
      event = place(button.window, button.x, button.y).flatMap {
        buttonChanged(button.button, isPress: native.type == ButtonPress, at: $0)
      }
    default: break
    }
    // It is in the same place in each kind of event.
    event?.button.windowID = number
    return event
  }

  /// Whether an event is one of the pointer, and not of a device that moves it.
  private func isOfPointer(_ event: XIDeviceEvent) -> Bool {
    event.deviceid == pointer || event.deviceid != event.sourceid
  }

  /// Converts an event of XInput, of which SDL 2 requests motions beside fingers, and SDL 3 also presses and releases.
  ///
  /// They replace those of the core protocol, except while a button holds the mouse.
  private mutating func event(
    _ input: XIDeviceEvent, at point: (x: Int32, y: Int32)
  ) -> SDL_Event? {
    guard input.evtype == XI_Motion else {
      return buttonChanged(UInt32(input.detail), isPress: input.evtype == XI_ButtonPress, at: point)
    }
    let buttons = input.buttons.mask_len > 0 ? UInt32(input.buttons.mask[0]) : 0
    return moved(buttons << 7, to: point)
  }

  private mutating func moved(_ state: UInt32, to point: (x: Int32, y: Int32)) -> SDL_Event {
    var event = SDL_Event()
    event.motion.type = SDL_MOUSEMOTION.rawValue
    // X and SDL number the first three buttons in the same order.
    (event.motion.which, event.motion.state) = motion(state >> 8 & 0b111)
    (event.motion.x, event.motion.y) = point
    return event
  }

  private mutating func buttonChanged(
    _ number: UInt32, isPress: Bool, at point: (x: Int32, y: Int32)
  ) -> SDL_Event? {
    var event = SDL_Event()
    switch number {
    case 1...3, 8...32:
      // X has four more buttons for the wheel.
      let button = UInt8(number < 4 ? number : number - 4)
      event.button.type = (isPress ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP).rawValue
      event.button.which = isPress ? press(button) : release(button)
      event.button.state = UInt8(isPress ? SDL_PRESSED : SDL_RELEASED)
      (event.button.button, event.button.clicks) = (button, 1)
      (event.button.x, event.button.y) = point
    case 4...7 where isPress:
      let (dx, dy): (Int32, Int32) = [(0, 1), (0, -1), (-1, 0), (1, 0)][Int(number) - 4]
      event.wheel.type = SDL_MOUSEWHEEL.rawValue
      (event.wheel.x, event.wheel.y) = (dx, dy)
      (event.wheel.preciseX, event.wheel.preciseY) = (Float(dx), Float(dy))
      (event.wheel.mouseX, event.wheel.mouseY) = point
    default: return nil
    }
    return event
  }
}
