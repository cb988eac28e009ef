internal import CSDL2

/// Looks at every event on its way into SDL's queue, and says whose the pointer's are.
final class EventFilter {
  private var source = PointerSource()

  /// Starts to look; what is queued already is lost, so this comes before the window.
  init() {
    SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
    SDL_SetEventFilter(
      { filter, event in
        guard let filter, let event else { return 1 }
        let isKept = Unmanaged<EventFilter>.fromOpaque(filter).takeUnretainedValue()
          .look(at: &event.pointee)
        return isKept ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit {
    SDL_SetEventFilter(nil, nil)
  }

  /// Corrects an event; `false` where it goes no further.
  private func look(at event: inout SDL_Event) -> Bool {
    switch SDL_EventType(event.type) {
    case SDL_SYSWMEVENT: return look(atSystem: &event)
    case SDL_MOUSEMOTION:
      let (device, buttons) = source.motion(from: event.motion.which)
      event.motion.which = device
      event.motion.state |= buttons
    case SDL_MOUSEBUTTONDOWN:
      event.button.which = source.press(event.button.button, from: event.button.which)
    case SDL_MOUSEBUTTONUP:
      event.button.which = source.release(event.button.button, from: event.button.which)
    case SDL_WINDOWEVENT where event.window.event == SDL_WINDOWEVENT_HIDDEN.rawValue:
      source.forget()
    default: break
    }
    return true
  }

  /// Looks at what the window system said before SDL does.
  private func look(atSystem event: inout SDL_Event) -> Bool {
    guard let message = event.syswm.msg, message.pointee.subsystem == SDL_SYSWM_X11 else {
      return false
    }
    let said = message.pointee.msg.x11.event
    switch said.type {
    case GenericEvent: announce(said.xcookie.evtype)
    case ButtonRelease:
      let button = UInt8(truncatingIfNeeded: said.xbutton.button)
      guard source.isMissed(button) else { break }
      event = SDL_Event(releaseOf: button, at: said.xbutton)
      return true
    default: break
    }
    return false
  }

  /// Takes note of a raw event, by its number in XInput's protocol (`XI2.h`).
  private func announce(_ kind: Int32) {
    switch kind {
    case 15...17: source.announce(byFinger: false)  // RawButtonPress, RawButtonRelease, RawMotion
    case 22...24: source.announce(byFinger: true)  // RawTouchBegin, RawTouchUpdate, RawTouchEnd
    default: break
    }
  }
}

extension SDL_Event {
  fileprivate init(releaseOf number: UInt8, at place: XButtonEvent) {
    self.init()
    button.type = SDL_MOUSEBUTTONUP.rawValue
    button.button = number
    button.x = place.x
    button.y = place.y
  }
}
