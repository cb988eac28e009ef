internal import DragCoding
internal import Synchronization

/// The result of probing a file.
package struct PictureProbe: Sendable {
  package let path: String
  package let result: Result<PictureInfo, PictureProblem>
}

/// Probes pictures on worker threads, and delivers the results in batches, in the order of the paths.
///
/// ```swift
/// let prober = PictureProber { probes in messages.send(Message("probed", text: text(of: probes))) }
/// prober.probe(paths)
/// ```
package final class PictureProber: Sendable {
  fileprivate struct State {
    /// The paths whose results are not all delivered.
    var paths: [String] = []
    /// The index of the first path that no thread has begun with.
    var next = 0
    /// The number of paths whose results were delivered.
    var delivered = 0
    /// The results that are not delivered, by the index of their first path.
    var finished: [Int: [PictureProbe]] = [:]
    var threads = 0
    var isDelivering = false
  }

  private let state = Mutex(State())
  private let deliver: @Sendable ([PictureProbe]) -> Void

  /// Independent of the number of cores: most of the time, the threads wait for the disk.
  private static let mostThreads = 4
  /// The number of paths that a thread takes at once.
  private static let share = 32

  /// `deliver` is called on a worker thread, for one batch at a time.
  package init(deliver: @escaping @Sendable ([PictureProbe]) -> Void) { self.deliver = deliver }

  /// Begins to probe files, after those of earlier calls.
  package func probe(_ paths: [String]) {
    let started = state.withLock { state in
      state.paths += paths
      let started = max(
        min(Self.mostThreads - state.threads, max(1, paths.count / Self.share)), 0)
      state.threads += started
      return started
    }
    for _ in 0..<started { WorkerPool.background.async { [self] in work() } }
  }

  private func work() {
    while let share = takeShare() {
      let probes = share.paths.map { path in
        PictureProbe(
          path: path,
          result: Result { () throws(PictureProblem) in try PictureInfo(probing: path) })
      }
      state.withLock { $0.finished[share.start] = probes }
      deliverFinished()
    }
  }

  private func takeShare() -> (start: Int, paths: [String])? {
    state.withLock { state in
      let start = state.next
      state.next = min(start + Self.share, state.paths.count)
      if start < state.next { return (start, Array(state.paths[start..<state.next])) }
      state.threads -= 1
      return nil
    }
  }

  /// Delivers the finished results, unless another thread does so, which then also delivers this.
  private func deliverFinished() {
    guard state.withLock({ $0.beginDelivery() }) else { return }
    while let probes = state.withLock({ $0.nextBatch() }) { deliver(probes) }
  }
}

extension PictureProber.State {
  fileprivate mutating func beginDelivery() -> Bool {
    defer { isDelivering = true }
    return !isDelivering
  }

  /// Returns the finished results up to the first that is missing; ends the delivery if there are none.
  fileprivate mutating func nextBatch() -> [PictureProbe]? {
    var batch: [PictureProbe] = []
    while let probes = finished.removeValue(forKey: delivered) {
      batch += probes
      delivered += probes.count
    }
    if delivered == paths.count { (paths, next, delivered) = ([], 0, 0) }
    isDelivering = !batch.isEmpty
    return batch.isEmpty ? nil : batch
  }
}
