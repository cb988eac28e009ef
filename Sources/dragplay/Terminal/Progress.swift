internal import Glibc

/// A display of progress on standard error: one line on a terminal, or else a line a second.
struct Progress {
  private let isTerminal = isatty(STDERR_FILENO) == 1
  // The first update waits as well, so short work shows no progress.
  private var lastUpdate = ContinuousClock.now

  mutating func show(_ done: Int, of count: Int) {
    let interval: Duration = isTerminal ? .milliseconds(50) : .seconds(1)
    guard lastUpdate.duration(to: .now) >= interval else { return }
    lastUpdate = .now
    let words = "picture \(done) of \(count), \(done * 100 / max(count, 1)) %"
    if isTerminal {
      StandardError.write("\r\(words)\u{1B}[K")
    } else {
      StandardError.report(words)
    }
  }

  func finish() {
    if isTerminal { StandardError.write("\r\u{1B}[K") }
  }
}
