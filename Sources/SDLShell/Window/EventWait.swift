internal import CSDL2
internal import DragGeometry
internal import Glibc

/// Sleeps until something happens to a window.
///
/// Under X11 it waits for the server's connections itself. SDL's own wait, when an event comes, sends the
/// window a message to end the wait that has just ended: a round trip for each motion.
struct EventWait {
  private let connections: [OpaquePointer]

  /// Waits for what comes on some connections with the X server; without any, for SDL's events.
  init(on connections: [OpaquePointer]) {
    self.connections = connections
  }

  /// Sleeps until an event comes or the time is over; without a time, until an event comes.
  ///
  /// A signal ends the sleep too: SDL has made it an event that the next pump brings.
  func callAsFunction(atMost span: Microseconds?) {
    if !connections.isEmpty {
      waitForConnections(atMost: span)
    } else if let span {
      SDL_WaitEventTimeout(nil, Self.milliseconds(span))
    } else {
      SDL_WaitEvent(nil)
    }
  }

  private func waitForConnections(atMost span: Microseconds?) {
    guard let span else { return waitForever() }
    guard isQuiet else { return }
    var files = files
    poll(&files, nfds_t(files.count), Self.milliseconds(span))
  }

  /// Sleeps until an event or a signal comes.
  ///
  /// A signal that came since the last pump, while a frame was painted, would not wake it: one more
  /// pump makes it an event, and from then on signals are held back until the sleep that they end.
  private func waitForever() {
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

  /// `true` where nothing has come yet.
  ///
  /// What has been read from a connection already would not wake a sleep. This also sends what is
  /// still to be sent.
  private var isQuiet: Bool {
    let (first, last) = (SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    return connections.allSatisfy { XPending($0) == 0 } && SDL_HasEvents(first, last) == SDL_FALSE
  }

  /// Rounded up: to wake a little early would mean to wake twice.
  private static func milliseconds(_ span: Microseconds) -> Int32 {
    Int32(clamping: (max(span.count, 0) + 999) / 1000)
  }
}
