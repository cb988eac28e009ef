internal import CDesktop
internal import CSDL2

final class EventFilter {
  private var source = PointerSource()
  private var hasSeenFinger = false
  /// Whether the events of the mouse and of fingers come from elsewhere: SDL's are discarded, also that the mouse left.
  var discardsPointers = false

  /// Installs the filter in SDL, which then discards all queued events.
  ///
  /// So the filter must be installed before the window is created.
  init() {
    SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
    SDL_SetEventFilter(
      { filter, event in
        guard let filter, let event else { return 1 }
        let isKept = Unmanaged<EventFilter>.fromOpaque(filter).takeUnretainedValue()
          .correct(&event.pointee)
        return isKept ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit {
    SDL_SetEventFilter(nil, nil)
  }

  private func correct(_ event: inout SDL_Event) -> Bool {
    if discardsPointers { return !event.isOfPointer }
    switch SDL_EventType(event.type) {
    case SDL_SYSWMEVENT: return correctSystem(&event)
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

  private func noteFinger(on display: OpaquePointer?) {
    source.isFinger = true
    guard !hasSeenFinger, let display else { return }
    hasSeenFinger = true
    RawInput.request(on: display, besideFingers: true)
  }

  private func correctSystem(_ event: inout SDL_Event) -> Bool {
    guard let message = event.syswm.msg, message.pointee.subsystem == SDL_SYSWM_X11 else {
      return false
    }
    let native = message.pointee.msg.x11.event
    switch native.type {
    case GenericEvent:
      let kind = Int(native.xcookie.evtype)
      if RawInput.ofMouse.contains(kind) { source.isFinger = false }
      if RawInput.ofFingers.contains(kind) { noteFinger(on: native.xcookie.display) }
    case ButtonRelease:
      let button = UInt8(truncatingIfNeeded: native.xbutton.button)
      guard source.isMissed(button) else { break }
      event = SDL_Event()
      event.button.type = SDL_MOUSEBUTTONUP.rawValue
      (event.button.button, event.button.x, event.button.y) = (
        button, native.xbutton.x, native.xbutton.y
      )
      return true
    default: break
    }
    return false
  }
}

extension SDL_Event {
  /// Whether the event is of the mouse or of a finger.
  fileprivate var isOfPointer: Bool {
    switch SDL_EventType(type) {
    case SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL, SDL_FINGERDOWN,
      SDL_FINGERMOTION, SDL_FINGERUP:
      true
    case SDL_WINDOWEVENT: window.event == SDL_WINDOWEVENT_LEAVE.rawValue
    default: false
    }
  }
}
