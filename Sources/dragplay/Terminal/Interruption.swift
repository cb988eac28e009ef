internal import Dispatch
internal import Glibc
internal import Synchronization

/// Runs cleanup tasks once, when it is deallocated or when a signal ends the program.
///
/// The signals are SIGINT, SIGTERM and SIGHUP.
final class Interruption {
  private let tasks = Tasks()
  private let sources: [any DispatchSourceSignal]

  init() {
    sources = [SIGINT, SIGTERM, SIGHUP].map { [tasks] number in
      // Dispatch receives a signal only if it is otherwise ignored.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        tasks.run { Self.endProgram(by: number) }
      }
      source.resume()
      return source
    }
  }

  deinit {
    for source in sources { source.cancel() }
    tasks.run {}
  }

  func add(_ task: @escaping @Sendable () -> Void) {
    tasks.all.withLock { $0.append(task) }
  }

  private static func endProgram(by number: Int32) -> Never {
    let all = UnsafeMutablePointer<sigset_t>.allocate(capacity: 1)
    sigfillset(all)
    // Once is not enough: while a source is cancelled, Dispatch may restore its own handler.
    while true {
      signal(number, SIG_DFL)
      // Dispatch's threads block signals, and so may the parent of the program.
      pthread_sigmask(SIG_UNBLOCK, all, nil)
      raise(number)
    }
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
