internal import Glibc

struct Progress {
  private let noun: String
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let interval: Duration
  // Work of less than a second needs no progress.
  private var lastUpdate = ContinuousClock.now

  init(_ noun: String, isForTerminal: Bool = false) {
    self.noun = noun
    interval = isTerminal ? .milliseconds(50) : isForTerminal ? .seconds(1 << 40) : .seconds(1)
  }

  mutating func show(_ done: Int, of count: Int) {
    guard lastUpdate.duration(to: .now) >= interval else { return }
    lastUpdate = .now
    let words = "\(noun) \(done) of \(count), \(done * 100 / max(count, 1)) %"
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
