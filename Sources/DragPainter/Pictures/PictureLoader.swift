internal import CPictures
internal import CSDL2
internal import Glibc
internal import Synchronization

/// Makes pictures on threads of its own, and wakes the event loop when one is made.
package final class PictureLoader: Sendable {
  private struct State {
    var waiting: [PictureJob] = []
    var running: Set<PictureJob.Product> = []
    /// The running products whose files have changed meanwhile.
    var outdated: Set<PictureJob.Product> = []
    var threads = 0
    var results: [PictureJob.Result] = []
  }

  private let folders: [String]
  private let state = Mutex(State())
  /// The file that can be read as soon as a picture was made.
  package let descriptor: Int32

  /// One core is left to the window.
  private static let mostThreads = min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)) - 1, 1), 4)
  /// Below that of the window, so that a frame seldom waits for a picture, but above that of the prober, since these
  /// pictures are visible.
  ///
  /// Beside two programs that used both of two cores, 24 photos of 12 megapixels took 4 to 14 seconds; with a niceness of
  /// 10, they took 10 to 24, and with 0, 2 to 7. With 0, more than half of the frames were over 8 ms late.
  private static let niceness: Int32 = 5

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
    let started = state.withLock { state in
      let begun = state.running.union(state.results.lazy.map(\.product))
      state.waiting = jobs.filter { !begun.contains($0.product) }.reversed()
      let started = min(Self.mostThreads - state.threads, state.waiting.count)
      state.threads += max(started, 0)
      return started
    }
    for _ in 0..<max(started, 0) { NiceThread.start(niceness: Self.niceness) { [self] in work() } }
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
    var done: PictureJob.Result?
    while let job = nextJob(after: done) { done = job.run(in: folders) }
  }

  private func nextJob(after done: PictureJob.Result?) -> PictureJob? {
    let job = state.withLock { state -> PictureJob? in
      if let done {
        state.running.remove(done.product)
        if state.outdated.remove(done.product) == nil {
          state.results.append(done)
        } else {
          // The frame that lacks it was told that it is being made.
          state.waiting.append(PictureJob(product: done.product, thumbnail: nil))
        }
      }
      guard let job = state.waiting.popLast() else {
        state.threads -= 1
        return nil
      }
      state.running.insert(job.product)
      return job
    }
    if done != nil { eventfd_write(descriptor, 1) }
    return job
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
