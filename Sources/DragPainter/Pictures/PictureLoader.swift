internal import CPictures
internal import DragCoding
internal import Glibc
internal import Synchronization

/// Makes pictures on worker threads, and wakes the event loop when one is made.
package final class PictureLoader: Sendable {
  fileprivate struct State {
    var waiting: [PictureJob] = []
    var running: Set<PictureJob.Product> = []
    /// The running products whose files have changed meanwhile.
    var outdated: Set<PictureJob.Product> = []
    /// The number of calls of ``work()`` that the pool has not begun.
    var queued = 0
    var results: [PictureJob.Result] = []
  }

  private let folders: [String]
  private let state = Mutex(State())
  /// The file that can be read as soon as a picture was made.
  package let descriptor: Int32

  /// Returns `nil` if the system has no more files.
  init?(folders: [String]) {
    self.folders = folders
    descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Replaces the jobs that no thread has begun; the first is done first.
  ///
  /// What is being made, or was made and has not been taken, is not made again.
  func replaceJobs(by jobs: [PictureJob]) {
    let added = state.withLock { state in
      let begun = state.running.union(state.results.lazy.map(\.product))
      state.waiting = jobs.filter { !begun.contains($0.product) }.reversed()
      return state.queueAdded()
    }
    queue(added)
  }

  private func queue(_ count: Int) {
    for _ in 0..<count { WorkerPool.visible.async { [self] in work() } }
  }

  /// Returns what was made since the last call.
  func takeResults() -> [PictureJob.Result] {
    state.withLock { state in
      defer { state.results = [] }
      return state.results
    }
  }

  /// Forgets what was made of pictures that have changed; what is being made of them is made again.
  func forget(_ names: Set<String>) {
    state.withLock { state in
      state.waiting.removeAll { names.contains($0.product.thumbnail.name) }
      state.results.removeAll { names.contains($0.product.thumbnail.name) }
      state.outdated.formUnion(state.running.filter { names.contains($0.thumbnail.name) })
    }
  }

  /// Whether a picture is being made, or has not been taken.
  var isBusy: Bool {
    state.withLock { !$0.waiting.isEmpty || !$0.running.isEmpty || !$0.results.isEmpty }
  }

  private func work() {
    let job = state.withLock { state -> PictureJob? in
      state.queued -= 1
      guard let job = state.waiting.popLast() else { return nil }
      state.running.insert(job.product)
      return job
    }
    guard let result = job?.run(in: folders) else { return }
    let added = state.withLock { state in
      state.running.remove(result.product)
      if state.outdated.remove(result.product) == nil {
        state.results.append(result)
      } else {
        // The frame that lacks it was told that it is being made.
        state.waiting.append(PictureJob(product: result.product, thumbnail: nil))
      }
      return state.queueAdded()
    }
    queue(added)
    eventfd_write(descriptor, 1)
  }
}

extension PictureLoader.State {
  /// Returns the number of waiting jobs for which no work is queued, which the caller queues.
  fileprivate mutating func queueAdded() -> Int {
    let added = max(waiting.count - queued, 0)
    queued += added
    return added
  }
}

extension PictureLoader {
  /// Whether everything that was made has been taken.
  package var isTaken: Bool { state.withLock { $0.results.isEmpty } }

  /// Makes ``descriptor`` unreadable until the next picture was made.
  package func clearDescriptor() {
    var count: eventfd_t = 0
    eventfd_read(descriptor, &count)
  }
}
