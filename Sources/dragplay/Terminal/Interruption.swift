internal import Dispatch
internal import Glibc
internal import Synchronization

/// Runs cleanup tasks once, when it is deallocated or when a signal ends the program.
///
/// The signals are SIGINT, SIGTERM and SIGHUP. A thread waits for them, and all others block them: none is lost,
/// however early it arrives.
///
/// - Precondition: the program has no other threads yet.
final class Interruption {
  private let tasks = Tasks()

  init() {
    let signals = UnsafeMutablePointer<sigset_t>.allocate(capacity: 1)
    defer { signals.deallocate() }
    sigemptyset(signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(signals, number) }
    pthread_sigmask(SIG_BLOCK, signals, nil)
    let awaited = signals.pointee
    DispatchQueue.global().async { [tasks] in
      var (awaited, number) = (awaited, Int32())
      while sigwait(&awaited, &number) != 0 {}
      tasks.run { Self.endProgram(by: number) }
    }
  }

  deinit { tasks.run {} }

  /// Makes something, and adds the task that removes it; a signal that arrives meanwhile waits for both.
  func make<Thing: Sendable, Failure: Error>(
    _ thing: () throws(Failure) -> Thing, cleanup: @escaping @Sendable (Thing) -> Void
  ) throws(Failure) -> Thing {
    try tasks.all.withLock { (tasks) throws(Failure) in
      let thing = try thing()
      tasks.append { cleanup(thing) }
      return thing
    }
  }

  private static func endProgram(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    let all = UnsafeMutablePointer<sigset_t>.allocate(capacity: 1)
    sigfillset(all)
    pthread_sigmask(SIG_UNBLOCK, all, nil)
    raise(number)
    _exit(128 + number)
  }

  private final class Tasks: Sendable {
    let all = Mutex<[@Sendable () -> Void]>([])

    /// Runs the tasks, the last added first, and then `end`.
    ///
    /// The lock is held during both. A task can cause another thread to fail, which then calls this
    /// method, too. That thread waits for the lock, so it cannot report its error before the signal
    /// ends the program.
    func run(_ end: () -> Void) {
      all.withLock { tasks in
        for task in tasks.reversed() { task() }
        tasks.removeAll()
        end()
      }
    }
  }
}
