internal import Synchronization

/// The result of probing a file.
package struct PictureProbe: Sendable {
  package let path: String
  package let result: Result<PictureInfo, PictureProblem>
}

/// Probes pictures on threads of its own, and delivers the results in batches.
///
/// ```swift
/// let prober = PictureProber { batch in messages.send(Message("probed", text: text(of: batch))) }
/// prober.probe(paths)
/// ```
package final class PictureProber: Sendable {
  /// Results that are delivered together.
  package struct Batch: Sendable {
    /// The number that ``PictureProber/probe(_:)`` returned.
    package let request: Int
    /// The index of the first of the probes among the paths of the request.
    package let start: Int
    /// The results, in the order of the paths.
    package let probes: [PictureProbe]
    /// Whether the request has no more results.
    package let isLast: Bool
  }

  fileprivate struct Request {
    let number: Int
    let paths: [String]
    /// The index of the first path that no thread has begun with.
    var next = 0
    /// The number of paths whose results were delivered.
    var delivered = 0
    /// The results that are not delivered, by the index of their first path.
    var finished: [Int: [PictureProbe]] = [:]
  }

  fileprivate struct State {
    var requests: [Request] = []
    var lastNumber = 0
    var threads = 0
    var isDelivering = false
  }

  private let state = Mutex(State())
  private let deliver: @Sendable (Batch) -> Void

  /// Independent of the number of cores: most of the time, the threads wait for the disk.
  private static let mostThreads = 4
  /// The number of paths that a thread takes at once.
  private static let share = 32
  /// Below that of the window, and that of the loader of visible pictures, so that neither waits for a probe.
  private static let niceness: Int32 = 10

  /// `deliver` is called on one of the prober's threads, for one batch at a time.
  package init(deliver: @escaping @Sendable (Batch) -> Void) { self.deliver = deliver }

  /// Begins to probe files, after those of earlier requests; returns the number of the request.
  ///
  /// Its batches are delivered in the order of the paths. A request without paths has one empty batch.
  @discardableResult
  package func probe(_ paths: [String]) -> Int {
    let (number, started) = state.withLock { state in
      state.lastNumber += 1
      state.requests.append(Request(number: state.lastNumber, paths: paths))
      let started = min(Self.mostThreads - state.threads, max(1, paths.count / Self.share))
      state.threads += max(started, 0)
      return (state.lastNumber, started)
    }
    for _ in 0..<max(started, 0) { NiceThread.start(niceness: Self.niceness) { [self] in work() } }
    return number
  }

  /// Cancels all requests: no batch of theirs is delivered any more, except for one that is being delivered now.
  package func cancel() { state.withLock { $0.requests.removeAll() } }

  /// Whether results are still to be delivered.
  package var isBusy: Bool { state.withLock { !$0.requests.isEmpty || $0.isDelivering } }

  private func work() {
    while let share = takeShare() {
      let probes = share.paths.map { path in
        PictureProbe(
          path: path,
          result: Result { () throws(PictureProblem) in try PictureInfo(probing: path) })
      }
      state.withLock { state in
        guard let index = state.requests.firstIndex(where: { $0.number == share.request }) else {
          return
        }
        state.requests[index].finished[share.start] = probes
      }
      deliverFinished()
    }
  }

  private func takeShare() -> (request: Int, start: Int, paths: ArraySlice<String>)? {
    state.withLock { state in
      for index in state.requests.indices {
        let request = state.requests[index]
        let end = min(request.next + Self.share, request.paths.count)
        // An empty request has one empty share.
        guard request.next < end || (end == 0 && request.next == 0) else { continue }
        state.requests[index].next = max(end, 1)
        return (request.number, request.next, request.paths[request.next..<end])
      }
      state.threads -= 1
      return nil
    }
  }

  /// Delivers the finished results, unless another thread does so, which then also delivers this.
  private func deliverFinished() {
    guard state.withLock({ $0.beginDelivery() }) else { return }
    while let batch = state.withLock({ $0.nextBatch() }) { deliver(batch) }
  }
}

extension PictureProber.State {
  fileprivate mutating func beginDelivery() -> Bool {
    defer { isDelivering = true }
    return !isDelivering
  }

  /// Returns the finished results of the first request up to the first that is missing; ends the delivery if there are none.
  fileprivate mutating func nextBatch() -> PictureProber.Batch? {
    guard var request = requests.first else {
      isDelivering = false
      return nil
    }
    let start = request.delivered
    var (probes, isFound): ([PictureProbe], Bool) = ([], false)
    while let finished = request.finished.removeValue(forKey: request.delivered) {
      isFound = true
      probes += finished
      request.delivered += finished.count
      if finished.isEmpty { break }
    }
    guard isFound else {
      isDelivering = false
      return nil
    }
    let isLast = request.delivered == request.paths.count
    if isLast { requests.removeFirst() } else { requests[0] = request }
    return PictureProber.Batch(
      request: request.number, start: start, probes: probes, isLast: isLast)
  }
}
