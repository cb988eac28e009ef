internal import CSDL2
internal import DragGeometry
internal import Glibc

/// Sleeps until an event arrives, or until a time limit.
///
/// Under X11, SDL is not asked to wait: it would send the window a message after each wait, a
/// round trip for each motion. The connections with the X server are polled instead.
struct EventWait {
  let connections: [OpaquePointer]

  func callAsFunction(atMost span: Microseconds?) {
    // Rounded up, since waking early means waking twice.
    let limit = span.map { Int32(clamping: (max($0.count, 0) + 999) / 1000) }
    guard !connections.isEmpty else {
      // SDL waits forever for -1.
      SDL_WaitEventTimeout(nil, limit ?? -1)
      return
    }
    guard let limit else { return waitForever() }
    guard isQuiet else { return }
    var files = files
    poll(&files, nfds_t(files.count), limit)
  }

  private func waitForever() {
    // A signal that arrived since the last pump, while a frame was painted, would not end the sleep. One more
    // pump converts it to an event, and later signals are blocked until the sleep that they end.
    var (ends, before) = (sigset_t(), sigset_t())
    sigemptyset(&ends)
    sigaddset(&ends, SIGINT)
    sigaddset(&ends, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &ends, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    SDL_PumpEvents()
    guard isQuiet else { return }
    var files = files
    csdl_sleep(&files, nfds_t(files.count), &before)
  }

  private var files: [pollfd] {
    connections.map { pollfd(fd: XConnectionNumber($0), events: Int16(POLLIN), revents: 0) }
  }

  /// Whether no event is queued in Xlib or in SDL.
  ///
  /// Polling a connection does not notice events that have been read from it already. `XPending`
  /// also sends buffered requests.
  private var isQuiet: Bool {
    let (first, last) = (SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    return connections.allSatisfy { XPending($0) == 0 } && SDL_HasEvents(first, last) == SDL_FALSE
  }
}
