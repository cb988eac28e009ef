internal import CDesktop
internal import CSDL2
internal import Glibc

/// Sleeps until an event arrives, or until a time limit.
///
/// The connections with the display server are watched, and SDL does not wait: under X11 it would send the
/// window a message after each wait, a round trip for each motion; under Wayland it would not return for
/// the events of objects that are not its own.
struct EventWait {
  /// The connections with the display server; if empty, SDL waits.
  private let sources: [any EventSource]
  /// The file that watches those of the connections; with `epoll`, a sleep does not walk them, as it would with `poll`.
  private let watch: Int32
  /// A bit for each connection that had events at the end of the last sleep.
  private var readable: UInt32 = 0
  /// The signals that were blocked before.
  private var mask = sigset_t()

  /// Blocks SIGINT and SIGTERM, so that they arrive only during a sleep, and end it; SDL converts them to an event
  /// that the next turn returns.
  init(sources: [any EventSource]) {
    watch = sources.isEmpty ? -1 : cdesktop_watch(sources.map(\.descriptor), Int32(sources.count))
    self.sources = watch < 0 ? [] : sources
    guard watch >= 0 else { return }
    var ends = sigset_t()
    sigemptyset(&ends)
    sigaddset(&ends, SIGINT)
    sigaddset(&ends, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &ends, &mask)
  }

  /// Restores the signals, and forgets the connections.
  mutating func end() {
    if watch >= 0 {
      close(watch)
      pthread_sigmask(SIG_SETMASK, &mask, nil)
    }
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
    readable = 0
    if ready == sources.count, SDL_HasEvents(first, last) == SDL_FALSE {
      readable = cdesktop_sleep(watch, span.map { max($0.count, 0) } ?? -1, &mask)
    }
    for index in 0..<ready { sources[index].endWait(isReadable: readable & (1 << index) != 0) }
  }
  /// Whether the last sleep was ended by events on a connection, and on no other one.
  func wasEnded(by source: any EventSource) -> Bool {
    guard let index = sources.firstIndex(where: { $0 === source }) else { return false }
    return readable == 1 << index
  }
}
