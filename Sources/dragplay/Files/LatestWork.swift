internal import Dispatch
internal import DragCoding
internal import Synchronization

/// Work of which only the latest counts, such as writing a file, one at a time on a worker thread.
final class LatestWork: Sendable {
  private struct State {
    var waiting: (@Sendable () -> Void)?
    var isRunning = false
    var isClosing = false
  }

  private let state = Mutex(State())
  private let running = DispatchGroup()
  private let changed = DispatchSemaphore(value: 0)
  private let delay: DispatchTimeInterval?

  /// Work begins after `delay` without other work.
  init(after delay: DispatchTimeInterval? = nil) { self.delay = delay }

  /// Runs work instead of that which waits.
  func replace(by work: @escaping @Sendable () -> Void) {
    let isStarting = state.withLock { state in
      state.waiting = work
      defer { state.isRunning = true }
      return !state.isRunning
    }
    guard isStarting else { return _ = changed.signal() }
    WorkerPool.background.async(group: running) { [self] in
      while let work = takeWaiting() { work() }
    }
  }

  /// Waits until all work is done, which is no longer delayed.
  func finish() {
    state.withLock { $0.isClosing = true }
    changed.signal()
    running.wait()
  }

  private func takeWaiting() -> (@Sendable () -> Void)? {
    if let delay {
      while !state.withLock(\.isClosing), changed.wait(timeout: .now() + delay) == .success {}
    }
    return state.withLock { state in
      state.isRunning = state.waiting != nil
      return state.waiting.take()
    }
  }
}
