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
  let sources: [any EventSource]

  func callAsFunction(atMost span: Microseconds?) {
    if sources.isEmpty {
      // Rounded up, since waking early means waking twice. SDL waits forever for -1.
      SDL_WaitEventTimeout(nil, span.map { Int32(clamping: (max($0.count, 0) + 999) / 1000) } ?? -1)
    } else if let span {
      sleep(atMost: max(span.count, 0), nil)
    } else {
      waitForever()
    }
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
    sleep(atMost: -1, &before)
  }

  /// Sleeps at most for some microseconds, without limit if negative; meanwhile `mask` blocks signals.
  private func sleep(atMost span: Int64, _ mask: UnsafePointer<sigset_t>?) {
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
    csdl_sleep(&files, nfds_t(files.count), span, mask)
  }
}
