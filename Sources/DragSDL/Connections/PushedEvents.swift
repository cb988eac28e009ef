internal import CDesktop
internal import CSDL2
internal import Glibc

/// The events that a program pushes into SDL's queue, such as in a callback of `SDL_AddTimer`; each ends the sleep of its loop.
///
/// They can come from any thread, and SDL itself would wake only a loop that waits in SDL.
final class PushedEvents {
  /// A counter of the kernel, which can be read once an event was pushed; -1 if the system has no more files.
  let descriptor: Int32 = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))

  private static let watch: SDL_EventFilter = { descriptor, event in
    if let event, event.pointee.type >= SDL_USEREVENT.rawValue {
      _ = eventfd_write(Int32(Int(bitPattern: descriptor)), 1)
    }
    return 1
  }

  // SDL hands the number of the file to the watch, which needs nothing that could have ended.
  private var userData: UnsafeMutableRawPointer? {
    UnsafeMutableRawPointer(bitPattern: Int(descriptor))
  }

  init() { SDL_AddEventWatch(Self.watch, userData) }

  deinit {
    SDL_DelEventWatch(Self.watch, userData)
    if descriptor >= 0 { close(descriptor) }
  }
}

extension PushedEvents: EventSource {
  func beginWait() -> Bool { true }

  func endWait(isReadable: Bool) {
    guard isReadable else { return }
    var count = eventfd_t()
    _ = eventfd_read(descriptor, &count)
    // SDL calls the watch just before the event is in its queue.
    var tries = 0
    while tries < 1000, SDL_HasEvents(SDL_USEREVENT.rawValue, SDL_LASTEVENT.rawValue) == SDL_FALSE {
      tries += 1
      sched_yield()
    }
  }
}
