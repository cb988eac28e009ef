internal import Dispatch
internal import Glibc
internal import Synchronization

/// What is put in order when work ends in the middle: by an error, or because the user stops the program,
/// which then ends by that signal as it would have without.
final class Interruption {
  private let tasks = Tasks()
  private let sources: [any DispatchSourceSignal]

  init() {
    sources = [SIGINT, SIGTERM, SIGHUP].map { [tasks] number in
      // Dispatch takes a signal only where nothing else does.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        tasks.run()
        signal(number, SIG_DFL)
        kill(getpid(), number)
      }
      source.resume()
      return source
    }
  }

  deinit {
    for source in sources { source.cancel() }
    tasks.run()
  }

  /// Adds something to do; what was added last is done first.
  func add(_ task: @escaping @Sendable () -> Void) {
    tasks.all.withLock { $0.append(task) }
  }

  private final class Tasks: Sendable {
    let all = Mutex<[@Sendable () -> Void]>([])

    func run() {
      // The lock is kept: whoever finishes the work meanwhile has to wait, and is too late.
      all.withLock { tasks in
        for task in tasks.reversed() { task() }
        tasks.removeAll()
      }
    }
  }
}
