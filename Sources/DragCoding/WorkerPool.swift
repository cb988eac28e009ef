package import Dispatch
internal import Glibc
internal import Synchronization

/// Threads of one priority for work that takes long or waits for a disk.
///
/// A thread ends when no work is left. Pools share no threads: a thread cannot lower its niceness again.
package final class WorkerPool: Sendable {
  fileprivate struct State {
    var waiting: [@Sendable () -> Void] = []
    var threads = 0
  }

  /// Decoding of visible pictures, below the window's thread, so that a frame seldom waits for a picture.
  ///
  /// Beside two programs that used both of two cores, 24 photos of 12 megapixels took 4 to 14 seconds; with a niceness of
  /// 10, they took 10 to 24, and with 0, 2 to 7. With 0, more than half of the frames were over 8 ms late. One core is
  /// left to the window.
  package static let visible = WorkerPool(
    niceness: 5, atMost: min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)) - 1, 1), 4))

  /// Probing of pictures, files for other programs, and writing.
  ///
  /// Work on a dead mount keeps its thread for ever. So there are more threads than any of these needs.
  package static let background = WorkerPool(niceness: 10, atMost: 64)

  private let niceness: Int32
  private let limit: Int
  private let state = Mutex(State())

  init(niceness: Int32, atMost limit: Int) { (self.niceness, self.limit) = (niceness, limit) }

  /// Runs work on a thread of the pool, after all that waits for one; `group` includes it.
  package func async(group: DispatchGroup? = nil, _ work: @escaping @Sendable () -> Void) {
    group?.enter()
    let isStarting = state.withLock { state in
      state.waiting.append {
        work()
        group?.leave()
      }
      let isStarting = state.threads < limit
      state.threads += isStarting ? 1 : 0
      return isStarting
    }
    guard isStarting else { return }
    WorkerThread.start(niceness: niceness) { [self] in
      while let work = state.withLock({ $0.takeNext() }) { work() }
    }
  }
}

extension WorkerPool.State {
  fileprivate mutating func takeNext() -> (@Sendable () -> Void)? {
    guard waiting.isEmpty else { return waiting.removeFirst() }
    threads -= 1
    return nil
  }
}

/// A thread of its own, for work that sleeps most of the time.
package enum WorkerThread {
  private struct Work {
    let niceness: Int32
    let body: @Sendable () -> Void
  }

  /// Calls `body` on a new thread, or at once if the system has no more threads.
  package static func start(niceness: Int32 = 0, _ body: @escaping @Sendable () -> Void) {
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
