internal import CDesktop
internal import CSDL2
internal import Glibc

/// Ends the sleep of a program's loop when the program pushes an event into SDL's queue, such as in a callback of `SDL_AddTimer`.
///
/// The event can come from any thread. SDL itself wakes only a loop that waits in SDL.
final class PushedEvents {
  /// A counter of the kernel, which can be read once an event was pushed; -1 if the system has no more files.
  let descriptor: Int32 = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))

  private static let watch: SDL_EventFilter = { descriptor, event in
    if let event, event.pointee.type >= SDL_USEREVENT.rawValue {
      _ = eventfd_write(Int32(Int(bitPattern: descriptor)), 1)
    }
    return 1
  }

  // The number of the file itself: a call from another thread needs no object, which could have been released.
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
