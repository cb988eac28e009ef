internal import DragGeometry

/// The times at which a watcher reports changes, and at which it looks for folders that are missing.
struct WatchSchedule {
  /// The times of the first and the last event that was not reported.
  private var unreported: (first: Microseconds, last: Microseconds)?
  /// The time of the next look for missing folders; `nil` if none is missing.
  private var retry: Microseconds?
  private var retryDelay = retryDelays.lowerBound

  /// Changes are reported after this time without another.
  private static let pause = Microseconds.milliseconds(50)
  /// The maximum time from a change to its report.
  private static let longestDelay = Microseconds.milliseconds(400)
  /// The times between two looks for a missing folder; each is twice as long as the last.
  private static let retryDelays: ClosedRange<Microseconds> = .seconds(1)...(.seconds(64))

  /// The next time at which there is something to do, even if nothing happens.
  var deadline: Microseconds? { retry.earlier(reportTime) }

  private var reportTime: Microseconds? {
    unreported.map { min($0.last + Self.pause, $0.first + Self.longestDelay) }
  }

  /// Notes an event that has to be reported.
  mutating func noteChange(at now: Microseconds) { unreported = (unreported?.first ?? now, now) }

  /// Whether the changes have to be reported now, which they then are.
  mutating func takeReport(at now: Microseconds) -> Bool {
    guard let reportTime, reportTime <= now else { return false }
    unreported = nil
    return true
  }

  /// Notes whether folders are missing.
  mutating func noteMissing(_ isMissing: Bool, at now: Microseconds) {
    guard isMissing else { return (retry, retryDelay) = (nil, Self.retryDelays.lowerBound) }
    retry = retry ?? now + retryDelay
  }

  /// Whether missing folders have to be looked for now; the next look is later.
  mutating func takeRetry(at now: Microseconds) -> Bool {
    guard let retry, retry <= now else { return false }
    retryDelay = min(retryDelay + retryDelay, Self.retryDelays.upperBound)
    self.retry = now + retryDelay
    return true
  }
}
