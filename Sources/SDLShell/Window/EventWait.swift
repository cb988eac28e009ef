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
  /// The files of the connections.
  private var files: [pollfd]
  /// The signals that were blocked before.
  private var mask = sigset_t()

  /// Blocks SIGINT and SIGTERM, so that they arrive only during a sleep, and end it; SDL converts them to an event
  /// that the next pump returns.
  init(sources: [any EventSource]) {
    self.sources = sources
    files = sources.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
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
  mutating func callAsFunction(atMost span: Microseconds?) {
    guard !sources.isEmpty else {
      // Rounded up, since waking early means waking twice. SDL waits forever for -1.
      SDL_WaitEventTimeout(nil, span.map { Int32(clamping: (max($0.count, 0) + 999) / 1000) } ?? -1)
      return
    }
    var ready = 0
    while ready < sources.count, sources[ready].beginWait() { ready += 1 }
    let (first, last) = (SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    if ready == sources.count, SDL_HasEvents(first, last) == SDL_FALSE {
      let limit = span.map { max($0.count, 0) } ?? -1
      _ = csdl_sleep(&files, nfds_t(files.count), limit, &mask)
    }
    for index in 0..<ready {
      sources[index].endWait(isReadable: files[index].revents & Int16(POLLIN) != 0)
      files[index].revents = 0
    }
  }
}
