internal import CSDL2
internal import DragGeometry
internal import Glibc

/// Sleeps until an event arrives, or until a time limit.
///
/// The connections with the display server are polled, and SDL does not wait: under X11 it would send the
/// window a message after each wait, a round trip for each motion; under Wayland it would not return for
/// the events of objects that are not its own.
struct EventWait {
  /// The connections with the display server; if empty, SDL waits.
  private let sources: [any EventSource]
  /// The signals that were blocked before.
  private var mask = sigset_t()

  /// Blocks SIGINT and SIGTERM, so that they arrive only during a sleep, and end it; SDL converts them to an event
  /// that the next pump returns.
  init(sources: [any EventSource]) {
    self.sources = sources
    guard !sources.isEmpty else { return }
    var ends = sigset_t()
    sigemptyset(&ends)
    sigaddset(&ends, SIGINT)
    sigaddset(&ends, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &ends, &mask)
  }

  /// Restores the signals, and forgets the connections.
  mutating func end() {
    if !sources.isEmpty { pthread_sigmask(SIG_SETMASK, &mask, nil) }
    self = EventWait(sources: [])
  }

  /// Sleeps until an event or a signal arrives, at most for `span`; `nil` sets no limit.
  func callAsFunction(atMost span: Microseconds?) {
    guard !sources.isEmpty else {
      // Rounded up, since waking early means waking twice. SDL waits forever for -1.
      SDL_WaitEventTimeout(nil, span.map { Int32(clamping: (max($0.count, 0) + 999) / 1000) } ?? -1)
      return
    }
    var files: [pollfd] = []
    defer {
      for (source, file) in zip(sources, files) {
        source.endWait(isReadable: file.revents & Int16(POLLIN) != 0)
      }
    }
    for source in sources {
      guard source.beginWait() else { return }
      files.append(pollfd(fd: source.descriptor, events: Int16(POLLIN), revents: 0))
    }
    let (first, last) = (SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    guard SDL_HasEvents(first, last) == SDL_FALSE else { return }
    withUnsafePointer(to: mask) { mask in
      _ = csdl_sleep(&files, nfds_t(files.count), span.map { max($0.count, 0) } ?? -1, mask)
    }
  }
}
