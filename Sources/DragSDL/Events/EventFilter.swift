internal import CDesktop
internal import CSDL2

final class EventFilter {
  private var hasSeenFinger = false
  /// The mouse under X11; `nil` elsewhere.
  var mouse: XMouse?
  /// Whether the events of the mouse and of fingers come from elsewhere: SDL's are discarded, also that the mouse left.
  var discardsPointers = false
  /// Whether the resources of an X server have changed since this was last set to `false`.
  var hasNewResources = false
  /// `RESOURCE_MANAGER`, a property of the root window, has the same number in each server.
  private static let resources: Atom = 23

  /// Installs the filter in SDL, which then discards all queued events.
  ///
  /// So the filter must be installed before the window is created.
  init() {
    SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
    SDL_SetEventFilter(
      { filter, event in
        guard let filter, let event else { return 1 }
        let isKept = Unmanaged<EventFilter>.fromOpaque(filter).takeUnretainedValue()
          .keeps(event.pointee)
        return isKept ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit {
    SDL_SetEventFilter(nil, nil)
  }

  private func keeps(_ event: SDL_Event) -> Bool {
    if discardsPointers { return !event.isOfPointer }
    if event.type == SDL_SYSWMEVENT.rawValue {
      replace(event)
      return false
    }
    // Others can come from any thread, which must not ask for the mouse.
    return !event.isOfPointer || mouse?.replaces(event) != true
  }

  private func noteFinger(on display: OpaquePointer?) {
    mouse?.announce(finger: true)
    guard !hasSeenFinger, let display else { return }
    hasSeenFinger = true
    RawInput.request(on: display, besideFingers: true)
  }

  /// Adds the mouse's event, if it is one, to SDL's queue: sdl2-compat gives the filter a copy, which cannot be changed.
  private func replace(_ event: SDL_Event) {
    guard let message = event.syswm.msg, message.pointee.subsystem == SDL_SYSWM_X11 else { return }
    let native = message.pointee.msg.x11.event
    if native.type == PropertyNotify, native.xproperty.atom == Self.resources {
      hasNewResources = true
    }
    if native.type == GenericEvent {
      let kind = Int(native.xcookie.evtype)
      if RawInput.ofMouse.contains(kind) { mouse?.announce(finger: false) }
      if RawInput.ofFingers.contains(kind) { noteFinger(on: native.xcookie.display) }
    }
    guard var replacement = mouse?.event(native) else { return }
    SDL_PeepEvents(&replacement, 1, SDL_ADDEVENT, 0, 0)
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
