internal import Glibc

/// A thread with a niceness of its own: those of libdispatch keep theirs for whatever runs on them next.
enum NiceThread {
  private struct Work {
    let niceness: Int32
    let body: @Sendable () -> Void
  }

  /// Calls `body` on a new thread, or at once if the system has no more threads.
  static func start(niceness: Int32, _ body: @escaping @Sendable () -> Void) {
    let work = UnsafeMutablePointer<Work>.allocate(capacity: 1)
    work.initialize(to: Work(niceness: niceness, body: body))
    // The signals are for the window's thread, whose sleep they end.
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { context in
        guard let work = context?.assumingMemoryBound(to: Work.self).move() else { return nil }
        context?.deallocate()
        // Linux sets the niceness of the calling thread only.
        setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, work.niceness)
        work.body()
        return nil
      }, work)
    pthread_sigmask(SIG_SETMASK, &before, nil)
    guard status != 0 else {
      pthread_detach(thread)
      return
    }
    work.move().body()
    work.deallocate()
  }
}
