internal import CSDL2
internal import DragGeometry
internal import Glibc

/// Sleeps until something happens to a window.
///
/// Under X11 it waits for the server's connection itself. SDL's own wait, when an event comes, sends the
/// window a message to end the wait that has just ended: a round trip for each motion.
struct EventWait {
  private let display: OpaquePointer?

  init(for window: OpaquePointer) {
    var info = SDL_SysWMinfo()
    info.version.major = UInt8(SDL_MAJOR_VERSION)
    info.version.minor = UInt8(SDL_MINOR_VERSION)
    info.version.patch = UInt8(SDL_PATCHLEVEL)
    let isKnown = SDL_GetWindowWMInfo(window, &info) == SDL_TRUE
    display = isKnown && info.subsystem == SDL_SYSWM_X11 ? info.info.x11.display : nil
  }

  /// Sleeps until an event comes or the time is over; without a time, until an event comes.
  ///
  /// A signal ends the sleep too: SDL has made it an event that the next pump brings.
  func callAsFunction(atMost span: Microseconds?) {
    if let display {
      wait(for: display, atMost: span)
    } else if let span {
      SDL_WaitEventTimeout(nil, Self.milliseconds(span))
    } else {
      SDL_WaitEvent(nil)
    }
  }

  private func wait(for display: OpaquePointer, atMost span: Microseconds?) {
    guard let span else { return waitForever(for: display) }
    guard isQuiet(display) else { return }
    var connection = pollfd(fd: XConnectionNumber(display), events: Int16(POLLIN), revents: 0)
    poll(&connection, 1, Self.milliseconds(span))
  }

  /// Sleeps until an event or a signal comes.
  ///
  /// A signal that came since the last pump, while a frame was painted, would not wake it: one more
  /// pump makes it an event, and from then on signals are held back until the sleep that they end.
  private func waitForever(for display: OpaquePointer) {
    var (ends, before) = (sigset_t(), sigset_t())
    sigemptyset(&ends)
    sigaddset(&ends, SIGINT)
    sigaddset(&ends, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &ends, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    SDL_PumpEvents()
    guard isQuiet(display) else { return }
    csdl_sleep(XConnectionNumber(display), &before)
  }

  /// `true` where nothing has come yet.
  ///
  /// What has been read from the connection already would not wake a sleep. This also sends what is
  /// still to be sent.
  private func isQuiet(_ display: OpaquePointer) -> Bool {
    let (first, last) = (SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    return XPending(display) == 0 && SDL_HasEvents(first, last) == SDL_FALSE
  }

  /// Rounded up: to wake a little early would mean to wake twice.
  private static func milliseconds(_ span: Microseconds) -> Int32 {
    Int32(clamping: (max(span.count, 0) + 999) / 1000)
  }
}
