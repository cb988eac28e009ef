internal import Dispatch
internal import Glibc
internal import Synchronization

/// Runs cleanup tasks once, when it is deallocated or when a signal ends the program.
///
/// The signals are SIGINT, SIGTERM and SIGHUP. A thread waits for them, and all others block them:
/// none is lost, however early it arrives.
///
/// - Precondition: There is one at a time. When the first one is made, the program has no other
///   threads yet.
final class Interruption {
  private typealias Task = @Sendable () -> Void

  private static let tasks = Mutex<[Task]>([])

  init() { Self.waiting }

  deinit { Self.run {} }

  /// Makes a thing, and adds the task that removes it.
  ///
  /// A signal that arrives meanwhile waits for both.
  func make<Thing: Sendable, Failure: Error>(
    _ thing: () throws(Failure) -> Thing, cleanup: @escaping @Sendable (Thing) -> Void
  ) throws(Failure) -> Thing {
    try Self.tasks.withLock { (tasks) throws(Failure) in
      let thing = try thing()
      tasks.append { cleanup(thing) }
      return thing
    }
  }

  /// Runs all tasks, the last added first, and then `end`.
  ///
  /// The lock is held during both. A task can cause another thread to fail, which then calls this
  /// method, too. That thread waits for the lock, so it cannot report its error before the signal
  /// ends the program.
  private static func run(_ end: () -> Void) {
    tasks.withLock { tasks in
      for task in tasks.reversed() { task() }
      tasks = []
      end()
    }
  }

  /// Blocks the signals, and starts the thread that waits for them; at the first access.
  private static let waiting: Void = {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let awaited = signals
    DispatchQueue(label: "signals").async {
      var (awaited, number) = (awaited, Int32())
      while sigwait(&awaited, &number) != 0 {}
      run { endProgram(by: number) }
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
