internal import DragCoding
internal import Glibc
internal import Synchronization

/// An incomplete output, or a program that makes one.
protocol Discardable: Sendable {
  /// Removes or stops it, unless it is complete.
  func discard()
}

/// A registry of incomplete output; discards it when deallocated, or when a signal ends the
/// program.
///
/// The signals are SIGINT, SIGTERM and SIGHUP. A thread waits for them, and all others block them:
/// none is lost, however early it arrives.
///
/// - Precondition: There is one at a time. When the first one is created, the program has no other
///   threads yet.
final class Interruption {
  private static let things = Mutex<[any Discardable]>([])

  init() { Self.waiting }

  deinit { Self.discard {} }

  /// Makes and registers a thing; a signal that arrives meanwhile waits.
  func make<Thing: Discardable, Failure: Error>(
    _ thing: () throws(Failure) -> Thing
  ) throws(Failure) -> Thing {
    try Self.things.withLock { (things) throws(Failure) in
      let thing = try thing()
      things.append(thing)
      return thing
    }
  }

  /// Discards all things, the newest first, and then calls `end`.
  ///
  /// The lock is held during both. Another thread can fail because its thing is discarded, and then
  /// calls this method, too. It waits for the lock, so it cannot report its error before the signal
  /// ends the program.
  private static func discard(_ end: () -> Void) {
    things.withLock { things in
      for thing in things.reversed() { thing.discard() }
      things = []
      end()
    }
  }

  /// Blocks the signals, and starts the thread that waits for them, at the first access.
  private static let waiting: Void = {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let awaited = signals
    WorkerThread.start {
      var (awaited, number) = (awaited, Int32())
      while sigwait(&awaited, &number) != 0 {}
      discard { endProgram(by: number) }
    }
  }()

  private static func endProgram(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
    raise(number)
    _exit(128 + number)
  }
}
