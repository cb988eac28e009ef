internal import Dispatch
internal import Glibc
internal import Synchronization

/// Runs cleanup tasks once, when it is deallocated or when a signal ends the program.
///
/// The signals are SIGINT, SIGTERM and SIGHUP. A thread waits for them, and all others block them:
/// none is lost, however early it arrives.
///
/// - Precondition: when the first one is made, the program has no other threads yet.
final class Interruption {
  private let tasks = Interruption.tasks

  deinit { tasks.run(of: ObjectIdentifier(self)) {} }

  /// Makes a thing, and adds the task that removes it.
  ///
  /// A signal that arrives meanwhile waits for both.
  func make<Thing: Sendable, Failure: Error>(
    _ thing: () throws(Failure) -> Thing, cleanup: @escaping @Sendable (Thing) -> Void
  ) throws(Failure) -> Thing {
    try tasks.all.withLock { (tasks) throws(Failure) in
      let thing = try thing()
      tasks.append(Task(owner: ObjectIdentifier(self)) { cleanup(thing) })
      return thing
    }
  }

  /// The tasks of the program; the first access starts the thread that waits.
  private static let tasks: Tasks = {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let (awaited, tasks) = (signals, Tasks())
    DispatchQueue(label: "signals").async {
      var (awaited, number) = (awaited, Int32())
      while sigwait(&awaited, &number) != 0 {}
      tasks.run { endProgram(by: number) }
    }
    return tasks
  }()

  private static func endProgram(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    var all = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
    raise(number)
    _exit(128 + number)
  }

  private struct Task: Sendable {
    let owner: ObjectIdentifier
    let run: @Sendable () -> Void
  }

  private final class Tasks: Sendable {
    let all = Mutex<[Task]>([])

    /// Runs the tasks of an owner, or of all, the last added first, and then `end`.
    ///
    /// The lock is held during both. A task can cause another thread to fail, which then calls this
    /// method, too. That thread waits for the lock, so it cannot report its error before the signal
    /// ends the program.
    func run(of owner: ObjectIdentifier? = nil, _ end: () -> Void) {
      all.withLock { tasks in
        for task in tasks.reversed() where owner == nil || task.owner == owner { task.run() }
        tasks.removeAll { owner == nil || $0.owner == owner }
        end()
      }
    }
  }
}
